import { Injectable } from '@nestjs/common';
import { DevelopmentOutbox } from '../development-outbox/development-outbox.js';
import { type Email, EmailChannel } from './email.js';

/** Mail that stays in the house: see `development-outbox.ts`. */
@Injectable()
export class OutboxEmail extends EmailChannel {
  constructor(private readonly outbox: DevelopmentOutbox) {
    super();
  }

  override async send(email: Email): Promise<null> {
    await this.outbox.keep({ channel: 'email', ...email });
    return null;
  }
}
