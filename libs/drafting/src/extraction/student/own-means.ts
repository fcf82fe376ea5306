/** By what means a student speaks and reads, as far as the report tells. */
import { everyMatch } from '../text/every-match.js';
import type { PageText } from '../text/folded-page.js';

/** Words of eyes, canes and dots, by which a route is one of orientation and mobility. */
const OF_SIGHT =
  /braille|\bcanes?\b|\bO ?& ?M\b|orientation (?:and|&) mobility|(?<!\bown )\bvision(?! (?:for|of|statement))|\bvisual(?:ly)? impair|\bblind|\bTV[IH]\b|\bsight\b|magnif|monocular|large print|tactile|acuity|landmark|\bCVI\b/i;

/** What somebody speaks with who does not speak with the mouth; told more than once where it is the student's own. */
const DEVICE =
  /\bAAC\b|\bspeech[- ](?:generating|output)\b|\bcommunication (?:device|app|tablet|book|board)\b|\b(?:on|with|to) (?:his|her|their|the) (?:talker|speech tablet|tablet|device)\b|\btalker\b|\btablet w\/ speech/gi;
const DEVICE_TOLD_MIN = 2;
const WITHOUT_DEVICE = /\b(?:no|not|without|never) (?:[\w-]+ ){0,4}(?:AAC|communication device|device)\b/i;

function speaksWithDevice(pages: readonly PageText[]): boolean {
  const text = pages.map((page) => page.text).join('\n');
  return everyMatch(DEVICE, text).length >= DEVICE_TOLD_MIN && !WITHOUT_DEVICE.test(text);
}

/** Told more than once where it is how the student reads; who reads large print as well is held to neither. */
const BRAILLE_TOLD_MIN = 2;
const READS_PRINT =
  /\blarge print\b|\bprint (?:reader|and braille)\b|\bprimary(?: learning)? medi\w+ (?:is|:) (?:print|visual)\b/i;

function readsBraille(pages: readonly PageText[]): boolean {
  const text = pages.map((page) => page.text).join('\n');
  return everyMatch(/\bbraille\b/gi, text).length >= BRAILLE_TOLD_MIN && !READS_PRINT.test(text);
}

/** What the report tells of a device, of braille and of sight. */
export const ownMeansOf = (pages: readonly PageText[]) => ({
  speaksWithDevice: speaksWithDevice(pages),
  readsBraille: readsBraille(pages),
  speaksOfSight: pages.some(({ text }) => OF_SIGHT.test(text)),
});
