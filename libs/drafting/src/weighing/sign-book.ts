/** Signs and what they say. A report has thousands of them: each is made once, and is then added without spelling its name. */
import { LEARNED_NETWORK } from './learned-network.js';
import type { Hearing, Voice } from './sign-network.js';

export interface Sign {
  readonly name: string;
  readonly voice: Voice;
  /** What it says of the figure's time and owner: above zero the student's present. */
  readonly points: number;
  /** The number of the figure that has it, of those that do the last. */
  lastOf: number;
}

/** Signs of time and of whose a figure is, and what they make of it; looked at whatever they weigh. */
const TIME_POINTS: ReadonlyMap<string, number> = new Map([
  ['B near PAST', -1],
  ['lead says PAST', -1],
  ['B says NOW', 1],
  ['lead says NOW', 1],
  ['B says OTHERS', -1],
  ['lead says OTHERS', -1],
  ['B says TARGET', -1],
  ['lead says TARGET', -1],
]);

/** The signs that tell something; for learning, every sign that is asked for. */
export class SignBook {
  readonly #named = new Map<string, Sign>();
  /** By all of the name but its last word, then by that. */
  readonly #families = new Map<string, Map<string, Sign>>();

  /** @param isLearning keeps signs that weigh nothing, too; a book that does is for one report */
  constructor(readonly isLearning: boolean) {
    for (const name of [...LEARNED_NETWORK.names(), ...TIME_POINTS.keys()]) this.#make(name);
  }

  /** The sign of this name; undefined where it tells nothing. */
  named(name: string): Sign | undefined {
    return this.#named.get(name) ?? (this.isLearning ? this.#make(name) : undefined);
  }

  /** The sign whose name is a family's and one more word: "tie near", "other". */
  of(family: string, last: string): Sign | undefined {
    const known = this.#families.get(family)?.get(last);
    return known ?? (this.isLearning ? this.#make(`${family} ${last}`) : undefined);
  }

  /** The last words of all names: the words that tell something. */
  lastWords(): string[] {
    return [...this.#families.values()].flatMap((signs) => [...signs.keys()]);
  }

  #make(name: string): Sign {
    const sign = {
      name,
      voice: LEARNED_NETWORK.voiceOf(name),
      points: TIME_POINTS.get(name) ?? 0,
      lastOf: 0,
    };
    this.#named.set(name, sign);
    const parted = name.lastIndexOf(' ');
    const family = name.slice(0, Math.max(0, parted));
    const signs = this.#families.get(family) ?? new Map<string, Sign>();
    this.#families.set(family, signs.set(name.slice(parted + 1), sign));
    return sign;
  }
}

/** What figures of its kind say of a figure's time: it is the newest, there are none, or neither. */
export type KinAge = 'newest' | 'alone' | 'kin';

let figuresSigned = 0;

/** The signs of one figure, each once: a figure is done with the words around it before the next one is begun. */
export class FigureSigns {
  readonly #number = (figuresSigned += 1);
  readonly #signs: Sign[] = [];
  /** The sum of their points. */
  points = 0;
  age: KinAge = 'kin';
  #hearing: Hearing | undefined;
  #weight: number | undefined;

  add(sign: Sign | undefined): void {
    if (sign === undefined || sign.lastOf === this.#number) return;
    sign.lastOf = this.#number;
    this.#signs.push(sign);
    this.points += sign.points;
  }

  addAll(signs: readonly Sign[]): void {
    for (const sign of signs) this.add(sign);
  }

  /** What they weigh together; asked for when all are there. */
  get weight(): number {
    return (this.#weight ??= LEARNED_NETWORK.weigh(this.#heard()));
  }

  /** The same with some that an area adds. */
  weightWith(signs: readonly Sign[]): number {
    return LEARNED_NETWORK.weigh(
      this.#heard(),
      signs.map(({ voice }) => voice),
    );
  }

  #heard(): Hearing {
    return (this.#hearing ??= LEARNED_NETWORK.heard(this.#signs.map(({ voice }) => voice)));
  }

  names(): string[] {
    return this.#signs.map(({ name }) => name);
  }
}
