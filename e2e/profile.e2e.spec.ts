/** What people change of their own account, through every service: mails, links, money and history. */
import {
  deleteAccount,
  exportData,
  sendUserEmailCode,
  undoEmailChange,
  updateUserInformation,
  validateToken,
  validateUserEmailCode,
} from '@goalwright/contracts/api/account';
import { UNDO_EMAIL_CHANGE_PATH } from '@goalwright/contracts/api/mail-links';
import {
  login,
  resetPassword,
  sendForgotEmailCode,
  sendSignupEmailCode,
  sendSignupSmsCode,
  validateForgotEmailCode,
  validateSignupEmailCode,
  validateSignupSmsCode,
} from '@goalwright/contracts/api/sign-in';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { eventually } from '@goalwright/testing';
import { api } from './product.js';
import { newCode, PASSWORD, Provider, refusal, sentMessages, succeeded } from './provider.js';

jest.setTimeout(120_000);

const NEW_PASSWORD = 'Brave-Walnut-Kite-77';
let provider: Provider;
beforeAll(async () => {
  provider = await Provider.ready();
});

const isLive = async (USToken: string) =>
  succeeded(await api.call(validateToken, { USToken })).IsUserTokenValid;

/** The newest mail to an address whose subject says this. */
const mail = (to: string, subject: string) =>
  eventually(async () => {
    const found = (await sentMessages(to)).find((message) => message.subject.includes(subject));
    if (found === undefined) throw new Error(`no mail about ${subject} yet`);
    return found;
  });

describe('a profile', () => {
  it('takes a new name and a new password, whose owner is told by mail', async () => {
    const old = provider.token;
    const changed = succeeded(
      await provider.call(updateUserInformation, {
        Email: provider.email,
        TempUserFirstName: 'Zoë',
        TempUserPassword: NEW_PASSWORD,
        ConfirmPassword: NEW_PASSWORD,
        CurrentPassword: PASSWORD,
      }),
    );
    expect(changed.User).toMatchObject({ FirstName: 'Zoë', AccountBalance: 1000, PasswordHash: '' });
    expect(await isLive(old)).toBe(false);
    provider.token = changed.USToken ?? '';
    expect(await isLive(provider.token)).toBe(true);
    expect((await mail(provider.email, 'password was changed')).text).toContain('Zoë');
  });

  it('takes a new address, and gives it back by the link in the mail to the old one', async () => {
    const TempUserEmail = `moved-${randomUUID()}@school.example`;
    const EmailCode = await newCode(TempUserEmail, async () => {
      succeeded(await provider.call(sendUserEmailCode, { TempUserEmail, CurrentPassword: NEW_PASSWORD }));
    });
    const old = provider.token;
    const moved = succeeded(await provider.call(validateUserEmailCode, { EmailCode, TempUserEmail }));
    expect(moved.User).toMatchObject({ Email: TempUserEmail, AccountBalance: 1000 });
    expect(await isLive(old)).toBe(false);

    const { text } = await mail(provider.email, 'email address was changed');
    const UndoToken = text.split(`${UNDO_EMAIL_CHANGE_PATH}#`)[1]?.match(/^[\w-]+/)?.[0] ?? '';
    succeeded(await api.call(undoEmailChange, { UndoToken }));

    expect(await isLive(moved.USToken ?? '')).toBe(false);
    expect(refusal(await api.call(undoEmailChange, { UndoToken }))).toBe('identity.email-undo-invalid');
    for (const Email of [provider.email, TempUserEmail]) {
      expect(refusal(await api.call(login, { Email, Password: NEW_PASSWORD }))).toBe(
        'identity.credentials-mismatch',
      );
    }
    const { email: Email } = provider;
    const code = await newCode(Email, async () => {
      succeeded(await api.call(sendForgotEmailCode, { Email }));
    });
    const { ResetToken = '' } = succeeded(
      await api.call(validateForgotEmailCode, { Email, EmailCode: code }),
    );
    succeeded(await api.call(resetPassword, { Email, Password: PASSWORD, ResetToken }));
    expect(await provider.signIn()).toMatchObject({ Email, FirstName: 'Zoë', AccountBalance: 1000 });
  });

  it('is exported whole, and then deleted with everything but the memory of its credit', async () => {
    const { Export } = succeeded(await provider.call(exportData, {}));
    expect(Export).toMatchObject({
      Account: { Email: provider.email, FirstName: 'Zoë', PhoneNumber: provider.phoneNumber },
      Wallet: { AvailableCents: 1000, TotalLines: 1 },
    });
    expect(refusal(await provider.call(deleteAccount, { Password: NEW_PASSWORD }))).toBe(
      'identity.credentials-mismatch',
    );

    succeeded(await provider.call(deleteAccount, { Password: PASSWORD }));

    expect(await isLive(provider.token)).toBe(false);
    expect(refusal(await api.call(login, { Email: provider.email, Password: PASSWORD }))).toBe(
      'identity.credentials-mismatch',
    );
    expect((await mail(provider.email, 'account was deleted')).text).toContain('Nobody can sign in');

    await provider.register();
    const { email: Email, phoneNumber } = provider;
    const EmailCode = await newCode(Email, async () => {
      succeeded(await api.call(sendSignupEmailCode, { Email }));
    });
    succeeded(await api.call(validateSignupEmailCode, { Email, EmailCode }));
    const SMSCode = await newCode(phoneNumber, async () => {
      succeeded(await api.call(sendSignupSmsCode, { Email }));
    });
    succeeded(await api.call(validateSignupSmsCode, { Email, SMSCode }));
    expect(await provider.signIn()).toMatchObject({ AccountBalance: 0, DidAcceptTermsOfService: false });
  });
});
