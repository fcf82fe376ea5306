/** How the student asks and reads: who speaks with a device raises no hand, and who reads with the fingers copies no printed page. */
import type { AreaPlan } from '../areas/plans.js';
import type { Report } from '../extraction/report.js';

/** What the plans say, and what it is for who speaks with a device; the longer ones first. */
const WITH_DEVICE: readonly (readonly [RegExp, string])[] = [
  [/\(raised hand, card or words\)/g, '(the device, a sign or a card)'],
  [/with a raised hand, a card or words/g, 'with the device, a sign or a card'],
  [/with words or a card/g, 'with the device, a sign or a card'],
  [/\bby words, a gesture or an offer\b/g, 'by the device, a gesture or an offer'],
];

/** The same for who reads braille and types by ear. */
const IN_BRAILLE: readonly (readonly [RegExp, string])[] = [
  [/(?<!braille )\b(passage|text|story|word list|list of words)\b/g, 'braille $1'],
  [/\bread aloud\b/g, 'read braille aloud'],
  [/\bread the braille (passage|text) aloud\b/g, 'read the braille $1 aloud'],
];
const BY_EAR: readonly (readonly [RegExp, string])[] = [
  [/\bgiven a paragraph to copy\b/gi, 'given a paragraph that is dictated'],
  [/\bwhen working from a model text for one minute\b/gi, 'when a text is dictated in short parts'],
  [/\busing a short model text from class\b/gi, 'using a short text from class that is dictated'],
  [/\btype from the model text\b/gi, 'type the dictated text'],
  [/\bgiven a new text at reading level\b/gi, 'given a new text that is dictated'],
];
const READ = /^(?:Reading|Decoding|Vocabulary)/;
const TYPED = 'Writing speed and keyboarding';

type Words = readonly (readonly [RegExp, string])[];
const said = (words: Words) => (text: string) =>
  words.reduce((told, [plain, own]) => told.replace(plain, own), text);

/** The words that the student's own way asks for in the plan of an area. */
function wordsFor(areaOfNeed: string, report: Means): Words {
  if (report.readsBraille === true && READ.test(areaOfNeed)) return IN_BRAILLE;
  return report.readsBraille === true && areaOfNeed === TYPED ? BY_EAR : [];
}

type Means = Pick<Report, 'speaksWithDevice' | 'readsBraille'>;

/** The plan with the student's own way of asking, reading and typing in what shall be done, and on what. */
export function withOwnMeans(plan: AreaPlan, areaOfNeed: string, report: Means | undefined): AreaPlan {
  if (report === undefined) return plan;
  const inOwnWay = said([
    ...(report.speaksWithDevice === true ? WITH_DEVICE : []),
    ...wordsFor(areaOfNeed, report),
  ]);
  const onOwnMaterial = said(wordsFor(areaOfNeed, report));
  const [behavior, ...behaviors] = plan.behaviors;
  const [condition, ...conditions] = plan.conditions;
  return {
    ...plan,
    behaviors: [inOwnWay(behavior), ...behaviors.map(inOwnWay)],
    conditions: [onOwnMaterial(condition), ...conditions.map(onOwnMaterial)],
  };
}
