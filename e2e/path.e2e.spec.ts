import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  revokeToken,
  sendUserSmsCode,
  validateToken,
  validateUserSmsCode,
} from '@goalwright/contracts/api/account';
import { confirmGeneration } from '@goalwright/contracts/api/documents';
import { saveSession, getSession } from '@goalwright/contracts/api/talks';
import {
  login,
  resetPassword,
  sendForgotEmailCode,
  validateForgotEmailCode,
} from '@goalwright/contracts/api/sign-in';
import { eventually } from '@goalwright/testing';
import { api } from './product.js';
import { newCode, PASSWORD, Provider, refusal, sentMessages, succeeded } from './provider.js';
import { pdfOf, READING_REPORT } from './reports.js';

jest.setTimeout(120_000);

describe('the path of a new provider', () => {
  let provider: Provider;

  beforeAll(async () => {
    provider = new Provider();
    await provider.register();
  });

  it('tells an unverified user so only after the right password', async () => {
    expect(refusal(await api.call(login, { Email: provider.email, Password: PASSWORD }))).toBe(
      'identity.email-unverified',
    );
    expect(refusal(await api.call(login, { Email: provider.email, Password: 'Wrong-Otter-Lamp-42' }))).toBe(
      'identity.credentials-mismatch',
    );
  });

  it('registers, verifies both codes, signs in, accepts the terms, and has ten dollars', async () => {
    provider = await Provider.ready();
    const user = await provider.signIn();
    expect(user).toMatchObject({
      Email: provider.email,
      DisplayName: "Robin O'Neil-Sørensen",
      LEA: 'Public',
      IsTrial: true,
      IsAdmin: false,
      PasswordHash: '',
      DidAcceptTermsOfService: true,
      AccountBalance: 1000,
      AccountBalanceTotal: 10,
      CanGenerateGoals: true,
    });
  });

  it('shows the areas found in a report before anything is charged', async () => {
    const found = succeeded(await provider.upload(READING_REPORT, 'report.txt', { AreaToTarget: 'auto' }));
    const areas = found.ProposedAreas?.map((area) => area.AreaOfNeed) ?? [];
    expect(areas).toEqual(expect.arrayContaining(['Reading fluency', 'Spelling']));
    expect(areas.join()).not.toMatch(/math/i);
    expect(found).toMatchObject({ AffordableAreas: 5, UpdatedWalletBalance: 1000 });
    for (const area of found.ProposedAreas ?? []) {
      for (const evidence of area.Evidence) expect(READING_REPORT).toContain(evidence.Quote);
    }
  });

  it('drafts the confirmed areas of a PDF with page and quote, and charges two dollars for each', async () => {
    const pdf = await pdfOf([
      'COVER SHEET\nStudent: Jonah Whitfield\nGrade: 4\nConfidential school record',
      READING_REPORT,
    ]);
    const found = succeeded(await provider.upload(pdf, 'report.pdf', { AreaToTarget: 'auto' }));
    expect(found.PageCount).toBe(2);
    const drafted = succeeded(await provider.draft(found.DocumentId ?? '', 'Reading fluency, Spelling'));
    expect(drafted.UpdatedWalletBalance).toBe(600);
    expect(drafted.profiles?.map((profile) => profile.area_of_need)).toEqual(['Reading fluency', 'Spelling']);
    const [fluency] = drafted.profiles ?? [];
    expect(fluency?.baseline).toContain('61');
    // The older figure is told as what it was, and starts nothing.
    expect(fluency?.baseline.replace(/"In October 2025 [^"]*"/g, '')).not.toContain('38');
    expect(fluency?.goal).not.toContain('38');
    expect(
      fluency?.evidence.some(
        (evidence) => evidence.Page === 2 && evidence.Quote.includes('61 words correct'),
      ),
    ).toBe(true);
    expect(fluency?.fape.length).toBeGreaterThan(0);
    expect(fluency?.objectives.length).toBeGreaterThanOrEqual(2);
    await provider.settledAt(600);
    expect((await provider.statement())[0]).toMatchObject({
      GoalsPurchased: 2,
      Amount: -400,
      StripeCurrency: 'usd',
    });
  });

  it('drafts from a typed baseline in the talk with Wren', async () => {
    const reply = succeeded(
      await provider.talk([
        'No',
        'N.P.',
        'Autism',
        'No',
        ['Pragmatic language'],
        'Draft goals now from a baseline',
        'N.P. starts 2 of 10 conversations with peers at lunch, October 2026.',
      ]),
    );
    expect(reply.Goals?.[0]).toMatchObject({ AreaOfNeed: 'Pragmatic language', Disability: 'Autism (AUT)' });
    expect(reply.Goals?.[0]?.Baseline).toContain('2');
    expect(reply.NextQuestion?.question).toBe('Are you satisfied with the generated goals?');
    expect(reply.UpdatedWalletBalance).toBe(400);
    expect(reply.Quality).toBeGreaterThan(0);
  });

  it('keeps the talk and the goals history across a sign-out', async () => {
    const ConversationState = { TalkId: 'page-owned', Version: 0 };
    const talk = {
      Goals: [],
      InputQA: [],
      HasInitiatedChat: true,
      MessagesArray: [{ from: 'wren' }],
      ConversationState,
    };
    succeeded(await provider.call(saveSession, { Session: { ...talk } }));
    succeeded(await provider.call(revokeToken, {}));
    expect(succeeded(await api.call(validateToken, { USToken: provider.token })).IsUserTokenValid).toBe(
      false,
    );
    await provider.signIn();
    const { Session } = succeeded(await provider.call(getSession, {}));
    expect(Session?.HasInitiatedChat).toBe(true);
    expect(Session?.GoalsConversationHistory.map((record) => record.GoalsHistory.length)).toEqual([1, 2]);
    const stale = { ...talk, ConversationState: { ...ConversationState, Version: 0 } };
    expect(refusal(await provider.call(saveSession, { Session: stale }))).toBe('generator.talk-stale');
  });

  it('confirms each area by itself: from the report, with a plan to collect the baseline, or not at all', async () => {
    const owner = await Provider.ready();
    const found = succeeded(await owner.upload(READING_REPORT, 'report.txt', { AreaToTarget: 'auto' }));
    const confirmed = await owner.call(confirmGeneration, {
      DocumentId: found.DocumentId ?? '',
      Disability: 'Not determined yet',
      Areas: [
        { AreaOfNeed: 'Spelling', Choice: 'draft' },
        { AreaOfNeed: 'Vocabulary', Choice: 'plan' },
        { AreaOfNeed: 'Reading fluency', Choice: 'skip' },
      ],
    });
    const { Goals, UpdatedWalletBalance } = succeeded(confirmed);
    expect(Goals?.map((goal) => goal.AreaOfNeed)).toEqual(['Spelling', 'Vocabulary']);
    expect(Goals?.[0]?.Baseline).toContain('11');
    expect(Goals?.[1]?.Baseline).toMatch(/baseline to be collected/i);
    expect(Goals?.[1]?.Baseline).not.toMatch(/\d+%/);
    expect(UpdatedWalletBalance).toBe(600);
  });

  it('streams a finished generation to whoever asks for it with its token, and to nobody else', async () => {
    const owner = await Provider.ready();
    const drafted = succeeded(await owner.upload(READING_REPORT, 'report.txt', { AreaToTarget: 'Spelling' }));
    const seen: string[] = [];
    for await (const progress of api.followGeneration(drafted.GenerationId ?? '', owner.token)) {
      seen.push(progress.Status);
      expect(progress.Goals.length).toBeLessThanOrEqual(1);
    }
    expect(seen.at(-1)).toBe('completed');
    await expect(api.followGeneration(drafted.GenerationId ?? '', provider.token).next()).rejects.toThrow(
      '404',
    );
  });
});

describe('somebody who forgot the password', () => {
  it('sets another with the code from the mailbox; whoever was signed in no longer is', async () => {
    const provider = await Provider.ready();
    const { email: Email } = provider;
    const EmailCode = await newCode(Email, async () => {
      succeeded(await api.call(sendForgotEmailCode, { Email }));
    });
    const { ResetToken = '' } = succeeded(await api.call(validateForgotEmailCode, { Email, EmailCode }));
    const Password = 'Another-Lamp-Otter-7';
    succeeded(await api.call(resetPassword, { Email, Password, ResetToken }));

    expect(succeeded(await api.call(validateToken, { USToken: provider.token })).IsUserTokenValid).toBe(
      false,
    );
    expect(refusal(await api.call(login, { Email, Password: PASSWORD }))).toBe(
      'identity.credentials-mismatch',
    );
    expect(succeeded(await api.call(login, { Email, Password })).User?.Email).toBe(Email);
    expect(refusal(await api.call(resetPassword, { Email, Password, ResetToken }))).toBe(
      'identity.reset-token-invalid',
    );
  });
});

describe('somebody with another phone', () => {
  it('is reached there once the code that was texted to it came back', async () => {
    const provider = await Provider.ready();
    const { phoneNumber: TempPhoneNumber } = new Provider();
    const SMSCode = await newCode(TempPhoneNumber, async () => {
      const asked = { TempUserPhoneNumber: TempPhoneNumber };
      expect(refusal(await provider.call(sendUserSmsCode, asked))).toBe('identity.credentials-mismatch');
      succeeded(await provider.call(sendUserSmsCode, { ...asked, CurrentPassword: PASSWORD }));
    });
    const { User: user } = succeeded(await provider.call(validateUserSmsCode, { SMSCode, TempPhoneNumber }));
    expect(user?.PhoneNumber).toBe(TempPhoneNumber);
    await eventually(async () => {
      const subjects = (await sentMessages(provider.email)).map(({ subject }) => subject);
      expect(subjects).toContain('Your Goalwright phone number was changed');
    });
  });
});
