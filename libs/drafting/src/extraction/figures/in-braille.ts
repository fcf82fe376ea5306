/** Of a student who reads with the fingers: what is read in braille is no print, and what is written on a notetaker is not read. */
import type { Measure } from '../measure.js';
import { inOneLine } from '../measure.js';
import type { Passage } from '../text/passages.js';

const BRAILLE = 'Braille, orientation and mobility';
const KEYBOARD = 'Writing speed and keyboarding';

const IS_WRITTEN =
  /\b(?:from dictation|dictated|typed?|typing|keyboard\w*|notetak\w+|Perkins|brailler|BrailleNote|QWERTY|JAWS)\b/i;
const IS_READ = /\bread(?:s|ing)?\b/i;

/** "14 words per minute from dictation" on the notetaker: written in braille, and no pace of reading it. */
export const isWrittenInBraille = ({ areaOfNeed, kind, quote }: Measure): boolean => {
  const said = inOneLine(quote);
  return areaOfNeed === BRAILLE && kind === 'rate' && IS_WRITTEN.test(said) && !IS_READ.test(said);
};

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * Rates of words by the medium that they were read or written in.
 *
 * @param measures of a report on a student who reads braille
 * @param passages of the report, in reading order
 */
export function asReadInBraille(measures: readonly Measure[], passages: readonly Passage[]): Measure[] {
  const isUnderBraille = ({ quote, page }: Measure) =>
    passages.some(
      (passage) =>
        passage.page.page === page && /braille/i.test(passage.heading) && flat(passage.text) === flat(quote),
    );
  return measures.map((measure) => {
    if (measure.kind !== 'rate') return measure;
    if (isWrittenInBraille(measure))
      return { ...measure, areaOfNeed: KEYBOARD, skill: KEYBOARD, unit: 'words typed per minute' };
    return measure.areaOfNeed === 'Reading fluency' && isUnderBraille(measure)
      ? { ...measure, areaOfNeed: BRAILLE, skill: BRAILLE, unit: 'braille words per minute' }
      : measure;
  });
}
