/**
 * Weighs the figures of a report against each other, for each area of need: what is the number a goal in this area would
 * start from? Knows no sentence by heart; it hears many small signs together, and how much they weigh was learned from reports
 * with a known answer (decisions 27 and 39). The readers of sentences and tables remain first; see `baseline-choice.ts`.
 */
import { isNormScore, type Measure } from '../extraction/measure.js';
import type { Passage } from '../extraction/text/passage.js';
import { AreaSigns, preferredIn } from './area-signs.js';
import { surroundingsIn } from '../areas/figure-surroundings.js';
import { LEARNED_AREA_WORDS } from '../areas/learned-area-words.js';
import { type Contender, contendersAmong, heaviestPlaces } from './contenders.js';
import { figuresIn, isGrade, type FactsOfRow } from './figures.js';
import { addKinSigns } from './kin-signs.js';
import { KnownWords } from './known-words.js';
import { SignBook } from './sign-book.js';
import { holdsScoresAlone, MeasuredFigures } from './measured-figures.js';
import { ReportTime } from './report-time.js';
import { FigureSigner, type SignedFigure } from './signs.js';
import { WeighedMeasures } from './weighed-measure.js';
import { LEARNED_NETWORK } from './learned-network.js';
import { addStandingSigns } from './standing-signs.js';

/** The figure that most speaks for as an area's baseline, and how plainly; only where it may become it. */
export interface WeighedArea {
  readonly areaOfNeed: string;
  readonly measure: Measure;
  /** Of the certainty that all figures of the report, and that it has none, share: 0 to 1. */
  readonly share: number;
  /** How far the area's measures lie behind it, where they are other figures: natural logarithms of odds, by their place in the report's measures. */
  readonly behind: readonly { readonly at: number; readonly by: number }[];
}

/**
 * So far behind the report's heaviest figure, by what speaks for it in any area, one may lie that an area still takes it up.
 * Settled on first looks (decision 39): a wider reach gains little there and costs time.
 */
const BEHIND_MAX = 7;

/** Where areas are named is looked for around these alone. */
function inTheRunning(figures: readonly SignedFigure[]): readonly SignedFigure[] {
  const weights = figures.map(({ signs }) => signs.weight);
  const most = Math.max(...weights);
  return figures.filter((_figure, place) => (weights[place] ?? 0) >= most - BEHIND_MAX);
}

/** What there being no figure for an area weighs, against all that the report has. */
const NO_FIGURE = LEARNED_NETWORK.none;

/** The signs that tell something, and the words: the same for all reports. */
const SIGNS = new SignBook(false);
const WORDS = new KnownWords(SIGNS);

export class Weighing {
  readonly figures: readonly SignedFigure[];
  readonly measured: MeasuredFigures;
  readonly #areas: AreaSigns;
  readonly #scoresByArea = new Map<string, readonly number[]>();
  readonly #measures: WeighedMeasures;
  /** Looked for once: every area asks. */
  readonly #ofClassAlone: ReadonlySet<SignedFigure>;
  constructor(
    passages: readonly Passage[],
    studentName: string | undefined,
    measures: readonly Measure[],
    present: number | undefined,
    factsOf?: FactsOfRow,
    book = SIGNS,
    words = WORDS,
    areaWords = LEARNED_AREA_WORDS,
  ) {
    const firstName = studentName?.split(/\s/)[0];
    const signer = new FigureSigner(passages, firstName, new ReportTime(passages, present), book, words);
    this.figures = figuresIn(passages, holdsScoresAlone(measures), factsOf).flatMap((found) =>
      signer.signed(found),
    );
    addKinSigns(this.figures, book);
    addStandingSigns(this.figures, book);
    const surroundings = surroundingsIn(passages, studentName);
    for (const { figure, signs } of this.figures)
      for (const stem of surroundings.near(figure.passage, figure.index, figure.end))
        signs.add(stem.nearIn(book));
    this.#ofClassAlone = new Set(this.figures.filter(isOfClassAlone));
    this.measured = new MeasuredFigures(this.figures, measures);
    this.measured.addSigns(book);
    const figures = book.isLearning ? this.figures : inTheRunning(this.figures);
    this.#areas = new AreaSigns(figures, passages, preferredIn, book, { areaWords, surroundings });
    this.#measures = new WeighedMeasures(passages);
  }

  areas(): ReadonlySet<string> {
    return this.#areas.areas();
  }

  signs(figure: SignedFigure, area: string): string[] {
    return [...figure.signs.names(), ...this.#areas.of(figure, area).map(({ name }) => name)];
  }

  /** Added up once for an area: its need, its baseline and what else it could start from are all asked of them. */
  scoresFor(area: string): readonly number[] {
    const known = this.#scoresByArea.get(area) ?? this.#scores((figure) => this.#score(figure, area));
    this.#scoresByArea.set(area, known);
    return known;
  }

  /** The same where only the figures at some places are looked at; all others weigh nothing. */
  scoresAmong(places: ReadonlySet<number>, area: string): readonly number[] {
    const known = this.#scoresByArea.get(area);
    return this.#scores((figure, place) =>
      places.has(place) ? (known?.[place] ?? this.#score(figure, area)) : Number.NEGATIVE_INFINITY,
    );
  }

  /** What speaks most for some figure's being one that a goal in the area starts from, and of the area. */
  bestFor(area: string): BestFigure {
    const scores = this.scoresFor(area);
    let best = Number.NEGATIVE_INFINITY;
    this.figures.forEach((figure, place) => {
      const weight = (scores[place] ?? Number.NEGATIVE_INFINITY) - NO_FIGURE;
      // Words take from it, or add next to nothing.
      if (weight + UNTOLD <= best) return;
      best = Math.max(best, weight + Math.log(this.#areas.likelihoodOf(figure, area) + UNTOLD));
    });
    const [heaviest = -1] = heaviestPlaces(scores, 1);
    const { value = 0, outOf, form } = this.figures[heaviest]?.figure ?? {};
    const share = outOf === undefined ? (form === 'percent' ? value / 100 : 0) : value / outOf;
    return { fits: Math.min(FITS_MAX, Math.max(FITS_MIN, best)), isHigh: share >= HIGH_FROM };
  }

  /** By area, the places of the figures whose words say plainly that they are of it. */
  placesByWords(): ReadonlyMap<string, ReadonlySet<number>> {
    const places = new Map<string, Set<number>>();
    this.figures.forEach((figure, place) => {
      for (const area of this.#areas.likelyOf(figure, TOLD_OF_MIN)) {
        const own = places.get(area);
        if (own === undefined) places.set(area, new Set([place]));
        else own.add(place);
      }
    });
    return places;
  }

  #scores(scoreOf: (figure: SignedFigure, place: number) => number): readonly number[] {
    return this.figures.map((figure, place) => {
      if (this.measured.isOfAYear(place) || this.#ofClassAlone.has(figure)) return Number.NEGATIVE_INFINITY;
      return scoreOf(figure, place) - (this.measured.isPrior(place) ? HISTORY_WEIGHS : 0);
    });
  }

  measureOf(figure: SignedFigure | undefined, area: string, isSure = false): Measure | undefined {
    return figure === undefined ? undefined : this.#measures.of(figure, area, isSure);
  }

  isOfThePast(figure: SignedFigure | undefined): boolean {
    return figure !== undefined && this.#measures.isOfThePast(figure);
  }

  /** What speaks against a figure at a place for its being where something began. */
  startWeighs(place: number): number {
    const figure = this.figures[place];
    return figure !== undefined && this.#measures.isOfTheStart(figure) ? START_WEIGHS : 0;
  }

  #score(figure: SignedFigure, area: string): number {
    return this.#areas.weightOf(figure, area);
  }
}

/** "Class typing average per Ms. Okafor is 14 words per minute.": a sentence in which the student does not come up. */
const OF_THE_CLASS =
  /^\W*(?:the |our |his |her |their )?(?:class(?:room)?|grade(?: \d{1,2})?|section|school|district|building)(?:'s)? (?:[a-z]+ ){0,2}(?:average|mean|median|norm)\b/i;
const TURNS_TO_ANOTHER = /;|\b(?:he|she|they|his|her|their|while|whereas|but|and|compared|against)\b/i;

function isOfClassAlone({ figure: { passage } }: SignedFigure): boolean {
  const opening = passage.isRow ? undefined : OF_THE_CLASS.exec(passage.text)?.[0];
  return opening !== undefined && !TURNS_TO_ANOTHER.test(passage.text.slice(opening.length));
}

/** A word that nobody learned from may yet be of the area. */
const UNTOLD = 0.001;
const [FITS_MIN, FITS_MAX] = [-4, 5];
/** From so much on a share is high. */
const HIGH_FROM = 0.85;

/** Of all figures of a report, for one area. */
export interface BestFigure {
  /** What speaks for the best of them, against there being none, and for its being of the area: natural logarithms of odds. */
  readonly fits: number;
  /** Whether the heaviest is a share that is high: a skill that goes well is told with numbers too. */
  readonly isHigh: boolean;
}

/** So likely an area is by the words around a figure, where nothing else ties the two. */
const TOLD_OF_MIN = 0.05;

/** The figures of a report, and what each weighs as the baseline of an area. */
export interface WeighedFigures {
  readonly figures: readonly SignedFigure[];
  readonly scoresFor: (areaOfNeed: string) => readonly number[];
  /** What there being no figure weighs. */
  readonly none: number;
}

/** What the figures of a report weigh. */
export interface Weighed {
  /** For every area that the report names, the heaviest figure, where it has its share and its unit can be told. */
  readonly weighed: WeighedArea[];
  /** For the other areas, the heaviest figure whose own words plainly tell of it: for whom chooses such an area all the same. */
  readonly weighedByWords: WeighedArea[];
  readonly bestFor: (areaOfNeed: string) => BestFigure;
  /** The figures that a goal in an area could start from, the heaviest first. Looked for when asked. */
  readonly contendersFor: (areaOfNeed: string) => Contender[];
  readonly figures: WeighedFigures;
}

/**
 * @param present when the report was written, in months
 * @param spokenOf areas the report speaks of, though next to none of its figures
 * @param factsOf what tables tell of the figures of a row
 */
export function weighedIn(
  passages: readonly Passage[],
  studentName: string | undefined,
  measures: readonly Measure[],
  present: number | undefined,
  spokenOf: Iterable<string> = [],
  factsOf?: FactsOfRow,
): Weighed {
  const weighing = new Weighing(passages, studentName, measures, present, factsOf);
  // "84 words correct in the minute", in a line that names no area.
  const areas = new Set([...weighing.areas(), ...spokenOf]);
  const weighed = [...areas].flatMap(
    (area) => heaviestOf(weighing.scoresFor(area), area, weighing, measures) ?? [],
  );
  const done = new Set(weighed.map(({ areaOfNeed }) => areaOfNeed));
  return {
    weighed,
    weighedByWords: [...weighing.placesByWords()].flatMap(([area, places]) =>
      done.has(area) ? [] : (weighedByWords(area, places, weighing, measures) ?? []),
    ),
    bestFor: (area) => weighing.bestFor(area),
    contendersFor: (area) => contendersOf(area, weighing.scoresFor(area), weighing),
    figures: { figures: weighing.figures, scoresFor: (area) => weighing.scoresFor(area), none: NO_FIGURE },
  };
}

function contendersOf(area: string, scores: readonly number[], weighing: Weighing): Contender[] {
  const weights = withStarts(scores, weighing).map((score) => score - NO_FIGURE);
  return contendersAmong(weights, (place, isUnreadTaken) => {
    const figure = weighing.figures[place];
    if (weighing.isOfThePast(figure)) return undefined;
    const read = readAs(place, area, weighing);
    if (read !== undefined || !isUnreadTaken || (figure && isGrade(figure.figure))) return read;
    return weighing.measureOf(figure, area, isSure(scores[place] ?? 0));
  });
}

function weighedByWords(
  area: string,
  places: ReadonlySet<number>,
  weighing: Weighing,
  measures: readonly Measure[],
): WeighedArea | undefined {
  return heaviestOf(weighing.scoresAmong(places, area), area, weighing, measures);
}

/**
 * So much heavier is a figure that the readers of sentences and tables read for the area. Settled, like the lead of what they
 * would choose, on reports that those readers had not seen: on the others they are right nearly always, which says nothing.
 */
const READ_WEIGHS = 1;

/**
 * So much lighter is a figure of which the readers hold that it is history, beside what that weighs as a sign: they are right
 * nearly always, and where they are not, much speaks for the figure. Settled as above.
 */
const HISTORY_WEIGHS = 1;

/**
 * So much more than for there being none speaks for a figure that words beside it which mostly go with something else (others,
 * plans, help, days of school) are not heard: of 21 such figures in first looks that weighed most for a need, 18 were right.
 */
const SURE_MIN = 2.5;
const isSure = (score: number): boolean => score >= NO_FIGURE + SURE_MIN;

/** So much lighter is a figure told of where something began: the sign of its own that it has among others weighs less. */
const START_WEIGHS = 1;

/** With those that weigh most looked at for whether they tell where something began. */
const withStarts = (scores: readonly number[], weighing: Weighing): number[] => {
  const lighter = [...scores];
  for (const place of heaviestPlaces(scores, LOOKED_AT_MAX))
    lighter[place] = (scores[place] ?? 0) - weighing.startWeighs(place);
  return lighter;
};

/** By place of the figure, with what it weighs that the readers read it for the area. */
function withRead(scores: readonly number[], areaOfNeed: string, { measured }: Weighing): number[] {
  const read = measured.skillsOf(areaOfNeed).filter(({ isEarly }) => isEarly !== true);
  const places = new Set(read.flatMap((measure) => measured.placesOf(measure)));
  return scores.map((score, place) => (places.has(place) ? score + READ_WEIGHS : score));
}

function heaviestOf(
  unread: readonly number[],
  areaOfNeed: string,
  weighing: Weighing,
  measures: readonly Measure[],
): WeighedArea | undefined {
  const scores = withStarts(withRead(unread, areaOfNeed, weighing), weighing);
  for (const place of heaviestPlaces(scores, LOOKED_AT_MAX)) {
    const weight = scores[place] ?? 0;
    const share = shareOf(weight, scores);
    if (share < SHARE_MIN) return undefined;
    const figure = weighing.figures[place];
    if (weighing.isOfThePast(figure)) {
      // What is known to be history takes no share from what is not.
      scores[place] = Number.NEGATIVE_INFINITY;
      continue;
    }
    const behind = behindOf(areaOfNeed, place, scores, weighing, measures);
    const read = readAs(place, areaOfNeed, weighing);
    if (read === undefined && !isWanted(areaOfNeed, behind, weighing)) return undefined;
    const measure = read ?? weighing.measureOf(figure, areaOfNeed, isSure(weight));
    if (measure !== undefined) return { areaOfNeed, measure, share, behind };
  }
  return undefined;
}

/** The measure that the readers of sentences and tables made of the figure: they know its unit and skill best. */
const readAs = (place: number, areaOfNeed: string, { measured }: Weighing): Measure | undefined =>
  measured.skillsOf(areaOfNeed).find((measure) => measured.placesOf(measure).includes(place));

/** So much must another figure outweigh what the readers of sentences and tables would choose: e to this power. */
export const LEAD_MIN = 1.5;
/** The same where a rule of the field speaks for the readers' choice. */
export const LEAD_OVER_RULES_MIN = 5;

/** Whether a figure that nobody read can become the baseline: where the readers found none, or one that lies far behind. */
const isWanted = (areaOfNeed: string, behind: WeighedArea['behind'], { measured }: Weighing): boolean =>
  behind.some(({ by }) => by > LEAD_MIN) || measured.skillsOf(areaOfNeed).length === 0;

/** Of the certainty of all figures and of there being none; below, it is better asked for than guessed. */
export const SHARE_MIN = 0.1;
/** Of those that weigh most, where the first are history or about somebody else. */
const LOOKED_AT_MAX = 4;

function shareOf(most: number, scores: readonly number[]): number {
  if (most === Number.NEGATIVE_INFINITY) return 0;
  const all = [...scores, NO_FIGURE];
  return rounded(1 / all.reduce((sum, score) => sum + Math.exp(score - most), 0));
}

/** Of what the readers found in the area, how far each lies behind the figure at a place. */
function behindOf(
  areaOfNeed: string,
  place: number,
  scores: readonly number[],
  { measured }: Weighing,
  measures: readonly Measure[],
): WeighedArea['behind'] {
  const most = scores[place] ?? 0;
  return measures.flatMap((other, at) => {
    if (other.areaOfNeed !== areaOfNeed || isNormScore(other)) return [];
    const own = measured.placesOf(other).map((same) => scores[same] ?? 0);
    return own.length === 0 ? [] : [{ at, by: Math.min(rounded(most - Math.max(...own)), BEHIND_MOST) }];
  });
}

/** What is known to be history lies behind by no end, which could not be written down. */
const BEHIND_MOST = 99;

const rounded = (value: number) => Math.round(value * 100) / 100;
