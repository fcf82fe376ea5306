/** What the gateway adds to profiles: fields, the caller's own id, a fresh user, and an export from every service. */
import {
  deleteAccount,
  exportData,
  sendUserEmailCode,
  undoEmailChange,
  updateUserInformation,
  validateUserEmailCode,
} from '@goalwright/contracts/api/account';
import { DomainError } from '@goalwright/contracts/errors';
import * as generator from '@goalwright/contracts/generator';
import * as identity from '@goalwright/contracts/identity';
import { EmailAddress, GenerationId, PersonName } from '@goalwright/contracts/values';
import * as wallet from '@goalwright/contracts/wallet';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { PDFDocument } from 'pdf-lib';
import { randomUUID } from 'node:crypto';
import { aBalance, aGoal, aSession, type GatewayUnderTest, startGateway } from './gateway-under-test.js';

jest.setTimeout(60_000);

let gateway: GatewayUnderTest;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

const clientIp = expect.stringMatching(/127\.0\.0\.1$/);
const Email = EmailAddress.parse('ana@example.org');

describe('the profile form', () => {
  it('changes names of the caller, whoever’s address stands in it, and answers the user of now', async () => {
    const session = aSession();
    const USToken = gateway.signIn(session);
    gateway.identity.answers(identity.updateAccount, ({ firstName }) => {
      session.profile.firstName = firstName ?? '';
      return { token: null };
    });

    const reply = await gateway.client.call(updateUserInformation, {
      USToken,
      Email: EmailAddress.parse('somebody-else@example.org'),
      TempUserFirstName: PersonName.parse('Zoë'),
    });

    expect(reply).toMatchObject({
      isSuccessful: true,
      body: { User: { FirstName: 'Zoë', Email: session.profile.email, USToken } },
    });
    expect(reply.isSuccessful && reply.body.USToken).toBeUndefined();
    expect(gateway.identity.received(identity.updateAccount).at(-1)).toEqual({
      userId: session.profile.userId,
      sessionId: session.sessionId,
      ...{
        firstName: 'Zoë',
        lastName: null,
        newPassword: null,
        confirmPassword: null,
        currentPassword: null,
      },
      clientIp,
    });
  });

  it('answers the token that is left after a new password, and no password', async () => {
    const session = aSession();
    const fresh = gateway.signIn(session);
    gateway.identity.answers(identity.updateAccount, () => ({ token: fresh }));

    const reply = await gateway.client.call(updateUserInformation, {
      USToken: gateway.signIn(session),
      Email,
      TempUserPassword: 'Brave-Walnut-Kite-77',
      ConfirmPassword: 'Brave-Walnut-Kite-77',
      CurrentPassword: 'Correct-Otter-Lamp-42',
    });

    expect(reply).toMatchObject({ body: { USToken: fresh, User: { USToken: fresh, PasswordHash: '' } } });
    expect(JSON.stringify(reply)).not.toMatch(/Walnut|Otter/);
    expect(gateway.identity.received(identity.updateAccount).at(-1)).toMatchObject({
      newPassword: 'Brave-Walnut-Kite-77',
      confirmPassword: 'Brave-Walnut-Kite-77',
      currentPassword: 'Correct-Otter-Lamp-42',
    });
  });

  it('carries the exact words of a refusal', async () => {
    gateway.identity.answers(identity.updateAccount, () => {
      throw new DomainError('identity.password-weak', { message: 'Password is required!' });
    });
    const refused = await gateway.client.call(updateUserInformation, {
      USToken: gateway.signIn(),
      Email,
      TempUserPassword: '',
    });
    expect(refused).toMatchObject({
      status: 200,
      problem: { Code: 'identity.password-weak', Message: 'Password is required!' },
    });
  });

  it('answers the new token also while the wallet is down, since the old one is dead', async () => {
    gateway.identity.answers(identity.updateAccount, () => ({ token: 'a-fresh-token' }));
    gateway.wallet.answers(wallet.readBalance, () => {
      throw new DomainError('service.unavailable');
    });
    const reply = await gateway.client.call(updateUserInformation, {
      USToken: gateway.signIn(),
      Email,
      TempUserPassword: 'Brave-Walnut-Kite-77',
    });
    gateway.wallet.answers(wallet.readBalance, () => aBalance(1000));
    expect(reply).toMatchObject({ isSuccessful: true, body: { USToken: 'a-fresh-token' } });
  });
});

describe('a new address', () => {
  const TempUserEmail = EmailAddress.parse('new@example.org');

  it('is the caller’s with the right code, and a new token comes back', async () => {
    const session = aSession();
    const USToken = gateway.signIn(session);
    const { userId } = session.profile;
    const sent = await gateway.client.call(sendUserEmailCode, {
      USToken,
      TempUserEmail,
      CurrentPassword: 'Correct-Otter-Lamp-42',
    });
    expect(sent).toMatchObject({ body: { DidEmailCodeSend: true } });
    expect(gateway.identity.received(identity.sendEmailCode)).toEqual([
      { userId, newEmail: TempUserEmail, currentPassword: 'Correct-Otter-Lamp-42', clientIp },
    ]);
    const fresh = gateway.signIn(aSession({ ...session.profile, email: TempUserEmail }));
    gateway.identity.answers(identity.validateEmailCode, ({ code }) => ({
      token: code === '123456' ? fresh : null,
    }));

    const confirmed = await gateway.client.call(validateUserEmailCode, {
      USToken,
      TempUserEmail,
      EmailCode: '123456',
    });

    expect(confirmed).toMatchObject({
      body: { IsEmailCodeValid: true, USToken: fresh, User: { Email: TempUserEmail, USToken: fresh } },
    });
    expect(gateway.identity.received(identity.validateEmailCode)).toEqual([
      { userId, sessionId: session.sessionId, newEmail: TempUserEmail, code: '123456', clientIp },
    ]);
    const refused = await gateway.client.call(validateUserEmailCode, {
      USToken,
      TempUserEmail,
      EmailCode: '654321',
    });
    expect(refused).toMatchObject({ status: 200, problem: { Code: 'identity.email-code-invalid' } });
  });

  it('is taken back by whoever has the mail, signed in or not', async () => {
    const undone = await gateway.client.call(undoEmailChange, { UndoToken: 'the-token-of-the-mail' });
    expect(undone).toMatchObject({ status: 200, isSuccessful: true });
    expect(gateway.identity.received(identity.undoEmailChange)).toEqual([
      { undoToken: 'the-token-of-the-mail', clientIp },
    ]);
  });
});

describe('the end of an account', () => {
  it('is the caller’s own, with the password', async () => {
    const session = aSession();
    const ended = await gateway.client.call(deleteAccount, {
      USToken: gateway.signIn(session),
      Password: 'Correct-Otter-Lamp-42',
    });
    expect(ended).toMatchObject({ status: 200, isSuccessful: true });
    expect(gateway.identity.received(identity.deleteAccount)).toEqual([
      { userId: session.profile.userId, password: 'Correct-Otter-Lamp-42', clientIp },
    ]);
  });

  it.each(['identity.credentials-mismatch', 'identity.last-administrator'] as const)(
    'is refused with %s',
    async (code) => {
      gateway.identity.answers(identity.deleteAccount, () => {
        throw new DomainError(code);
      });
      const refused = await gateway.client.call(deleteAccount, { USToken: gateway.signIn(), Password: 'x' });
      expect(refused).toMatchObject({ status: 200, problem: { Code: code } });
    },
  );
});

describe('an export', () => {
  it('holds what identity, wallet and generator keep of the caller, and of nobody else', async () => {
    const session = aSession();
    const generationId = GenerationId.parse(randomUUID());
    gateway.generator.answers(generator.readTalk, () => ({
      talk: { goals: [], inputQA: [], hasInitiatedChat: true, messages: [], conversationState: null },
      history: [
        { generationId, studentLabel: 'M.G.', goals: [aGoal()], createdOn: '2026-11-20T12:00:00.000Z' },
      ],
      canGenerateGoals: true,
    }));

    const reply = await gateway.client.call(exportData, { USToken: gateway.signIn(session) });

    expect(reply).toMatchObject({
      body: {
        Export: {
          Account: {
            Email: 'ana@example.org',
            LEA: 'Lynwood',
            TermsAccepted: [{ Version: '2026-11' }],
            CodesSent: [{ Purpose: 'change-email', To: 'new@example.org' }],
            History: [{ Action: 'signed-in', WasByOwner: true }],
          },
          Wallet: { AvailableCents: 1000, HeldCents: 0, Statements: [], TotalLines: 0 },
          Session: {
            HasInitiatedChat: true,
            GoalsConversationHistory: [{ GenerationId: generationId, StudentName: 'M.G.' }],
          },
        },
      },
    });
    const { userId } = session.profile;
    expect(gateway.identity.received(identity.readAccountRecord).at(-1)).toEqual({ userId });
    expect(gateway.wallet.received(wallet.readStatement).at(-1)).toEqual({ userId, pageSize: 10_000 });
    expect(gateway.generator.received(generator.readTalk).at(-1)).toEqual({ userId });
  });

  it('is a tagged PDF where a document is asked for', async () => {
    const reply = await gateway.client.call(exportData, { USToken: gateway.signIn(), Format: 'pdf' });
    if (!('body' in reply)) throw new Error('refused');
    const { Export, FileName, ContentBase64 = '' } = reply.body;
    expect([Export, FileName]).toEqual([
      undefined,
      expect.stringMatching(/^goalwright-record-[\d-]{10}\.pdf$/),
    ]);
    const document = await PDFDocument.load(Buffer.from(ContentBase64, 'base64'), { updateMetadata: false });
    expect([document.getTitle(), document.getSubject()]).toEqual([
      'Your Goalwright record',
      'What Goalwright keeps about ana@example.org.',
    ]);
  });

  it('is set for two people at a time, since it takes the process that serves everybody', async () => {
    const USToken = gateway.signIn();
    const tokens = [USToken, USToken, USToken, gateway.signIn(), gateway.signIn(), gateway.signIn()];
    const asked = await Promise.all(
      tokens.map((token) => gateway.client.call(exportData, { USToken: token, Format: 'pdf' })),
    );
    expect(asked.filter((reply) => 'body' in reply)).toHaveLength(2);
    expect(asked.slice(0, 3).filter((reply) => 'body' in reply).length).toBeLessThan(2);
    expect(asked.filter((reply) => 'problem' in reply)).toMatchObject(
      Array.from({ length: 4 }, () => ({ status: 429, problem: { Code: 'request.too-many' } })),
    );
    expect(await gateway.client.call(exportData, { USToken, Format: 'pdf' })).toHaveProperty('body');
  });

  it('is refused whole where one of them cannot be asked', async () => {
    gateway.wallet.answers(wallet.readStatement, () => {
      throw new DomainError('service.unavailable');
    });
    const refused = await gateway.client.call(exportData, { USToken: gateway.signIn() });
    expect(refused).toMatchObject({ status: 503, problem: { Code: 'service.unavailable' } });
  });
});
