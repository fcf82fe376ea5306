/** Services told by how often alone: "audiology consultation twice per year", "3 periods a day". */
import { countedOften, type Often, oftenIn } from './service-amounts.js';

const DELIVERED = String.raw`(?:therap(?:y|ist)|instruction|counsel(?:ing|or)|consult(?:s|ations?|ing)?|coaching|lunch (?:bunch|group)|(?:skills|social|reading|math|small|friendship|play) group|program|sessions?|resource|check-?(?:in|out)s?|training|tutoring|stays|visits?|speech|OT|PT|enrollment|preschool|class)`;
/** It opens with the name of what is given. */
const NAMES_SERVICE = new RegExp(
  String.raw`^[\s•*\-\d.)\[\]x]*(?:(?:an?|the|his|her|their) )?(?:[\p{L}&/'-]{1,20} ){0,4}?${DELIVERED}\b`,
  'iu',
);
/** "A monthly consult". */
const REGULAR = new RegExp(
  String.raw`\b(?:daily|weekly|monthly|quarterly) (?:[\p{L}-]{2,16} ){0,2}?${DELIVERED}\b`,
  'iu',
);
/** What is done in a lesson, told to somebody or written down: no time that somebody gives. */
const IS_NO_SERVICE =
  /^[\s•*\-\d.)[\]x]*(?:use|practi[cs]e|have|let|read|play|review|send|check (?!-?in|-?out)|monitor|measure|teach|track|chart|collect|ask|give|allow|encourage|end|stop|drop|reduce|hold)\b|\b(?:if|would|at least|one of the)\b|\b(?:report(?:s|ed|ing)?|progress|goals?|review(?:s|ed)?|data|probes?|probed|monitor\w*|test(?:s|ed|ing)?|phone|calls?|emails?|notes?|updates?|absen\w+|missed|trials?|prompts?|homework)\b/i;
const TEXT_MAX = 140;

/** How often a service is given whose length the text does not tell; undefined where it names none. */
export function oftenWithoutLength(text: string): Often | undefined {
  if (text.length > TEXT_MAX || IS_NO_SERVICE.test(text)) return undefined;
  const counted = NAMES_SERVICE.test(text) ? countedOften(text) : undefined;
  return counted ?? (REGULAR.test(text) ? oftenIn(text) : undefined);
}
