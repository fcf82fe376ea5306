import type { EmailAddress, LeaId, PhoneNumber, UserId } from '@goalwright/contracts/values';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('users')
export class UserEntity {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' })
  id!: UserId;

  @Column('text', { unique: true })
  email!: EmailAddress;

  @Column('text', { name: 'first_name' })
  firstName!: string;

  @Column('text', { name: 'last_name' })
  lastName!: string;

  @Column('text', { name: 'phone_number', nullable: true })
  phoneNumber!: PhoneNumber | null;

  @Column('text', { name: 'password_hash', nullable: true })
  passwordHash!: string | null;

  @Column('text', { name: 'lea_id', default: 'public' })
  leaId!: LeaId;

  @Column('boolean', { name: 'is_administrator', default: false })
  isAdministrator!: boolean;

  @Column('boolean', { name: 'is_trial', default: true })
  isTrial!: boolean;

  @Column('timestamptz', { name: 'email_verified_at', nullable: true })
  emailVerifiedAt!: Date | null;

  @Column('timestamptz', { name: 'phone_verified_at', nullable: true })
  phoneVerifiedAt!: Date | null;

  @Column('timestamptz', { name: 'verified_at', nullable: true })
  verifiedAt!: Date | null;

  @Column('timestamptz', { name: 'invited_at', nullable: true })
  invitedAt!: Date | null;

  @Column('boolean', { name: 'is_outside_ai_allowed', default: false })
  isOutsideAiAllowed!: boolean;

  @Column('integer', { name: 'total_generated_goals', default: 0 })
  totalGeneratedGoals!: number;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt!: Date;
}
