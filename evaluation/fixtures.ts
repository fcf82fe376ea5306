/** The reports written for measuring the engine, each with what a careful reader finds in it. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PageText } from '@goalwright/drafting';
import { z } from 'zod';

const FOLDER = dirname(fileURLToPath(import.meta.url));

const Figure = z.object({
  value: z.number(),
  upTo: z.number().optional(),
  outOf: z.number().optional(),
  unit: z.string(),
  page: z.int().positive().optional(),
  quote: z.string().optional(),
});
/** A current, countable number. */
export type Figure = z.infer<typeof Figure>;

const Need = z.object({
  area: z.string(),
  /** Null: the report has no countable number for this need, and none may appear. */
  baseline: Figure.nullable(),
  alsoRight: z.array(Figure).default([]),
  /** Older values of the same skill that stand in the text. */
  prior: z.array(z.number()).default([]),
});
export type Need = z.infer<typeof Need>;

const OldGoal = z.object({
  area: z.string(),
  contains: z.string(),
  verdict: z.enum(['continue', 'raise', 'replace']),
  /** Verdicts colleagues would find as right. */
  verdictAlsoRight: z.array(z.enum(['continue', 'raise', 'replace'])).default([]),
  newest: Figure.nullish(),
});
export type OldGoal = z.infer<typeof OldGoal>;

const Truth = z.object({
  category: z.string(),
  traps: z.array(z.string()).default([]),
  judgement: z.enum([
    'report',
    'blank-template',
    'not-a-student-report',
    'gibberish',
    'too-short',
    'several-students',
  ]),
  student: z
    .object({
      name: z.string().nullish(),
      grade: z.string().nullish(),
      pronouns: z.enum(['she', 'he', 'they']).nullish(),
    })
    .optional(),
  students: z.array(z.string()).optional(),
  needs: z.array(Need).default([]),
  possible: z.array(z.string()).default([]),
  strengths: z.array(z.string()).default([]),
  scores: z
    .array(
      z.object({
        name: z.string(),
        instrument: z.string().nullish(),
        kind: z.enum(['standard', 'scaled', 't-score', 'percentile']),
        value: z.number(),
        percentile: z.number().nullish(),
        isPrior: z.boolean().default(false),
      }),
    )
    .default([]),
  notMeasures: z.array(z.string()).default([]),
  contradictions: z.array(z.object({ about: z.string(), values: z.array(z.number()) })).default([]),
  concerns: z.array(z.object({ by: z.string(), contains: z.string() })).default([]),
  recommendations: z.array(z.string()).default([]),
  services: z
    .array(
      z.object({
        contains: z.string(),
        minutes: z.number().nullish(),
        sessions: z.number().nullish(),
        per: z.string().nullish(),
      }),
    )
    .default([]),
  oldGoals: z.array(OldGoal).default([]),
});
export type Truth = z.infer<typeof Truth>;

export interface Fixture {
  readonly name: string;
  readonly pages: readonly PageText[];
  readonly truth: Truth;
}

/** A line with nothing but a form feed ends a page, as a PDF's pages end. */
const pagesOf = (text: string): PageText[] =>
  text.split(/\n?\f\n?/).map((page, at) => ({ page: at + 1, text: page }));

/** Reports that are there to learn from beside the others: most are short and about one need. */
export const FOR_LEARNING = join(FOLDER, 'for-learning');

/** Reports by authors who had not seen the engine, as it first met them; no weight of a word or a figure is learned from them. */
export const FIRST_LOOKS = join(FOLDER, 'first-looks');

/** Papers on the table at annual reviews: what is learned from them is how last year's goals are told. */
export const ANNUAL_REVIEWS = join(FOLDER, 'annual-reviews');

/** Papers as they lie on a special educator's desk, written as people write; the readers were not mended on them. */
export const DESK_PAPERS = join(FOLDER, 'desk-papers');

/** Every fixture of a folder, by name. @throws where a truth file does not say what it has to */
export function readFixtures(folder = join(FOLDER, 'reports')): Fixture[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.truth.json'))
    .sort()
    .map((file) => {
      const name = file.slice(0, -'.truth.json'.length);
      const truth = Truth.safeParse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
      if (!truth.success) throw new Error(`${file}: ${z.prettifyError(truth.error)}`);
      return { name, pages: pagesOf(readFileSync(join(folder, `${name}.txt`), 'utf8')), truth: truth.data };
    });
}

const LabelledGoal = z.object({
  label: z.enum(['good', 'bad']),
  area: z.string(),
  baseline: z.string(),
  goal: z.string(),
  objectives: z.array(z.string()).default([]),
  fape: z.array(z.record(z.string(), z.string())).default([]),
  failed: z.array(z.number()).default([]),
  why: z.string(),
});
export type LabelledGoal = z.infer<typeof LabelledGoal>;

/** Goals as teachers write them, each called good or bad by somebody who did not know our checks. */
export function readLabelledGoals(): LabelledGoal[] {
  return z.array(LabelledGoal).parse(JSON.parse(readFileSync(join(FOLDER, 'labelled-goals.json'), 'utf8')));
}

/** Reports that the readers were mended on: what they took says too much there. */
export const reportsReadersKnow = (): Fixture[] => [...readFixtures(), ...readFixtures(FOR_LEARNING)];

/** Papers to learn from that they were not mended on. */
export const papersNewToReaders = (): Fixture[] => [
  ...readFixtures(ANNUAL_REVIEWS),
  ...readFixtures(DESK_PAPERS),
];
