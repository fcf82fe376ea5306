/**
 * Sections of reports, short reports and single lines, written to learn from by authors who had not seen the engine: a report costs an
 * author an hour for two needs, and what a figure's words say of its area and of its time is told within a paragraph.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { aroundText } from '@goalwright/drafting';
import { AREAS_OF_NEED } from '@goalwright/contracts/areas-of-need';
import { z } from 'zod';
import type { AreaExample } from './area-word-learning.ts';
import type { Fixture } from './fixtures.ts';
import { numbersFrom, shuffle } from './random-order.ts';

const FOLDER = dirname(fileURLToPath(import.meta.url));

const Told = z.object({ value: z.number(), outOf: z.number().optional(), quote: z.string() });
const Student = z.object({
  name: z.string(),
  grade: z.string(),
  pronouns: z.enum(['she', 'he', 'they']),
});
const Section = z.object({
  area: z.string(),
  text: z.string(),
  baseline: Told,
  alsoRight: z.array(Told),
  prior: z.array(z.number()),
});
const File = z.object({
  student: Student,
  sections: z.array(Section),
});

const Need = z.object({
  area: z.string(),
  baseline: Told.nullable(),
  alsoRight: z.array(Told),
  prior: z.array(z.number()),
});
const ShortReports = z.object({
  reports: z.array(
    z.object({
      student: Student,
      text: z.string(),
      needs: z.array(Need),
      strengths: z.array(z.string()),
      possible: z.array(z.string()),
    }),
  ),
});

/** A report speaks of so many areas. */
const AREAS_OF_REPORT = 4;

/** Sections of one student put together, each of another area: reports of four areas and no more than what each section says. */
export function readSections(folder = join(FOLDER, 'sections')): Fixture[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => {
      const { student, sections } = File.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
      return together(sections).map((those, at): Fixture => {
        const head = `Student: ${student.name}\nGrade: ${student.grade}\nDate of report: March 14, 2025\n`;
        return {
          name: `${file.replace('.json', '')}-${String(at)}`,
          pages: [{ page: 1, text: [head, ...those.map(({ text }) => text)].join('\n\n') }],
          truth: truthOf(student, those),
        };
      });
    });
}

type Section = z.infer<typeof Section>;

function together(sections: readonly Section[]): Section[][] {
  const order = sections.map((_section, place) => place);
  shuffle(order, numbersFrom(7));
  const waiting = order.flatMap((place) => sections[place] ?? []);
  const reports: Section[][] = [];
  while (waiting.length > 0) {
    const report: Section[] = [];
    for (let at = 0; at < waiting.length && report.length < AREAS_OF_REPORT;) {
      const section = waiting[at];
      if (section === undefined || report.some(({ area }) => area === section.area)) at += 1;
      else report.push(...waiting.splice(at, 1));
    }
    reports.push(report);
  }
  return reports;
}

const NOTHING_ELSE = {
  ...{ traps: [], scores: [], notMeasures: [], contradictions: [] },
  ...{ concerns: [], recommendations: [], services: [], oldGoals: [] },
};

const inTruth = ({
  baseline,
  alsoRight,
  ...need
}: z.infer<typeof Need>): Fixture['truth']['needs'][number] => {
  const onPage = (figure: z.infer<typeof Told>) => ({ ...figure, unit: '', page: 1 });
  return { ...need, baseline: baseline === null ? null : onPage(baseline), alsoRight: alsoRight.map(onPage) };
};

const truthOf = (student: Fixture['truth']['student'], those: readonly Section[]): Fixture['truth'] => ({
  ...{ category: 'sections', judgement: 'report', student },
  ...{ needs: those.map(inTruth), possible: [], strengths: [] },
  ...NOTHING_ELSE,
});

/** Reports of a page, in which needs are seldom called by their names. */
export function readShortReports(folder = join(FOLDER, 'short-reports')): Fixture[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => {
      const { reports } = ShortReports.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
      return reports.map(({ text, needs, ...truth }, at): Fixture => ({
        name: `${file.replace('.json', '')}-${String(at)}`,
        pages: [{ page: 1, text }],
        truth: {
          category: 'short',
          judgement: 'report',
          needs: needs.map(inTruth),
          ...truth,
          ...NOTHING_ELSE,
        },
      }));
    });
}

const AREAS: ReadonlySet<string> = new Set(AREAS_OF_NEED.map(({ name }) => name));

/** "Spelling\tHe wrote the word as it sounds on most of the list": one line of each tells of its area's words alone. */
export function readLines(file = join(FOLDER, 'lines-by-area.tsv')): AreaExample[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [area = '', text] = line.split('\t');
      if (text === undefined || !AREAS.has(area)) throw new Error(`${file}: no area and text in "${line}"`);
      return { area, around: aroundText(text) };
    });
}
