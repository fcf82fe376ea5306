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

/** Where in the table of a network stands what a sign says. */
export type Voice = number;

/** What signs said that were added up: by themselves, then to each hidden unit. */
export type Hearing = readonly number[];

const written = (steps: string) => new Int8Array(Buffer.from(steps, 'base64'));

export class SignNetwork {
  /** What there being no figure weighs: natural logarithms of odds, as all weights. */
  readonly none: number;
  /** What is heard without any sign: nothing by itself, then each unit's bias. */
  readonly #silence: Hearing;
  readonly #weighs: Float64Array;
  readonly #voices = new Map<string, Voice>();
  /** All voices, one behind the other, the first a silent one: so small that the processor keeps it at hand. */
  readonly #steps: Int8Array;
  /** What is heard at the moment: thousands of times for a report. */
  readonly #heard: Float64Array;

  constructor({ none, bias, weighs, signs }: NetworkTable) {
    this.none = none;
    this.#silence = [0, ...bias];
    this.#weighs = Float64Array.from(weighs);
    const size = bias.length + 1;
    this.#heard = new Float64Array(size);
    const names = Object.keys(signs);
    this.#steps = new Int8Array(size * (names.length + 1));
    names.forEach((name, at) => {
      const voice = size * (at + 1);
      this.#voices.set(name, voice);
      this.#steps.set(written(signs[name] ?? ''), voice);
    });
  }

  /** The names of the signs that say something. */
  names(): string[] {
    return [...this.#voices.keys()];
  }

  /** A silent one for a sign that nobody learned. */
  voiceOf(sign: string): Voice {
    return this.#voices.get(sign) ?? 0;
  }

  heard(voices: readonly Voice[]): Hearing {
    this.#hear(this.#silence, voices);
    const hearing = this.#silence.slice();
    for (let unit = 0; unit < hearing.length; unit += 1) hearing[unit] = this.#heard[unit] ?? 0;
    return hearing;
  }

  /** How much the signs weigh that were heard, and some more that are not kept. */
  weigh(hearing: Hearing, more: readonly Voice[] = []): number {
    this.#hear(hearing, more);
    const heard = this.#heard;
    const weighs = this.#weighs;
    let weight = heard[0] ?? 0;
    for (let unit = 0; unit < weighs.length; unit += 1) {
      const loud = heard[unit + 1] ?? 0;
      if (loud > 0) weight += loud * (weighs[unit] ?? 0);
    }
    return weight;
  }

  /** How much signs weigh together. */
  weightOf(signs: readonly string[]): number {
    return this.weigh(this.heard(signs.map((sign) => this.voiceOf(sign))));
  }

  #hear(before: Hearing, voices: readonly Voice[]): void {
    const heard = this.#heard;
    const steps = this.#steps;
    for (let unit = 0; unit < heard.length; unit += 1) heard[unit] = before[unit] ?? 0;
    for (const voice of voices) {
      heard[0] = (heard[0] ?? 0) + (steps[voice] ?? 0) * DIRECT_STEP;
      for (let unit = 1; unit < heard.length; unit += 1)
        heard[unit] = (heard[unit] ?? 0) + (steps[voice + unit] ?? 0) * HEARD_STEP;
    }
  }
}
