/** Events on their way out, and those already handled. */
import { outboxAndInboxTables } from '@goalwright/messaging';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateOutboxAndInbox1795132803000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(outboxAndInboxTables('wallet'));
    await queryRunner.query('grant select, insert, update, delete on outbox, inbox to wallet_app');
  }

  down(): Promise<void> {
    return Promise.reject(new Error('migrations go forward only'));
  }
}
