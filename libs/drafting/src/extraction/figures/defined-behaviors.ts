/**
 * What a report means by an outburst. Where it says that it is yelling, swearing or arguing, its figures count conduct; where
 * it says nothing, they are of how somebody manages a feeling. Of 26 labelled needs counted in outbursts this told 21 apart.
 */
import type { Finding } from '../findings.js';
import type { Passage } from '../text/passage.js';
import { WordPattern } from '../text/pattern-index.js';

const AS_CONDUCT = new WordPattern(
  /\b(?:verbal|disruptive|aggressive|explosive) outbursts?\b|\boutbursts?(?: ?\(|:|,| -{1,2}) ?[^.;]{0,80}\b(?:yell|swear|curs(?:es|ing|ed)|hit|throw|kick|argu|call(?:s|ing)? out)/i,
);
const OF_FEELING = 'Emotional regulation';
const OF_CONDUCT = 'Behavior';

/** The findings in which figures of outbursts belong to the area that the report's own definition says. */
export function withOutburstsDefined(
  findings: readonly Finding[],
  passages: readonly Passage[],
): readonly Finding[] {
  if (!findings.some(isOfOutbursts) || !passages.some(({ text }) => AS_CONDUCT.test(text))) return findings;
  return findings.map((finding) => {
    if (!isOfOutbursts(finding)) return finding;
    const { measure } = finding;
    const skill = measure.skill === OF_FEELING ? OF_CONDUCT : measure.skill;
    return { ...finding, measure: { ...measure, areaOfNeed: OF_CONDUCT, skill } };
  });
}

const isOfOutbursts = ({ measure: { areaOfNeed, kind, unit, quote } }: Finding): boolean =>
  areaOfNeed === OF_FEELING && kind === 'count' && /\boutburst/i.test(`${unit} ${quote}`);
