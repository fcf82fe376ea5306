/** What a delivery says, and to whom: asked of identity at the last moment, kept nowhere. */
import { Inject, Injectable } from '@nestjs/common';
import { readCodeMessage, readContact } from '@goalwright/contracts/identity';
import { type Notice, NoticeId, readNotice } from '@goalwright/contracts/notifications';
import { CodeId, type UserId } from '@goalwright/contracts/values';
import { Calls } from '@goalwright/messaging';
import { NOTIFICATIONS_CONFIG, type NotificationsConfig, publicUrl } from '../config.js';
import type { Email } from '../email/email.js';
import type { Sms } from '../sms/sms.js';
import type { MailText } from '../templates/layout.js';
import {
  accountDeletedMail,
  codeMail,
  codeText,
  emailChangedMail,
  invitationMail,
  passwordChangedMail,
  phoneChangedMail,
  receiptMail,
} from '../templates/templates.js';

export type Message = ({ channel: 'email' } & Email) | ({ channel: 'sms' } & Sms);

/** What a delivery is about. */
export interface Subject {
  readonly id: string;
  readonly kind: 'code' | 'deposit-receipt' | 'notice';
  readonly reference: string;
  readonly userId: UserId | null;
  readonly amountCents: number | null;
  readonly createdAt: Date;
}

@Injectable()
export class Messages {
  readonly #publicUrl: string;

  constructor(
    private readonly calls: Calls,
    @Inject(NOTIFICATIONS_CONFIG) config: NotificationsConfig,
  ) {
    this.#publicUrl = publicUrl(config);
  }

  /**
   * The message of a delivery; null where there is nothing to say, or nobody to say it to, any more.
   * @throws DomainError where identity cannot be asked
   */
  compose(subject: Subject): Promise<Message | null> {
    switch (subject.kind) {
      case 'code':
        return this.#code(subject);
      case 'deposit-receipt':
        return this.#receipt(subject);
      case 'notice':
        return this.#notice(subject);
    }
  }

  async #code({ id: deliveryId, reference }: Subject): Promise<Message | null> {
    const { message } = await this.calls.call(readCodeMessage, { codeId: CodeId.parse(reference) });
    if (message === null) return null;
    const shared = { deliveryId, to: message.to, code: message.code };
    return message.channel === 'email'
      ? { channel: 'email', ...shared, ...codeMail(message) }
      : { channel: 'sms', ...shared, text: codeText(message), minutesValid: message.minutesValid };
  }

  async #receipt(subject: Subject): Promise<Message | null> {
    const { id: deliveryId, reference: depositId, userId, amountCents, createdAt: paidOn } = subject;
    if (userId === null || amountCents === null) throw new Error('a receipt without its facts'); // the table refuses it
    const { contact } = await this.calls.call(readContact, { userId });
    if (contact === null) return null;
    const mail = receiptMail({ firstName: contact.firstName, amountCents, depositId, paidOn });
    return { channel: 'email', deliveryId, to: contact.email, code: '', ...mail };
  }

  async #notice({ id: deliveryId, reference }: Subject): Promise<Message | null> {
    const { notice } = await this.calls.call(readNotice, { noticeId: NoticeId.parse(reference) });
    if (notice === null) return null;
    const code = notice.kind === 'invitation' ? notice.code : '';
    return { channel: 'email', deliveryId, to: notice.to, code, ...this.#mailOf(notice) };
  }

  #mailOf(notice: Notice): MailText {
    switch (notice.kind) {
      case 'email-changed':
        return emailChangedMail(notice, this.#publicUrl);
      case 'password-changed':
        return passwordChangedMail(notice, this.#publicUrl);
      case 'phone-changed':
        return phoneChangedMail(notice, this.#publicUrl);
      case 'account-deleted':
        return accountDeletedMail(notice);
      case 'invitation':
        return invitationMail(notice, this.#publicUrl);
    }
  }
}
