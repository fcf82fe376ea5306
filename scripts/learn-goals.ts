/**
 * Learns what tells a goal of the last plan, its newest figure and what is to become of it, and writes the weights into
 * `libs/drafting/src/annual-review`. The figures of a goal are looked at as the engine finds the goals: build between the steps.
 *
 *     npm run learn-goals                    all three, each built before the next
 *     npm run learn-goals -- --leave s43a    without the papers whose name begins so, to be measured on them
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { papersNewToReaders, reportsReadersKnow } from '../evaluation/fixtures.ts';
import { rowsOf } from '../evaluation/sign-learning.ts';

const { values: flags } = parseArgs({
  options: { leave: { type: 'string', default: '' }, step: { type: 'string' } },
});
const root = join(import.meta.dirname, '..');
const folder = join(root, 'libs/drafting/src/annual-review');
const TYPE = `import type { SignTableRows } from '../weighing/sign-table.js';`;
const STEPS = ['parts', 'progress', 'verdicts'];

if (flags.step === undefined) learnAll();
else await learn(flags.step);

/** A process for each step: what was built in between is read anew. */
function learnAll(): void {
  for (const step of STEPS) {
    run([join(import.meta.dirname, 'learn-goals.ts'), '--step', step, '--leave', flags.leave]);
    run([join(root, 'node_modules/typescript/bin/tsc'), '-b', join(root, 'libs/drafting')]);
  }
}

function run(args: readonly string[]): void {
  execFileSync(process.execPath, ['--no-regexp-tier-up', ...args], { stdio: 'inherit' });
}

async function learn(step: string): Promise<void> {
  const { learnParts, learnProgress, learnVerdicts, partCasesOf, progressCasesOf, verdictCasesOf } =
    await import('../evaluation/goal-learning.ts');
  const readBefore = reportsReadersKnow();
  const leave = flags.leave.split(',').filter((name) => name !== '');
  const fresh = papersNewToReaders().filter(({ name }) => !leave.some((start) => name.startsWith(start)));
  if (step === 'parts') {
    const rows = rowsOf(learnParts(partCasesOf([...readBefore, ...fresh])));
    write('goal-part-weights.ts', TYPE, `export const GOAL_PART_WEIGHTS: SignTableRows = ${rows};`);
  } else if (step === 'progress') {
    const rows = rowsOf(
      learnProgress([...progressCasesOf(readBefore, true), ...progressCasesOf(fresh, false)]),
    );
    write('progress-weights.ts', TYPE, `export const PROGRESS_WEIGHTS: SignTableRows = ${rows};`);
  } else {
    const learned = learnVerdicts([...verdictCasesOf(readBefore, true), ...verdictCasesOf(fresh, false)]);
    const tables = [...learned].map(([verdict, own]) => `  ${verdict}: ${rowsOf(own)},`);
    write(
      'verdict-weights.ts',
      `import type { ReviewVerdict } from './old-goal.js';\n${TYPE}`,
      `export const VERDICT_WEIGHTS: Readonly<Record<ReviewVerdict, SignTableRows>> = {\n${tables.join('\n')}\n};`,
    );
  }
}

function write(file: string, types: string, table: string): void {
  const head =
    '/** Learned by `npm run learn-goals` from the reports in `evaluation/`; not written by hand. */';
  writeFileSync(join(folder, file), `${head}\n${types}\n\n${table}\n`);
  process.stdout.write(`${file}: ${String(table.split('\n').length)} rows\n`);
}
