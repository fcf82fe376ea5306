import { Injectable } from '@nestjs/common';
import { DevelopmentOutbox } from '../development-outbox/development-outbox.js';
import { type Sms, SmsChannel } from './sms.js';

/** Texts that stay in the house: see `development-outbox.ts`. */
@Injectable()
export class OutboxSms extends SmsChannel {
  constructor(private readonly outbox: DevelopmentOutbox) {
    super();
  }

  override send(sms: Sms): Promise<void> {
    return this.outbox.keep({ channel: 'sms', subject: '', html: '', ...sms });
  }
}
