import { MISSING_BASELINE, type QuestionId } from '@goalwright/contracts/api/questionnaire';
import { describe, expect, it } from '@jest/globals';
import { readyAnswer } from './answer-panel';
import { faultOf } from './attach';
import { numberOf } from './drafted-goals';
import { draftAhead, factsOf, goalsDraftedBy, takesYesOrNo } from './questions';

const question = (
  text: string,
  question_type: 'text' | 'radio' | 'singleselect' | 'multiselect' | 'date',
  options: string[] = [],
) => ({
  question: text,
  question_type,
  options,
  is_last_question: false,
});
// No two of these sentences are the server's: what they are for is told by their ids alone.
const said = (id: QuestionId, answer: string | string[]) => ({ id, question: `(${id})`, answer });
const at = (id: QuestionId) => ({ ...question(`(${id})`, 'text'), id });
const talk = [
  said('student', 'M.G.'),
  said('disability', 'Autism (AUT)'),
  said('areas', ['phonics', 'Spelling', 'Decoding']),
];

describe('what the answers say', () => {
  it('names the student, the disability and each area once, as the catalogue has it', () => {
    expect(factsOf(talk)).toEqual({
      studentLabel: 'M.G.',
      disability: 'Autism (AUT)',
      areas: ['Decoding', 'Spelling'],
    });
    expect(factsOf([])).toEqual({ studentLabel: '', disability: '', areas: [] });
  });

  it('knows at which baseline the paid drafting starts, and for how many areas', () => {
    const first = said('baseline', 'Reads 61 words.');
    expect(draftAhead(talk, at('baseline'))).toEqual({ count: 2, isLast: false });
    expect(draftAhead([...talk, first], at('baseline'))).toEqual({ count: 2, isLast: true });
    expect(draftAhead(talk, at('grade'))).toBeUndefined();
    expect(goalsDraftedBy('Reads 61 words.', talk, at('baseline'))).toBe(0);
    expect(goalsDraftedBy('Spells 9 of 20.', [...talk, first], at('baseline'))).toBe(2);
  });

  it('counts an area without a baseline once it is settled, and not while it is only in doubt', () => {
    const none = said('baseline', 'none');
    const way = (answer: string) => [...talk, none, said('missing-baseline', answer)];
    expect(draftAhead([...talk, none], at('missing-baseline'))?.isLast).toBe(false);
    expect(draftAhead(way(MISSING_BASELINE.type), at('baseline'))).toEqual({ count: 2, isLast: false });
    expect(draftAhead(way(MISSING_BASELINE.plan), at('baseline'))).toEqual({ count: 2, isLast: true });
    expect(draftAhead(way(MISSING_BASELINE.skip), at('baseline'))).toEqual({ count: 1, isLast: true });
  });

  it('prices each way on from the last missing baseline, skipping it included', () => {
    const last = [...talk, said('baseline', 'Reads 61 words.'), said('baseline', 'none')];
    const price = (answer: string | undefined) => goalsDraftedBy(answer, last, at('missing-baseline'));
    expect(price(undefined)).toBe(0);
    expect(price(MISSING_BASELINE.type)).toBe(0);
    expect(price(MISSING_BASELINE.plan)).toBe(2);
    expect(price(MISSING_BASELINE.skip)).toBe(1);
  });
});

describe('what Submit sends', () => {
  const today = '2026-11-20';

  it('takes words for a question of words, and yes or no typed where there are buttons', () => {
    expect(readyAnswer(question('?', 'text'), ' six words ', [], today)).toBe('six words');
    expect(readyAnswer(question('?', 'text'), '  ', [], today)).toBeUndefined();
    const yesNo = question('?', 'radio', ['Yes', 'No']);
    expect(takesYesOrNo(yesNo)).toBe(true);
    expect(readyAnswer(yesNo, 'sí', [], today)).toBe('sí');
  });

  it('takes an option of the list, several of a list, and no date after today', () => {
    const list = question('?', 'singleselect', ['K', '1']);
    expect(readyAnswer(list, 'typed', ['1'], today)).toBe('1');
    expect(readyAnswer(list, '', ['left over from before'], today)).toBeUndefined();
    expect(readyAnswer(question('?', 'multiselect', ['A', 'B']), '', ['A', 'own words'], today)).toEqual([
      'A',
      'own words',
    ]);
    expect(readyAnswer(question('?', 'date'), '', ['2026-11-20'], today)).toBe('2026-11-20');
    expect(readyAnswer(question('?', 'date'), '', ['2026-11-21'], today)).toBeUndefined();
  });
});

describe('a file to attach', () => {
  it('is refused before it is sent where it cannot be read', () => {
    expect(faultOf({ name: 'Report.PDF', size: 10 })).toBeUndefined();
    expect(faultOf({ name: 'report.docx', size: 10 })).toMatch(/\.txt and \.pdf/);
    expect(faultOf({ name: 'report.txt', size: 0 })).toMatch(/empty/);
    expect(faultOf({ name: 'report.pdf', size: 26 * 1024 * 1024 })).toMatch(/25 MB/);
  });
});

describe('the number of a goal', () => {
  const area = (status: 'waiting' | 'drafted' | 'failed') => ({ name: 'x', status });

  it('stays the same whichever area is drafted first, and skips the failed', () => {
    expect(numberOf({ areas: [area('waiting'), area('drafted')] }, 0)).toBe(2);
    expect(numberOf({ areas: [area('drafted'), area('drafted')] }, 1)).toBe(2);
    expect(numberOf({ areas: [area('failed'), area('drafted')] }, 0)).toBe(1);
    expect(numberOf({ areas: [] }, 2)).toBe(3);
  });
});
