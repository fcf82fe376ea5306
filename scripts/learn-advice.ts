/**
 * Learns which passages of a report are advice and writes the weights into `libs/drafting/src/extraction`. First it says how much of
 * what the readers miss is found in papers of authors who were left out while learning: the honest figure.
 *
 *     npm run learn-advice [-- --try]     --try writes nothing
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AdviceCase, adviceCasesOf, learnAdvice } from '../evaluation/advice-learning.ts';
import { papersNewToReaders, reportsReadersKnow } from '../evaluation/fixtures.ts';
import { rowsOf } from '../evaluation/sign-learning.ts';

const FOLDS = 4;
const LIKELY = [0, 1, 2, 3];
const WEIGHTS_FILE = 'libs/drafting/src/extraction/advice/advice-weights.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const known = adviceCasesOf(reportsReadersKnow());
const fresh = adviceCasesOf(papersNewToReaders());
say(
  `${String(known.length + fresh.length)} passages, ${String(fresh.filter(({ isSo }) => isSo).length)} of them advice in new papers`,
);

const authorOf = ({ report }: AdviceCase) => report.slice(0, report.indexOf('-'));
const authors = [...new Set(fresh.map(authorOf))];
const judged = Array.from({ length: FOLDS }, (_none, fold) => {
  const left = new Set(authors.filter((_author, place) => place % FOLDS === fold));
  const { own, weights } = learnAdvice([...known, ...fresh.filter((one) => !left.has(authorOf(one)))]);
  return fresh
    .filter((one) => left.has(authorOf(one)))
    .map((one) => ({
      ...one,
      weight: one.signs.reduce((sum, sign) => sum + (weights.get(sign) ?? 0), own),
    }));
}).flat();
for (const min of LIKELY) {
  const count = (isRead: boolean, isSo: boolean) =>
    judged.filter((one) => one.isRead === isRead && one.isSo === isSo && one.weight >= min).length;
  say(
    `from ${String(min)} on: ${String(count(false, true))} of ${String(judged.filter(({ isRead, isSo }) => !isRead && isSo).length)} found that the readers miss, ${String(count(false, false))} others taken`,
  );
}

if (!process.argv.includes('--try')) {
  const table = rowsOf(learnAdvice([...known, ...fresh]));
  writeFileSync(
    join(import.meta.dirname, '..', WEIGHTS_FILE),
    `/** Learned by \`npm run learn-advice\` from the reports in \`evaluation/\`; not written by hand. */
import type { SignTableRows } from '../weighing/sign-table.js';

export const ADVICE_WEIGHTS: SignTableRows = ${table};
`,
  );
  say(`${String(table.split('\n').length)} rows written to ${WEIGHTS_FILE}`);
}
