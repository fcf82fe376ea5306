/** On what the next count is taken: a new list, the page that was timed, the place where somebody watched. All texts are made up. */
import { describe, expect, it } from '@jest/globals';
import { fittedPlan, planOf } from '../areas/plans.js';
import { draftsUnder } from '../../test/drafts-under.js';

const HEAD = 'EVALUATION SUMMARY\n\nStudent: Odalys Brandt    Grade: 4\nDate: December 11, 2026\n\n';
const draftUnder = draftsUnder(HEAD);
const draftOf = (text: string, areaOfNeed: string) => draftUnder(areaOfNeed, text);
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

  it.each([
    ['Silent e (cave, sule)                  6 of 20', 'unpracticed words with silent e'],
    ['CVC (mop, fip)                         6 of 20', 'unpracticed CVC words'],
    ['Vowel teams                            6 of 20', 'unpracticed words with vowel teams'],
  ])('names the pattern of its row as words have it: %s', (row, named) => {
    expect(
      goalOf(
        `Quick phonics screener, no prompting\n   Pattern          Read correctly\n   ${row}`,
        'Decoding',
      ),
    ).toContain(named);
  });

  it('is of no single pattern where a list holds several', () => {
    const text =
      'Spelling. Odalys spelled 7 of 20 dictated words correctly (list: short vowels, digraphs, silent e, simple vowel teams).';
    expect(goalOf(text, 'Spelling')).not.toContain('short vowels');
  });

  it('counts questions about a text, whatever its sentence leaves out', () => {
    const text = 'Reading comprehension. Reading grade 4 texts herself she answered 5 of 12 in Spanish.';
    expect(goalOf(text, 'Reading comprehension')).toContain('of 12 questions in Spanish');
  });

  it('of the equipment check is counted when the check is due', () => {
    const text = 'Hearing aids. Average this period: Odalys did 3 of 8 steps on her own.';
    expect(goalOf(text, 'Listening and equipment care')).toMatch(/check is due|equipment at arrival/);
  });

  it('asks for a share of chances where the goal so far leaves them out', () => {
    const text =
      'Communication\n   Asked for something with device or sign by herself:   3 of 12 chances\n\nGoals from last year\n   Request with device 6 of 12 - not met';
    expect(goalOf(text, 'Functional communication')).not.toMatch(/% of[,.]/);
  });

  it('to start something with peers waits for no greeting of theirs', () => {
    const plan = fittedPlan(planOf('Social skills', '4'), 'count initiations per 10 minutes');
    expect(plan.conditions.join()).not.toContain('greets');
  });
});

describe('the present level', () => {
  it('says the name of the row, though the name holds a number that is its whole as well', () => {
    const text =
      'BALL SKILLS - my own trial counts, no help, no cue\n   Skill                                            Oct 2022     Oct 2026\n   Catch a playground ball tossed from 10 ft          0/10          4/10\n   Overhand throw, hits 4-ft wall target at 12 ft     1/10          5/10';
    expect(draftOf(text, 'Gross motor').Baseline).toContain(
      'catches a playground ball tossed from 10 ft in 4 of 10 tries',
    );
  });

  it('dates no figure by the day of another in brackets behind it', () => {
    const text = 'Vocabulary\n   Science words explained:   9 of 24     (Oct. 2024 screening: 7 of 24)';
    expect(draftOf(text, 'Vocabulary').Baseline).not.toMatch(/9 of 24[^.]*\(Oct/);
  });

  it('opens with what a sentence says well of somebody, up to where it turns', () => {
    const text =
      'Summary\nOdalys is a bright girl with strong language and solid phoneme awareness whose reading of words is far behind.\n\nDecoding. She read 6 of 20 words.';
    expect(draftOf(text, 'Decoding').Baseline).toContain('with strong language and solid phoneme awareness');
  });
});

describe('the reason for a service', () => {
  it.each([
    '2. WHAT WE DID\n- daily checklist of assignments x5 min, faded by week 9',
    '6. Replacement behavior\n\nShe may ask for a smaller piece.\n\n   Condition                                     Requests / opportunities\n   Feb 2026, teacher points to card as task is handed out      15 of 21\n',
  ])('is no row of a table, and nothing that was done before: %s', (told) => {
    const text = `Work completion. Odalys finished 9 of 30 assignments.\n\n${told}`;
    expect(draftOf(text, 'Work completion and executive function').Fape[0]?.Reason).toMatch(
      /^Teaches the skill/,
    );
  });
});
