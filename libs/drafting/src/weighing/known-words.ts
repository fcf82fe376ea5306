/** What a word says of a figure, by where it stands around it: looked up once, for the same words stand around all figures. */
import type { Sign, SignBook } from './sign-book.js';
import { GROUPED_WORDS, groupsOf, type WordGroup } from './words.js';

/** The sides of a clause: before the figure and after it. */
export type Side = 'A' | 'B';

/** Where a word stands: in the clause by nearness, next to the figure, or in what leads, labels or heads it. */
export type WordPlace =
  | `${Side} ${'near' | 'amid' | 'far'}`
  | 'b1'
  | 'b2'
  | 'a1'
  | 'a2'
  | 'a3'
  | 'lead'
  | 'label'
  | 'column'
  | 'heading';

type PlaceSigns = (word: string, groups: readonly WordGroup[], book: SignBook) => (Sign | undefined)[];

const inClause =
  (side: Side, isNear: boolean, isNamed: boolean): PlaceSigns =>
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
  (word, groups, book) => [
    book.of(place, word),
    ...groups.map((group) => book.of(`${place} says`, group)),
  ];

const SIGNS_AT: Readonly<Record<WordPlace, PlaceSigns>> = {
  'A near': inClause('A', true, true),
  'A amid': inClause('A', false, true),
  'A far': inClause('A', false, false),
  'B near': inClause('B', true, true),
  'B amid': inClause('B', false, true),
  'B far': inClause('B', false, false),
  b1: nextTo('b1'),
  b2: nextTo('b2'),
  a1: nextTo('a1'),
  a2: nextTo('a2'),
  a3: nextTo('a3'),
  lead: (word, groups, book) => [
    isStudent(word) ? book.of('lead says', word) : undefined,
    ...groups.map((group) => book.of('lead says', group)),
  ],
  label: inCell('label'),
  column: inCell('column'),
  heading: (_word, groups, book) => groups.map((group) => book.of('heading says', group)),
};

/** Whether a word, made comparable, is the student. */
const isStudent = (word: string) => word === 'NAME' || word === 'PERSON';

export class KnownWord {
  readonly #signs = new Map<WordPlace, readonly Sign[]>();
  readonly isStudent: boolean;
  readonly endsClause: boolean;

  constructor(
    private readonly word: string,
    private readonly book: SignBook,
  ) {
    this.isStudent = isStudent(word);
    this.endsClause = word === ';' || word === '.';
  }

  /** What it says where it stands in that place. */
  at(place: WordPlace): readonly Sign[] {
    const known = this.#signs.get(place);
    if (known !== undefined) return known;
    const signs = SIGNS_AT[place](this.word, groupsOf(this.word), this.book).filter(
      (sign) => sign !== undefined,
    );
    this.#signs.set(place, signs);
    return signs;
  }
}

/** All words that say something; for learning, every word that is asked for. */
export class KnownWords {
  readonly #words = new Map<string, KnownWord>();
  /** Stands for all that say nothing. */
  readonly #unknown: KnownWord;

  constructor(private readonly book: SignBook) {
    this.#unknown = new KnownWord('', book);
    for (const word of [...book.lastWords(), ...GROUPED_WORDS, 'NAME', 'PERSON', 'OWNER', ';', '.'])
      this.#words.set(word, new KnownWord(word, book));
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
