/** A need is heard however a writer calls it one, and is not heard where the same words deny it. */
import { describe, expect, it } from '@jest/globals';
import { readReport } from '../extraction/read-report.js';
import { declaresNeed } from './declared-needs.js';
import { proposeAreas } from './proposal.js';

const proposed = (text: string) =>
  proposeAreas(readReport([{ page: 1, text: `Student: Sam Lee\nGrade: 3\n\nSummary\n\n${text}` }]));
const areasOf = (text: string) => proposed(text).map(({ areaOfNeed }) => areaOfNeed);

describe('a need that a report calls one', () => {
  it.each([
    ['Spelling', 'For the team, spelling ranks first among the priorities of this year.'],
    ['Handwriting', 'I consider handwriting his chief difficulty in class.'],
    ['Self-care', 'Dressing himself after swim class has to stay on the IEP for another year.'],
    ['Decoding', 'We would like a decoding goal in the next plan.'],
    ['Math computation', 'Long division stands out as the gap we must close.'],
    ['Vocabulary', 'Vocabulary should be addressed through specially designed instruction.'],
    ['Speech fluency', 'Unmet need: stuttering in front of the class.'],
    ['Social skills', 'Making friends is the skill to work on next.'],
    ['Reading comprehension', 'Reading comprehension continues as an area of concern.'],
    ['Gross motor', 'Walking endurance on the stairs is to be worked on.'],
    ['Independent living', 'Independent living goals are required.'],
    ['Play and joint attention', 'Joining in pretend play is a need the whole team agreed on.'],
    ['Self-care', 'We agreed on shoe tying as a self-care target.'],
    ['Emotional regulation', 'Calming down after a loss is what Sam needs.'],
  ])('is proposed: %s', (area, text) => {
    expect(areasOf(text)).toContain(area);
  });

  it.each([
    [
      'Sensory regulation',
      'Noise. In the cafeteria Sam covers his ears and asks to leave. We did not keep a count.',
    ],
    ['Self-care', 'Sam is still in diapers. Toileting: we have no count of how often he is dry.'],
    [
      'Work completion and executive function',
      "Homework seldom makes it back to school. I don't keep a tally of it.",
    ],
    ['Self-advocacy', "Self-advocacy. Nobody has counted how often Sam asks, so I've no number."],
  ])('is proposed where it is said that nobody has counted it: %s', (area, text) => {
    expect(areasOf(text)).toContain(area);
  });

  it.each([
    'Handwriting is neat; there was no need to keep a count.',
    'Spelling is fine. We have no count because there is no trouble.',
    'Attendance is good, and nobody has counted the days.',
  ])('is none where nobody had to count: %s', (text) => {
    expect(areasOf(text)).toEqual([]);
  });

  it('is where the needs are said to lie', () => {
    expect(declaresNeed('The needs lie in conversation and in pretend play.')).toBe(true);
    expect(declaresNeed('The papers lie in the drawer with his needs.')).toBe(false);
  });

  it('is proposed with the sentence that names it', () => {
    const text = 'For the team, spelling remains an area of need.';
    const [first] = proposed(text);
    expect(first?.why).toContain('a need that it names');
    expect(first?.evidence.map(({ quote }) => quote)).toContain(text);
  });

  it('takes its area from the heading where the sentence names none', () => {
    expect(areasOf('HANDWRITING\n\nThis, too, remains an area of need.')).toContain('Handwriting');
  });
});

describe('the same words say no need', () => {
  it.each([
    'Spelling is not seen as an area of weakness.',
    'No goal is proposed for handwriting.',
    'Decoding is no longer a need.',
    'We propose to retire the goal for plurals.',
    'She requires no specialized instruction in math facts.',
    'Nobody called his handwriting a priority.',
    'If the team wants a spelling goal, it should be about word parts.',
    'The question is whether his attention is an area of need.',
    'His goal last year was 40 words correct per minute.',
    'Spelling is at grade level and reading fluency is fine.',
  ])('%s', (clause) => {
    expect(declaresNeed(clause)).toBe(false);
  });

  it('names what "it" was before the turn', () => {
    const text =
      'This is a skill of self-advocacy more than of language, but it is being lost in groups and should have its own goal.';
    expect(areasOf(text)).toEqual(['Self-advocacy']);
  });

  it('behind an empty box of a form', () => {
    const text = 'Areas of need: [x] Spelling  [ ] Handwriting  [ ] Decoding';
    const areas = areasOf(text);
    expect(areas).toContain('Spelling');
    expect(areas).not.toContain('Handwriting');
    expect(areas).not.toContain('Decoding');
  });
});
