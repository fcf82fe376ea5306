/** What identity learns from the others. */
import { Injectable } from '@nestjs/common';
import type { Received } from '@goalwright/contracts/define';
import { goalsDrafted } from '@goalwright/contracts/generator';
import { depositCompleted } from '@goalwright/contracts/wallet';
import { type EventOf, HandlesEvent, HandlesEvents } from '@goalwright/messaging';
import type { EntityManager } from 'typeorm';
import { Users } from './users/users.js';

@Injectable()
export class IdentityEvents {
  constructor(private readonly users: Users) {}

  @HandlesEvent(depositCompleted)
  async endTrial(
    { userId }: Received<typeof depositCompleted.payload>,
    manager: EntityManager,
  ): Promise<void> {
    await this.users.endTrial(manager, userId);
  }

  @HandlesEvents(goalsDrafted)
  async countGoals(events: readonly EventOf<typeof goalsDrafted>[], manager: EntityManager): Promise<void> {
    await this.users.countGoals(
      manager,
      events.map(({ payload: { userId, drafted } }) => ({ userId, goals: drafted.length })),
    );
  }
}
