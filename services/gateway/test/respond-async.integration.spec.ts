import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createApiClient } from '@goalwright/contracts/api/client';
import { confirmGeneration, uploadDocument } from '@goalwright/contracts/api/documents';
import { submitQuestion } from '@goalwright/contracts/api/questionnaire';
import { answerQuestion, changes, start } from '@goalwright/contracts/generator';
import { cents, DocumentId, GenerationId } from '@goalwright/contracts/values';
import { type GatewayUnderTest, someChanges, startGateway } from './gateway-under-test.js';

jest.setTimeout(60_000);

const generationId = GenerationId.parse(randomUUID());
const documentId = DocumentId.parse(randomUUID());

describe('a page that prefers to follow the goals', () => {
  let gateway: GatewayUnderTest;
  let applied: (string | null)[];
  beforeEach(async () => {
    gateway = await startGateway();
    applied = [];
    gateway.generator.answers(start, () => ({ generationId, availableCents: cents(600) }));
    gateway.generator.answers(answerQuestion, () => ({
      nextQuestion: {
        question: 'Satisfied?',
        question_type: 'radio' as const,
        options: [],
        is_last_question: true,
      },
      conversation: 'opaque',
      inputQA: [],
      needsNodeReached: true,
      message: '',
      generationId,
      availableCents: cents(600),
    }));
  });
  afterEach(() => gateway.stop());

  const client = () =>
    createApiClient({
      origin: gateway.origin,
      fetch: async (input, init) => {
        const response = await fetch(input, init);
        applied.push(response.headers.get('preference-applied'));
        return response;
      },
    });
  const calls = {
    'a confirmation': (respondAsync: boolean) =>
      client().call(
        confirmGeneration,
        {
          USToken: gateway.signIn(),
          DocumentId: documentId,
          Disability: 'sld',
          Areas: [{ AreaOfNeed: 'orf', Choice: 'draft' }],
        },
        { respondAsync },
      ),
    'an upload with areas': (respondAsync: boolean) =>
      client().call(
        uploadDocument,
        { USToken: gateway.signIn(), Disability: 'sld', AreaToTarget: 'orf' },
        { respondAsync, file: { name: 'report.txt', content: new Blob(['Ana read 45 words.']) } },
      ),
    'the last answer': (respondAsync: boolean) =>
      client().call(submitQuestion, { USToken: gateway.signIn(), UserInputs: '45 words' }, { respondAsync }),
  };

  it.each(Object.entries(calls))('is answered at once by %s', async (_call, send) => {
    const reply = await send(true);
    expect(reply).toMatchObject({
      status: 200,
      isSuccessful: true,
      body: { GenerationId: generationId, IsPending: true, UpdatedWalletBalance: 600 },
    });
    expect(reply).not.toHaveProperty('body.Goals');
    expect(reply).not.toHaveProperty('body.profiles');
    expect(applied).toEqual(['respond-async']);
    expect(gateway.generator.received(changes)).toHaveLength(0);
  });

  it.each(Object.entries(calls))('gets the goals from %s where it did not say so', async (_call, send) => {
    gateway.generator.answers(changes, () => someChanges());
    expect(await send(false)).toMatchObject({ isSuccessful: true, body: { IsPending: false, Quality: 90 } });
    expect(applied).toEqual([null]);
  });

  it.each([
    ['respond-async, wait=10', 'respond-async'],
    ['return=minimal, Respond-Async; foo=1', 'respond-async'],
    ['respond-asynchronously', null],
    ['return=minimal', null],
  ])('is understood as RFC 7240 says: %s', async (prefer, expected) => {
    const response = await fetch(`${gateway.origin}/api/v1/questionnaire/submit/question`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Prefer: prefer },
      body: JSON.stringify({ USToken: gateway.signIn() }),
    });
    expect(response.headers.get('preference-applied')).toBe(expected);
  });

  it('hears no promise that was not kept: a question needs no generation', async () => {
    gateway.generator.answers(answerQuestion, () => ({
      nextQuestion: {
        question: 'Name?',
        question_type: 'text' as const,
        options: [],
        is_last_question: false,
      },
      conversation: 'opaque',
      inputQA: [],
      needsNodeReached: false,
      message: '',
      generationId: null,
      availableCents: null,
    }));
    expect(await calls['the last answer'](true)).toMatchObject({ isSuccessful: true });
    expect(applied).toEqual([null]);
  });
});
