import { Injectable } from '@nestjs/common';
import { DevelopmentOutbox } from '../development-outbox/development-outbox.js';
import { type Sms, SmsChannel } from './sms.js';

/** Texts that stay in the house: see `development-outbox.ts`. */
@Injectable()
export class OutboxSms extends SmsChannel {
  constructor(private readonly outbox: DevelopmentOutbox) {
    super();
  }

  override async send({ deliveryId, to, text, code }: Sms): Promise<null> {
    await this.outbox.keep({ channel: 'sms', subject: '', html: '', deliveryId, to, text, code });
    return null;
  }
}
