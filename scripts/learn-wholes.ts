/**
 * Learns which number a figure is a part of and writes the weights into `libs/drafting/src/weighing`. First it says how often the
 * whole is right in papers of authors who were left out while learning: the honest figure.
 *
 *     npm run learn-wholes [-- --try]     --try writes nothing
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { papersNewToReaders, reportsReadersKnow } from '../evaluation/fixtures.ts';
import { type LearnedSigns, rowsOf } from '../evaluation/sign-learning.ts';
import { learnWholes, type WholeCase, wholeCasesOf } from '../evaluation/whole-learning.ts';

const FOLDS = 4;
const LIKELY = [0.3, 0.4, 0.5, 0.7];
const WEIGHTS_FILE = 'libs/drafting/src/weighing/whole-weights.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const known = wholeCasesOf(reportsReadersKnow());
const fresh = wholeCasesOf(papersNewToReaders());
const authorOf = ({ report }: WholeCase) => report.slice(0, report.indexOf('-'));
const authors = [...new Set(fresh.map(authorOf))];
say(
  `${String(known.length + fresh.length)} figures, ${String(fresh.length)} in new papers: ${String(fresh.filter(({ isPart }) => isPart).length)} parts, of these ${String(fresh.filter(({ isPart, wholes }) => isPart && wholes.some(({ isRight }) => isRight)).length)} with their whole in reach`,
);
for (const isPart of [true, false]) {
  const own = fresh.filter((one) => one.isPart === isPart && !one.isSaid);
  const count = (byRule: WholeCase['byRule']) => own.filter((one) => one.byRule === byRule).length;
  say(
    `by rule, ${isPart ? 'parts' : 'others'}: right ${String(count('right'))}, wrong ${String(count('wrong'))}, none ${String(count('none'))}`,
  );
}

const judged = Array.from({ length: FOLDS }, (_none, fold) => {
  const left = new Set(authors.filter((_author, place) => place % FOLDS === fold));
  const learned = learnWholes([...known, ...fresh.filter((one) => !left.has(authorOf(one)))]);
  return fresh.filter((one) => left.has(authorOf(one))).map((one) => ({ one, best: bestOf(one, learned) }));
}).flat();
for (const min of LIKELY)
  for (const [isPart, isSaid] of [
    [true, false],
    [false, false],
    [true, true],
    [false, true],
  ]) {
    const own = judged.filter(({ one }) => one.isPart === isPart && one.isSaid === isSaid);
    const taken = own.filter(({ best }) => best !== undefined && best.share >= min);
    say(
      `from ${String(min)} on, ${isPart ? 'parts' : 'others'}${isSaid ? ' said in words' : ''}: right ${String(taken.filter(({ best }) => best?.isRight === true).length)}, wrong ${String(taken.filter(({ best }) => best?.isRight !== true).length)}, none ${String(own.length - taken.length)}`,
    );
  }

function bestOf({ own, wholes }: WholeCase, { own: base, weights }: LearnedSigns) {
  const sum = (signs: readonly string[]) => signs.reduce((all, sign) => all + (weights.get(sign) ?? 0), 0);
  const ownSum = base + sum(own);
  const loud = wholes.map(({ signs, isRight }) => ({ isRight, loud: Math.exp(ownSum + sum(signs)) }));
  const all = loud.reduce((total, one) => total + one.loud, 1);
  const right = loud.filter(({ isRight }) => isRight).reduce((total, one) => total + one.loud, 0) / all;
  const most = loud.toSorted((one, other) => other.loud - one.loud)[0];
  if (most === undefined) return undefined;
  return most.isRight ? { isRight: true, share: right } : { isRight: false, share: most.loud / all };
}

if (!process.argv.includes('--try')) {
  const table = rowsOf(learnWholes([...known, ...fresh]));
  writeFileSync(
    join(import.meta.dirname, '..', WEIGHTS_FILE),
    `/** Learned by \`npm run learn-wholes\` from the reports in \`evaluation/\`; not written by hand. */
import type { SignTableRows } from './sign-table.js';

export const WHOLE_WEIGHTS: SignTableRows = ${table};
`,
  );
  say(`${String(table.split('\n').length)} rows written to ${WEIGHTS_FILE}`);
}
