import { describe, expect, it } from '@jest/globals';
import { eachOnce } from './area-stem.js';
import { ReportWords } from './report-words.js';

const wordsOf = (text: string, offset = 600) =>
  new ReportWords('Hope Lindqvist').wordsUpTo(offset, text).map(({ word }) => word.letters);
const stemsOf = (text: string) =>
  new ReportWords('Hope Lindqvist').stemsIn(text).map(({ stem, index }) => [stem.letters, index]);

describe('the words of a report', () => {
  it('cuts a text into words in small letters, all numbers alike', () => {
    expect(wordsOf("She read 14.2 o&m words; it's a /th/-sound")).toEqual([
      'she',
      'read',
      '#',
      '#',
      'o&m',
      'words',
      "it's",
      'a',
      '/th/-sound',
    ]);
  });

  it('cuts a word where the text is cut', () => {
    expect(wordsOf('Spelling words', 12)).toEqual(['spelling', 'wor']);
  });

  it('knows the name of the student, though it is a word of the trade elsewhere', () => {
    const isName = (name: string, text: string) =>
      new ReportWords(name).wordsUpTo(600, text).map(({ word }) => word.isName);
    expect(isName('Story Vance', 'Story told a story')).toEqual([true, false, false, true]);
    expect(isName('Ann Vance', 'Story told a story')).toEqual([false, false, false, false]);
  });

  it('tells where stems stand, and none of words of every sentence, of numbers and of the name', () => {
    expect(stemsOf('Hope and 3 peers reading')).toEqual([
      ['peer', 11],
      ['read', 17],
    ]);
    expect(stemsOf('push&pulls')).toEqual([
      ['push', 0],
      ['pull', 5],
    ]);
  });

  it('gives a stem once, whatever the form, between two offsets', () => {
    const stems = new ReportWords(undefined).stemsIn('reads reading peers reads');
    expect(eachOnce(stems).map(({ letters }) => letters)).toEqual(['read', 'peer']);
    expect(eachOnce(stems, 6, 19).map(({ letters }) => letters)).toEqual(['read', 'peer']);
    expect(eachOnce(stems, 14).map(({ letters }) => letters)).toEqual(['peer', 'read']);
  });
});
