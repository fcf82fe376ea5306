/** Checks 10, 14, 15, 17 and 18: what ties the goal to its proof, its services, the class and this student. Sources: project facts, 2.4. */
import type { FapeLine } from '@goalwright/contracts/api/goals';
import { SERVICE_FIELDS } from '@goalwright/contracts/api/goals';
import type { Discipline } from '@goalwright/contracts/areas-of-need';
import { EVIDENCE_WORDS } from '../areas/evidence-words.js';
import { planOf } from '../areas/plans.js';
import { INSTRUMENTS } from '../norms/instruments.js';
import { type CheckInput, type CheckRule, fail, pass, weak } from './check-rule.js';
import { foldText, withDigits } from './folded-text.js';
import { isSamePercent } from './quantities.js';
import { strayedFrom } from './same-deed.js';
import { numbersIn } from './stated-numbers.js';
import { unitsOf } from './skill-units.js';

/** Instruments the text names; plain words that some names also are ("brief") count only beside a score. */
const instrumentsIn = (text: string) =>
  /\bscore|percentile|composite|index\b/i.test(text)
    ? INSTRUMENTS.filter(({ pattern }) => pattern.test(text))
    : [];

/** "4 of 12 (33%)": the percent says what the two numbers say. */
const SAME_IN_PERCENT = /(\d{1,4}) of (\d{1,4})([^()\d]{0,40}) \((\d{1,3})%\)/g;
const sameShare = (told: string, value: string, outOf: string, counted: string, percent: string): string =>
  isSamePercent(Number(value), Number(outOf), Number(percent)) ? `${value} of ${outOf}${counted}` : told;

export const groundedNumbers: CheckRule = {
  name: 'Grounded numbers',
  judge: ({ draft, baseline, goal, context }) => {
    const from = (/baseline of ((?:[^,;.]|\.(?=\d)){1,60})/i.exec(goal)?.[1] ?? '').replace(
      SAME_IN_PERCENT,
      sameShare,
    );
    const stated = new Set(numbersIn(`${baseline} ${from}`));
    if (context.isWithoutSources === true && stated.size > 0)
      return weak(
        'There is no report here to compare the numbers with.',
        'Compare each number with its report or record.',
      );
    const sources = withDigits(draft.Evidence.map(({ Text, Quote }) => `${Text} ${Quote}`).join(' '));
    const known = new Set(
      numbersIn(sources.replace(/-(?=\d)/g, ' ')).concat(
        [...sources.matchAll(/\d{1,5}(?:\.\d+)?/g)].map(([digits]) => digits),
      ),
    );
    const unsourced = [...stated].filter((digits) => !known.has(digits));
    if (unsourced.length > 0)
      return fail(
        `Unsourced: ${unsourced.slice(0, 5).join(', ')}.`,
        'Point to the page, or type the number as your own.',
      );
    const unnamed = instrumentsIn(baseline).find(({ pattern }) => !pattern.test(sources));
    if (
      unnamed !== undefined &&
      context.report !== undefined &&
      !namesInstrument(context.report.measures, unnamed.name)
    )
      return fail(
        `No source names the ${unnamed.name}.`,
        'Point to the page that names the test, or leave it out.',
      );
    return pass('Every number in the present level has its source.');
  },
};

const namesInstrument = (measures: readonly { readonly instrument?: string }[], name: string) =>
  measures.some(({ instrument }) => instrument === name);

/** Words by which a service is known to serve a discipline. */
const SERVICE_WORDS: Readonly<Record<Discipline, RegExp>> = {
  academics:
    /instruction|resource|reading|math|writing|academic|special(?:ized)? education|\bsdi\b|\bsai\b|\brsp\b|intervention/,
  'speech-language': /speech|language|\bslp\b|communication/,
  'occupational-therapy': /occupational|\bot\b|fine motor|sensory/,
  'physical-therapy': /physical therap|\bpt\b|adapted p|\bape\b|motor/,
  behavior:
    /counsel|behavior|social|psycholog|mental health|\berics\b|\berm?hs\b|instruction|special education/,
  adaptive: /instruction|adaptive|life skills|special(?:ized)? education|functional/,
  transition: /transition|vocational|career|job|instruction|special(?:ized)? education/,
  'early-childhood': /early|preschool|instruction|special(?:ized)? education|\becse\b/,
  'vision-hearing': /vision|hearing|deaf|dhh|\btvi\b|orientation|mobility|itinerant|audiolog/,
};

export const goldenThread: CheckRule = {
  name: 'Need, goal and service belong together',
  judge: ({ draft, area, discipline, goal, baseline, fape, parsed, context }) => {
    const words = EVIDENCE_WORDS.find(([name]) => name === area)?.[1];
    const hasService = draft.Fape.length > 0 && fape.trim() !== '';
    if (!hasService && context.isWithoutSources !== true)
      return fail('No service carries this goal.', 'Add the service that will teach it.');
    const plan = planOf(draft.AreaOfNeed);
    const isNamed =
      words === undefined ||
      words.test(goal) ||
      words.test(baseline) ||
      goal.includes(plan.probe) ||
      unitsOf(area)?.kinds.includes(parsed.criteria[0]?.kind ?? 'norm') === true;
    if (!isNamed)
      return weak(
        'The goal does not show its need.',
        `Name the ${draft.AreaOfNeed.toLowerCase()} skill in the present level and the goal.`,
      );
    if (/\b(?:incorrectly|inaccurately|wrongly|backwards?)\b/i.test(goal))
      return weak(
        'The goal asks for more of what goes wrong.',
        'Count what goes right, and start from that.',
      );
    const counted = strayedFrom(draft, parsed);
    if (counted !== undefined)
      return weak(
        'The goal names nothing of what its baseline counted.',
        `Say in the goal what was counted: "${counted.replace(/\s+/g, ' ').slice(0, QUOTE_CHARACTERS_MAX)}"`,
      );
    if (!hasService)
      return pass('The goal is about its need; no service was pasted, so the service is not judged.');
    return SERVICE_WORDS[discipline].test(fape.toLowerCase())
      ? pass('The need, the goal and a service are about the same thing.')
      : weak(
          'No service names this kind of skill.',
          'Add the service that teaches it, or say which line does.',
        );
  },
};

const QUOTE_CHARACTERS_MAX = 160;

/** How a service written in one line says each part; a field filled in by itself needs none of these. */
const SAID: Readonly<Record<(typeof SERVICE_FIELDS)[number], RegExp>> = {
  Service: /instruction|therap|service|counsel|consult|support|speech|resource|transportation|reading|math/,
  Provider:
    /teacher|pathologist|slp|therapist|\bot\b|\bpt\b|counselor|psychologist|specialist|aide|para|provider|staff|nurse|coach|bcba|educator/,
  Frequency:
    /\d ?(?:x|times?|sessions?|days?)|\b(?:daily|weekly|monthly|each day|every day|every (?:school )?day)\b|per (?:week|day|month)/,
  Minutes: /\d+ ?(?:-| )?(?:min|hour|hr)/,
  Location:
    /room|class|setting|campus|school|gym|office|center|community|home|push-?in|pull-?out|general education|separate/,
  Group: /group|individual|1:1|1 to 1|\d:1|staff only/,
  Delivery: /direct|consult|push-?in|pull-?out|co-?teach|collaborat|indirect|in[- ]class/,
  Start: /\bstart|\bfrom\b|begin|\d{1,2}\/\d{1,2}|20\d\d/,
  End: /\bend|\bto\b|through|until|\d{1,2}\/\d{1,2}\/?\d{0,4} ?(?:-|to|through)|duration|annual|weeks/,
};
/** What the law asks to be written for each service (34 CFR 300.320(a)(7)); the rest makes it clear to all. */
const LEGAL: readonly string[] = ['Service', 'Frequency', 'Minutes', 'Location', 'Start', 'End'];
const OPEN_AMOUNT =
  /as needed|as appropriate|as necessary|\bprn\b|\btbd\b|to be determined|when available|varies|\bvariable\b|flexible|\babout\b|approximately|regularly|periodic(?:ally)?|up to \d+ ?(?:x\b|times|minutes|min\b|sessions|hours)|\d+ ?(?:-|to) ?\d+ ?(?:x\b|times|minutes|min\b|sessions|days|hours|a week|per week)|minimum of|at least/;
const AMOUNT =
  /\d|\b(?:daily|every school day|every day|each day|weekly|monthly|every (?:week|month|session|class))\b/;

function missingIn(line: FapeLine): string[] {
  const all = foldText(Object.values(line).join(' | '));
  return SERVICE_FIELDS.filter((field) => {
    const typed = line[field];
    // A line of our fields is judged field by field; free words are searched.
    const isStructured = SERVICE_FIELDS.filter((name) => name in line).length >= 4;
    return (typed ?? '').trim() === '' && (isStructured || !SAID[field].test(all));
  });
}

const amountOf = (line: FapeLine) => {
  const named = foldText(`${line['Frequency'] ?? ''} | ${line['Minutes'] ?? ''}`);
  return named.length > 3 ? named : foldText(Object.values(line).join(' | '));
};

/** Start and end can be written without knowing the student: the plan's own words for them. */
function withPlanDates(lines: readonly FapeLine[], missing: readonly string[]): FapeLine[] | undefined {
  if (!missing.every((field) => field === 'Start' || field === 'End')) return undefined;
  const known = lines.find(
    (line) => (line['Start'] ?? '').trim() !== '' && (line['End'] ?? '').trim() !== '',
  );
  const filled = (typed: string | undefined, otherwise: string) =>
    (typed ?? '').trim() === '' ? otherwise : (typed ?? '');
  return lines.map((line) => ({
    ...line,
    Start: filled(line['Start'], known?.['Start'] ?? 'IEP start date'),
    End: filled(line['End'], known?.['End'] ?? '36 instructional weeks later'),
  }));
}

export const serviceComplete: CheckRule = {
  name: 'Service complete',
  judge: ({ draft, context }) => {
    const fix = 'Add service, provider, frequency, minutes, location, group, start and end.';
    if (draft.Fape.length === 0)
      return context.isWithoutSources === true
        ? weak('No service was pasted, so none is judged.', fix)
        : fail('There is no service.', fix);
    const missing = [...new Set(draft.Fape.flatMap(missingIn))];
    const isOpen = draft.Fape.some(
      (line) => OPEN_AMOUNT.test(amountOf(line)) || !AMOUNT.test(amountOf(line)),
    );
    if (isOpen && !missing.includes('Frequency') && !missing.includes('Minutes'))
      return fail('An amount is a range or open.', 'Give one number the parents can count on.');
    const edited = withPlanDates(draft.Fape, missing);
    const edit = edited === undefined ? undefined : { Fape: edited };
    const said = `Missing: ${missing.join(', ').toLowerCase()}.`;
    // What was pasted may be an extract of the service page; how often and how long are what a goal rests on.
    const isExtract =
      context.isWithoutSources === true &&
      !missing.some((field) => field === 'Frequency' || field === 'Minutes');
    if (isExtract && missing.length > 0) return weak(said, 'Fill in each field.', edit);
    if (missing.some((field) => LEGAL.includes(field))) return fail(said, 'Fill in each field.', edit);
    return missing.length > 0 ? weak(said, 'Fill in each field.') : pass('Every service has exact amounts.');
  },
};

const EFFECT =
  /\b(?:affect|impact|interfer|access|participat|hinder|limit|prevent|imped|\bhard(?:er)?\b|difficult|struggl|unable|cannot|can't|falls? behind|keep(?:ing)? up|needed (?:for|to)|depends? on|relies|which means|because|as a result|so that|miss(?:es|ing)|reduces|requires?|barrier|\bmiss\b|rarely|seldom|lower(?:s|ed)|\blate\b|left out|excluded|behind|cause[sd]?\b|avoids?\b|does not (?:join|finish|complete|take part)|\bso (?:he|she|they|that)\b|needs? (?:an adult|help|extra)|rests? on|less likely|slow(?:s|ing)? (?:him|her|them|down)|makes? it)/;
const CLASS_WORK =
  /\b(?:class\w*|curricul\w*|grade[- ]level|general education|gen ed|assignments?|lessons?|instruction|subjects?|science|social studies|history|language arts|ela|math\w*|reading|writing|text\w*|peers?|classmates|group|recess|lunch|centers?|circle|routines?|school\w*|participat\w*|activit\w*|homework|tests?|directions|worksheets?|notes|independent work|academic\w*|community|job|work)\b/;

export const accessStatement: CheckRule = {
  name: 'Access to the curriculum',
  judge: ({ baseline, present, draft, area, context }) => {
    const isSaid = present
      .split(/(?<=[.!?]) /)
      .some((sentence) => EFFECT.test(sentence) && CLASS_WORK.test(sentence));
    if (isSaid) return pass('The present level says what class work is affected.');
    const sentence = `In class, this need affects ${planOf(draft.AreaOfNeed).tasks[0]}.`;
    const edit =
      area === undefined || baseline.trim() === ''
        ? undefined
        : { Baseline: `${baseline.trim().replace(/([^.!?"”])$/, '$1.')} ${sentence}` };
    const fix = `Add a sentence naming a class task, such as "${sentence}"`;
    // Of a pasted goal only a part of the present level may be here; the rest stands elsewhere in the plan.
    return context.isWithoutSources === true
      ? weak('What was pasted does not say how the need touches class work.', fix, edit)
      : fail('The present level does not say how the need touches class work.', fix, edit);
  },
};

const trigrams = (text: string) => {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return new Set(
    words.slice(0, -2).map((word, at) => `${word} ${words[at + 1] ?? ''} ${words[at + 2] ?? ''}`),
  );
};

/** Enough to tell a copied goal, and it keeps twenty long texts from being compared word by word. */
const COMPARED_CHARACTERS_MAX = 2000;

/** Shared word triples over the smaller text's own: 0 unrelated, 1 the same sentence. */
export function similarity(one: string, other: string): number {
  const a = trigrams(one.slice(0, COMPARED_CHARACTERS_MAX));
  const b = trigrams(other.slice(0, COMPARED_CHARACTERS_MAX));
  const shared = [...a].filter((triple) => b.has(triple)).length;
  return a.size === 0 || b.size === 0 ? 0 : shared / Math.min(a.size, b.size);
}

const BLANK =
  /\[(?:student|name|child|he|she|his|number|date|skill|insert)[^\]]{0,20}\]|_{3,}|\b(?:student name|insert name|xx+)\b|<[a-z ]{3,20}>|\{[a-z ]{2,20}\}/i;
/** Numbers of this student, and sentences that tell more than a number: errors, strengths, what helps, what it costs. */
function factsOf({ draft, present, presentQuantities, parsed, context }: CheckInput): number {
  const measured = Math.min(2, presentQuantities.length) + (parsed.start === undefined ? 0 : 1);
  const quotes = new Set(draft.Evidence.map(({ Quote }) => Quote)).size;
  if (context.isWithoutSources !== true) return quotes + Math.min(1, measured);
  const told = present.split(/(?<=[.!?;,]) /).filter((sentence) => sentence.split(' ').length >= 4).length;
  return measured + Math.max(0, told - 1);
}

export const notBoilerplate: CheckRule = {
  name: 'Fits this student',
  judge: (input) => {
    const { goal, baseline, context } = input;
    if (BLANK.test(`${goal} ${baseline}`))
      return fail('A blank of a form stands in the text.', 'Put in what is meant, or take the blank out.');
    const others = context.otherGoals ?? [];
    const closest = Math.max(0, ...others.map((other) => similarity(other.Goal, goal)));
    if (closest >= 0.7)
      return fail(
        'This goal reads like another goal of the plan.',
        'Reword it from what is known about this student.',
      );
    return factsOf(input) >= 2
      ? pass('The draft rests on facts of this student.')
      : weak('Little in it is about this student alone.', 'Add a strength, an interest or another fact.');
  },
};
