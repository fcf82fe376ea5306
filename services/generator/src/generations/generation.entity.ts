import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import type { AreaStatus, GenerationStatus } from '@goalwright/contracts/api/generations';
import type { DocumentId, GenerationId, GoalId, UserId } from '@goalwright/contracts/values';

@Entity({ name: 'generation', schema: 'generator' })
export class GenerationRow {
  @PrimaryColumn('uuid')
  id!: GenerationId;
  @Column('uuid', { name: 'user_id' })
  userId!: UserId;
  @Column('text', { name: 'request_key', nullable: true })
  requestKey!: string | null;
  @Column('char', { name: 'request_hash', length: 64 })
  requestHash!: string;
  @Column('uuid', { name: 'document_id', nullable: true })
  documentId!: DocumentId | null;
  @Column('text')
  status!: GenerationStatus;
  @Column('integer', { default: 0 })
  change!: number;
  @Column('integer', { name: 'area_count' })
  areaCount!: number;
  @Column('bytea', { name: 'sealed_request' })
  sealedRequest!: Buffer;
  @Column('integer', { default: 0 })
  requeues!: number;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;
  @Column('timestamptz', { name: 'finished_at', nullable: true })
  finishedAt!: Date | null;
  /** When the report it was drafted from was deleted. */
  @Column('timestamptz', { name: 'report_deleted_at', nullable: true })
  reportDeletedAt!: Date | null;
  /** Deleted by its owner: shown nowhere from then on. */
  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt!: Date | null;
  /** When what was deleted lost its text for good; the row still counts for the day and the total. */
  @Column('timestamptz', { name: 'erased_at', nullable: true })
  erasedAt!: Date | null;
}

@Entity({ name: 'area', schema: 'generator' })
export class AreaRow {
  @PrimaryColumn('uuid', { name: 'generation_id' })
  generationId!: GenerationId;
  @PrimaryColumn('integer')
  position!: number;
  @Column('text')
  status!: AreaStatus;
  /** How often a worker began it. */
  @Column('integer', { default: 0 })
  starts!: number;
  @Column('bytea', { name: 'sealed_goal', nullable: true })
  sealedGoal!: Buffer | null;
  @Column('uuid', { name: 'goal_id', nullable: true })
  goalId!: GoalId | null;
  /** The goal as first drafted; null while nobody edited it. */
  @Column('bytea', { name: 'sealed_draft', nullable: true })
  sealedDraft!: Buffer | null;
  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;
}
