/** What the page's header knows of somebody's drafting. Asked at every sign-in, so it is one prepared statement. */
import { Injectable } from '@nestjs/common';
import type { UserId } from '@goalwright/contracts/values';
import { runPrepared } from '@goalwright/platform';
import { DataSource } from 'typeorm';
import { AREAS_USED_TODAY, DailyLimit } from '../daily-limit/daily-limit.js';

export interface Usage {
  readonly canGenerateGoals: boolean;
  readonly hasInitiatedChat: boolean;
  readonly totalGeneratedGoals: number;
}

/** $1 user, $2 time zone of the day. */
const READ_USAGE = {
  name: 'generator-read-usage',
  text: `
    select (${AREAS_USED_TODAY}) as used_today,
      exists (select from generator.talk where user_id = $1 and has_initiated_chat) as has_initiated_chat,
      (select count(*)::integer from generator.history_entry join generator.area using (generation_id)
       where user_id = $1 and status = 'drafted') as goals`,
} as const;

@Injectable()
export class Usages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly dailyLimit: DailyLimit,
  ) {}

  async read(userId: UserId): Promise<Usage> {
    const [row] = await runPrepared<{ used_today: number; has_initiated_chat: boolean; goals: number }>(
      this.dataSource,
      READ_USAGE,
      [userId, this.dailyLimit.timeZone],
    );
    return {
      canGenerateGoals: (row?.used_today ?? 0) < this.dailyLimit.areasMax,
      hasInitiatedChat: row?.has_initiated_chat ?? false,
      totalGeneratedGoals: row?.goals ?? 0,
    };
  }
}
