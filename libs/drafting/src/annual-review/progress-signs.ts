/**
 * What speaks for a figure's being the newest of one of last year's goals: where it stands to the goal, whose number and words
 * it is told under, whether it counts what the goal counts, how new it is among those that do. Each sign is a short name; how
 * much they weigh together was learned (`progress-weights.ts`).
 */
import type { Passage } from '../extraction/text/passage.js';
import type { SignedFigure } from '../weighing/signs.js';
import type { WeighedFigures } from '../weighing/weighing.js';
import { type GoalCriterion, levelsOf, sharesUnit } from './goal-criterion.js';
import type { GoalReading } from './goal-reading.js';
import { addKinOfGoal } from './progress-kin.js';
import { stemsOf } from './goal-topics.js';
import type { OldGoal } from './old-goal.js';
import type { PlacedGoal } from './old-goals.js';
import { upTo } from '../weighing/sign-table.js';

const LINES = [0, 1, 2, 4, 8, 16];
const WEIGHTS = [-6, -4, -2, -1, 0, 1, 2, 4];
const WAYS = [-0.01, 0.25, 0.5, 0.75, 0.95, 1.2, 2];

const NUMBER_NAMED = /\b(?:goal|objective|target|outcome)s?\s*(?:#|no\.?)?\s*(\d{1,2}|[A-H])\b/gi;
const MARK = /^\W{0,3}(?:[A-Z]{1,4}-?)?(\d{1,2}|[A-Ha-h])(?:[.):]|\s*\||\s{2,}|\t)/;

/** How the words of one text bear on each goal: the weight of the stems it shares with it. */
type Bearing = readonly number[];

export class ProgressSigner {
  readonly #stems: readonly ReadonlySet<string>[];
  readonly #weight = new Map<string, number>();
  readonly #named: readonly (string | undefined)[];
  readonly #bearings = new Map<string, Bearing>();
  readonly #criteria: readonly (readonly GoalCriterion[])[];
  readonly #starts: readonly (number | undefined)[];
  readonly #goalAt: readonly number[];

  constructor(
    private readonly goals: readonly PlacedGoal[],
    private readonly passages: readonly Passage[],
    private readonly weighed: WeighedFigures,
  ) {
    this.#stems = goals.map(({ goal }) => new Set(stemsOf(goal.goal)));
    for (const stems of this.#stems)
      for (const stem of stems) this.#weight.set(stem, (this.#weight.get(stem) ?? 0) + 1);
    for (const [stem, count] of this.#weight)
      this.#weight.set(stem, Math.log(1 + goals.length / count) / Math.log(1 + goals.length));
    const levels = goals.map(({ goal }) => levelsOf(goal.goal));
    this.#criteria = levels.map(({ criteria }) => criteria);
    this.#starts = levels.map(({ start }) => start?.value);
    this.#named = namedIn(passages);
    this.#goalAt = goals.map(({ page, end }) =>
      passages.findLastIndex((passage) => passage.page.page === page && passage.start < end),
    );
  }

  /** The signs of every figure for a goal, by its place. */
  signsFor(at: number): string[][] {
    const goal = this.goals[at];
    if (goal === undefined) return [];
    const scores = this.weighed.scoresFor(goal.goal.areaOfNeed ?? '');
    const ranks = ranksOf(scores);
    const signs = this.weighed.figures.map((figure, place) => [
      ...this.#placeSigns(figure, goal, at),
      ...this.#wordSigns(figure, at),
      ...this.#kindSigns(figure, at),
      ...ruleSigns(figure, goal.goal),
      `weighs ${upTo(WEIGHTS, (scores[place] ?? 0) - this.weighed.none)}`,
      `rank ${ranks[place] === undefined ? 'none' : upTo([0, 1, 2, 4, 8], ranks[place])}`,
      ...figure.signs.names().filter(isOfTime),
    ]);
    addKinOfGoal(signs, this.weighed.figures, scores);
    return signs;
  }

  #placeSigns({ figure }: SignedFigure, goal: PlacedGoal, at: number): string[] {
    const { passage, index, end } = figure;
    const [from, to] = [passage.start + index, passage.start + end];
    const isSamePage = passage.page.page === goal.page;
    if (isSamePage && from >= goal.start && to <= goal.end)
      return [this.#isAim(figure, at) ? AIM_OF_GOAL : 'in goal'];
    if (this.#isInGoal(passage.page.page, from, to)) return ['in other goal'];
    const owner = this.#ownerOf(passage.page.page, from);
    const lines = figure.at - (this.#goalAt[at] ?? 0);
    const goalPassage = this.passages[this.#goalAt[at] ?? -1];
    const isSameHeading = goalPassage?.heading === passage.heading;
    return [
      ownerSign(owner, at, lines),
      ...(isSamePage ? [] : ['other page']),
      ...(isSameHeading ? ['same heading'] : []),
      ...(passage.isRow ? [`row ${owner === at ? 'own' : 'other'}`] : []),
      ...(passage.paragraph === goalPassage?.paragraph ? ['same paragraph'] : []),
      ...numberSigns(this.#named[figure.at], goal.goal.number ?? String(at + 1)),
      ...(this.goals.length === 1 ? ['one goal'] : []),
      ...(at === this.goals.length - 1 && owner === at ? ['last goal'] : []),
    ];
  }

  #isInGoal(page: number, from: number, to: number): boolean {
    return this.goals.some((goal) => page === goal.page && from >= goal.start && to <= goal.end);
  }

  #ownerOf(page: number, offset: number): number {
    return this.goals.findLastIndex(
      (goal) => goal.page < page || (goal.page === page && goal.start <= offset),
    );
  }

  #wordSigns({ figure, column }: SignedFigure, at: number): string[] {
    const { passage } = figure;
    const label = passage.isRow
      ? passage.text.split(/\||\t| {2,}/).find((cell) => /\p{L}{3}/u.test(cell))
      : undefined;
    const lead = this.#leadOf(figure.at);
    return [
      ...this.#bearing('words', passage.text, at),
      ...this.#bearing('heading', passage.heading, at),
      ...(label === undefined ? [] : this.#bearing('label', label, at)),
      ...(column === undefined || column === '' ? [] : this.#bearing('column', column, at)),
      ...(lead === '' ? [] : this.#bearing('lead', lead, at)),
    ];
  }

  /** The first words of its paragraph. */
  #leadOf(at: number): string {
    let first = at;
    const paragraph = this.passages[at]?.paragraph;
    while (first > 0 && this.passages[first - 1]?.paragraph === paragraph) first -= 1;
    return first === at ? '' : (this.passages[first]?.text.slice(0, 100) ?? '');
  }

  #bearing(name: string, text: string, at: number): string[] {
    const bearing = this.#bearingOf(text);
    const own = bearing[at] ?? 0;
    const others = Math.max(0, ...bearing.filter((_weight, place) => place !== at));
    const level = upTo([0, 0.5, 1, 2], own);
    return [
      `${name} ${level}`,
      `${name} ${own > others ? 'most' : own === others ? (own === 0 ? 'silent' : 'tie') : 'other most'}`,
    ];
  }

  #bearingOf(text: string): Bearing {
    const known = this.#bearings.get(text);
    if (known !== undefined) return known;
    const stems = new Set(stemsOf(text.slice(0, 400)));
    const bearing = this.#stems.map((own) => {
      let sum = 0;
      for (const stem of stems) if (own.has(stem)) sum += this.#weight.get(stem) ?? 0;
      return sum;
    });
    this.#bearings.set(text, bearing);
    return bearing;
  }

  #kindSigns({ figure }: SignedFigure, at: number): string[] {
    const criteria = this.#criteria[at] ?? [];
    if (criteria.length === 0) return ['no criterion'];
    const unit = figure.passage.text.slice(figure.end, figure.end + 40);
    const kinds = criteria.map((criterion) => kindOf(figure, criterion, unit));
    const best = KINDS.find((kind) => kinds.includes(kind)) ?? 'other kind';
    const first = kinds[0] ?? 'other kind';
    const [criterion] = criteria;
    const isAim = this.#isAim(figure, at);
    const start = this.#starts[at];
    return [
      `kind ${best}`,
      `kind first ${first}`,
      ...(isAim ? ['is aim'] : []),
      ...(start === figure.value ? ['is start'] : []),
      ...(criterion === undefined || start === undefined
        ? []
        : [`way ${upTo(WAYS, (figure.value - start) / (criterion.value - start || 1))}`]),
      ...(criterion === undefined
        ? []
        : [`of aim ${upTo([0.2, 0.5, 0.8, 1, 1.2, 2], shareOf(figure) / shareOf(criterion))}`]),
    ];
  }

  #isAim({ value, outOf, form }: SignedFigure['figure'], at: number): boolean {
    return (this.#criteria[at] ?? []).some(
      (aim) => aim.value === value && (aim.outOf ?? outOf) === outOf && (form !== 'percent' || aim.isPercent),
    );
  }
}

const numberSigns = (named: string | undefined, own: string): string[] =>
  named === undefined ? [] : [named === own ? 'number named' : 'other number named'];

/** Whose the place is, told by the goal above it. */
function ownerSign(owner: number, at: number, lines: number): string {
  if (owner === at) return `own ${upTo(LINES, lines)}`;
  if (owner < 0) return 'above all';
  return owner < at ? 'above' : `below other ${String(Math.min(3, owner - at))}`;
}

const KINDS = [
  'whole',
  'percent',
  'unit',
  'percent for ratio',
  'ratio for percent',
  'other whole',
  'bare',
  'other kind',
] as const;
type Kind = (typeof KINDS)[number];

const UNIT_WORDS = /^\s*(?:\)|,|-)?\s*((?:[a-z][a-z'/-]{0,20}\s?){0,5})/i;

function kindOf(
  { form, outOf, value }: SignedFigure['figure'],
  criterion: GoalCriterion,
  behind: string,
): Kind {
  const unit = UNIT_WORDS.exec(behind)?.[1] ?? '';
  if (form === 'percent')
    return criterion.isPercent
      ? 'percent'
      : criterion.outOf !== undefined
        ? 'percent for ratio'
        : 'other kind';
  if (outOf !== undefined) {
    if (criterion.outOf === outOf) return 'whole';
    return criterion.isPercent
      ? 'ratio for percent'
      : criterion.outOf !== undefined
        ? 'other whole'
        : sharesUnit(unit, criterion.unit)
          ? 'unit'
          : 'other kind';
  }
  if (unit !== '' && sharesUnit(unit, criterion.unit)) return 'unit';
  if (criterion.outOf !== undefined) return value <= criterion.outOf ? 'bare' : 'other kind';
  if (criterion.isPercent) return value <= 100 ? 'bare' : 'other kind';
  return 'bare';
}

const shareOf = ({ value, outOf }: { readonly value: number; readonly outOf?: number | undefined }): number =>
  (outOf === undefined || outOf === 0 ? value : (100 * value) / outOf) || 1;

const isOfTime = (name: string): boolean =>
  !/^(?:near|tie|words|area|part|whole|value|percent|share) /.test(name);

/** Places among the heaviest, from 0 on; undefined behind the first sixteen. */
function ranksOf(scores: readonly number[]): (number | undefined)[] {
  const order = scores.map((score, place) => ({ score, place })).sort((a, b) => b.score - a.score);
  const ranks: (number | undefined)[] = [];
  order.slice(0, 16).forEach(({ place }, rank) => (ranks[place] = rank));
  return ranks;
}

const bare = (text: string) => text.replace(/[^a-z0-9]/gi, '').toLowerCase();

function isSame({ figure }: SignedFigure, reading: GoalReading | undefined): boolean {
  if (reading?.value !== figure.value || reading.page !== figure.passage.page.page) return false;
  const [quote, line] = [bare(reading.quote), bare(figure.passage.text)];
  return (
    quote.includes(line) ||
    line.includes(quote) ||
    quote.includes(bare(figure.passage.text.slice(Math.max(0, figure.index - 25), figure.end + 15)))
  );
}

/** The level that the goal asks for, in its own words: how far it is to go, and not how far it is. */
export const AIM_OF_GOAL = 'in goal as aim';
/** The readers of progress took it for where the goal began. */
export const READ_AS_START = 'rule baseline';
/** The readers of progress took it for the goal's newest. */
export const READ_AS_NEWEST = 'rule newest';

function ruleSigns(figure: SignedFigure, { newest, baseline, readings }: OldGoal): string[] {
  return [
    ...(isSame(figure, newest)
      ? [
          READ_AS_NEWEST,
          `rule newest of ${String(Math.min(4, readings.length))}`,
          ...(newest?.date === undefined ? [] : ['rule newest dated']),
        ]
      : newest === undefined
        ? ['rules silent']
        : ['rule not newest']),
    ...(isSame(figure, baseline) ? [READ_AS_START] : []),
    ...(readings.slice(0, -1).some((reading) => isSame(figure, reading)) ? ['rule reading'] : []),
  ];
}

/** For each passage, the number of the goal that it or what leads to it names. */
function namedIn(passages: readonly Passage[]): (string | undefined)[] {
  let paragraph = -1;
  let open: string | undefined;
  return passages.map((passage) => {
    if (passage.paragraph !== paragraph) open = undefined;
    paragraph = passage.paragraph;
    const named = [...passage.text.matchAll(NUMBER_NAMED)].at(0)?.[1];
    const mark = MARK.exec(passage.text)?.[1];
    const heading = [...passage.heading.matchAll(NUMBER_NAMED)].at(0)?.[1] ?? MARK.exec(passage.heading)?.[1];
    open = (named ?? mark ?? open)?.toLowerCase();
    return open ?? heading?.toLowerCase();
  });
}
