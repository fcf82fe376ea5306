/**
 * Learns the weights of `libs/drafting/src/weighing` from the evaluation's reports and writes them there. First it says how
 * often the right figure outweighs all others in reports that were left out while learning: the honest figure.
 *
 *     npm run learn-weights [-- --try]     --try writes nothing
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFixtures } from '../evaluation/fixtures.ts';
import { type Choice, choicesOf, isChosenRightly, learnWeights } from '../evaluation/weight-learning.ts';

const FOLDS = 5;
const WEIGHTS_FILE = 'libs/drafting/src/weighing/weights.ts';

const folders = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const choices = choicesOf([readFixtures(), ...folders.map((folder) => readFixtures(folder))].flat());
const known = choices.filter(({ figures }) => figures.some(({ isRight }) => isRight));
console.log(
  `${String(choices.length)} needs with a baseline, ${String(known.length)} of them a figure that is weighed`,
);

const reports = [...new Set(choices.map(({ report }) => report))];
let right = 0;
for (let fold = 0; fold < FOLDS; fold += 1) {
  const left = new Set(reports.filter((_report, place) => place % FOLDS === fold));
  const isLeft = ({ report }: Choice) => left.has(report);
  const weights = learnWeights(choices.filter((choice) => !isLeft(choice)));
  right += choices.filter((choice) => isLeft(choice) && isChosenRightly(choice, weights)).length;
}
console.log(`chosen rightly in reports left out: ${((100 * right) / choices.length).toFixed(1)} %`);

if (!process.argv.includes('--try')) {
  const weights = [...learnWeights(choices)].sort(([one], [other]) => (one < other ? -1 : 1));
  const lines = weights.map(([sign, weight]) => `  ${JSON.stringify(sign)}: ${String(weight)},`);
  writeFileSync(
    join(import.meta.dirname, '..', WEIGHTS_FILE),
    `/** Learned by \`npm run learn-weights\` from the reports in \`evaluation/\`; not written by hand. */
export const WEIGHTS: Readonly<Record<string, number>> = {
${lines.join('\n')}
};
`,
  );
  console.log(`${String(weights.length)} weights written to ${WEIGHTS_FILE}`);
}
