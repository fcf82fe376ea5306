/** What is read with the fingers, written on a notetaker, and heard without the equipment. All reports are made up. */
import { describe, expect, it } from '@jest/globals';
import { baselineFor } from '../../composition/baseline-choice.js';
import { readReport } from '../read-report.js';

const reportOf = (text: string) =>
  readReport([
    { page: 1, text: `Student: Tad Okoro\nGrade: 6\nDate prepared: October 30, 2024\n\n${text}\n` },
  ]);

describe('a student whose medium is braille', () => {
  const report = reportOf(
    'Primary learning medium: braille. Print is not functional for Tad.\n\nBraille reading\nTad was timed on two sixth grade passages, embossed, in October. He read 58 words\nper minute with 96% accuracy. In April he read 49 words per minute.\n\nKeyboarding and notetaking\nOn the BrailleNote Touch he produced 14 words per minute from dictation on October 22.\n',
  );

  it('reads braille at the pace told under that head', () => {
    expect(baselineFor(report, 'Braille, orientation and mobility')).toMatchObject({
      value: 58,
      unit: 'braille words per minute',
    });
  });

  it('and writes at another', () => {
    expect(baselineFor(report, 'Writing speed and keyboarding')).toMatchObject({
      value: 14,
      unit: 'words typed per minute',
    });
  });
});

it('what is heard without the microphone is no skill to teach', () => {
  const report = reportOf(
    'Listening and equipment\nWithout the remote microphone Tad repeated 62% of the words. With the remote microphone on, it was 94%.\n\nEquipment. There are nine steps to the morning check. On the last three visits Tad did 4 of 9 steps without a reminder.\n',
  );
  expect(baselineFor(report, 'Listening and equipment care')).toMatchObject({ value: 4, outOf: 9 });
  const alone = reportOf(
    'Listening\nWithout the remote microphone Tad repeated 62% of the words. With the remote microphone on, it was 94%.\n',
  );
  expect(baselineFor(alone, 'Listening and equipment care')).toBeUndefined();
});
