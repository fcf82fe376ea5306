/** Scores of an earlier time told beside those of now: "Manual Dexterity 8 (2023: 7)", "In 2023 the score was 82." */
import type { Finding, Surroundings } from '../findings.js';
import { isNormScore, type Measure } from '../measure.js';
import { areOneScore, withinLimits } from './norm-scores.js';
import { type Passage, quotePassage } from '../text/passages.js';
import { scoresOfBeforeAlone, withScoresOfBefore } from './scores-of-before.js';

const TIME = String.raw`(?:(?:in |at |last )?(?:the )?(?:20[0-4]\d|fall|autumn|winter|spring|summer|year|(?:(?:aug|sept?|oct|nov|dec|jan|feb|mar|apr)[a-z]{0,6}|may|june|july)\b\.?)(?: (?:of |in )?(?:20[0-4]\d|last year|(?:grade|kindergarten|preschool)(?: \d{1,2})?))?(?: (?:re-?)?(?:evaluation|testing|triennial|score))?)`;
const KIND = String.raw`(?:(?:T|SS|scaled?(?: score)?|standard score)\s?=?\s?)?`;
const BEHIND = String.raw`(?![\d/%]|\.\d|\s?(?:%|percent|of\b|out of|st\b|nd\b|rd\b|th\b|[-–]\s?\d|words?\b|points?\b|wcpm))`;
/** "(2023: 7)", "(Sept. T=76)", "(in spring of grade 2: 75)". */
const IN_BRACKETS = new RegExp(
  String.raw`\(${TIME}(?:[:=,]\s?|\s(?=[TS])|\s(?:was|it was)\s)\s?${KIND}(\d{1,3})${BEHIND}`,
  'gi',
);
/** "In 2023 the score was 82.", "In 2024 (kindergarten) the Gross Motor Index was 68." */
const TOLD_ALONE = new RegExp(
  String.raw`^${TIME}(?: \([^()\d]{1,30}\))?,? (?:it|that|(?:the|his|her|their|this) ((?:[A-Za-z-]{2,20} ){0,4}?)(?:score|index|composite|quotient|standard score|scaled score|result)) (?:was|stood at|had been) ${KIND}(\d{1,3})${BEHIND}`,
  'i',
);
/** One look before the slower one. */
const OPENS_EARLIER = /^(?:In|At|Last) /;
/** "Three years ago it was 78", "Last spring's composite was at the 14th": at the head of a sentence or behind a colon. */
const TOLD_WITHIN = new RegExp(
  String.raw`(?:\b(?:an?|one|two|three|four|five|\d) years? ago|^Last (?:spring|fall|winter|year)(?:'s)?|^(?:His|Her|Their) (?:fall|winter|spring|first) (?:test|testing|screening) (?:had )?(?:shown|showed|put|placed))\b[^.;:()\d]{0,50}?\b(?:(?:was|were|stood at|had been)(?: (?:at|in))?|at)(?: the)? (\d{1,3})(?:((?:st|nd|rd|th)\b(?: ?percentile)?|%ile)|${BEHIND})`,
  'i',
);
const MAY_TELL_EARLIER = /years? ago\b|^Last |^(?:His|Her|Their) (?:fall|winter|spring|first) /;
const GRADE = String.raw`(?:(?:\w+[- ]grade|grade \d{1,2}|kindergarten|preschool)\b)`;
/** "His evaluation in fifth grade found ...", "Two years ago, ...", "His scores that year were ...": all of them are of then. */
const ALL_EARLIER = new RegExp(
  String.raw`^(?:[-*•] )?(?:(?:an?|one|two|three|four|\d) years? ago\b|(?:his|her|their|the) [^.;:()\d]{3,40}?(?:,? in ${GRADE}|\b(?:two|three|four) years ago\b)|at the time of (?:the|his|her|their) (?:${GRADE}|last|previous|initial) (?:re-?)?(?:evaluation|testing)|[^.;:]{3,60} from the (?:re-?)?(?:evaluation|testing) in ${GRADE}|[^.;:]{3,40} scores? that year (?:was|were)\b)`,
  'i',
);
const MAY_BE_EARLIER = /years? ago|grade|kindergarten|preschool|time of|that year/i;
const TELLS_NOW =
  /\b(?:now|current(?:ly)?|today|present|this (?:year|time|evaluation|fall|winter|spring))\b/i;

/** Whether a sentence opens on an earlier time and stays there up to its last figure. */
function isAllEarlier(text: string): boolean {
  if (!MAY_BE_EARLIER.test(text.slice(0, 100)) || !ALL_EARLIER.test(text)) return false;
  return !TELLS_NOW.test(text.slice(0, text.search(/\d\D*$/)));
}

/** From a score to the bracket behind it: its percentile and its band may stand between. */
const REACH = 60;

/** The score a bracket stands behind: the nearest one whose name and figure come before it. */
function scoreBefore(text: string, at: number, findings: readonly Finding[]): Finding | undefined {
  let [nearest, found]: [number, Finding | undefined] = [Math.max(-1, at - 2 * REACH), undefined];
  for (const finding of findings) {
    const { subtest = '', value, kind } = finding.measure;
    const named = subtest === '' ? -1 : text.lastIndexOf(subtest, at);
    if (named <= nearest || kind === 'percentile' || !isNormScore(finding.measure)) continue;
    const figure = text.indexOf(String(value), named + subtest.length);
    if (figure < 0 || figure >= at || at - figure > REACH) continue;
    [nearest, found] = [named, finding];
  }
  return found;
}

function asEarlier(
  { measure, series, topic }: Pick<Finding, 'measure' | 'series' | 'topic'>,
  { value, index }: { value: number; index: number },
  passage: Passage,
): Finding {
  const { percentile: _rank, label: _band, order: _months, date: _date, ...kept } = measure;
  return {
    measure: {
      ...kept,
      value,
      ...(kept.kind === 'percentile' ? { percentile: value } : {}),
      isPrior: true,
      isStrength: false,
      page: passage.page.page,
      quote: quotePassage(passage, index),
    },
    when: { kind: 'prior' },
    series,
    topic,
  };
}

const isOfKind = ({ kind }: Measure, value: number) =>
  (kind === 'standard' || kind === 'scaled' || kind === 't-score') && withinLimits(kind, value);

/** Findings with the earlier scores that brackets hold; what was read of a bracket under another name goes. */
function withBracketed(passage: Passage, found: readonly Finding[]): readonly Finding[] {
  const text = passage.text.slice(0, 1500);
  const earlier = [...text.matchAll(IN_BRACKETS)].flatMap((match) => {
    const value = Number(match[1]);
    const score = scoreBefore(text, match.index, found);
    return score !== undefined && isOfKind(score.measure, value)
      ? [{ value, score, finding: asEarlier(score, { value, index: match.index }, passage) }]
      : [];
  });
  if (earlier.length === 0) return found;
  const isOfBracket = (finding: Finding) =>
    earlier.some(
      ({ value, score }) =>
        finding !== score && finding.measure.value === value && finding.measure.kind === score.measure.kind,
    );
  return [...found.filter((finding) => !isOfBracket(finding)), ...earlier.map(({ finding }) => finding)];
}

const RANK = String.raw`\((\d{1,2})(?:st|nd|rd|th)?(?: ?(?:percentile|%ile))?\)`;
/** "82 (12th) then 88 (21st)", "5 (5th percentile), now 7 (16th)": a scale's earlier score and that of now. */
const FOLLOWED = new RegExp(
  String.raw`\b(\d{1,3}) ${RANK},? (?:and |but )?(?:then|now) ${KIND}(\d{1,3}) ${RANK}`,
  'gi',
);
/** A score at this rank is no weaker than most: the 25th, where the average range begins. */
const SOUND_RANK = 25;

/** Findings with the scores that follow them on the same scale, each of which its own rank proves. */
function withFollowing(passage: Passage, found: readonly Finding[]): readonly Finding[] {
  return [...passage.text.slice(0, 1500).matchAll(FOLLOWED)].reduce<readonly Finding[]>((all, match) => {
    const [first = 0, rank = 0, value = 0, percentile = 0] = match.slice(1).map(Number);
    const earlier = all.find(({ measure }) => measure.value === first && isOfKind(measure, value));
    const kind = earlier?.measure.kind;
    if (earlier === undefined || (kind !== 'standard' && kind !== 'scaled')) return all;
    if (!areOneScore(kind, value, percentile)) return all;
    const { label: _band, ...kept } = earlier.measure;
    const measure = { ...kept, value, percentile, isPrior: false, isStrength: percentile >= SOUND_RANK };
    const then = asEarlier(earlier, { value: first, index: match.index }, passage);
    const isOther = (one: Finding) =>
      one !== earlier && (one.measure.value !== value || one.measure.subtest !== measure.subtest);
    return [
      ...all.filter(isOther),
      { ...earlier, measure, when: { kind: 'now' } },
      { ...then, measure: { ...then.measure, percentile: rank } },
    ];
  }, found);
}

/** What a sentence about an earlier time tells of a scale scored right before it. */
function toldAlone(passage: Passage, topic: number, recent: () => readonly Measure[]): Finding[] {
  const match = TOLD_ALONE.exec(passage.text.slice(0, 160));
  if (match === null) return [];
  const [name, value] = [(match[1] ?? '').trim().toLowerCase(), Number(match[2])];
  const measure = recent().find(
    (one) => isOfKind(one, value) && (name === '' || name.includes((one.subtest ?? '?').toLowerCase())),
  );
  if (measure === undefined) return [];
  return [asEarlier({ measure, series: `p${passage.paragraph}`, topic }, { value, index: 0 }, passage)];
}

/** The score told nearest before, where the sentence names its scale or says "it". */
function scoreMeant(text: string, before: string, recent: readonly Measure[]): Measure | undefined {
  const scores = recent.filter(isNormScore);
  const named = scores.find(({ subtest = '' }) => subtest !== '' && text.includes(subtest));
  return named ?? (/\bit (?:was|stood|had)|^Last \w+'s /i.test(before) ? scores[0] : undefined);
}

/** "A year ago it was the 17th percentile.": the earlier score or place of what was told right before. */
function toldWithin(passage: Passage, topic: number, recent: () => readonly Measure[]): Finding[] {
  const text = passage.text.slice(0, 300);
  const match = TOLD_WITHIN.exec(text);
  if (match === null) return [];
  const [value, isPlace] = [Number(match[1]), match[2] !== undefined];
  const measure = scoreMeant(text, match[0], recent());
  if (measure === undefined) return [];
  const series = `p${passage.paragraph}`;
  const at = { value, index: match.index };
  if (!isPlace) return isOfKind(measure, value) ? [asEarlier({ measure, series, topic }, at, passage)] : [];
  if (measure.kind !== 'percentile' || value < 1 || value > 99) return [];
  return [asEarlier({ measure, series, topic }, at, passage)];
}

/**
 * What a passage's readers found, with the scores of an earlier time beside or after those of now.
 * @param recent the figures told before it in the same section, nearest first
 */
export function withEarlierScores(
  passage: Passage,
  found: readonly Finding[],
  { topic, recent }: Pick<Surroundings, 'topic' | 'recent'>,
): readonly Finding[] {
  const { text } = passage;
  const hasScore = found.some(({ measure }) => isNormScore(measure));
  if (hasScore && isAllEarlier(text))
    return found.map((finding) =>
      isNormScore(finding.measure)
        ? { ...finding, measure: { ...finding.measure, isPrior: true }, when: { kind: 'prior' } }
        : finding,
    );
  if (hasScore) {
    const told = text.includes('(') ? withFollowing(passage, withBracketed(passage, found)) : found;
    const within = withScoresOfBefore(passage, told);
    return recent === undefined || within.length > found.length
      ? within
      : scoresOfBeforeAlone(passage, within, topic, recent);
  }
  if (recent === undefined) return found;
  const told = OPENS_EARLIER.test(text) ? toldAlone(passage, topic, recent) : [];
  if (told.length > 0) return told;
  const within = MAY_TELL_EARLIER.test(text) ? toldWithin(passage, topic, recent) : [];
  const isAnew = ({ measure }: Finding) => within.every((one) => one.measure.value !== measure.value);
  return within.length > 0
    ? [...found.filter(isAnew), ...within]
    : scoresOfBeforeAlone(passage, found, topic, recent);
}
