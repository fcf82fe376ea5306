import { Injectable } from '@nestjs/common';
import type { Received } from '@goalwright/contracts/define';
import { readOutbox } from '@goalwright/contracts/notifications';
import { Answers } from '@goalwright/messaging';
import { DevelopmentOutbox } from './development-outbox/development-outbox.js';

@Injectable()
export class NotificationsCalls {
  constructor(private readonly outbox: DevelopmentOutbox) {}

  @Answers(readOutbox)
  async readOutbox({ to }: Received<typeof readOutbox.request>) {
    return { messages: await this.outbox.read(to) };
  }
}
