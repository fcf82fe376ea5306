import type { Goal } from '@goalwright/contracts/api/goals';
import type { QuestionId } from '@goalwright/contracts/api/questionnaire';
import { ReadableStream } from 'node:stream/web';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { noteGoal } from '../../lib/known-goals';
import { deletedRecords, noteDeleted } from '../../lib/deleted-records';
import { isGenerating } from '../../lib/generating';
import { aProposedArea } from '../../../test/fake-server';
import { generator } from '../../texts/generator';
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
const KEPT_UNTIL = '2999-01-02T12:00:00Z';
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
    KeptUntil: KEPT_UNTIL,
    AffordableAreas: 5,
    ProposedAreas: [aProposedArea()],
  }));
  desk.talk.set({ ...desk.talk.get(), activity: { kind: 'reading', documentId: ID(1) } });
  await desk.carryOn();
  return desk;
};

/** A desk whose one goal is drafted and kept. */
const withGoals = async () => {
  const desk = await withReport();
  server.answers.set('/generations/confirm', () => ({ GenerationId: ID(2), IsPending: true }));
  server.answers.set(`/generations/${ID(2)}/events`, () =>
    stream({
      Status: 'completed',
      Change: 2,
      Areas: [{ AreaOfNeed: 'Decoding', Status: 'drafted' }],
      Goals: [GOAL],
    }),
  );
  await desk.order();
  await desk.keeper.saveNow();
  expect(server.saved?.Session['Goals']).toHaveLength(1);
  return desk;
};

beforeEach(() => {
  server = new FakeServer();
  deletedRecords.set([]);
  globalThis.fetch = server.fetch;
});
afterEach(() => {
  for (const desk of desks.splice(0)) desk.close();
  globalThis.fetch = realFetch;
});

describe('the desk', () => {
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

  it('asks the first question again where it was refused, once however often it is told to', async () => {
    server.answers.set('/questionnaire/submit/question', () => ({
      IsSuccessful: false,
      Code: 'identity.terms-not-accepted',
      Message: 'Please accept the terms of service first.',
    }));
    const desk = await deskOf();
    expect(desk.live.get().loadProblem).toBe(generator.errors.question);
    server.answers.clear();
    await Promise.all([desk.open(), desk.open()]);
    expect(desk.live.get()).toMatchObject({ isLoading: false, loadProblem: null });
    expect(desk.talk.get().messages).toEqual([{ kind: 'wren', text: REPORT }]);
    expect(server.of('/questionnaire/submit/question')).toHaveLength(2);
  });

  it('saves what is cleared and begun anew, also after another tab had moved the old talk on', async () => {
    const desk = await withReport();
    await desk.keeper.saveNow();
    const state = server.saved!.Session['ConversationState'] as Record<string, unknown>;
    server.saved = {
      Session: { ...server.saved!.Session, ConversationState: { ...state, SaveId: 'foreign' } },
      version: 99,
    };
    desk.type('x');
    expect(await desk.keeper.saveNow()).toBe(false);
    await desk.restart();
    expect(await desk.keeper.saveNow()).toBe(true);
    expect(desk.keeper.state.get()).toBe('kept');
    expect((server.saved.Session['ConversationState'] as { TalkId: string }).TalkId).toBe(
      desk.talk.get().talkId,
    );
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
});

describe('an order', () => {
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
    expect(desk.talk.get()).toMatchObject({
      activity: { kind: 'resting' },
      problem: { code: 'generator.talk-stale' },
    });
  });

  it('orders nothing whose key the server refuses to keep, says so, and orders it once it keeps it', async () => {
    const desk = await withReport();
    await desk.keeper.saveNow();
    server.answers.set('/session/save/session', () => ({
      IsSuccessful: false,
      Code: 'request.too-large',
      Message: '',
    }));
    await desk.order();
    expect(server.of('/generations/confirm')).toEqual([]);
    expect(desk.keeper.state.get()).toBe('failed');
    const { activity, problem } = desk.talk.get();
    expect(activity.kind).toBe('resting');
    expect(problem?.retry?.kind).toBe('ordering');

    server.answers.delete('/session/save/session');
    server.answers.set('/generations/confirm', () => ({ GenerationId: ID(2), IsPending: true }));
    server.answers.set(`/generations/${ID(2)}/events`, () =>
      stream({ Status: 'completed', Change: 2, Areas: [], Goals: [GOAL] }),
    );
    await desk.retry();
    const [sent, ...more] = server.of('/generations/confirm');
    expect(sent?.key).toBe(problem?.retry?.kind === 'ordering' ? problem.retry.key : '');
    expect(more).toEqual([]);
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

  it('leaves the ways out usable while a generation cannot be followed', async () => {
    const desk = await withReport();
    const seen: boolean[] = [];
    const stop = isGenerating.subscribe(() => seen.push(isGenerating.get()));
    let lines = 0;
    server.answers.set('/generations/confirm', () => ({ GenerationId: ID(2), IsPending: true }));
    server.answers.set(`/generations/${ID(2)}/events`, () => {
      lines += 1;
      if (lines === 1) return new TypeError('the line is down');
      return stream({ Status: 'completed', Change: 2, Areas: [], Goals: [GOAL] });
    });
    await desk.order();
    stop();
    expect(seen).toEqual([true, false, true]);
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

describe('a report and goals that are gone', () => {
  it('counts a report whose day is over as deleted, by the word of the server', async () => {
    const desk = await withReport();
    expect(desk.talk.get().report).toMatchObject({ deletedOn: null, keptUntil: KEPT_UNTIL });
    await desk.keeper.saveNow();
    desk.close();
    const state = server.saved!.Session['ConversationState'] as { Report: { keptUntil: string } };
    state.Report.keptUntil = '2020-01-02T12:00:00Z';
    const later = await deskOf();
    expect(later.talk.get().report?.deletedOn).toBe('2020-01-02T12:00:00Z');
  });

  it('deletes a report on the server as well where an answer before it is changed', async () => {
    const desk = await withReport();
    const at = desk.talk.get().messages.findIndex((message) => message.kind === 'you');
    desk.reanswer(at);
    await desk.answer('No');
    expect(desk.talk.get().report).toBeNull();
    expect(server.of('/documents/delete').map(({ body }) => body['DocumentId'])).toEqual([ID(1)]);
  });

  it('lets go of goals that were deleted from the history, here and in what the server keeps', async () => {
    const desk = await withGoals();
    noteDeleted(ID(2));
    await desk.keeper.saveNow();
    expect(server.saved?.Session['Goals']).toEqual([]);
    expect(JSON.stringify(server.saved)).not.toContain(GOAL.Goal);
    desk.close();

    deletedRecords.set([]);
    server.saved = undefined;
    (await withGoals()).close();
    // Deleted while no page was open to hear of it: the history that comes with the talk lacks it.
    const later = await deskOf();
    expect(later.talk.get().generations).toEqual([]);
    await later.keeper.saveNow();
    expect(server.saved).toMatchObject({ Session: { Goals: [] } });
  });
});

describe('the desk of a goal that is edited', () => {
  it('takes the edit over from whichever screen it was made on, and keeps it with the talk', async () => {
    const desk = await withGoals();
    noteGoal({ ...GOAL, Goal: 'Edited in the history.', Version: 1 });
    expect(desk.talk.get().generations[0]?.goals[0]?.Goal).toBe('Edited in the history.');
    await desk.keeper.saveNow();
    expect(server.saved).toMatchObject({ Session: { Goals: [{ Goal: 'Edited in the history.' }] } });
  });
});
