import type { Goal } from '@goalwright/contracts/api/goals';
import type { QuestionId } from '@goalwright/contracts/api/questionnaire';
import { ReadableStream } from 'node:stream/web';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { TalkDesk } from './desk';

const REPORT = 'Hi. Do you want to attach an assessment?';
const question = (id: QuestionId, text: string, question_type = 'text', options: string[] = []) => ({
  id,
  question: text,
  question_type,
  options,
  is_last_question: false,
});
const ID = (digit: number) => `${String(digit).repeat(8)}-1111-4111-8111-111111111111`;
const GOAL: Goal = {
  GoalId: ID(3) as Goal['GoalId'],
  AreaOfNeed: 'Decoding',
  Disability: 'x',
  Baseline: 'Reads 61 words.',
  Goal: 'Will read.',
  Fape: [],
  Objectives: [],
  Evidence: [],
  Checks: [],
  Quality: 90,
  Engine: 'built-in',
};

interface Asked {
  readonly path: string;
  readonly body: Record<string, unknown>;
  readonly key: string | null;
}

/** A line of progress: its events, and then it ends. */
class Line {
  constructor(private readonly events: readonly object[]) {}

  body(): ReadableStream<Uint8Array> {
    return ReadableStream.from(
      this.events.map((event) =>
        new TextEncoder().encode(`event: progress\ndata: ${JSON.stringify(event)}\n\n`),
      ),
    );
  }
}

/** Our server as far as a talk knows it: keeps one talk with its version, and answers what a test tells it to. */
class FakeServer {
  asked: Asked[] = [];
  saved: { Session: Record<string, unknown>; version: number } | undefined;
  answers = new Map<string, (asked: Asked) => object | undefined>();
  history: object[] = [];

  readonly fetch = async (url: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const path = (url as string).replace('/api/v1', '');
    const sent = typeof init.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {};
    const asked = { path, body: sent, key: new Headers(init.headers).get('idempotency-key') };
    this.asked.push(asked);
    const answer = this.answers.get(path)?.(asked) ?? this.#usual(asked);
    if (answer instanceof Error) throw answer;
    const reply = { IsSuccessful: true, Message: '', RequestId: '', ...answer };
    const body = answer instanceof Line ? answer.body() : null;
    return {
      ok: true,
      status: 200,
      headers: new Headers(),
      body,
      json: async () => reply,
    } as unknown as Response;
  };

  of(path: string): Asked[] {
    return this.asked.filter((asked) => asked.path === path);
  }

  #usual({ path, body }: Asked): object {
    if (path === '/session/get/session') return { Session: this.#session() };
    if (path === '/session/save/session') return this.#save(body['Session'] as Record<string, unknown>);
    if (path === '/questionnaire/submit/question')
      return {
        NextQuestion: question('report', REPORT, 'radio', ['Yes', 'No']),
        Conversation: 'c',
        InputQA: [],
      };
    return {};
  }

  #session() {
    const kept = this.saved?.Session ?? {
      Goals: [],
      InputQA: [],
      HasInitiatedChat: false,
      MessagesArray: [],
      ConversationState: null,
    };
    const state = kept['ConversationState'] as object | null;
    return {
      ...kept,
      ConversationState: state && { ...state, Version: this.saved?.version },
      GoalsConversationHistory: this.history,
    };
  }

  #save(Session: Record<string, unknown>): object {
    const seen = (Session['ConversationState'] as { Version: number }).Version;
    if (this.saved && seen !== this.saved.version)
      return {
        IsSuccessful: false,
        Code: 'generator.talk-stale',
        Message: 'This talk moved on in another tab.',
      };
    this.saved = {
      Session: JSON.parse(JSON.stringify(Session)) as Record<string, unknown>,
      version: (this.saved?.version ?? 0) + 1,
    };
    return { Version: this.saved.version };
  }
}

const stream = (...events: object[]) => new Line(events);
const ANSWERS = [
  { id: 'report', question: REPORT, answer: 'Yes' },
  { id: 'student', question: "What is the student's name?", answer: 'M.G.' },
  { id: 'disability', question: "What is the student's primary disability?", answer: 'SLD' },
];

describe('the desk', () => {
  const realFetch = globalThis.fetch;
  let server: FakeServer;
  const desks: TalkDesk[] = [];
  const deskOf = async () => {
    const desk = new TalkDesk();
    desks.push(desk);
    await desk.open();
    return desk;
  };
  /** A desk whose report is read, one area chosen. */
  const withReport = async () => {
    server.answers.set('/questionnaire/submit/question', ({ body }) =>
      body['UserInputs'] === undefined
        ? undefined
        : { NextQuestion: question('attach', 'Please attach', 'none'), Conversation: 'c', InputQA: ANSWERS },
    );
    const desk = await deskOf();
    await desk.answer('Yes');
    server.answers.set('/document/upload', () => ({
      DocumentId: ID(1),
      AffordableAreas: 5,
      ProposedAreas: [{ AreaOfNeed: 'Decoding', Why: 'Low.', HasBaseline: true, Evidence: [] }],
    }));
    desk.talk.set({ ...desk.talk.get(), activity: { kind: 'reading', documentId: ID(1) } });
    await desk.carryOn();
    return desk;
  };

  beforeEach(() => {
    server = new FakeServer();
    globalThis.fetch = server.fetch;
  });
  afterEach(() => {
    for (const desk of desks.splice(0)) desk.close();
    globalThis.fetch = realFetch;
  });

  it('begins a talk where none is kept, and does not begin another one on the way back', async () => {
    const desk = await deskOf();
    expect(desk.talk.get().question?.question).toBe(REPORT);
    await desk.open();
    expect(server.of('/questionnaire/submit/question')).toHaveLength(1);
  });

  it('shows that the balance does not let a talk begin, and begins once it does', async () => {
    server.answers.set('/questionnaire/submit/question', () => ({
      IsSuccessful: false,
      Code: 'wallet.minimum-balance',
      Message: 'Minimum balance is $10.',
    }));
    const desk = await deskOf();
    expect(desk.live.get().didGateRefuse).toBe(true);
    server.answers.delete('/questionnaire/submit/question');
    await desk.beginAgain();
    expect(desk.live.get().didGateRefuse).toBe(false);
    expect(desk.talk.get().messages).toHaveLength(1);
  });

  it('saves an order with its key before it sends it, and a reload sends the same key', async () => {
    const desk = await withReport();
    let keptKey: unknown;
    server.answers.set('/generations/confirm', () => {
      const state = server.saved?.Session['ConversationState'] as { Activity: { key: string } };
      keptKey = state.Activity.key;
      // The page goes away before it hears the answer.
      desk.close();
      return { GenerationId: ID(2), IsPending: true };
    });
    await desk.order();
    const [first] = server.of('/generations/confirm');
    expect(first?.key).toMatch(/^[\w-]{36}$/);
    expect(keptKey).toBe(first?.key);

    server.answers.set('/generations/confirm', () => ({ GenerationId: ID(2), IsPending: true }));
    server.answers.set(`/generations/${ID(2)}/events`, () =>
      stream({
        Status: 'completed',
        Change: 2,
        Areas: [{ AreaOfNeed: 'Decoding', Status: 'drafted' }],
        Goals: [GOAL],
      }),
    );
    const reloaded = new TalkDesk();
    desks.push(reloaded);
    await reloaded.load();
    await reloaded.settled();
    const keys = server.of('/generations/confirm').map((asked) => asked.key);
    expect(keys).toEqual([first?.key, first?.key]);
    expect(reloaded.talk.get().generations[0]?.goals).toHaveLength(1);
  });

  it('orders nothing from a talk that moved on in another tab', async () => {
    const desk = await withReport();
    await desk.keeper.saveNow();
    const state = server.saved!.Session['ConversationState'] as Record<string, unknown>;
    // Another browser's tab saved since.
    server.saved = {
      Session: { ...server.saved!.Session, ConversationState: { ...state, SaveId: 'foreign' } },
      version: 99,
    };
    await desk.order();
    expect(desk.keeper.state.get()).toBe('stale');
    expect(server.of('/generations/confirm')).toEqual([]);
  });

  it('knows its own save again whose answer was lost', async () => {
    const desk = await deskOf();
    await desk.keeper.saveNow();
    server.answers.set('/session/save/session', ({ body }) => {
      server.answers.delete('/session/save/session');
      void server.fetch('/api/v1/session/save/session', { body: JSON.stringify(body) });
      return new Error('the line broke');
    });
    desk.type('half a sentence');
    await desk.keeper.saveNow();
    expect(desk.keeper.state.get()).toBe('kept');
    expect((server.saved?.Session['ConversationState'] as { Draft: string }).Draft).toBe('half a sentence');
  });

  it('takes the stream up again where it broke off, and shows each goal once', async () => {
    const desk = await withReport();
    const area = (Status: string) => ({ AreaOfNeed: 'Decoding', Status });
    let lines = 0;
    server.answers.set('/generations/confirm', () => ({ GenerationId: ID(2), IsPending: true }));
    server.answers.set(`/generations/${ID(2)}/events`, () => {
      lines += 1;
      if (lines === 1) return stream({ Status: 'queued', Change: 1, Areas: [area('waiting')], Goals: [] });
      return stream({ Status: 'completed', Change: 2, Areas: [area('drafted')], Goals: [GOAL] });
    });
    await desk.order();
    expect(lines).toBe(2);
    expect(desk.talk.get()).toMatchObject({ activity: { kind: 'resting' }, isOwnQuestion: true });
    expect(desk.talk.get().generations[0]?.goals).toHaveLength(1);
  });

  it('keeps the chosen areas where the money is refused', async () => {
    const desk = await withReport();
    server.answers.set('/generations/confirm', () => ({
      IsSuccessful: false,
      Code: 'wallet.insufficient-funds',
      Message: 'You need additional funds to continue generating goals.',
    }));
    await desk.order();
    expect(desk.talk.get()).toMatchObject({
      activity: { kind: 'resting' },
      problem: { code: 'wallet.insufficient-funds' },
      report: { areas: [{ name: 'Decoding', isChosen: true, generationId: null }] },
    });
  });
});
