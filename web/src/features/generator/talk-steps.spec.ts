import type { GenerationProgress } from '@goalwright/contracts/api/generations';
import type { Goal } from '@goalwright/contracts/api/goals';
import { describe, expect, it } from '@jest/globals';
import { aProposedArea } from '../../../test/fake-server';
import { fromFound } from './areas';
import { fromSaved, toSaved, withHistory } from './saved-talk';
import { foundWords, newTalk, progressOf, type Talk } from './talk';
import { after, type TalkEvent } from './talk-steps';

const asked = (question: string, question_type: 'text' | 'radio' | 'none' = 'text') => ({
  question,
  question_type,
  options: question_type === 'radio' ? ['Yes', 'No'] : [],
  is_last_question: false,
});
interface Pair {
  question: string;
  answer: string;
}
const reply = (question: string, inputQA: Pair[], generationId: string | null = null): TalkEvent => ({
  kind: 'replied',
  studentLabel: 'M.G.',
  reply: {
    message: '',
    question: asked(question),
    conversation: 'talk',
    inputQA,
    isPastNeeds: false,
    generationId,
  },
});
const afterAll = (talk: Talk, ...events: TalkEvent[]): Talk => events.reduce(after, talk);
const goal = (GoalId: string, AreaOfNeed: string): Goal =>
  ({
    GoalId,
    AreaOfNeed,
    Disability: '',
    Baseline: 'Reads 61 words.',
    Goal: 'Will read.',
    Fape: [],
    Objectives: [],
    Evidence: [],
    Checks: [],
    Quality: 90,
    Engine: 'built-in',
  }) as unknown as Goal;
const G1 = '11111111-1111-4111-8111-111111111111';
const G2 = '22222222-2222-4222-8222-222222222222';
const progress = (
  Status: GenerationProgress['Status'],
  areas: [string, 'waiting' | 'drafted' | 'failed'][],
  Goals: Goal[],
): TalkEvent => ({
  kind: 'progressed',
  generationId: 'g',
  progress: {
    Status,
    Change: 1,
    Areas: areas.map(([AreaOfNeed, status]) => ({ AreaOfNeed, Status: status })),
    Goals,
  },
});
const texts = (talk: Talk) =>
  talk.messages.map((message) => (message.kind === 'goals' ? '[goals]' : message.text));

const begun = afterAll(newTalk('t'), reply('First?', []));
const second = afterAll(
  begun,
  { kind: 'answered', answer: 'one' },
  reply('Second?', [{ question: 'First?', answer: 'one' }]),
);
const third = afterAll(
  second,
  { kind: 'answered', answer: 'two' },
  reply('Third?', [
    { question: 'First?', answer: 'one' },
    { question: 'Second?', answer: 'two' },
  ]),
);
const drafting = afterAll(
  third,
  { kind: 'answered', answer: '61 words' },
  reply('Satisfied?', [...(third.inputQA as Pair[]), { question: 'Third?', answer: '61 words' }], 'g'),
);

describe('answering', () => {
  it('stands at the answer until the reply is there, and then at the next question', () => {
    const sent = after(begun, { kind: 'answered', answer: 'one' });
    expect(sent.activity).toEqual({ kind: 'answering', answer: 'one' });
    expect(sent.inputQA).toEqual([]);
    expect(texts(second)).toEqual(['First?', 'one', 'Second?']);
    expect(second.activity.kind).toBe('resting');
  });

  it('says why an answer was none, asks again, and gives the words back to be mended', () => {
    const again = afterAll(
      begun,
      { kind: 'answered', answer: 'a long baseline' },
      {
        kind: 'replied',
        studentLabel: '',
        reply: {
          message: 'Please say more.',
          question: asked('First?'),
          conversation: 'talk',
          inputQA: [],
          isPastNeeds: false,
          generationId: null,
        },
      },
    );
    expect(texts(again)).toEqual(['First?', 'a long baseline', 'Please say more.']);
    expect(again.draft).toBe('a long baseline');
  });

  it('keeps an answer that did not arrive for a retry, and makes room for another one', () => {
    const failed = afterAll(
      begun,
      { kind: 'answered', answer: 'one' },
      {
        kind: 'failed',
        code: 'service.unavailable',
        text: 'Not reached.',
        isRepeatable: true,
      },
    );
    expect(failed.problem?.retry).toEqual({ kind: 'answering', answer: 'one' });
    expect(after(failed, { kind: 'retried' })).toMatchObject({
      problem: null,
      activity: { kind: 'answering' },
    });
    const other = after(failed, { kind: 'answered', answer: 'other' });
    expect(texts(other)).toEqual(['First?', 'other']);
  });

  it('repeats nothing that must not be repeated', () => {
    const failed = afterAll(
      begun,
      { kind: 'answered', answer: 'one' },
      {
        kind: 'failed',
        code: 'generator.talk-invalid',
        text: 'Over.',
        isRepeatable: false,
      },
    );
    expect(after(failed, { kind: 'retried' })).toBe(failed);
  });
});

describe('answering anew', () => {
  it('sends what stood at that message, and drops what came after it only once it is sent', () => {
    const changing = after(third, { kind: 'reanswering', at: 1 });
    expect(texts(changing)).toEqual(texts(third));
    expect(changing.draft).toBe('one');
    const sent = after(changing, { kind: 'answered', answer: 'uno' });
    expect(texts(sent)).toEqual(['First?', 'uno']);
    expect(sent.inputQA).toEqual([]);
    expect(sent.question?.question).toBe('First?');
    expect(after(changing, { kind: 'answer-kept' })).toMatchObject({ reanswering: null, draft: '' });
  });

  it('lets the goals below go from the talk', () => {
    const done = after(drafting, progress('completed', [['Decoding', 'drafted']], [goal(G1, 'Decoding')]));
    const sent = afterAll(done, { kind: 'reanswering', at: 3 }, { kind: 'answered', answer: 'dos' });
    expect(sent.generations).toEqual([]);
    expect(texts(sent)).toEqual(['First?', 'one', 'Second?', 'dos']);
  });
});

describe('drafting', () => {
  it('asks what comes after the goals only once they are there', () => {
    expect(drafting.activity).toEqual({ kind: 'drafting', generationId: 'g' });
    expect(texts(drafting).at(-1)).toBe('[goals]');
    const half = after(
      drafting,
      progress(
        'queued',
        [
          ['Decoding', 'drafted'],
          ['Spelling', 'waiting'],
        ],
        [goal(G1, 'Decoding')],
      ),
    );
    expect(half.activity.kind).toBe('drafting');
    const done = after(
      half,
      progress(
        'completed',
        [
          ['Decoding', 'drafted'],
          ['Spelling', 'failed'],
        ],
        [goal(G1, 'Decoding')],
      ),
    );
    expect(done.activity.kind).toBe('resting');
    expect(texts(done).slice(-2)).toEqual(['Not drafted, and not charged: Spelling.', 'Satisfied?']);
    expect(progressOf(done)).toBe(100);
  });

  it('says an end that is told twice only once', () => {
    const end = progress('completed', [['Decoding', 'drafted']], [goal(G1, 'Decoding')]);
    const done = after(drafting, end);
    expect(texts(after(done, end))).toEqual(texts(done));
  });

  it('goes back to the answer where nothing was drafted, to be sent again', () => {
    const failed = after(drafting, progress('failed', [['Decoding', 'failed']], []));
    expect(failed.generations).toEqual([]);
    expect(failed.inputQA).toHaveLength(2);
    expect(failed.problem).toMatchObject({
      code: 'generator.failed',
      retry: { kind: 'answering', answer: '61 words' },
    });
  });
});

describe('a report', () => {
  const areas = fromFound(
    ['Decoding', 'Spelling', 'Vocabulary'].map((AreaOfNeed) => aProposedArea({ AreaOfNeed })),
    2,
  );
  const read = after(third, {
    kind: 'read',
    report: {
      documentId: 'd',
      keptUntil: '2026-11-21T12:00:00Z',
      studentName: null,
      isChildConfirmed: true,
      deletedOn: null,
      areas,
    },
  });
  const order = {
    documentId: 'd',
    disability: 'x',
    studentLabel: 'M.G.',
    areas: [
      { AreaOfNeed: 'Decoding', Choice: 'draft' as const },
      { AreaOfNeed: 'Spelling', Choice: 'draft' as const },
    ],
  };
  const ordered = afterAll(
    read,
    { kind: 'ordering', key: 'k', order },
    { kind: 'ordered', generationId: 'g', studentLabel: 'M.G.' },
  );
  const openOf = (talk: Talk) =>
    talk.report?.areas.filter((area) => area.generationId === null).map((area) => area.name);

  it('is dropped with every answer given before it, and kept with those given after it', () => {
    const changing = afterAll(read, { kind: 'reanswering', at: 1 }, { kind: 'answered', answer: 'Leo T.' });
    expect(changing.report).toBeNull();
    expect(changing.question?.question).toBe('First?');
    const later = afterAll(
      read,
      { kind: 'report-deleted', on: 'now' },
      { kind: 'answered', answer: 'three' },
    );
    const at = later.messages.length - 1;
    const again = afterAll(
      { ...later, activity: { kind: 'resting' } },
      { kind: 'reanswering', at },
      { kind: 'answered', answer: 'tres' },
    );
    expect(texts(again).at(-1)).toBe('tres');
    expect(again.report?.documentId).toBe('d');
  });

  it('leaves what was not ordered, and what failed, for later', () => {
    expect(openOf(ordered)).toEqual(['Vocabulary']);
    const done = after(
      ordered,
      progress(
        'completed',
        [
          ['Decoding', 'drafted'],
          ['Spelling', 'failed'],
        ],
        [goal(G1, 'Decoding')],
      ),
    );
    expect(openOf(done)).toEqual(['Spelling', 'Vocabulary']);
    expect(done.isOwnQuestion).toBe(true);
  });

  it('asks by itself whether the goals satisfy, and takes yes and no in words', () => {
    const done = after(
      ordered,
      progress(
        'completed',
        [
          ['Decoding', 'drafted'],
          ['Spelling', 'drafted'],
        ],
        [goal(G1, 'Decoding'), goal(G2, 'Spelling')],
      ),
    );
    expect(texts(done).at(-1)).toBe('Are you satisfied with the generated goals?');
    expect(texts(after(done, { kind: 'answered', answer: 'Sí' })).at(-1)).toMatch(/Goals History/);
    expect(texts(after(done, { kind: 'answered', answer: 'perhaps' })).at(-1)).toMatch(/yes or no/);
  });

  it('keeps the order and its key through a reload, so that it is repeated and not made twice', () => {
    const ordering = after(read, { kind: 'ordering', key: 'k', order });
    const restored = fromSaved(JSON.parse(JSON.stringify(toSaved(ordering, 7, 's'))) as never);
    expect(restored).toEqual({ talk: ordering, version: 7, saveId: 's', didLoseUpload: false });
  });

  it('frees the ordered areas where nothing was drafted', () => {
    const failed = after(
      ordered,
      progress(
        'cancelled',
        [
          ['Decoding', 'failed'],
          ['Spelling', 'failed'],
        ],
        [],
      ),
    );
    expect(openOf(failed)).toEqual(['Decoding', 'Spelling', 'Vocabulary']);
    expect(failed.problem).toMatchObject({ code: 'generator.failed', retry: null });
  });
});

describe('a saved talk', () => {
  const done = after(drafting, progress('completed', [['Decoding', 'drafted']], [goal(G1, 'Decoding')]));
  const saved = (talk: Talk) =>
    JSON.parse(JSON.stringify(toSaved(talk, 3, 's'))) as Parameters<typeof fromSaved>[0];

  it('comes back as it was, with its goals, its draft and its standing answer', () => {
    const typed = after(done, { kind: 'typed', text: 'half a sent' });
    expect(fromSaved(saved(typed))?.talk).toEqual(typed);
    expect(fromSaved(saved(drafting))?.talk).toEqual(drafting);
  });

  it('says that the file of an upload under way is gone', () => {
    const uploading = after(third, { kind: 'uploading', fileName: 'report.pdf' });
    expect(fromSaved(saved(uploading))).toMatchObject({
      didLoseUpload: true,
      talk: { activity: { kind: 'resting' } },
    });
  });

  it('is begun anew where the shape is none of ours', () => {
    expect(fromSaved({ ...saved(done), ConversationState: { TalkId: 'x', Version: 1 } })).toBeUndefined();
    expect(fromSaved({ ...saved(done), MessagesArray: [{ from: 'wren' }] })).toBeUndefined();
  });

  it('takes edits from the history, and lets go of records that were deleted there', () => {
    const edited = { ...goal(G1, 'Decoding'), Goal: 'Edited elsewhere.' };
    const updated = withHistory(done, [{ GenerationId: 'g', GoalsHistory: [edited] }], 200);
    expect(updated.generations[0]?.goals[0]?.Goal).toBe('Edited elsewhere.');
    const gone = withHistory(done, [], 200);
    expect(gone.generations).toEqual([]);
    expect(texts(gone)).not.toContain('[goals]');
    expect(withHistory(done, [], 0).generations).toHaveLength(1);
    expect(withHistory(drafting, [], 200).generations).toHaveLength(1);
  });
});

it('a report that was read says how many areas are needs, and how many could be', () => {
  const area = (IsNeedPlain: boolean, at: number) =>
    aProposedArea({ AreaOfNeed: `Area ${String(at)}`, IsNeedPlain });
  const said = (plain: number, open: number) =>
    foundWords(
      fromFound(
        Array.from({ length: plain + open }, (_none, at) => area(at < plain, at)),
        9,
      ),
    ).replace(' Look at what the report says, and choose.', '');
  expect(said(1, 0)).toBe('I found 1 area of need.');
  expect(said(3, 0)).toBe('I found 3 areas of need.');
  expect(said(2, 1)).toBe('I found 2 areas of need, and 1 that could be one.');
  expect(said(1, 2)).toBe('I found 1 area of need, and 2 that could be needs.');
  expect(said(0, 1)).toBe('I found 1 area that could be a need.');
  expect(said(0, 2)).toBe('I found 2 areas that could be needs.');
  expect(said(0, 0)).toMatch(/^I found no area of need/);
});
