/** What the generator does when others tell it something. */
import { Injectable } from '@nestjs/common';
import type { Received } from '@goalwright/contracts/define';
import { userDeleted } from '@goalwright/contracts/identity';
import { HandlesEvent } from '@goalwright/messaging';
import type { EntityManager } from 'typeorm';
import { Documents } from './documents/documents.js';
import { History } from './history/history.js';
import { Talks } from './talks/talks.js';

@Injectable()
export class GeneratorEvents {
  constructor(
    private readonly documents: Documents,
    private readonly history: History,
    private readonly talks: Talks,
  ) {}

  @HandlesEvent(userDeleted)
  async forgetUser({ userId }: Received<typeof userDeleted.payload>, manager: EntityManager): Promise<void> {
    await this.documents.deleteAllOf(manager, userId);
    await this.talks.deleteAllOf(manager, userId);
    await this.history.deleteAllOf(manager, userId);
  }
}
