/** Who comes to the student for one reason and teaches what comes with it: the teacher of the deaf, the vision teacher, the nurse. */
import { isOfConsulting, type ServiceLine } from './service-line.js';
import { isVisionForHearing, type Need } from './serving.js';

export const isLesson = (line: ServiceLine) => line.minutes !== undefined && !isOfConsulting(line.text);

/** Who comes for one reason teaches what comes with it; the minutes of braille are for braille. */
const COME_FOR: readonly (readonly [RegExp, RegExp])[] = [
  [/\bT?DHH\b|\bD\/HH\b|\bT[Oo]D\b|\bteacher of the deaf/, /^(?:Vocabulary|Self-advocacy|Listening)/],
  [
    /\bTVI\b|\bvision (?:teacher|services|instruction)\b/i,
    /^(?:Writing speed|Self-advocacy|Listening|Braille)/,
  ],
];
/** "School health services": for care that a nurse teaches. */
const OF_NURSE = /\bhealth services\b|\bnurs(?:e|ing)\b/i;
const NURSING = /\bcathet|\bCIC\b|\binsulin|\bglucose|\bfeeding tube|\bsuction|\bostomy/i;

export const isOfNurse = (line: ServiceLine | undefined): boolean =>
  line !== undefined && OF_NURSE.test(line.text) && NURSING.test(line.text);
export const AT_THE_NURSE = {
  service: 'School health services',
  provider: 'School nurse',
  location: 'Health office',
  group: 'Individual',
} as const;

export function ofWhoComes({ areaOfNeed, baseline }: Need, lines: readonly ServiceLine[]): ServiceLine[] {
  return lines.filter(
    (line) =>
      isLesson(line) &&
      (COME_FOR.some(
        ([who, areas]) =>
          who.test(line.text) &&
          areas.test(areaOfNeed) &&
          !/\bbraille\b/i.test(line.text) &&
          !isVisionForHearing({ areaOfNeed, baseline }, line.text),
      ) ||
        (areaOfNeed === 'Self-care' && OF_NURSE.test(line.text) && NURSING.test(`${baseline} ${line.text}`))),
  );
}
