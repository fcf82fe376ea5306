/** The words of every message. */
import type { CodePurpose } from '@goalwright/contracts/identity';
import { PRODUCT_NAME } from '@goalwright/contracts/product';
import { layOut, type MailText } from './layout.js';

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

const minutes = (count: number): string => (count === 1 ? '1 minute' : `${String(count)} minutes`);

export function codeMail({ purpose, firstName, code, minutesValid }: CodeFacts): MailText {
  return layOut({
    // Without the code: subjects show on locked screens.
    subject: `Your ${PRODUCT_NAME} code`,
    greeting: `Hello ${firstName},`,
    before: [`Your code to ${USES[purpose]} is:`],
    highlight: code,
    after: [
      `It works once, for ${minutes(minutesValid)}. We never ask you to tell it to anybody.`,
      'If you did not ask for it, you can ignore this message: nothing changes without the code.',
    ],
  });
}

/** One segment: no name, which may hold letters that make a text message cost double. */
export function codeText({ purpose, code, minutesValid }: CodeFacts): string {
  return `${PRODUCT_NAME}: ${code} is your code to ${USES[purpose]}. It works for ${minutes(minutesValid)}. Never share it.`;
}

export interface ReceiptFacts {
  readonly firstName: string;
  readonly amountCents: number;
  readonly depositId: string;
  readonly paidOn: Date;
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export function receiptMail({ firstName, amountCents, depositId, paidOn }: ReceiptFacts): MailText {
  return layOut({
    subject: `Your ${PRODUCT_NAME} deposit`,
    greeting: `Hello ${firstName},`,
    before: [`Thank you. This amount was added to your ${PRODUCT_NAME} wallet on ${day.format(paidOn)}:`],
    highlight: dollars.format(amountCents / 100),
    after: [
      `Receipt number: ${depositId}`,
      'Your wallet shows every deposit and every goal you paid for. If you did not make this deposit, please write to our support.',
    ],
  });
}
