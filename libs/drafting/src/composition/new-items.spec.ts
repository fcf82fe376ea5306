/** On what the next count is taken: a new list, the page that was timed, the place where somebody watched. All texts are made up. */
import { describe, expect, it } from '@jest/globals';
import { readReport } from '../extraction/read-report.js';
import { draftFromReport } from './draft.js';

const HEAD = 'EVALUATION SUMMARY\n\nStudent: Odalys Brandt    Grade: 4\nDate: December 11, 2026\n\n';
const draftOf = (text: string, areaOfNeed: string) =>
  draftFromReport({
    report: readReport([{ page: 1, text: `${HEAD}${text}\n` }]),
    areaOfNeed,
    student: { label: 'Odalys' },
  });
const goalOf = (text: string, areaOfNeed: string) => draftOf(text, areaOfNeed).Goal;

describe('a goal', () => {
  it('is counted on a new list, a new page or another passage, and not on "items of the kind"', () => {
    const words = 'Decoding. I gave her a list of 30 two-syllable words. She read 12 of 30 correctly.';
    expect(goalOf(words, 'Decoding')).toMatch(/(?:new|unpracticed) list|list not practiced/);
    const problems = 'Math. I gave her 10 two-step word problems. She solved 3 of 10.';
    expect(goalOf(problems, 'Math problem solving')).toMatch(/(?:new|unpracticed) page|page not practiced/);
    const questions =
      'Comprehension. I asked her 10 inference questions on a grade 4 passage. She answered 5 of 10.';
    expect(goalOf(questions, 'Reading comprehension')).toMatch(/grade 4 (?:passage|text)/);
  });

  it.each([
    ['I give a one-minute multiplication probe (0-9, mixed) every Friday.', 'multiplication problems'],
    [
      'Mixed multiplication/division probe, digits correct per minute:',
      'mixed multiplication and division problems',
    ],
    [
      'Computation probe, mixed + and - within 20, scored in digits correct per minute',
      'mixed addition and subtraction problems',
    ],
    ['Computation - Mixed computation probe, 2 minutes:', 'computation problems'],
  ])('of digits in a minute names what was timed: %s', (told, named) => {
    const text = `FACTS\n   ${told}\n\n   Oct 9      7 digits correct per minute\n   Nov 13     9\n   Dec 4     14 digits correct per minute`;
    expect(goalOf(text, 'Math computation')).toContain(named);
  });

  it('is for the place where somebody watched', () => {
    const text =
      'Communication. I counted in the cafeteria and at the store for 20 minutes each on three days: she started 3 messages in 20 minutes with the tablet on her own.';
    expect(goalOf(text, 'Functional communication').toLowerCase()).toContain(
      'in the cafeteria and at the store',
    );
  });

  it('names the routine whose heading tells its steps, and the equipment check', () => {
    const laundry =
      'DAILY LIVING: LAUNDRY (15 steps, school laundry room)\n   So as of December 8 she does 9 of 15 steps on her own.';
    expect(goalOf(laundry, 'Independent living')).toContain('of 15 steps of the laundry routine');
    const check =
      'EQUIPMENT\nI used our 8-step daily check of the hearing aids. Odalys did 3 of 8 steps by herself each day.';
    expect(goalOf(check, 'Listening and equipment care')).toContain('steps of the equipment check');
  });

  it('is for the skill of its own part of a row', () => {
    const text =
      'Sounds. Informal check, spoken words:\n   rhyming 10 of 10; syllables 9 of 10; taking away or changing one sound ("say clap without /l/") 5 of 20.';
    const goal = goalOf(text, 'Phonological awareness');
    expect(goal).toContain('take away or change the named sound');
    expect(goal).not.toContain('rhymes');
  });

  it('has no crossings since, and nothing done that only "all four" tells', () => {
    const text =
      'Crossing the street. We look for: stop, look, wait, walk. Odalys did all four on her own on 6 of 10 crossings since October.';
    const goal = goalOf(text, 'Daily living and safety');
    expect(goal).not.toMatch(/all four|since/);
    expect(goal).toContain('of 10 crossings');
  });

  it('to name accommodations is counted when somebody asks for them', () => {
    const text =
      'Self-advocacy. Odalys has six accommodations in her IEP; she named 1 of 6 and could say why for none.';
    const { Goal, Objectives } = draftOf(text, 'Self-advocacy');
    expect(Goal).toContain('accommodations');
    expect(Goal).not.toMatch(/help is needed|something is unclear/);
    expect(Objectives.join(' ')).not.toMatch(/familiar teacher/);
  });

  it('of fractions and place value has no number cards in its way', () => {
    const text = 'Number sense. Place value and fraction screener (24 items): 9 of 24 correct.';
    const { Goal, Baseline } = draftOf(text, 'Number sense');
    expect(Goal).not.toMatch(/objects|counting order|hands-on/);
    expect(Baseline).not.toContain('adding and taking away');
  });
});
