/** Checks that read the goal with its present level, services, objectives and proof. */
import { SERVICE_FIELDS } from '@goalwright/contracts/api/goals';
import { findAreaOfNeed } from '@goalwright/contracts/areas-of-need';
import { EVIDENCE_WORDS } from '../areas/evidence-words.js';
import { planOf } from '../areas/plans.js';
import { expectedBand } from '../extraction/norm-scores.js';
import { labelMeaning } from '../norms/score-bands.js';
import { type CheckRule, fail, pass, weak } from './check-rule.js';
import { numbersIn } from './stated-numbers.js';

export const groundedNumbers: CheckRule = {
  name: 'Grounded numbers',
  judge: ({ draft, baseline, goal, context }) => {
    const from = /baseline of ([^,;.]{1,60})/i.exec(goal)?.[1] ?? '';
    const stated = new Set(numbersIn(`${baseline} ${from}`));
    if (context.isWithoutSources === true && stated.size > 0)
      return weak(
        'There is no report here to compare the numbers with.',
        'Compare each number with its report or record.',
      );
    const sources = draft.Evidence.map(({ Text, Quote }) => `${Text} ${Quote}`).join(' ');
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
    return pass('Every number in the present level has its source.');
  },
};

export const goldenThread: CheckRule = {
  name: 'Need, goal and service belong together',
  judge: ({ draft, goal, baseline, fape }) => {
    const words = EVIDENCE_WORDS.find(([area]) => area === findAreaOfNeed(draft.AreaOfNeed)?.name)?.[1];
    const plan = planOf(draft.AreaOfNeed);
    const isNamed =
      words === undefined || words.test(goal) || words.test(baseline) || goal.includes(plan.probe);
    if (draft.Fape.length === 0 || fape.trim() === '')
      return fail('No service carries this goal.', 'Add the service that will teach it.');
    return isNamed
      ? pass('The need, the goal and a service are about the same thing.')
      : weak(
          'The goal does not show its need.',
          `Name the ${draft.AreaOfNeed.toLowerCase()} skill in the present level and the goal.`,
        );
  },
};

export const serviceComplete: CheckRule = {
  name: 'Service complete',
  judge: ({ draft }) => {
    if (draft.Fape.length === 0)
      return fail(
        'There is no service.',
        'Add service, provider, frequency, minutes, location, group, start and end.',
      );
    const missing = [
      ...new Set(
        draft.Fape.flatMap((line) => SERVICE_FIELDS.filter((field) => (line[field] ?? '').trim() === '')),
      ),
    ];
    if (missing.length > 0)
      return fail(`Missing: ${missing.join(', ').toLowerCase()}.`, 'Fill in each field.');
    const isVague = draft.Fape.some((line) =>
      /as needed|up to \d+ (?:times|minutes)|TBD|\d+\s*(?:-|to|–)\s*\d+ (?:minutes|times)/i.test(
        `${line['Frequency'] ?? ''} ${line['Minutes'] ?? ''}`,
      ),
    );
    return isVague
      ? fail('An amount is a range or open.', 'Give one number the parents can count on.')
      : pass('Every service has exact amounts.');
  },
};

export const accessStatement: CheckRule = {
  name: 'Access to the curriculum',
  judge: ({ baseline }) =>
    /\b(?:affect|impact|access|class(?:room)? work|curriculum|interfer|participat|harder than)/i.test(
      baseline,
    )
      ? pass('The present level says what class work is affected.')
      : fail(
          'The present level does not say how the need touches class work.',
          'Add a sentence naming a class task.',
        ),
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

export const notBoilerplate: CheckRule = {
  name: 'Fits this student',
  judge: ({ draft, goal, baseline, context }) => {
    const closest = Math.max(0, ...(context.otherGoals ?? []).map((other) => similarity(other.Goal, goal)));
    if (closest >= 0.7)
      return fail(
        'This goal reads like another goal of the plan.',
        'Reword it from what is known about this student.',
      );
    const facts = new Set(draft.Evidence.map(({ Quote }) => Quote)).size;
    const isMeasured = /\d/.test(baseline);
    if (facts >= 2 || (isMeasured && (facts === 1 || context.isWithoutSources === true)))
      return pass('The draft rests on facts of this student.');
    return weak('Little in it is about this student alone.', 'Add a strength, an interest or another fact.');
  },
};

export const objectivesLadder: CheckRule = {
  name: 'Objectives climb',
  judge: ({ draft }) => {
    const steps = draft.Objectives;
    if (steps.length < 2 || steps.length > 4)
      return fail('Two to four objectives are expected.', 'Add steps from the baseline to the target.');
    const values = steps.map((step) =>
      Number(
        /(?:with|in|at|for|on|of) (\d{1,3}(?:\.\d+)?)(?:%| )/.exec(
          step.replace(/(?:by|at)? ?(?:instructional )?week \d{1,2}(?: of instruction)?/gi, ''),
        )?.[1] ?? Number.NaN,
      ),
    );
    if (values.some(Number.isNaN))
      return weak(
        'The steps have no numbers yet.',
        'Once the baseline is collected, give each step its number.',
      );
    const isClimbing = values.every((value, at) => at === 0 || value >= (values[at - 1] ?? 0));
    const isFalling = values.every((value, at) => at === 0 || value <= (values[at - 1] ?? 0));
    return isClimbing || isFalling
      ? pass('The steps lead from the baseline to the target.')
      : fail('The steps go up and down.', 'Order them from the baseline to the target.');
  },
};

export const scoreLabels: CheckRule = {
  name: 'Score labels',
  judge: ({ draft, context }) => {
    const quotes = new Set(draft.Evidence.map(({ Quote }) => Quote));
    const used = (context.report?.measures ?? []).filter(
      ({ label, areaOfNeed, quote }) =>
        label !== undefined && areaOfNeed === draft.AreaOfNeed && quotes.has(quote),
    );
    const odd =
      used.find(({ instrument, kind, value, label, areaOfNeed }) => {
        const band = expectedBand(
          instrument,
          kind,
          value,
          /social|work completion|emotional/i.test(areaOfNeed ?? ''),
        );
        return band !== undefined && label !== undefined && labelMeaning(band) !== labelMeaning(label);
      }) ??
      used.find(({ instrument, kind, value, label }) => {
        const band = expectedBand(instrument, kind, value, false);
        return (
          band !== undefined &&
          kind === 't-score' &&
          label !== undefined &&
          band.toLowerCase() !== label.toLowerCase()
        );
      });
    if (odd === undefined) return pass('Printed labels fit the scores, or none is printed.');
    const band = expectedBand(odd.instrument, odd.kind, odd.value, false) ?? '';
    return weak(
      `The report calls ${odd.value} "${odd.label ?? ''}"; the instrument's own band is "${band}".`,
      'Ask the evaluator which is meant.',
    );
  },
};
