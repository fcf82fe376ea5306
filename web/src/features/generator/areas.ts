/** The areas of need found in a report: which are ticked, which still need a word, and what an order of them costs. */
import { canonicalAreaOfNeed } from '@goalwright/contracts/areas-of-need';
import type { Pronouns, StartsFrom } from '@goalwright/contracts/api/documents';
import type { Evidence, GoalReview } from '@goalwright/contracts/api/goals';

/** The server drafts no more than this in one go. */
export const AREAS_PER_ORDER_MAX = 10;

export type MissingBaseline = 'undecided' | 'type' | 'plan' | 'skip';

export interface ReportArea {
  readonly name: string;
  readonly why: string;
  readonly hasBaseline: boolean;
  readonly evidence: readonly Evidence[];
  /** The figures of the report the goal could start from, what Wren would take first. */
  readonly baselines: readonly Evidence[];
  /** False where the report may mean another of them: which one is asked. */
  readonly isPlain: boolean;
  /** False where the report does not plainly call it a need: the provider says whether it is one, by its box. */
  readonly isNeedPlain: boolean;
  /** What the report says well of it, where that is open. */
  readonly praise: readonly Evidence[];
  /** The place among them of the one that was chosen; null where nobody chose. */
  readonly start: number | null;
  /** Where last year's plan has a goal in this area: what becomes of it. */
  readonly review?: GoalReview;
  readonly isChosen: boolean;
  /** What to do where none of the report's figures is the baseline. */
  readonly missing: MissingBaseline;
  readonly baseline: string;
  /** The generation that drafts it, or did; null while it is open. */
  readonly generationId: string | null;
  readonly isDrafted: boolean;
}

export interface FoundArea {
  readonly AreaOfNeed: string;
  readonly Why: string;
  readonly HasBaseline: boolean;
  readonly Evidence: readonly Evidence[];
  readonly Baselines: readonly Evidence[];
  readonly IsBaselinePlain: boolean;
  readonly IsNeedPlain: boolean;
  readonly Praise: readonly Evidence[];
  readonly Review?: GoalReview | undefined;
}

/** How the goals speak of the student where the report leaves it open; `name` uses the name alone. */
export type PronounChoice = Pronouns | 'name';

/** What is drafted in one go, and paid for. */
export interface Order {
  readonly documentId: string;
  readonly disability: string;
  readonly studentLabel: string;
  readonly pronouns?: Pronouns;
  readonly areas: readonly {
    readonly AreaOfNeed: string;
    readonly Baseline?: string;
    readonly StartsFrom?: StartsFrom;
    readonly Choice: 'draft' | 'plan';
  }[];
}

/** The found areas; of those that are plainly needs as many ticked as the money is enough for, the strongest evidence first. */
export function fromFound(found: readonly FoundArea[], affordable: number): ReportArea[] {
  const enough = Math.min(affordable, AREAS_PER_ORDER_MAX);
  const plain = new Set(found.filter((area) => area.IsNeedPlain).slice(0, enough));
  return found.map((area) => ({
    name: area.AreaOfNeed,
    why: area.Why,
    hasBaseline: area.HasBaseline,
    evidence: area.Evidence,
    baselines: area.Baselines,
    isPlain: area.IsBaselinePlain,
    isNeedPlain: area.IsNeedPlain,
    praise: area.Praise,
    start: null,
    ...(area.Review ? { review: area.Review } : {}),
    isChosen: plain.has(area),
    missing: 'undecided',
    baseline: '',
    generationId: null,
    isDrafted: false,
  }));
}

export const openAreas = (areas: readonly ReportArea[]): ReportArea[] =>
  areas.filter((area) => area.generationId === null && !area.isDrafted);

/** What the money would have to be enough for: nobody reloads for what may be no need. */
export const wantedAreas = (areas: readonly ReportArea[]): ReportArea[] =>
  openAreas(areas).filter((area) => !isNeedOpen(area));

/** The talk waits for a choice; what may be no need does not hold it up once something was drafted. */
export const awaitsChoice = (areas: readonly ReportArea[]): boolean =>
  wantedAreas(areas).length > 0 || areas.every((area) => area.generationId === null);

/** What an order would draft now. */
export const chosenAreas = (areas: readonly ReportArea[]): ReportArea[] =>
  openAreas(areas).filter((area) => area.isChosen && !(needsWord(area) && area.missing === 'skip'));

/** The report has no baseline for it, or may mean another figure: it is asked about before it is paid for. */
export const needsWord = (area: ReportArea): boolean => !area.hasBaseline || !area.isPlain;

/** Not plainly a need, and nobody said yet that it is one. */
export const isNeedOpen = (area: ReportArea): boolean => !area.isNeedPlain && !area.isChosen;

/** Asked about, and not answered. */
export const isUndecided = (area: ReportArea): boolean =>
  needsWord(area) && area.start === null && area.missing === 'undecided';

/** The first chosen area that is not ready, and why. */
export function firstUnready(
  areas: readonly ReportArea[],
): { readonly area: ReportArea; readonly lacks: 'decision' | 'baseline' } | undefined {
  for (const area of chosenAreas(areas)) {
    if (isUndecided(area)) return { area, lacks: 'decision' };
    if (area.missing === 'type' && area.baseline.trim() === '') return { area, lacks: 'baseline' };
  }
  return undefined;
}

/** More than these are shown on demand; the chosen ones, and those with a goal of last year, always. */
const SHOWN_MAX = 8;

/** The areas of a long list that are shown at once, in their order, and how many more there are. */
export function shownAreas(
  areas: readonly ReportArea[],
  isWhole: boolean,
): { readonly shown: readonly ReportArea[]; readonly more: number } {
  const shown = areas.filter(
    (area, place) => isWhole || place < SHOWN_MAX || area.isChosen || area.review !== undefined,
  );
  const more = areas.length - shown.length;
  // One more row takes no more room than the button for it.
  return more === 1 ? { shown: areas, more: 0 } : { shown, more };
}

/** How many of last year's goals go on, rise and are replaced; undefined where there is no plan of last year. */
export function reviewCounts(
  areas: readonly ReportArea[],
): Readonly<Record<GoalReview['Verdict'], number>> | undefined {
  const verdicts = areas.flatMap(({ review }) => (review ? [review.Verdict] : []));
  if (verdicts.length === 0) return undefined;
  const count = (verdict: GoalReview['Verdict']) => verdicts.filter((one) => one === verdict).length;
  return { continue: count('continue'), raise: count('raise'), replace: count('replace') };
}

export const changed = (
  areas: readonly ReportArea[],
  name: string,
  change: Partial<ReportArea>,
): ReportArea[] => areas.map((area) => (area.name === name ? { ...area, ...change } : area));

/** What ticking an area changes: what was skipped is asked about again. */
export const ticked = ({ missing }: ReportArea): Partial<ReportArea> => ({
  isChosen: true,
  ...(missing === 'skip' ? { missing: 'undecided' } : {}),
});

/** Adds an area nobody found; one that is there already is ticked instead. */
export function withArea(areas: readonly ReportArea[], typed: string): ReportArea[] {
  const name = canonicalAreaOfNeed(typed);
  if (name === '') return [...areas];
  if (areas.some((area) => area.name === name))
    return areas.map((area) => (area.name === name ? { ...area, ...ticked(area) } : area));
  const added: ReportArea = {
    name,
    why: '',
    hasBaseline: false,
    evidence: [],
    baselines: [],
    isPlain: true,
    isNeedPlain: true,
    praise: [],
    start: null,
    isChosen: true,
    missing: 'undecided',
    baseline: '',
    generationId: null,
    isDrafted: false,
  };
  return [...areas, added];
}

/** The figure that was chosen, as the server offered it; undefined where it chooses itself. */
function startOf({ baselines, start }: ReportArea): StartsFrom | undefined {
  const chosen = start === null ? undefined : baselines[start];
  return chosen?.Page ? { Text: chosen.Text, Page: chosen.Page, Quote: chosen.Quote } : undefined;
}

export function orderOf(areas: readonly ReportArea[], facts: Omit<Order, 'areas'>): Order {
  return {
    ...facts,
    areas: chosenAreas(areas).map((area) => {
      if (area.missing === 'type')
        return { AreaOfNeed: area.name, Baseline: area.baseline.trim(), Choice: 'draft' };
      const start = startOf(area);
      if (start) return { AreaOfNeed: area.name, StartsFrom: start, Choice: 'draft' };
      return { AreaOfNeed: area.name, Choice: area.missing === 'plan' ? 'plan' : 'draft' };
    }),
  };
}

export interface Price {
  readonly count: number;
  readonly costCents: number;
  readonly balanceCents: number;
  readonly leftCents: number;
  readonly affordable: number;
  readonly isAffordable: boolean;
  /** After this order a new sign-in would be stopped at the gate. */
  readonly stopsNextSignIn: boolean;
  readonly isFree: boolean;
}

export function priceOf(
  count: number,
  money: {
    readonly balanceCents: number;
    readonly pricePerAreaCents: number;
    readonly minimumBalanceCents: number;
    readonly isInternal: boolean;
  },
): Price {
  const { balanceCents, pricePerAreaCents, minimumBalanceCents, isInternal } = money;
  const costCents = isInternal ? 0 : count * pricePerAreaCents;
  const affordable = isInternal
    ? AREAS_PER_ORDER_MAX
    : Math.max(0, Math.floor(balanceCents / pricePerAreaCents));
  const leftCents = balanceCents - costCents;
  return {
    count,
    costCents,
    balanceCents,
    leftCents,
    affordable,
    isAffordable: count <= affordable,
    stopsNextSignIn: !isInternal && leftCents >= 0 && leftCents < minimumBalanceCents,
    isFree: isInternal,
  };
}
