import { describe, expect, it } from '@jest/globals';
import { readyAnswer } from './answer-panel';
import { faultOf } from './attach';
import { numberOf } from './drafted-goals';
import { draftAhead, factsOf, takesYesOrNo } from './questions';

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
const talk = [
  { question: "What is the student's name? Initials are enough.", answer: 'M.G.' },
  { question: "What is the student's primary disability?", answer: 'Autism (AUT)' },
  { question: 'Which areas of need should I draft for?', answer: ['phonics', 'Spelling', 'Decoding'] },
];
const baseline = (area: string) =>
  question(`What is the baseline for ${area}? Say what the student does now.`, 'text');

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
    expect(draftAhead(talk, baseline('Decoding'))).toEqual({ count: 2, isLast: false });
    expect(draftAhead(talk, baseline('Spelling'))).toEqual({ count: 2, isLast: true });
    const skipped = [
      ...talk,
      { question: 'There is no baseline for Decoding yet.', answer: 'Skip this area' },
    ];
    expect(draftAhead(skipped, baseline('Spelling'))).toEqual({ count: 1, isLast: true });
    expect(
      draftAhead(talk, question('There is no baseline for Spelling yet. What should I do?', 'radio')),
    ).toEqual({
      count: 2,
      isLast: true,
    });
    expect(draftAhead(talk, question('Which grade?', 'text'))).toBeUndefined();
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
