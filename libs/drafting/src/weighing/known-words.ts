/** What a word says of a figure, by where it stands around it: looked up once, for the same words stand around all figures. */
import type { Sign, SignBook } from './sign-book.js';
import { GROUPED_WORDS, groupsOf, type WordGroup } from './word-groups.js';

/** Where a word stands: in the clause before or after the figure, by nearness, next to it, in what leads its clause, or in what leads, labels or heads it. */
export const PLACE = {
  before: { near: 0, amid: 1, far: 2 },
  after: { near: 3, amid: 4, far: 5 },
  nextBefore: [6, 7],
  nextAfter: [8, 9, 10],
  lead: 11,
  label: 12,
  column: 13,
  heading: 14,
  clauseLeads: [15, 16],
} as const;

type PlaceSigns = (word: string, groups: readonly WordGroup[], book: SignBook) => (Sign | undefined)[];

const inClause =
  (side: 'A' | 'B', isNear: boolean, isNamed: boolean): PlaceSigns =>
  (word, groups, book) => [
    isNamed ? book.of(side, word) : undefined,
    isStudent(word) || word === 'OWNER' ? book.of(`${side} says`, word) : undefined,
    ...groups.flatMap((group) => [
      book.of(`${side} says`, group),
      isNear ? book.of(`${side} near`, group) : undefined,
    ]),
  ];
const nextTo =
  (place: string): PlaceSigns =>
  (word, _groups, book) => [book.of(place, word)];
const inCell =
  (place: string): PlaceSigns =>
  (word, groups, book) => [book.of(place, word), ...groups.map((group) => book.of(`${place} says`, group))];

/** By the numbers of the places. */
const SIGNS_AT: readonly PlaceSigns[] = [
  inClause('B', true, true),
  inClause('B', false, true),
  inClause('B', false, false),
  inClause('A', true, true),
  inClause('A', false, true),
  inClause('A', false, false),
  ...['b1', 'b2', 'a1', 'a2', 'a3'].map(nextTo),
  (word, groups, book) => [
    isStudent(word) ? book.of('lead says', word) : undefined,
    ...groups.map((group) => book.of('lead says', group)),
  ],
  inCell('label'),
  inCell('column'),
  (_word, groups, book) => groups.map((group) => book.of('heading says', group)),
  ...['c1', 'c2'].map(nextTo),
];

/** Whether a word, made comparable, is the student. */
const isStudent = (word: string) => word === 'NAME' || word === 'PERSON';

/** Words that say what one word says for all of them. */
const STAND_FOR: readonly (readonly [string, readonly string[]])[] = [
  ['PERSON', ['he', 'she', 'they', 'him', 'them']],
  ['OWNER', ['his', 'her', 'their']],
];

/** Words and marks that part a clause from the next. */
const PARTING = [';', '.', ',', ':', '|', 'and', 'but'];

export class KnownWord {
  readonly #signs: (readonly Sign[] | undefined)[] = SIGNS_AT.map(() => undefined);
  readonly isStudent: boolean;
  readonly endsClause: boolean;
  /** Parts a clause from what leads it in: "In the fall, he ...". */
  readonly partsClause: boolean;

  constructor(
    private readonly word: string,
    private readonly book: SignBook,
  ) {
    this.isStudent = isStudent(word);
    this.endsClause = word === ';' || word === '.';
    this.partsClause = PARTING.includes(word);
  }

  /** What it says where it stands in that place, a number of `PLACE`. */
  at(place: number): readonly Sign[] {
    return (this.#signs[place] ??=
      SIGNS_AT[place]?.(this.word, groupsOf(this.word), this.book).filter((sign) => sign !== undefined) ??
      []);
  }
}

/** All words that say something; for learning, every word that is asked for. */
export class KnownWords {
  readonly #words = new Map<string, KnownWord>();
  /** Stands for all that say nothing. */
  readonly #unknown: KnownWord;

  constructor(private readonly book: SignBook) {
    this.#unknown = new KnownWord('', book);
    for (const word of [...book.lastWords(), ...GROUPED_WORDS, 'NAME', ...PARTING])
      this.#words.set(word, new KnownWord(word, book));
    for (const [word, standing] of STAND_FOR) {
      const known = new KnownWord(word, book);
      for (const one of [word, ...standing]) this.#words.set(one, known);
    }
  }

  /** @param word made comparable */
  of(word: string): KnownWord {
    const known = this.#words.get(word);
    if (known !== undefined) return known;
    if (!this.book.isLearning) return this.#unknown;
    const added = new KnownWord(word, this.book);
    this.#words.set(word, added);
    return added;
  }
}
