import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aProposedArea, aUser, FakeServer, newTalkAnswers, ok, refusal } from '../../../test/fake-server';
import { begin, leave } from '../../lib/session';
import { TalkDesk } from './desk';
import { fromSaved, toSaved } from './saved-talk';

const UPLOAD = '/document/upload';
const DELETE = '/documents/delete';
const CONFIRM = '/generations/confirm';
const DOCUMENT = '11111111-1111-4111-8111-111111111111';
const read = (more: object = {}) =>
  ok({
    DocumentId: DOCUMENT,
    StudentName: 'Maria Garcia',
    Pronouns: 'she',
    AffordableAreas: 5,
    ProposedAreas: [aProposedArea()],
    ...more,
  });
const problem = (code: string, Facts: object) => ({ ...refusal(`document.${code}`), Facts });
const SEVERAL = problem('several-students', {
  DocumentId: DOCUMENT,
  Students: ['Jonah Whitfield', 'Maria Garcia'],
});

let server: FakeServer;
let desk: TalkDesk;
/** A desk that is reading a report of M.G. */
const reading = async () => {
  await desk.carryOn();
};
const uploads = () => server.asked.filter(({ path }) => path === UPLOAD).map(({ body }) => body);
const orders = () => server.asked.filter(({ path }) => path === CONFIRM).map(({ body }) => body);
const saved = () => fromSaved({ ...toSaved(desk.talk.get(), 1, 'save') })?.talk;

beforeEach(async () => {
  server = new FakeServer();
  Object.assign(server.answers, newTalkAnswers());
  server.answers[DELETE] = ok();
  begin(aUser(), 'token');
  desk = new TalkDesk();
  await desk.open();
  desk.talk.set({
    ...desk.talk.get(),
    inputQA: [
      { id: 'student', question: 'Name?', answer: 'M.G.' },
      { id: 'disability', question: 'Disability?', answer: 'Autism (AUT)' },
    ],
    activity: { kind: 'reading', documentId: DOCUMENT },
  });
});
afterEach(() => {
  desk.close();
  leave();
});

describe('a file of several students', () => {
  it('is read on for the one that was chosen, who is not asked about again', async () => {
    server.answers[UPLOAD] = ({ Student }) =>
      Student === undefined ? SEVERAL : read({ StudentName: Student });
    await reading();
    expect(desk.talk.get()).toMatchObject({
      severalStudents: { documentId: DOCUMENT, students: ['Jonah Whitfield', 'Maria Garcia'] },
      report: null,
      problem: null,
      activity: { kind: 'resting' },
    });
    // A reload asks the same question.
    expect(saved()?.severalStudents).toEqual(desk.talk.get().severalStudents);
    // The provider called the student M.G.; whom she chooses is her word.
    await desk.chooseStudent('Jonah Whitfield');
    expect(uploads().at(-1)).toMatchObject({ DocumentId: DOCUMENT, Student: 'Jonah Whitfield' });
    expect(desk.talk.get()).toMatchObject({
      severalStudents: null,
      report: { studentName: 'Jonah Whitfield', isChildConfirmed: true },
    });
  });

  it('keeps the choice over a reload while it is read', async () => {
    server.answers[UPLOAD] = SEVERAL;
    await reading();
    server.answers[UPLOAD] = () => {
      expect(saved()?.activity).toEqual({ kind: 'reading', documentId: DOCUMENT, student: 'Maria Garcia' });
      return read();
    };
    await desk.chooseStudent('Maria Garcia');
    expect(uploads()).toHaveLength(2);
  });

  it('is deleted where none of them is the right one', async () => {
    server.answers[UPLOAD] = SEVERAL;
    await reading();
    desk.dismissStudents();
    expect(desk.talk.get().severalStudents).toBeNull();
    await new Promise((resolve) => setTimeout(resolve));
    expect(server.asked.filter(({ path }) => path === DELETE).map(({ body }) => body['DocumentId'])).toEqual([
      DOCUMENT,
    ]);
  });

  it('is deleted with the talk', async () => {
    server.answers[UPLOAD] = SEVERAL;
    await reading();
    await desk.restart();
    expect(desk.talk.get().severalStudents).toBeNull();
    expect(server.count(DELETE)).toBe(1);
  });
});

it('a report that is still being read says how far it is', async () => {
  const seen: unknown[] = [];
  let tries = 0;
  server.answers[UPLOAD] = () => {
    seen.push(desk.live.get().pages);
    tries += 1;
    return tries === 1
      ? problem('still-reading', { DocumentId: DOCUMENT, PagesRead: 11, PageCount: 40 })
      : read();
  };
  await reading();
  expect(seen).toEqual([null, { read: 11, count: 40 }]);
  expect(desk.talk.get().report?.documentId).toBe(DOCUMENT);
});

describe('the pronouns', () => {
  const order = async () => {
    server.answers[CONFIRM] = refusal('generator.failed');
    await desk.order();
    return orders().at(-1)?.['Pronouns'];
  };

  it('that the report settles are not asked for', async () => {
    server.answers[UPLOAD] = read();
    await reading();
    expect(desk.talk.get().report?.pronouns).toBeUndefined();
    expect(await order()).toBeUndefined();
  });

  it('that it leaves open are asked for, kept with the talk, and go with the order', async () => {
    server.answers[UPLOAD] = read({ Pronouns: null });
    await reading();
    expect(desk.talk.get().report?.pronouns).toBeNull();
    desk.choosePronouns('they');
    expect(saved()?.report?.pronouns).toBe('they');
    expect(await order()).toBe('they');
  });

  it('are left out where only the name is wanted', async () => {
    server.answers[UPLOAD] = read({ Pronouns: null });
    await reading();
    desk.choosePronouns('name');
    expect(await order()).toBeUndefined();
  });
});

it('what became of a goal of last year is kept with its area', async () => {
  const Review = {
    Verdict: 'raise',
    OldGoal: 'Will read 60 words.',
    Page: 2,
    Quote: 'Goal met.',
    Why: 'It was met.',
  };
  server.answers[UPLOAD] = read({
    ProposedAreas: [aProposedArea({ Review })],
  });
  await reading();
  expect(desk.talk.get().report?.areas[0]?.review).toEqual(Review);
  expect(saved()?.report?.areas[0]?.review).toEqual(Review);
});
