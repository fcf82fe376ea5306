/**
 * What the signs of a figure say together (decision 39): each speaks by itself, and to a few hidden units that hear all of them,
 * for "of the class" beside "now" is not what the two say apart. Small enough to be added up for every figure of a report.
 */

/** A network as it is written down. */
export interface NetworkTable {
  /** What there being no figure weighs. */
  readonly none: number;
  /** What each hidden unit hears without any sign. */
  readonly bias: readonly number[];
  /** How much each hidden unit weighs. */
  readonly weighs: readonly number[];
  /** By sign, in base64: a signed byte for what it says by itself, in `DIRECT_STEP`s, and one for each hidden unit, in `HEARD_STEP`s. */
  readonly signs: Readonly<Record<string, string>>;
}

export const DIRECT_STEP = 1 / 40;
export const HEARD_STEP = 1 / 100;

/** What a sign says: by itself, and to each hidden unit. */
export interface Voice {
  readonly direct: number;
  readonly heard: Float64Array;
}

/** What signs said that were added up. */
export class Hearing {
  direct = 0;
  readonly heard: Float64Array;

  constructor(bias: Float64Array) {
    this.heard = bias.slice();
  }

  add({ direct, heard }: Voice): void {
    this.direct += direct;
    addTo(this.heard, heard);
  }
}

function addTo(sums: Float64Array, more: Float64Array): void {
  for (let unit = 0; unit < sums.length; unit += 1) sums[unit] = (sums[unit] ?? 0) + (more[unit] ?? 0);
}

export class SignNetwork {
  /** What there being no figure weighs: natural logarithms of odds, as all weights. */
  readonly none: number;
  readonly #bias: Float64Array;
  readonly #weighs: Float64Array;
  readonly #signs: Readonly<Record<string, string>>;
  readonly #silent: Voice;
  /** What is heard at the moment: thousands of times for a report. */
  readonly #heard: Float64Array;

  constructor({ none, bias, weighs, signs }: NetworkTable) {
    this.none = none;
    this.#bias = Float64Array.from(bias);
    this.#weighs = Float64Array.from(weighs);
    this.#signs = signs;
    this.#silent = { direct: 0, heard: new Float64Array(bias.length) };
    this.#heard = new Float64Array(bias.length);
  }

  /** The names of the signs that say something. */
  names(): string[] {
    return Object.keys(this.#signs);
  }

  voiceOf(sign: string): Voice {
    const written = this.#signs[sign];
    if (written === undefined) return this.#silent;
    const [direct = 0, ...heard] = new Int8Array(Buffer.from(written, 'base64'));
    return { direct: direct * DIRECT_STEP, heard: Float64Array.from(heard, (steps) => steps * HEARD_STEP) };
  }

  /** Nothing is heard yet. */
  hearing(): Hearing {
    return new Hearing(this.#bias);
  }

  /** How much the signs weigh that were heard, and some more that are not kept. */
  weigh(hearing: Hearing, more: readonly Voice[] = []): number {
    const heard = this.#heard;
    const weighs = this.#weighs;
    heard.set(hearing.heard);
    let weight = hearing.direct;
    for (const voice of more) {
      weight += voice.direct;
      addTo(heard, voice.heard);
    }
    for (let unit = 0; unit < heard.length; unit += 1) {
      const loud = heard[unit] ?? 0;
      if (loud > 0) weight += loud * (weighs[unit] ?? 0);
    }
    return weight;
  }

  /** How much signs weigh together. */
  weightOf(signs: readonly string[]): number {
    return this.weigh(
      this.hearing(),
      signs.map((sign) => this.voiceOf(sign)),
    );
  }
}
