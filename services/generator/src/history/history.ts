/** The goals of past generations, newest first, written when a generation finishes, whatever the page does. */
import { Injectable } from '@nestjs/common';
import type { Goal } from '@goalwright/contracts/api/goals';
import type { GenerationId, UserId } from '@goalwright/contracts/values';
import { DataSource, type EntityManager } from 'typeorm';
import { Generations } from '../generations/generations.js';

const RECORDS_MAX = 200;
/** The newest records that fit into one reply: a long history must not make the page fail at every load. */
const BYTES_MAX = 4_000_000;

export interface HistoryRecord {
  readonly generationId: GenerationId;
  readonly goals: Goal[];
  readonly createdOn: string;
}

@Injectable()
export class History {
  constructor(
    private readonly dataSource: DataSource,
    private readonly generations: Generations,
  ) {}

  async list(userId: UserId): Promise<HistoryRecord[]> {
    const entries: { generation_id: GenerationId; created_at: Date }[] = await this.dataSource.query(
      `select generation_id, created_at from (
         select generation_id, created_at, sum(size_bytes) over (order by created_at desc) as total_bytes
         from generator.history_entry, lateral (
           select sum(octet_length(sealed_goal)) as size_bytes from generator.area
           where area.generation_id = history_entry.generation_id) as goals
         where user_id = $1) as entry
       where total_bytes <= $3
       order by created_at desc limit $2`,
      [userId, RECORDS_MAX, BYTES_MAX],
    );
    const goals = await this.generations.goalsOf(entries.map((entry) => entry.generation_id));
    return entries.map((entry) => ({
      generationId: entry.generation_id,
      goals: goals.get(entry.generation_id) ?? [],
      createdOn: entry.created_at.toISOString(),
    }));
  }

  async countGoals(userId: UserId): Promise<number> {
    const rows: { goals: number }[] = await this.dataSource.query(
      `select count(*)::integer as goals from generator.history_entry
       join generator.area using (generation_id) where user_id = $1 and status = 'drafted'`,
      [userId],
    );
    return rows[0]?.goals ?? 0;
  }

  /**
   * Everything ever asked or drafted for a user: history entries and areas go with their generation. What is being
   * drafted goes too; its worker then finds nothing to store, and the wallet releases by itself.
   */
  async deleteAllOf(manager: EntityManager, userId: UserId): Promise<void> {
    await manager.query('delete from generator.generation where user_id = $1', [userId]);
  }
}
