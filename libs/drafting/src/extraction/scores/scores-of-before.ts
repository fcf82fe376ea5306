/**
 * The same scale's score of an earlier time, told behind the one of now without its name: "89 (23rd percentile); in 2023 it
 * was 78", "the 16th percentile, up from the 11th", "T = 57, which was 72 a year ago".
 */
import { datesIn } from '../times/dates.js';
import { everyMatch } from '../text/every-match.js';
import { asPrior, type Finding } from '../findings.js';
import { isNormScore, type Measure } from '../measure.js';
import { mentionsIn, withinLimits } from './norm-scores.js';
import { type Passage, quotePassage } from '../text/passages.js';

const YEAR = String.raw`20[0-4]\d`;
const MONTH = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b\.?`;
const SEASON = String.raw`(?:fall|autumn|winter|spring|summer)`;
const GRADE = String.raw`(?:kindergarten|preschool|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\dth|1st|2nd|3rd) grade|grade \d{1,2})`;
const DAY = String.raw`\d{1,2}\/(?:\d{1,2}\/)?(?:20)?\d\d`;
const TIME = String.raw`(?:(?:when (?:it was |(?:he|she|they) (?:was|were) )?(?:last |first )?(?:given|tested|evaluated|assessed|taken)(?: [^,;.()\d]{1,30}?)?)|(?:at |in |by |from )?(?:the|his|her|their|that) (?:last|previous|prior|first|initial|earlier|early) (?:[a-z-]{4,14} ){0,2}?(?:re-?evaluation|evaluation|testing|triennial|assessment|time|review)(?:,? (?:(?:of|in) )?${YEAR},?)?|(?:the )?previous(?:ly)?(?:, [^,;.()\d]{3,20},)?|(?:the )?(?:year|${SEASON}|${MONTH}) before(?: (?:last|that))?|(?:an?|one|two|three|four|five|\d) (?:years?|months) (?:ago|earlier|before|back)|(?:in |at |since |last )?(?:the |early |late )?(?:${SEASON}|${MONTH})(?: (?:of |in )?(?:${YEAR}|last year|${GRADE}))?|last (?:year|time)|(?:at )?(?:entry|intake)|(?:in |since )?${YEAR}|(?:in )?${GRADE}|(?:on )?${DAY})`;
const KIND = String.raw`(?:(?:an? )?(?:(?:T|SS)(?: |-)?(?:scores? )?(?:of )?=? ?|(?:standard |scaled )?scores? (?:of )?))?`;
/** The figure, and its rank where one is told. */
const FIGURE = String.raw`${KIND}(\d{1,3})(?![\d/%]|\.\d|\s?(?:%(?!ile)|percent\b|of\b|out of|[-–]\s?\d|words?\b|points?\b|items?\b|times\b|minutes?\b|wcpm|wpm))((?:st|nd|rd|th)\b(?: ?percentile| ?%ile)?| ?%ile| percentile)?(?:(?:,? \(| ?, (?:at )?(?:the )?|,? and the | at the )(?:percentile )?(\d{1,2}(?:\.\d)?)(?:(?:st|nd|rd|th)\b(?: ?percentile| ?%ile)?|(?= ?\)| percentile|[,;.]| ?%ile)))?`;
const VERB = String.raw`(?:(?:it|this|that|which|(?:the|this|his|her|their) (?:same )?(?:score|figure|result|composite|index|percentile)|he|she|they) )?(?:(?:was|were|had been|stood|came out|came in|scored|got|earned|placed)(?: at)?(?: in)?(?: the)? )?`;
const EARLIER: readonly RegExp[] = [
  // "; in 2022 it was 78", "(Feb 2025: 29", "in 2022 T = 74", "(2023) 84"
  new RegExp(
    String.raw`(?:[;,(.\[—–]|\b(?:and|but|while)) ?(?:which )?(${TIME})[,:=]? ${VERB}(?:the )?${FIGURE}`,
    'gi',
  ),
  // "up from the 11th the January before", "down from T = 74"
  new RegExp(
    String.raw`\b(?:up|down|risen|dropped|fallen|improved|grown)(?: \w+)? from (?:the )?()${FIGURE}`,
    'gi',
  ),
  // "(earlier 108)", "previously 84"
  new RegExp(String.raw`\b(?:earlier|previously|formerly),?:? (?:at )?(?:the )?()${FIGURE}`, 'gi'),
  // "which was 72 in February 2024", "compared with 74 in fall 2023", "about what it was in 2021 (98"
  new RegExp(
    String.raw`\b(?:(?:which|it) (?:was|had been|stood at)|compared (?:with|to)|against) (?:the )?${FIGURE}\)?,? (${TIME})`,
    'gi',
  ),
  new RegExp(String.raw`\bwhat it (?:was|had been) (${TIME}) \(${FIGURE}`, 'gi'),
  // "(19th in the fall)", "; 72 (3rd) in 2022"
  new RegExp(String.raw`[;(,] ?${FIGURE}\)? (${TIME})(?=[).;,]|$)`, 'gi'),
  // "; it was 70 (2nd)", "(was 80th)", "[76, 5th]"
  new RegExp(
    String.raw`(?:; it (?:was|had been)|\((?:it )?was|\[)()(?: at)? ?(?:the )?${FIGURE}(?=[).;,\]])`,
    'gi',
  ),
];
/** Without one of these no score of before is told; with one it may be. */
const MAY_TELL =
  /\[\d|\((?:it )?was\b|; it (?:was|had)\b|\b(?:entry|intake|20[0-4]\d|ago|before|earlier|previous(?:ly)?|formerly|last|fall|autumn|winter|spring|summer|from|grade|kindergarten|preschool|jan|feb|march|april|sept?|oct|nov|dec)|\d\/\d/i;

/** Between a score and what is told of before stands no other name: its own rank and band do. */
const NAMES_ANOTHER = /(?<![.;] )\b(?!T\b|SS\b|PR\b|Percentile|In |At )[A-Z][a-z-]{2,}/;

const FIGURES_MAX = 20;
/** From a score to what is told of before. */
const REACH = 110;

interface Told {
  readonly index: number;
  readonly end: number;
  readonly time: string;
  readonly figure: number;
  readonly isPlace: boolean;
  readonly rank: number | undefined;
}

function toldIn(text: string): Told[] {
  return EARLIER.flatMap((pattern) =>
    everyMatch(pattern, text)
      .slice(0, FIGURES_MAX)
      .map((match): Told => {
        // The time stands before the figure or behind it.
        const isTimeFirst = match.length > 4 && !/^\d{1,3}$/.test(match[1] ?? '');
        const [time, figure, place, rank] = isTimeFirst
          ? match.slice(1)
          : [match[4], match[1], match[2], match[3]];
        const told = toldBy(['', figure, place, rank], time ?? '');
        return { ...told, index: match.index, end: match.index + match[0].length };
      }),
  ).sort((one, other) => one.index - other.index);
}

interface Placed {
  readonly finding: Finding;
  /** Where its figure begins. */
  readonly at: number;
}

/** Where the figures of the scores stand that a text tells. */
function placesOf(text: string, findings: readonly Finding[]): Placed[] {
  return findings
    .filter(({ measure }) => isNormScore(measure))
    .flatMap((finding) => {
      const { value, subtest = '' } = finding.measure;
      const named = Math.max(0, text.indexOf(subtest));
      const at = [named, 0].map((from) => figureFrom(text, value, from)).find((index) => index >= 0);
      return at === undefined ? [] : [{ finding, at }];
    });
}

function figureFrom(text: string, value: number, from: number): number {
  const digits = String(value);
  for (let at = text.indexOf(digits, from); at >= 0; at = text.indexOf(digits, at + 1))
    if (!/\d/.test(text[at - 1] ?? ' ') && !/\d/.test(text[at + digits.length] ?? ' ')) return at;
  return -1;
}

const monthsOf = (time: string): number | undefined => {
  const date = datesIn(time).find(({ hasYear }) => hasYear);
  const year = /20[0-4]\d/.exec(time)?.[0];
  return date?.order ?? (year === undefined ? undefined : Number(year) * 12 + 6);
};

/** The earlier value on the scale of a score; undefined where the figure cannot be one. */
function valueOn({ kind, value }: Measure, told: Told): Pick<Measure, 'value' | 'percentile'> | undefined {
  if (kind === 'percentile') {
    const place = told.isPlace ? told.figure : told.rank;
    return place === undefined || place < 1 || place > 99 || place === value
      ? undefined
      : { value: place, percentile: place };
  }
  if (
    told.isPlace ||
    told.figure === value ||
    (kind !== 'standard' && kind !== 'scaled' && kind !== 't-score')
  )
    return undefined;
  if (!withinLimits(kind, told.figure)) return undefined;
  return { value: told.figure, ...(told.rank === undefined ? {} : { percentile: told.rank }) };
}

/** Whether a date was read off what is told of before, which then says nothing of the score of now. */
const isDatedBy = ({ measure, when }: Finding, told: Told, text: string) => {
  const date = when?.kind === 'date' ? when.text : measure.date;
  return date !== undefined && text.slice(told.index, told.end + 16).includes(date);
};

function asOfNow(finding: Finding): Finding {
  const { date: _date, order: _order, ...measure } = finding.measure;
  return { ...finding, measure: { ...measure, isPrior: false }, when: undefined };
}

function asOfBefore(
  finding: Finding,
  found: Pick<Measure, 'value' | 'percentile'>,
  told: Told,
  passage: Passage,
): Finding {
  const { percentile: _rank, label: _band, order: _months, date: _date, ...kept } = finding.measure;
  const quote = quotePassage(passage, told.index);
  return {
    ...finding,
    measure: { ...kept, ...found, isPrior: true, isStrength: false, page: passage.page.page, quote },
    when: { kind: 'prior' },
  };
}

const NOW =
  /\b(?:now|current(?:ly)?|today|present|this (?:year|time|evaluation|fall|winter|spring)|new(?:er)?)\b/i;
const LEAD_MAX = 95;
const TIME_IN_LEAD = new RegExp(String.raw`\b(?!${GRADE})(?:${TIME})`, 'i');
const FIGURE_BEHIND = new RegExp(String.raw`^(?: [a-z(][a-z,'()-]{0,12}){0,6}?:? ?${FIGURE}`);
const FIGURE_OF_IT = new RegExp(
  String.raw`(?:\b(?:it|he|she) (?:was|had been|stood|scored|got|obtained|earned)|\b(?:on|by|with) the same [a-z]{3,12},|^[A-Z][a-z]+ was|^\(?${TIME}[:,]|\b(?:the|that|20[0-4]\d|his|her|their|parent|teacher) (?:score|figure|result|composite|index|quotient|total)(?: (?:was|had been|stood)|:))(?: at| in)?(?: the)? ?${FIGURE}`,
  'i',
);
const FIGURES_OF_THEM = new RegExp(
  String.raw`\b(?:they|these|those|scores|figures)(?: (?:were|had been|stood))(?: at)? ((?:${FIGURE}\)?(?:, (?:and )?| and |(?=[.;)]|$))){2,8})`,
  'i',
);
const ONE_OF_THEM = new RegExp(FIGURE, 'gi');
const WHOLES =
  /(?<=\b(?:[Tt]he|20[0-4]\d|[Hh]is|[Hh]er|[Tt]heir|that) (?:year )?)(?:composite|total|index|quotient)\b/;

/** Where in a sentence the figure of a scale is told: behind its name, or behind the word for a whole. */
function figureOf({ subtest = '' }: Measure, text: string): RegExpExecArray | null {
  const named = subtest === '' ? -1 : text.indexOf(subtest);
  // "Expressive Communication 70" is no score of Communication.
  if (named >= 0 && /[A-Z][a-z-]+ $/.test(text.slice(Math.max(0, named - 20), named))) return null;
  if (named >= 0) return FIGURE_BEHIND.exec(text.slice(named + subtest.length));
  const whole = WHOLES.exec(text);
  if (whole === null || !subtest.toLowerCase().endsWith(whole[0].toLowerCase())) return null;
  return FIGURE_BEHIND.exec(text.slice(whole.index + whole[0].length));
}

/**
 * "In kindergarten Core Language was 84.", "Two years ago, on the same test, 70 (2nd).": a sentence that opens on an earlier
 * time, about what was scored right before it.
 * @param recent the figures told before it, nearest first
 */
export function scoresOfBeforeAlone(
  passage: Passage,
  found: readonly Finding[],
  topic: number,
  recent: () => readonly Measure[],
): readonly Finding[] {
  const text = passage.text.slice(0, 400);
  if (!MAY_TELL.test(text.slice(0, LEAD_MAX))) return found;
  const figures = recent();
  const scores = figures.filter((one) => isNormScore(one) && !one.isPrior);
  if (scores.length === 0) return found;
  const lead = text.slice(0, Math.min(LEAD_MAX, leadEnd(text)));
  if (NOW.test(lead)) return found;
  const time = TIME_IN_LEAD.exec(lead)?.[0];
  if (time === undefined) return found;
  const told = scores.flatMap((measure, at) => {
    const isAgain = scores.slice(0, at).some(({ subtest }) => subtest === measure.subtest);
    const match = isAgain ? null : figureOf(measure, text);
    return match === null ? [] : [{ measure, match }];
  });
  if (told.length === 0 && figures[0] === scores[0]) told.push(...unnamedIn(text, time, scores, found));
  return told.reduce<readonly Finding[]>((all, { measure, match }) => {
    const said = toldBy(match, time);
    const value = valueOn(measure, said);
    if (value === undefined || isNewer(time, measure)) return all;
    const score: Finding = { measure, when: undefined, series: `p${passage.paragraph}`, topic };
    const read = all.find((one) => isNormScore(one.measure) && isSameFigure(one.measure, value));
    if (read !== undefined && scaleOf(read.measure) === scaleOf(measure))
      return all.map((one) => (one === read ? asPrior(one) : one));
    if (mentionsIn(read?.measure.subtest ?? '').length > 0) return all;
    return [...all.filter((one) => one !== read), asOfBefore(score, value, said, passage)];
  }, found);
}

/** "Core Language score" and "Core Language" are one scale. */
const scaleOf = ({ subtest = '' }: Measure) => subtest.replace(/ (?:standard )?score$/i, '').toLowerCase();

interface OfBefore {
  readonly measure: Measure;
  readonly match: RegExpExecArray;
}

/** The last scores told in one sentence or row, in its order; none where there are not as many. */
function lastTogether(scores: readonly Measure[], count: number): Measure[] {
  const quote = scores[0]?.quote ?? '';
  const together = scores.filter((one) => one.quote === quote);
  const placeOf = ({ subtest = '', value }: Measure) =>
    quote.indexOf(String(value), Math.max(0, quote.indexOf(subtest)));
  return together.length === count ? together.toSorted((one, other) => placeOf(one) - placeOf(other)) : [];
}

/** "It was 66.", "They were 83 and 67.": figures of the scales told right before, where the sentence names none of its own. */
function unnamedIn(
  text: string,
  time: string,
  scores: readonly Measure[],
  found: readonly Finding[],
): OfBefore[] {
  if (found.some(({ measure: { subtest = '' } }) => mentionsIn(subtest).length > 0)) return [];
  const many = FIGURES_OF_THEM.exec(text)?.[1];
  if (many !== undefined) {
    const figures = everyMatch(ONE_OF_THEM, many);
    const of = lastTogether(scores, figures.length);
    return of.length < figures.length
      ? []
      : of.flatMap((measure, at) => {
          const match = figures[at];
          return match === undefined ? [] : [{ measure, match }];
        });
  }
  const match = FIGURE_OF_IT.exec(text);
  // "She was at 76" may be of anything; "she was at the 76th" is a place.
  if (match !== null && match[2] === undefined && /^(?:he|she) (?:was|stood)/i.test(match[0])) return [];
  const measure =
    match === null ? undefined : scores.find((one) => valueOn(one, toldBy(match, time)) !== undefined);
  return match === null || measure === undefined ? [] : [{ measure, match }];
}

/** Where the first figure stands that is no year, grade or day. */
function leadEnd(text: string): number {
  const bare = text.replace(/20[0-4]\d|\d{1,2}\/[\d/]{1,7}|grade \d{1,2}|\d(?:st|nd|rd|th) grade/gi, (part) =>
    ' '.repeat(part.length),
  );
  const at = bare.search(/\d/);
  return at < 0 ? 0 : at;
}

const toldBy = ([, figure, place, rank]: readonly (string | undefined)[], time: string): Told => ({
  index: 0,
  end: 0,
  time,
  figure: Number(figure),
  isPlace: place !== undefined,
  rank: rank === undefined ? undefined : Number(rank),
});

const isNewer = (time: string, { date }: Measure) => {
  const then = monthsOf(time);
  return then !== undefined && date !== undefined && then > (monthsOf(date) ?? then);
};

/** "In the fall", "winter": of which year, nothing says. */
const BARE_TIME = new RegExp(
  String.raw`^(?:in |at |since )?(?:the |early |late )?(?:${SEASON}|${MONTH})$`,
  'i',
);
const BEGINS = /\b(?:start|beginning|initial(?:ly)?|baseline|first|entry|intake)\b/i;
/** As much as leads to a score and names its time. */
const LEAD = 40;
/** "Fall 15th, winter 24th, spring 31st": told one after the other, each is newer than the one before it. */
function goesOnInTime(text: string, from: number, { time, index }: Told): boolean {
  if (!BARE_TIME.test(time)) return false;
  const before = text.slice(Math.max(0, from - LEAD), index);
  const [told] = datesIn(time);
  return (
    BEGINS.test(before) ||
    datesIn(before.replace(time, ' ')).some(
      ({ hasYear, order }) => !hasYear && told !== undefined && order < told.order,
    )
  );
}

const isSameFigure = ({ kind, value }: Measure, other: Pick<Measure, 'value' | 'percentile'>) =>
  value === other.value || (kind === 'percentile' && value === other.percentile);

const TIME_AHEAD = new RegExp(String.raw`[;,(] ?(?:and |but )?(${TIME}),? (?:(?:his|her|their|the) )?$`, 'i');

/** "Social Skills was 82; in the fall of 2023 Social Skills was 74": the time ahead of a scale that is named once more. */
function timeAhead({ measure }: Finding, all: readonly Finding[], text: string): string | undefined {
  const { subtest = '', value } = measure;
  if (subtest === '' || !isNormScore(measure)) return undefined;
  const isOther = (one: Finding) => scaleOf(one.measure) === scaleOf(measure) && one.measure.value !== value;
  if (!all.some(isOther)) return undefined;
  const named = text.lastIndexOf(subtest);
  const time = TIME_AHEAD.exec(text.slice(Math.max(0, named - 60), named))?.[1];
  const isHere = figureFrom(text, value, named) === figureFrom(text, value, 0);
  return time !== undefined && isHere && !NOW.test(time) && !isNewer(time, measure) ? time : undefined;
}

/** Findings in which the figures behind an earlier time are of before, and their time is not that of the others. */
function withNamedOfBefore(found: readonly Finding[], text: string): readonly Finding[] {
  const times = found.map((one) => timeAhead(one, found, text));
  const told = times.filter((time) => time !== undefined).join(' ');
  if (told === '') return found;
  return found.map((one, at) => {
    if (times[at] !== undefined) return asPrior(one);
    return isNormScore(one.measure) && told.includes(one.measure.date ?? '?') ? asOfNow(one) : one;
  });
}

/** Findings with the scores of before that stand without a name behind those of now. */
export function withScoresOfBefore(passage: Passage, found: readonly Finding[]): readonly Finding[] {
  const text = passage.text.slice(0, 1500);
  if (!MAY_TELL.test(text)) return found;
  let all = withNamedOfBefore(found, text);
  for (const told of toldIn(text)) {
    const places = placesOf(text, all).filter(({ at }) => at < told.index && told.index - at <= REACH);
    const last = places.toSorted((one, other) => other.at - one.at)[0];
    if (last === undefined) continue;
    const { finding } = last;
    if (NAMES_ANOTHER.test(text.slice(last.at, told.index)) || goesOnInTime(text, last.at, told)) continue;
    const isDatedHere = isDatedBy(finding, told, text);
    const isLater = !isDatedHere && isNewer(told.time, finding.measure);
    const value = valueOn(finding.measure, told);
    if (value === undefined || isLater) continue;
    const isOfBefore = (one: Finding) =>
      one !== finding &&
      isNormScore(one.measure) &&
      isSameFigure(one.measure, value) &&
      figureFrom(text, one.measure.value, told.index) < told.end;
    all = all
      .filter((one) => !isOfBefore(one))
      .flatMap((one) =>
        one === finding ? [isDatedHere ? asOfNow(one) : one, asOfBefore(one, value, told, passage)] : [one],
      );
  }
  return all;
}
