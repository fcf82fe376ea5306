import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { confirmGeneration, uploadDocument } from '@goalwright/contracts/api/documents';
import { submitQuestion } from '@goalwright/contracts/api/questionnaire';
import { DomainError } from '@goalwright/contracts/errors';
import { answerQuestion, changes, readUsage, start } from '@goalwright/contracts/generator';
import { passGate } from '@goalwright/contracts/identity';
import { cents, DocumentId, GenerationId } from '@goalwright/contracts/values';
import { readBalance } from '@goalwright/contracts/wallet';
import { eventually } from '@goalwright/testing';
import {
  aBalance,
  aGoal,
  aSession,
  type GatewayUnderTest,
  someChanges,
  startGateway,
} from './gateway-under-test.js';

jest.setTimeout(60_000);

const generationId = GenerationId.parse(randomUUID());
const documentId = DocumentId.parse(randomUUID());
const step = {
  nextQuestion: {
    question: 'Are you satisfied?',
    question_type: 'radio' as const,
    options: ['Yes', 'No'],
    is_last_question: true,
  },
  conversation: 'opaque-2',
  inputQA: [{ question: 'Name?', answer: 'M. G.' }],
  needsNodeReached: true,
  message: '',
  generationId,
  availableCents: cents(800),
};

describe('drafting through the gateway', () => {
  let gateway: GatewayUnderTest;
  beforeEach(async () => {
    gateway = await startGateway({ GOALS_WAIT_MS: '3000', MINIMUM_BALANCE_CENTS: '750' });
  });
  afterEach(() => gateway.stop());

  describe('the gate', () => {
    it.each([
      ['first talk', {}],
      ['talk that claims to be under way', { Conversation: 'opaque' }],
    ])('stops a %s below the minimum balance, before the generator hears of it', async (_talk, request) => {
      gateway.wallet.answers(readBalance, () => aBalance(749));
      const reply = await gateway.client.call(submitQuestion, { USToken: gateway.signIn(), ...request });
      expect(reply).toMatchObject({
        status: 200,
        isSuccessful: false,
        problem: { Code: 'wallet.minimum-balance', Message: 'Minimum balance is $7.50.' },
      });
      expect(gateway.generator.received(answerQuestion)).toHaveLength(0);
      expect(gateway.identity.received(passGate)).toHaveLength(0);
    });

    it('notes on the session that it was passed', async () => {
      const session = aSession();
      const reply = await gateway.client.call(submitQuestion, { USToken: gateway.signIn(session) });
      expect(reply).toMatchObject({
        isSuccessful: true,
        body: { Message: 'Hello, I am Wren.', Conversation: 'opaque' },
      });
      expect(gateway.identity.received(passGate)).toEqual([{ sessionId: session.sessionId }]);
    });

    it.each([
      ['a session that passed it', aSession({}, { gatePassedAt: '2026-11-20T10:00:00.000Z' })],
      ['an internal account', aSession({ isInternal: true })],
    ])('lets %s through with an empty wallet', async (_who, session) => {
      gateway.wallet.answers(readBalance, () => aBalance(0));
      const reply = await gateway.client.call(submitQuestion, { USToken: gateway.signIn(session) });
      expect(reply.isSuccessful).toBe(true);
    });
  });

  describe('an answer that starts a generation', () => {
    beforeEach(() => {
      gateway.generator.answers(answerQuestion, () => step);
    });
    const answer = (session = aSession()) =>
      gateway.client.call(submitQuestion, {
        USToken: gateway.signIn(session),
        Conversation: 'opaque',
        UserInputs: 'reads 45 words',
      });

    it('replies with the goals once they are drafted', async () => {
      const goals = [aGoal({ Quality: 80 }), aGoal({ Quality: 91 })];
      gateway.generator.answers(changes, ({ after }) =>
        after === 0 ? someChanges({ status: 'queued', change: 1, goals: [] }) : someChanges({ goals }),
      );
      gateway.wallet.answers(readBalance, () => aBalance(900));
      const reply = await answer();
      expect(reply).toMatchObject({
        isSuccessful: true,
        body: {
          GenerationId: generationId,
          IsPending: false,
          Goals: goals,
          Quality: 86,
          UpdatedWalletBalance: 900,
          User: { AccountBalance: 900, AccountBalanceTotal: 9 },
          NextQuestion: { is_last_question: true },
          NeedsNodeReached: true,
        },
      });
      expect(gateway.generator.received(changes).map(({ after }) => after)).toEqual([0, 1]);
    });

    it('replies that it is pending past the longest wait', async () => {
      let asked = 0;
      gateway.generator.answers(changes, async () => {
        asked += 1;
        await new Promise((resolve) => setTimeout(resolve, 300));
        return someChanges({ status: 'queued', change: asked, goals: [] });
      });
      const reply = await answer();
      expect(reply).toMatchObject({
        isSuccessful: true,
        body: { GenerationId: generationId, IsPending: true, UpdatedWalletBalance: 800 },
      });
      expect(asked).toBeGreaterThan(5);
    });

    it('ends the wait when the process drains', async () => {
      gateway.generator.answers(changes, async () => {
        await new Promise((resolve) => setTimeout(resolve, 200));
        return someChanges({ status: 'queued', change: 1, goals: [] });
      });
      const replying = answer();
      await eventually(() => {
        expect(gateway.generator.received(changes).length).toBeGreaterThan(0);
      });
      const stopping = gateway.service.stop();
      expect(await replying).toMatchObject({ isSuccessful: true, body: { IsPending: true } });
      await stopping;
    });

    it('waits out a generator that restarts', async () => {
      let asked = 0;
      gateway.generator.answers(changes, () => {
        asked += 1;
        if (asked <= 3) throw new DomainError('service.timeout');
        return someChanges();
      });
      expect(await answer()).toMatchObject({ isSuccessful: true, body: { IsPending: false } });
    });

    it('leaves a generator that stays away to the stream, and names the generation', async () => {
      const isAway = () => {
        throw new DomainError('service.unavailable');
      };
      gateway.generator.answers(changes, isAway);
      gateway.generator.answers(readUsage, isAway);
      expect(await answer()).toMatchObject({
        isSuccessful: true,
        body: { GenerationId: generationId, IsPending: true, UpdatedWalletBalance: 800 },
      });
    });

    it('replies with the goals while the wallet restarts, and with the balance that the start left', async () => {
      gateway.wallet.answers(readBalance, () => {
        throw new DomainError('service.unavailable');
      });
      const reply = await answer(aSession({}, { gatePassedAt: '2026-11-20T10:00:00.000Z' }));
      expect(reply).toMatchObject({
        isSuccessful: true,
        body: { IsPending: false, Goals: [{ Quality: 90 }], UpdatedWalletBalance: 800 },
      });
      expect(reply).not.toHaveProperty('body.User');
    });

    it.each(['failed', 'cancelled'] as const)('says so when it %s', async (status) => {
      gateway.generator.answers(changes, () => someChanges({ status, goals: [] }));
      expect(await answer()).toMatchObject({ isSuccessful: false, problem: { Code: 'generator.failed' } });
    });

    it('names the areas that were not drafted', async () => {
      gateway.generator.answers(changes, () =>
        someChanges({
          areas: [
            { areaOfNeed: 'Reading fluency', status: 'drafted' },
            { areaOfNeed: 'Spelling', status: 'failed' },
          ],
        }),
      );
      expect(await answer()).toMatchObject({ body: { Message: 'Not drafted, and not charged: Spelling.' } });
    });
  });

  describe('a confirmation', () => {
    const areas = [
      { AreaOfNeed: 'orf', Choice: 'draft' as const },
      { AreaOfNeed: 'Spelling', Baseline: ' 12 of 20 words ', Choice: 'draft' as const },
      { AreaOfNeed: 'Fine motor', Choice: 'plan' as const },
      { AreaOfNeed: 'Behavior', Choice: 'skip' as const },
    ];
    const confirm = (options = {}, token = gateway.signIn()) =>
      gateway.client.call(
        confirmGeneration,
        { USToken: token, DocumentId: documentId, Disability: 'sld', Areas: areas },
        options,
      );

    it('starts what was chosen, for the session and under a key of the user', async () => {
      const session = aSession();
      const token = gateway.signIn(session);
      await confirm({ idempotencyKey: 'click-1234' }, token);
      await confirm({ idempotencyKey: 'click-1234' }, token);
      await confirm({ idempotencyKey: 'click-1234' });
      const started = gateway.generator.received(start);
      expect(started[0]).toMatchObject({
        provider: { userId: session.profile.userId, isInternal: false },
        documentId,
        areas: [
          { areaOfNeed: 'Reading fluency', baseline: null, isPlanOnly: false },
          { areaOfNeed: 'Spelling', baseline: '12 of 20 words', isPlanOnly: false },
          { areaOfNeed: 'Fine motor', baseline: null, isPlanOnly: true },
        ],
      });
      expect(started[0]?.key).toMatch(/^[0-9a-f]{64}$/);
      expect(started[1]?.key).toBe(started[0]?.key);
      expect(started[2]?.key).not.toBe(started[0]?.key);
    });

    it('is one request as often as the same user sends the same content, where no key tells more', async () => {
      const token = gateway.signIn();
      const base = { USToken: token, DocumentId: documentId, Disability: 'sld', Areas: areas };
      const others = [
        { ...base, USToken: gateway.signIn() },
        { ...base, DocumentId: DocumentId.parse(randomUUID()) },
        { ...base, Disability: 'autism' },
        { ...base, StudentName: 'M. G.' },
        { ...base, Areas: areas.slice(0, 2) },
        { ...base, Areas: [{ ...areas[1], Baseline: '13 of 20 words' }] },
        { ...base, Areas: [{ ...areas[1], Choice: 'plan' as const }] },
      ];
      for (const request of [base, base, ...others])
        await gateway.client.call(confirmGeneration, request as typeof base);
      const keys = gateway.generator.received(start).map(({ key }) => key);
      expect(keys).toHaveLength(9);
      expect(keys[1]).toBe(keys[0]);
      expect(new Set(keys).size).toBe(8);
    });

    it('passes on for how many areas the money is enough', async () => {
      gateway.generator.answers(start, () => {
        throw new DomainError('wallet.insufficient-funds', { facts: { AffordableAreas: 2 } });
      });
      expect(await confirm()).toMatchObject({
        status: 200,
        isSuccessful: false,
        problem: { Code: 'wallet.insufficient-funds', Facts: { AffordableAreas: 2 } },
      });
    });

    it('is refused where every area is skipped', async () => {
      const reply = await gateway.client.call(confirmGeneration, {
        USToken: gateway.signIn(),
        DocumentId: documentId,
        Disability: 'sld',
        Areas: [{ AreaOfNeed: 'Behavior', Choice: 'skip' }],
      });
      expect(reply).toMatchObject({ isSuccessful: false, problem: { Code: 'generator.area-unknown' } });
    });
  });

  it('drafts from an earlier reading, without a file', async () => {
    const reply = await gateway.client.call(uploadDocument, {
      USToken: gateway.signIn(),
      Disability: 'sld',
      AreaToTarget: 'orf, Reading fluency ,, spelling',
      DocumentId: documentId,
    });
    expect(reply).toMatchObject({
      isSuccessful: true,
      body: { DocumentId: documentId, profiles: [{ area_of_need: 'Reading fluency' }] },
    });
    expect(gateway.generator.received(start)[0]?.areas.map((area) => area.areaOfNeed)).toEqual([
      'Reading fluency',
      'Spelling',
    ]);
  });
});
