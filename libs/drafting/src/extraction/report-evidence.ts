/** What tells a report of one child from other papers of a school, whatever its head looks like. */

const CHARACTERS_MAX = 60_000;

/** What reports say of a child's work and no menu, story or schedule says often. */
const FIELD_WORDS =
  /\b(?:IEP|goals?|baselines?|probes?|evaluat\w{1,6}|assess\w{1,6}|standard scores?|percentile|present levels?|PLAAFP|skills?|needs?|below|expect\w{0,6}|peers?|typical\w{0,2}|classmates?|accura\w{1,3}|independent\w{0,2}|prompt\w{0,4}|interven\w{1,6}|progress|therap\w{1,4}|special education|concern\w{0,3}|difficult\w{0,3}|screen\w{0,4}|observ\w{1,6}|benchmarks?|samples?|sessions?|data|trials?|struggl\w{1,3}|median|average|correct\w{0,2}|errors?|strengths?|norms?|recommend\w{0,6}|tall(?:y|ies)|scored?|target|SLP|OT|eligib\w{1,6}|instruction|attempt\w{0,3}|opportunit\w{1,3}|checklist|unprompted|triennial|cues?|rubric|lag\w{0,4}|behind)\b/gi;
const COUNT = String.raw`(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|none)`;
/** Figures of somebody's performance: "3 of 10", "7/12", "41%", "5th percentile", "22 words per minute". */
const FIGURES = new RegExp(
  [
    String.raw`\b${COUNT} (?:of|out of|in) (?:the |his |her |their )?${COUNT}\b`,
    String.raw`(?<![\d/])\d{1,3}\/\d{1,3}(?![\d/])`,
    String.raw`\d ?%`,
    String.raw`\bper ?cent\b`,
    String.raw`\d(?:st|nd|rd|th) ?(?:percentile|%ile)`,
    String.raw`\b(?:per|a|each) (?:minute|min|hour)\b`,
    String.raw`\b${COUNT} (?:[a-z]{3,12} )?(?:words|letters|sounds|sentences|problems|facts|steps|items|points|syllables|seconds|sec|trials|tries|intervals|prompts)\b`,
    String.raw`\bwc?pm\b`,
    String.raw`\bSS\b`,
    String.raw`\bT ?=`,
    String.raw`\b(?:mean|median|average|total)\b ?(?:=|:|of|was|is) ?\d`,
    // "Mon 1   Tue 0   Wed 2"
    String.raw`(?:\b[A-Za-z]{2,12}\.? {1,3}\d{1,3} {1,6}){3}`,
    String.raw`\.{4,20} ?\d`,
    String.raw`\b${COUNT} times\b`,
  ].join('|'),
  'gi',
);
/** A count, and no date, time, price, ordinal or grade. */
const A_COUNT =
  /(?<![\d:/$.,-]|grade |gr\. ?|room |age )\b(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty)\b(?![\d:/]|-\d|st\b|nd\b|rd\b|th\b)/i;
const OF_ONE = /\b(?:he|she|his|her|him|they|the student|the child)\b/i;
const SENTENCES_MAX = 400;

/** What asks to come, to pay, to sign or to be called: papers of an office about a child and not about its work. */
const OFFICE_WORDS =
  /\b(?:invited|invitation|invoice|amount due|bill(?:ed)? to|permission|please (?:sign|return|reschedule|check|pack|call|send)|signature|procedural safeguards|emergency contact|allerg(?:y|ies)|immuniz\w{1,6}|medications?|bus|lunch|recess|homeroom|tardy|absent|congratulations|favou?rite|cost|fees?)\b/gi;
const SINGULARS = /\b(?:s?he|his|hers?|him|himself|herself)\b/gi;
const ABOUT = /\bth(?:e (?:student|child|learner|pupil)|is (?:student|child))\b/gi;
const MANY = /\b(?:students|children|learners|your child|you|your|families|we will)\b/gi;

/** From so many on, it makes no difference how many words or figures there are. */
const MANY_ENOUGH = 3;

/** How many matches a pattern has: no more than `most` are looked for. */
function countOf(text: string, pattern: RegExp, most = Infinity): number {
  let count = 0;
  pattern.lastIndex = 0;
  while (count < most && pattern.test(text)) count += 1;
  pattern.lastIndex = 0;
  return count;
}

/** The different matches of a pattern, or all of them, up to three. */
function fewOf(text: string, pattern: RegExp, areDifferent: boolean): number {
  const found = new Set<string>();
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.add(areDifferent ? match[0].toLowerCase() : String(match.index));
    if (found.size >= MANY_ENOUGH) break;
  }
  return found.size;
}

/**
 * Counts what speaks for a report of one child; looks at the first 60,000 characters for words, at all for persons. Each
 * count goes through the whole text and only some decide, so that none is made before it is asked for.
 */
export class ReportEvidence {
  private readonly read: string;
  private readonly counts = new Map<string, number>();

  constructor(
    private readonly text: string,
    private readonly givenName: string | undefined,
  ) {
    this.read = text.slice(0, CHARACTERS_MAX);
  }

  private counted(name: string, count: () => number): number {
    const known = this.counts.get(name);
    if (known !== undefined) return known;
    const made = count();
    this.counts.set(name, made);
    return made;
  }

  /** Different words of the field; three stands for more. */
  get fieldWords(): number {
    return this.counted('fieldWords', () => fewOf(this.read, FIELD_WORDS, true));
  }

  /** Figures of somebody's performance; three stands for more. */
  get figures(): number {
    return this.counted('figures', () => fewOf(this.read, FIGURES, false));
  }

  /** Whether a sentence speaks of the one and holds a count. */
  get hasCountOfOne(): boolean {
    const { givenName } = this;
    return this.read
      .split(/[.!?;]\s|\n/, SENTENCES_MAX)
      .some(
        (sentence) =>
          A_COUNT.test(sentence) &&
          (OF_ONE.test(sentence) || (givenName !== undefined && sentence.includes(givenName))),
      );
  }

  /** Different words of an office; three stands for more. */
  get officeWords(): number {
    return this.counted('officeWords', () => fewOf(this.read, OFFICE_WORDS, true));
  }

  /** How often one person is spoken of: by name, by pronoun, as "the student". */
  get ofOne(): number {
    return this.counted('ofOne', () => this.ofOneUpTo(Infinity));
  }

  /** The same, but no more than `most` mentions are looked for: the first few decide of most reports. */
  ofOneUpTo(most: number): number {
    const { text, givenName } = this;
    const named = givenName === undefined || givenName === '' ? 0 : text.split(givenName).length - 1;
    if (named >= most) return named;
    return named + countOf(text, ABOUT, most) + countOf(text, SINGULARS, most);
  }

  /** How often "the student" or "the child" is said. */
  get ofTheStudent(): number {
    return this.counted('ofTheStudent', () => countOf(this.text, ABOUT));
  }

  /** How often many, or the reader, are spoken of. */
  get ofMany(): number {
    return countOf(this.text, MANY);
  }
}
