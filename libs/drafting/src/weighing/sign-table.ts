/** Signs and how much each speaks for something, as learned and written down: "sign weight" on a line each. */
export interface SignTableRows {
  /** What speaks for it before any sign is seen. */
  readonly own: number;
  readonly signs: string;
}

/** Adds up what signs say: natural logarithms of odds. */
export class SignTable {
  readonly #own: number;
  readonly #weights: ReadonlyMap<string, number>;

  constructor({ own, signs }: SignTableRows) {
    this.#own = own;
    this.#weights = new Map(
      signs.split('\n').flatMap((row): [string, number][] => {
        const parted = row.lastIndexOf(' ');
        return parted < 0 ? [] : [[row.slice(0, parted), Number(row.slice(parted + 1))]];
      }),
    );
  }

  weightOf(sign: string): number {
    return this.#weights.get(sign) ?? 0;
  }

  /** What signs say by themselves. */
  say(signs: readonly string[]): number {
    return signs.reduce((sum, sign) => sum + this.weightOf(sign), 0);
  }

  /** The same with what speaks for it before. */
  weigh(signs: readonly string[]): number {
    return this.#own + this.say(signs);
  }
}

/** The name of a number's level: the first limit that it does not pass. */
export const upTo = (limits: readonly number[], value: number): string =>
  String(limits.find((limit) => value <= limit) ?? 'more');
