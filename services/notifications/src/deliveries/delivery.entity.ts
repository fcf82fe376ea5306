import type { UserId } from '@goalwright/contracts/values';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A code is told by identity at delivery; a receipt knows its person and amount. */
export type DeliveryKind = 'code' | 'deposit-receipt';
export type DeliveryState = 'accepted' | 'sent' | 'failed';

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

  @Column('text', { default: 'accepted' })
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
}
