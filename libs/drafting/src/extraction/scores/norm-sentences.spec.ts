/** Figures of children in general and of standards; all made up. */
import { describe, expect, it } from '@jest/globals';
import { readReport } from '../read-report.js';

const HEAD = 'Student: Sam Lee\nGrade: 2\nDate of Report: 11/20/2026\n\nReading and speech\n';
const valuesOf = (text: string) =>
  readReport([{ page: 1, text: HEAD + text }]).measures.map(({ value }) => value);

describe('figures of children in general', () => {
  it.each([
    'Children who do not stutter have fewer than 3% stuttered syllables.',
    'Students in second grade usually read 72 words correct per minute.',
    'Typical readers at this point of the year score 41 digits correct in 2 minutes.',
    'Most children his age are understood 95% of the time.',
    'The program standard for a solo trip is 16 steps on 3 days in a row.',
    'The grade level median is 84 words correct per minute.',
    'Fluent speakers produce less than 2% stuttered syllables.',
    'Types: repetitions 44%, prolongations 21%, blocks 35%.',
    'The instructional range for a second grader begins at 14 digits correct per minute.',
    'Grade-level readers at this point of the year read around 72 words correct in a minute.',
    'The class earns 75% on applications.',
    'A randomly chosen female classmate was engaged in 88% of the intervals.',
    'Up to 3 percent stuttered syllables is thought typical.',
    'Time on task was sampled with 15 second momentary time sampling.',
  ])('leaves out "%s"', (text) => {
    expect(valuesOf(text)).toEqual([]);
  });

  it('leaves out how often something is to be done, and keeps how often it was', () => {
    expect(valuesOf('• Continue the reading group, four times a week, with lessons on silent e.')).toEqual(
      [],
    );
    expect(valuesOf('Sam asked for help with reading 2 times per week.')).toEqual([2]);
  });

  it('keeps the figure of the student in the same sentence', () => {
    expect(valuesOf('Task engagement in reading: Sam 43%, classroom comparison 81%.')).toEqual([43]);
    expect(
      valuesOf('Most children read 72 words correct per minute, and Sam read 31 words correct per minute.'),
    ).toEqual([31]);
    expect(
      valuesOf(
        'While students in second grade read 72 words correct per minute, he read 31 words correct per minute.',
      ),
    ).toEqual([31]);
  });
});

describe('figures that others are told by, and how often somebody is served', () => {
  it.each([
    'Guidance gives us 4 of 6 steps as usual for juniors in spring.',
    'Expected for the end of the first quarter of grade 2 in this district: 75% legible letters.',
    'Reading. In first grade Sam was in a reading group run by the counselor, twice a month.',
  ])('leaves out "%s"', (text) => {
    expect(valuesOf(text)).toEqual([]);
  });
});
