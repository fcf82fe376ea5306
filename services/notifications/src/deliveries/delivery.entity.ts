import type { UserId } from '@goalwright/contracts/values';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A code and a notice are told by identity at delivery; a receipt knows its person and amount. */
export type DeliveryKind = 'code' | 'deposit-receipt' | 'notice';
/**
 * `pending -> sending -> sent -> delivered | bounced`, or `failed` before it was sent. Back from `sending` to
 * `pending` only where the carrier said that it has not taken the message.
 */
export type DeliveryState = 'pending' | 'sending' | 'sent' | 'delivered' | 'bounced' | 'failed';

@Entity('deliveries')
export class DeliveryEntity {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' })
  id!: string;

  @Column('text')
  kind!: DeliveryKind;

  @Column('uuid')
  reference!: string;

  @Column('uuid', { name: 'user_id', nullable: true })
  userId!: UserId | null;

  @Column('integer', { name: 'amount_cents', nullable: true })
  amountCents!: number | null;

  @Column('text', { default: 'pending' })
  state!: DeliveryState;

  @Column('text', { nullable: true })
  channel!: 'email' | 'sms' | null;

  @Column('text', { nullable: true })
  failure!: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'queued_at', default: () => 'now()' })
  queuedAt!: Date;

  @Column('timestamptz', { name: 'settled_at', nullable: true })
  settledAt!: Date | null;

  @Column('timestamptz', { name: 'quiet_until', nullable: true })
  quietUntil!: Date | null;

  @Column('integer', { default: 0 })
  doubts!: number;

  @Column('integer', { default: 0 })
  takes!: number;

  @Column('text', { name: 'provider_id', nullable: true })
  providerId!: string | null;

  @Column('text', { name: 'provider_code', nullable: true })
  providerCode!: string | null;

  @Column('timestamptz', { name: 'reported_at', nullable: true })
  reportedAt!: Date | null;
}
