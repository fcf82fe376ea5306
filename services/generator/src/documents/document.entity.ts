import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import type { BlobId, DocumentId, UserId } from '@goalwright/contracts/values';

@Entity({ name: 'document', schema: 'generator' })
export class DocumentRow {
  @PrimaryColumn('uuid')
  id!: DocumentId;
  @Column('uuid', { name: 'user_id' })
  userId!: UserId;
  @Column('text', { name: 'request_key' })
  requestKey!: string;
  @Column('char', { name: 'request_hash', length: 64 })
  requestHash!: string;
  @Column('uuid', { name: 'blob_id' })
  blobId!: BlobId;
  @Column('text')
  format!: 'pdf' | 'text';
  @Column('text')
  status!: 'waiting' | 'several-students' | 'read' | 'refused';
  @Column('text', { nullable: true })
  refusal!: string | null;
  @Column('integer', { name: 'page_count', nullable: true })
  pageCount!: number | null;
  @Column('integer', { name: 'pages_read', default: 0 })
  pagesRead!: number;
  /**
   * What was read, sealed: the pages, the report read from them and the areas proposed; where the file names several
   * students and none is read yet, its pages and their names. Null before that.
   */
  @Column('bytea', { name: 'sealed_text', nullable: true })
  sealedText!: Buffer | null;
  /** The chosen student's place among the several of the file; null where nobody had to choose. */
  @Column('integer', { name: 'student_place', nullable: true })
  studentPlace!: number | null;
  /** How often a worker began to read it. */
  @Column('integer', { default: 0 })
  starts!: number;
  @Column('integer', { default: 0 })
  requeues!: number;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;
  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;
}
