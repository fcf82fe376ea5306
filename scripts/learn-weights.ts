/**
 * Learns the weights of `libs/drafting/src/weighing` from the evaluation's reports and writes them there. First it says how
 * often the right figure outweighs all others in reports that were left out while learning: the honest figure.
 *
 *     npm run learn-weights [-- --try]     --try writes nothing
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHARE_MIN } from '@goalwright/drafting';
import { FOR_LEARNING, readFixtures } from '../evaluation/fixtures.ts';
import { choicesOf, learnWeights, takenOf } from '../evaluation/weight-learning.ts';

const FOLDS = 5;
const WEIGHTS_FILE = 'libs/drafting/src/weighing/weights.ts';

const choices = choicesOf([...readFixtures(), ...readFixtures(FOR_LEARNING)]);
const known = choices.filter(({ figures }) => figures.some(({ isRight }) => isRight));
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
say(
  `${String(choices.length)} needs with a baseline, ${String(known.length)} of them a figure that is weighed`,
);

const reports = [...new Set(choices.map(({ report }) => report))];
const taken = { right: 0, wrong: 0, none: 0 };
const without = { right: 0, wrong: 0, none: 0 };
for (let fold = 0; fold < FOLDS; fold += 1) {
  const left = new Set(reports.filter((_report, place) => place % FOLDS === fold));
  const weights = learnWeights(choices.filter(({ report }) => !left.has(report)));
  for (const { figures } of choices.filter(({ report }) => left.has(report))) {
    taken[takenOf(figures, weights, SHARE_MIN)] += 1;
    without[
      takenOf(
        figures.filter(({ isRight }) => !isRight),
        weights,
        SHARE_MIN,
      )
    ] += 1;
  }
}
const percent = (count: number) => `${((100 * count) / choices.length).toFixed(1)} %`;
say(`in reports left out: right ${percent(taken.right)}, wrong ${percent(taken.wrong)}`);
say(`without the right figure: another taken ${percent(without.wrong)}`);

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
  say(`${String(weights.length)} weights written to ${WEIGHTS_FILE}`);
}
