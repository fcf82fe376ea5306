/** How many areas of need a user may have drafted in one day of the settings' time zone. */
import { Injectable } from '@nestjs/common';
import { dailyRoomText, DomainError } from '@goalwright/contracts/errors';
import type { UserId } from '@goalwright/contracts/values';
import type { EntityManager } from 'typeorm';

/** What a user started today and was not given back. $1 user, $2 time zone of the day. */
export const AREAS_USED_TODAY = `
  select coalesce(sum(area_count), 0)::integer from generator.generation
  where user_id = $1 and status not in ('cancelled', 'failed')
    and created_at >= date_trunc('day', now() at time zone $2) at time zone $2`;

@Injectable()
export class DailyLimit {
  constructor(
    readonly areasMax: number,
    readonly timeZone: string,
  ) {}

  /**
   * Refuses where the day has no room for so many more areas. Counts what was started and not given back; the
   * caller holds the user's lock, so that two starts cannot both take the last place.
   */
  async assertRoom(manager: EntityManager, userId: UserId, areas: number): Promise<void> {
    const left = this.areasMax - (await this.#usedToday(manager, userId));
    if (areas <= left) return;
    throw new DomainError('generator.daily-limit', left > 0 ? { message: dailyRoomText(left, areas) } : {});
  }

  async #usedToday(manager: EntityManager, userId: UserId): Promise<number> {
    const rows: { used: number }[] = await manager.query(`select (${AREAS_USED_TODAY}) as used`, [
      userId,
      this.timeZone,
    ]);
    return rows[0]?.used ?? 0;
  }
}
