/** The words of every message. None knows a student: what concerns one never leaves by mail. */
import { INVITATION_PATH, UNDO_EMAIL_CHANGE_PATH } from '@goalwright/contracts/api/mail-links';
import type { CodePurpose } from '@goalwright/contracts/identity';
import type { Notice } from '@goalwright/contracts/notifications';
import { PRODUCT_NAME } from '@goalwright/contracts/product';
import { highlight, layOut, link, type MailText, paragraph } from './layout.js';

export interface CodeFacts {
  readonly purpose: CodePurpose;
  readonly firstName: string;
  readonly code: string;
  readonly minutesValid: number;
}

const USES: Readonly<Record<CodePurpose, string>> = {
  'signup-email': 'verify your email address',
  'signup-sms': 'verify your phone number',
  'reset-email': 'set a new password',
  'change-email': 'confirm your new email address',
  'change-phone': 'confirm your new phone number',
};

/** Without the address: links stand in histories and in the logs of whoever looks through mail. */
const SIGN_IN_PATH = '/registration';

const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 1440;

const count = (number: number, noun: string): string => `${String(number)} ${noun}${number === 1 ? '' : 's'}`;

function duration(minutes: number): string {
  if (minutes % MINUTES_PER_DAY === 0) return count(minutes / MINUTES_PER_DAY, 'day');
  if (minutes % MINUTES_PER_HOUR === 0) return count(minutes / MINUTES_PER_HOUR, 'hour');
  return count(minutes, 'minute');
}

const NAME_LENGTH_MAX = 40;

/**
 * A name as it may stand in our mail, or null. Whoever registers another's address chooses the name in the mail that
 * goes there: what a mail program would make a link of, or a sentence of its own, is left out.
 */
function speakable(name: string): string | null {
  const line = name.replace(/\s+/g, ' ').trim();
  const isPlain =
    line !== '' && line.length <= NAME_LENGTH_MAX && !/[^\s]\.[^\s]|[:/@\\<>]|\p{Cc}|\p{Cf}/u.test(line);
  return isPlain ? line : null;
}

function greeting(firstName: string): string {
  const name = speakable(firstName);
  return name === null ? 'Hello,' : `Hello ${name},`;
}

export function codeMail({ purpose, firstName, code, minutesValid }: CodeFacts): MailText {
  return layOut({
    // Without the code: subjects show on locked screens.
    subject: `Your ${PRODUCT_NAME} code`,
    greeting: greeting(firstName),
    blocks: [
      paragraph(`Your code to ${USES[purpose]} is:`),
      highlight(code),
      paragraph(`It works once, for ${duration(minutesValid)}. We never ask you to tell it to anybody.`),
      paragraph('If you did not ask for it, you can ignore this message: nothing changes without the code.'),
    ],
  });
}

/** One segment: no name, which may hold letters that make a text message cost double. */
export function codeText({ purpose, code, minutesValid }: CodeFacts): string {
  return `${PRODUCT_NAME}: ${code} is your code to ${USES[purpose]}. It works for ${duration(minutesValid)}. Never share it.`;
}

export interface ReceiptFacts {
  readonly firstName: string;
  readonly amountCents: number;
  readonly depositId: string;
  readonly paidOn: Date;
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const moment = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Los_Angeles',
});
/** With the zone's name, so that nobody has to guess whose clock it is. */
const momentOf = (instant: string): string => `${moment.format(new Date(instant))} Pacific Time`;

export function receiptMail({ firstName, amountCents, depositId, paidOn }: ReceiptFacts): MailText {
  return layOut({
    subject: `Your ${PRODUCT_NAME} deposit`,
    greeting: greeting(firstName),
    blocks: [
      paragraph(`Thank you. This amount was added to your ${PRODUCT_NAME} wallet on ${day.format(paidOn)}:`),
      highlight(dollars.format(amountCents / 100)),
      paragraph(`Receipt number: ${depositId}`),
      paragraph(
        'Your wallet shows every deposit and every goal you paid for. If you did not make this deposit, please write to our support.',
      ),
    ],
  });
}

type NoticeOf<Kind extends Notice['kind']> = Extract<Notice, { kind: Kind }>;

/** " by an administrator of Lynwood", or nothing where the owner did it. */
const byWhom = ({ byAdministratorOf: lea }: { byAdministratorOf?: string | null | undefined }): string =>
  lea ? ` by an administrator of ${lea}` : '';

export function emailChangedMail(notice: NoticeOf<'email-changed'>, publicUrl: string): MailText {
  return layOut({
    subject: `Your ${PRODUCT_NAME} email address was changed`,
    greeting: greeting(notice.firstName),
    blocks: [
      paragraph(
        `The email address of your ${PRODUCT_NAME} account was changed${byWhom(notice)}. From now on you sign in with the new address, and our mail goes there.`,
      ),
      paragraph('If this was you, there is nothing to do.'),
      paragraph(
        `If it was not, take the change back before ${momentOf(notice.undoUntil)}. Your account gets this address again, and everybody who is signed in to it is signed out.`,
      ),
      link('Take the change back', `${publicUrl}${UNDO_EMAIL_CHANGE_PATH}#${notice.undoToken}`),
      paragraph(
        'The old password no longer works after that. To choose a new one, open the sign-in page, choose "Forgot password", and type this email address.',
      ),
    ],
  });
}

export function passwordChangedMail(notice: NoticeOf<'password-changed'>, publicUrl: string): MailText {
  return layOut({
    subject: `Your ${PRODUCT_NAME} password was changed`,
    greeting: greeting(notice.firstName),
    blocks: [
      paragraph(
        `The password of your ${PRODUCT_NAME} account was changed on ${momentOf(notice.changedOn)}. Everybody who was signed in to it was signed out.`,
      ),
      paragraph('If this was you, there is nothing to do.'),
      paragraph(
        'If it was not, set a new password now: open the sign-in page, choose "Forgot password", and type this email address.',
      ),
      link('Open the sign-in page', `${publicUrl}${SIGN_IN_PATH}`),
    ],
  });
}

/** Without the number: a mailbox is not where others should find one. */
export function phoneChangedMail(notice: NoticeOf<'phone-changed'>, publicUrl: string): MailText {
  const changed = `The phone number of your ${PRODUCT_NAME} account was changed on ${momentOf(notice.changedOn)}${byWhom(notice)}.`;
  return layOut({
    subject: `Your ${PRODUCT_NAME} phone number was changed`,
    greeting: greeting(notice.firstName),
    blocks: notice.byAdministratorOf
      ? [
          paragraph(`${changed} The next time you use ${PRODUCT_NAME}, it asks you to prove your number.`),
          paragraph('If you think this is a mistake, please ask your administrator.'),
        ]
      : [
          paragraph(`${changed} From now on our text messages go to the new number.`),
          paragraph('If this was you, there is nothing to do.'),
          paragraph(
            'If it was not, somebody else knows your password. Set a new one now: open the sign-in page, choose "Forgot password", and type this email address. That signs everybody out. Then sign in and change the number back.',
          ),
          link('Open the sign-in page', `${publicUrl}${SIGN_IN_PATH}`),
        ],
  });
}

export function accountDeletedMail(notice: NoticeOf<'account-deleted'>): MailText {
  return layOut({
    subject: `Your ${PRODUCT_NAME} account was deleted`,
    greeting: greeting(notice.firstName),
    blocks: [
      paragraph(
        `Your ${PRODUCT_NAME} account was deleted on ${momentOf(notice.deletedOn)}${byWhom(notice)}.`,
      ),
      paragraph(
        'Nobody can sign in to it any more. Records of payments are kept as long as the privacy policy says.',
      ),
      paragraph(
        notice.byAdministratorOf
          ? 'If you think this is a mistake, please ask your administrator.'
          : 'If you did not ask for this, please write to our support.',
      ),
    ],
  });
}

export function invitationMail(notice: NoticeOf<'invitation'>, publicUrl: string): MailText {
  const inviter = speakable(notice.invitedBy) ?? 'An administrator';
  return layOut({
    subject: `You were added to ${PRODUCT_NAME}`,
    greeting: greeting(notice.firstName),
    blocks: [
      paragraph(
        `${inviter} of ${notice.leaName} made a ${PRODUCT_NAME} account for you. ${PRODUCT_NAME} drafts IEP goals from assessment reports and baselines.`,
      ),
      paragraph('To choose your password, open the page below and type this email address and this code:'),
      highlight(notice.code),
      link('Choose your password', `${publicUrl}${INVITATION_PATH}`),
      paragraph(
        `The code works once, for ${duration(notice.minutesValid)}. After that, "Forgot password" on the sign-in page sends you a new one.`,
      ),
      paragraph(
        'If you do not know why you got this, you can ignore it: nobody can use the account without the code.',
      ),
    ],
  });
}
