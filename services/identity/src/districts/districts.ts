/** Districts (LEAs) as groups of people; who may ask about one is decided before anybody comes here. */
import type { LeaId, UserId } from '@goalwright/contracts/values';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** As many as one message may name. */
const MEMBERS_MAX = 20_000;

@Injectable()
export class Districts {
  constructor(private readonly database: DataSource) {}

  /** Everybody whose account is open; of all districts where none is named. */
  async members(leaId: LeaId | null): Promise<UserId[]> {
    const rows = await this.database.query<{ id: UserId }[]>(
      `select id from users where verified_at is not null and ($1::text is null or lea_id = $1)
        order by created_at limit $2`,
      [leaId, MEMBERS_MAX],
    );
    return rows.map(({ id }) => id);
  }
}
