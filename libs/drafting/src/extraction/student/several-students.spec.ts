import { describe, expect, it } from '@jest/globals';
import { pagesOfStudent } from './several-students.js';
import { threadMsOf } from '../../../test/thread-ms.js';

const NAMES = ['Mara Quist', 'Leo Aduba'];
const onePage = (text: string, name: string, names = NAMES) =>
  pagesOfStudent([{ page: 1, text }], names, name)[0]?.text;

const TWO = `Resource room summary, October 2026
Both share the morning group.

Student: Mara Quist
Reading: Mara read 52 words correct per minute.
Her mother says she likes to read to Leo.

Student: Leo Aduba
Reading: Leo read 97 words correct per minute.
Math: 6 of 20 facts.`;

describe('pagesOfStudent', () => {
  it('keeps what stands before the first label, and one student’s part', () => {
    expect(onePage(TWO, 'Mara Quist')).toBe(TWO.slice(0, TWO.indexOf('\nStudent: Leo')));
    expect(onePage(TWO, 'Leo Aduba')).toBe(
      `Resource room summary, October 2026\nBoth share the morning group.\n\n${TWO.slice(TWO.indexOf('Student: Leo'))}`,
    );
  });

  it('loses no number to the other student, and gives none', () => {
    expect(onePage(TWO, 'Mara Quist')).not.toMatch(/97|6 of 20/);
    expect(onePage(TWO, 'Leo Aduba')).not.toContain('52');
  });

  it.each([
    ['Student Name | Leo Aduba'],
    ['STUDENT 2: Leo Aduba, grade 3'],
    ['Name:\tAduba, Leo'],
    ['CHILD’S NAME: LEO ADUBA'],
    ['Report date: 10/4/2026    Student: Leo Aduba'],
    ['Leo Aduba'],
    ['Leo Aduba, third grade'],
    ['Leo is a 9-year-old who likes trains.'],
  ])('knows the head of a part: %s', (head) => {
    const text = `Student: Mara Quist\nreads 52 words\n${head}\nreads 97 words`;
    expect(onePage(text, 'Leo Aduba')).toBe(`${head}\nreads 97 words`);
    expect(onePage(text, 'Mara Quist')).toBe('Student: Mara Quist\nreads 52 words');
  });

  it('goes on over pages, whose numbers stay', () => {
    const pages = [
      { page: 1, text: 'Cover of the district' },
      { page: 2, text: 'Student: Mara Quist\n52 words' },
      { page: 3, text: 'and 91% accuracy' },
      { page: 4, text: 'Student: Leo Aduba\n97 words' },
      { page: 5, text: 'and 99% accuracy' },
    ];
    expect(pagesOfStudent(pages, NAMES, 'Mara Quist')).toEqual([
      ...pages.slice(0, 3),
      { page: 4, text: '' },
      { page: 5, text: '' },
    ]);
    expect(pagesOfStudent(pages, NAMES, 'Leo Aduba').map(({ text }) => text)).toEqual([
      'Cover of the district',
      '',
      '',
      'Student: Leo Aduba\n97 words',
      'and 99% accuracy',
    ]);
  });

  it('leaves to both what is said of both', () => {
    const text = `${TWO}\n\nBoth students: attendance is fine.\nNext summary in January.`;
    for (const name of NAMES)
      expect(onePage(text, name)).toContain('Both students: attendance is fine.\nNext');
    const joint = 'Students: Mara Quist and Leo Aduba\nSchool: Hollis\nStudent: Mara Quist\n52 words';
    expect(onePage(joint, 'Leo Aduba')).toBe('Students: Mara Quist and Leo Aduba\nSchool: Hollis');
  });

  it('takes from a list the rows of one student, with its header', () => {
    const list =
      'Name\tGr\tWCPM\nMara Quist\t3\t52\nLeo Aduba\t3\t97\n\nGroups: Mara and Leo 20 min\n\nLeo: new glasses';
    expect(onePage(list, 'Mara Quist')).toBe(
      'Name\tGr\tWCPM\nMara Quist\t3\t52\n\nGroups: Mara and Leo 20 min\n',
    );
    expect(onePage(list, 'Leo Aduba')).toBe(
      'Name\tGr\tWCPM\nLeo Aduba\t3\t97\n\nGroups: Mara and Leo 20 min\n\nLeo: new glasses',
    );
  });

  it('is not led astray by a name inside a sentence or inside another word', () => {
    const text =
      'Student: Mara Quist\nMara plays with Leo Aduba at recess.\nLeonie reads 12 words.\nTogether with\nLeo she counts to 40.';
    expect(onePage(text, 'Mara Quist')).toBe(text);
    expect(onePage(text, 'Leo Aduba')).toBe('');
  });

  it('gives a stranger only what is everybody’s', () => {
    expect(onePage(TWO, 'Ana Roe')).toBe(
      'Resource room summary, October 2026\nBoth share the morning group.\n',
    );
  });

  it('takes a long and odd text in its stride', () => {
    const names = Array.from({ length: 30 }, (_, place) => `Name${String(place)} Last${String(place)}`);
    const text = `${'Student: '.repeat(40_000)}\n${'Name1 Last1, '.repeat(20_000)}`;
    const tookMs = threadMsOf(() => {
      expect(pagesOfStudent([{ page: 1, text }], names, 'Name1 Last1')).toHaveLength(1);
    });
    expect(tookMs).toBeLessThan(1500);
  });
});
