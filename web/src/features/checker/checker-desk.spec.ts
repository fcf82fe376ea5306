import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { aUser, FakeServer, ok, refusal } from '../../../test/fake-server';
import { begin, leave } from '../../lib/session';
import { CheckerDesk, checkerDesk } from './checker-desk';

const CHECK = '/goals/check';
const PAUSE_MS = 900;

interface Sent {
  readonly Goals: readonly { readonly Goal: string; readonly Objectives: readonly string[] }[];
}

let server: FakeServer;
let desk: CheckerDesk;
const fix = {
  Name: 'Timeframe',
  Verdict: 'fail' as const,
  Why: 'No date.',
  Fix: 'Say when.',
  Edit: { Goal: 'Within 36 weeks, will read.' },
};
/** Fails each goal that does not say when. */
const judge = (body: Readonly<Record<string, unknown>>) =>
  ok({
    Goals: (body as unknown as Sent).Goals.map(({ Goal: goal }) =>
      goal.startsWith('Within')
        ? { Quality: 100, Checks: [{ Name: 'Timeframe', Verdict: 'pass', Why: 'It says when.', Fix: '' }] }
        : { Quality: 50, Checks: [fix] },
    ),
  });
const goals = () => desk.state.get().goals;
const texts = () => goals().map(({ text }) => text.Goal);
const idOf = (place: number) => goals()[place]?.id ?? '';
const type = (text: string, place = 0) => {
  desk.type(idOf(place), { text: { Goal: text } });
};
const pause = () => jest.advanceTimersByTimeAsync(PAUSE_MS);
const resultOf = (place: number) => desk.state.get().results.get(idOf(place));

beforeEach(() => {
  jest.useFakeTimers();
  server = new FakeServer();
  server.answers[CHECK] = judge;
  begin(aUser(), 'token');
  desk = new CheckerDesk();
});
afterEach(() => {
  desk.close();
  leave();
  jest.useRealTimers();
});

describe('checking', () => {
  it('sends what is written, and ties each result to its form', async () => {
    type('Will read.');
    desk.add();
    desk.add();
    type('Within a year, will write.', 2);
    desk.type(idOf(2), { text: { Objectives: ['', 'Step one.'] } });
    expect(await desk.check()).toBe(true);
    expect((server.asked.at(-1)?.body as unknown as Sent).Goals).toMatchObject([
      { Goal: 'Will read.' },
      { Goal: 'Within a year, will write.', Objectives: ['Step one.'] },
    ]);
    expect([resultOf(0)?.quality, resultOf(1), resultOf(2)?.quality]).toEqual([50, undefined, 100]);
  });

  it('asks nobody where nothing is written', async () => {
    expect(await desk.check()).toBe(false);
    expect(server.count(CHECK)).toBe(0);
  });

  it('follows what is typed after the first press, and not before', async () => {
    type('Will read.');
    await pause();
    expect(server.count(CHECK)).toBe(0);
    await desk.check();
    type('Within a year, will read.');
    expect(resultOf(0)?.of).not.toBe(goals()[0]);
    await pause();
    expect(server.count(CHECK)).toBe(2);
    expect(resultOf(0)).toMatchObject({ quality: 100, of: goals()[0] });
  });

  it('says what the server says where it refuses, keeps the goals, and forgets the problem with the next answer', async () => {
    type('Will read.');
    server.answers[CHECK] = refusal('request.too-large', 'Too large.');
    expect(await desk.check()).toBe(false);
    expect(desk.state.get()).toMatchObject({ problem: 'Too large.', isChecking: false });
    expect(texts()).toEqual(['Will read.']);
    server.answers[CHECK] = judge;
    await desk.check();
    expect(desk.state.get().problem).toBeUndefined();
  });
});

describe('a fix', () => {
  it('goes into the text, is checked, and is one step to undo', async () => {
    type('Will read.');
    await desk.check();
    expect(await desk.apply(idOf(0), fix)).toMatchObject({ Verdict: 'pass' });
    expect(texts()).toEqual(['Within 36 weeks, will read.']);
    desk.undo();
    await pause();
    expect(texts()).toEqual(['Will read.']);
    expect(resultOf(0)?.quality).toBe(50);
    desk.redo();
    expect(texts()).toEqual(['Within 36 weeks, will read.']);
  });

  it('of words that changed since brings the old ones not back', async () => {
    type('Will read.');
    await desk.check();
    type('Will read and write.');
    expect(await desk.apply(idOf(0), fix)).toBeUndefined();
    expect(texts()).toEqual(['Will read and write.']);
  });
});

describe('pasting', () => {
  it('leaves a plain goal to the field', () => {
    expect(desk.paste(idOf(0), 'Will read 95 words.')).toBeUndefined();
    expect(texts()).toEqual(['']);
  });

  it('puts several where they were pasted, in place of the empty form, and one undo takes them back', () => {
    type('First.');
    desk.add();
    desk.add();
    type('Last.', 2);
    expect(desk.paste(idOf(1), 'Goal 1: Will read.\nGoal 2: Will write.')).toEqual({ found: 2, leftOut: 0 });
    expect(texts()).toEqual(['First.', 'Will read.', 'Will write.', 'Last.']);
    desk.undo();
    expect(texts()).toEqual(['First.', '', 'Last.']);
  });

  it('takes no more than there is room for', () => {
    type('First.');
    desk.add();
    const many = Array.from({ length: 25 }, (_none, at) => `Goal ${String(at + 1)}: Will read.`).join('\n');
    expect(desk.paste(idOf(1), many)).toEqual({ found: 19, leftOut: 6 });
    expect(goals()).toHaveLength(20);
    expect(desk.add()).toBeUndefined();
  });
});

describe('undo', () => {
  it('goes back pause by pause', async () => {
    type('One.');
    type('One. Two.');
    await pause();
    type('One. Two. Three.');
    desk.undo();
    expect(texts()).toEqual(['One. Two.']);
    desk.undo();
    expect(texts()).toEqual(['']);
    expect(desk.state.get().canUndo).toBe(false);
    desk.redo();
    desk.redo();
    expect(texts()).toEqual(['One. Two. Three.']);
    expect(desk.state.get().canRedo).toBe(false);
  });

  it('brings a removed goal back', () => {
    type('One.');
    desk.remove(idOf(0));
    expect(texts()).toEqual(['']);
    desk.undo();
    expect(texts()).toEqual(['One.']);
  });
});

it('nothing stays on the page of whoever signs in next', () => {
  checkerDesk.type(checkerDesk.state.get().goals[0]?.id ?? '', { text: { Goal: 'Will read.' } });
  leave();
  expect(checkerDesk.state.get()).toMatchObject({ canUndo: false, goals: [{ text: { Goal: '' } }] });
});
