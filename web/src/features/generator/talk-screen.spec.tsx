import type { GenerationProgress } from '@goalwright/contracts/api/generations';
import type { Goal } from '@goalwright/contracts/api/goals';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { aProposedArea, aUser, FakeServer, newTalkAnswers, ok } from '../../../test/fake-server';
import { begin, leave } from '../../lib/session';
import { generator as words } from '../../texts/generator';
import { fromFound } from './areas';
import { TalkDesk } from './desk';
import { after, type TalkEvent } from './talk-steps';

// Jest cannot link the testing library in one graph with Radix.
const { TalkScreen } = await import('./talk-screen');
const { MemoryRouter } = await import('react-router-dom');

const DOCUMENT = '11111111-1111-4111-8111-111111111111';
const GENERATION = '22222222-2222-4222-8222-222222222222';
const GOAL: Goal = {
  GoalId: '33333333-3333-4333-8333-333333333333' as Goal['GoalId'],
  AreaOfNeed: 'Decoding',
  Disability: 'Autism (AUT)',
  Baseline: 'Reads 61 words.',
  Goal: 'Will read.',
  Fape: [],
  Objectives: [],
  Evidence: [],
  Checks: [],
  Quality: 90,
  Engine: 'built-in',
};
const DONE: GenerationProgress = {
  Status: 'completed',
  Change: 1,
  Areas: [{ AreaOfNeed: 'Decoding', Status: 'drafted' }],
  Goals: [GOAL],
};

let server: FakeServer;
let desk: TalkDesk;
const nextStudent = async () => {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: words.chat.nextStudent }));
    await desk.settled();
  });
};
const happen = (...events: TalkEvent[]) => {
  desk.talk.set(events.reduce(after, desk.talk.get()));
};
/** A talk with a report of two areas, of which Decoding is drafted; the other one is plainly a need or in doubt. */
const showDrafted = async (IsNeedPlain: boolean) => {
  const found = [aProposedArea(), aProposedArea({ AreaOfNeed: 'Spelling', IsNeedPlain })];
  happen(
    {
      kind: 'read',
      report: {
        documentId: DOCUMENT,
        studentName: null,
        isChildConfirmed: true,
        deletedOn: null,
        areas: fromFound(found, 1),
      },
    },
    {
      kind: 'ordering',
      key: 'k',
      order: {
        documentId: DOCUMENT,
        disability: 'Autism (AUT)',
        studentLabel: 'M.G.',
        areas: [{ AreaOfNeed: 'Decoding', Choice: 'draft' }],
      },
    },
    { kind: 'ordered', generationId: GENERATION, studentLabel: 'M.G.' },
    { kind: 'progressed', generationId: GENERATION, progress: DONE },
  );
  render(<TalkScreen desk={desk} />, { wrapper: MemoryRouter });
  await screen.findByRole('heading', { name: words.areas[IsNeedPlain ? 'left' : 'couldBeLeft'](1) });
};

beforeEach(async () => {
  Object.assign(globalThis, {
    matchMedia: () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
    CSS: { escape: (text: string) => text },
  });
  HTMLElement.prototype.scrollIntoView = () => undefined;
  server = new FakeServer();
  Object.assign(server.answers, newTalkAnswers());
  server.answers['/documents/delete'] = ok();
  begin(aUser(), 'token');
  desk = new TalkDesk();
  // Before it has looked for a kept talk, the screen shows nothing of this one.
  await desk.open();
});
afterEach(() => {
  cleanup();
  desk.close();
  leave();
});

describe('a talk about a report of which a part is drafted', () => {
  it('closes beside an area in doubt, which is still there to be called a need', async () => {
    await showDrafted(false);
    expect(screen.getByText(words.satisfied.question)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Spelling' }).checked).toBe(false);
    const answers = screen.getByRole('group', { name: words.options.radio });
    await act(async () => {
      fireEvent.click(within(answers).getByRole('button', { name: 'Yes' }));
      await desk.settled();
    });
    expect(screen.getByText(words.satisfied.afterYes)).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: 'Spelling' })).toBeTruthy();
  });

  it('goes on to the next student without a word about what may be no need', async () => {
    await showDrafted(false);
    await nextStudent();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(desk.talk.get()).toMatchObject({ report: null, generations: [] });
    expect(server.count('/documents/delete')).toBe(1);
  });

  it.each([
    ['is plainly a need', true],
    ['was called a need', false],
  ])(
    'asks before it goes on to the next student where what %s is not drafted',
    async (_what, isNeedPlain) => {
      await showDrafted(isNeedPlain);
      if (!isNeedPlain) fireEvent.click(screen.getByRole('checkbox', { name: 'Spelling' }));
      await nextStudent();
      expect(screen.getByRole('dialog', { name: words.restart.title })).toBeTruthy();
      expect(server.count('/documents/delete')).toBe(0);
    },
  );
});
