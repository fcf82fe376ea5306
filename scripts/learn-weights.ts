/**
 * Learns the weights of `libs/drafting/src/weighing` from the evaluation's reports and writes them there. First it says how
 * often the right figure outweighs all others in reports that were left out while learning: the honest figure.
 *
 *     npm run learn-weights [-- --try]     --try writes nothing
 *     npm run learn-weights -- --write     leaves the measuring out
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHARE_MIN, SignNetwork } from '@goalwright/drafting';
import { learnAreaWords } from '../evaluation/area-word-learning.ts';
import { papersNewToReaders, reportsReadersKnow } from '../evaluation/fixtures.ts';
import { readLines, readSections, readShortReports } from '../evaluation/sections.ts';
import { choicesOf, examplesOf, learnWeights, type Taken, takenOf } from '../evaluation/weight-learning.ts';

const FOLDS = 5;
const NETWORK_FILE = 'libs/drafting/src/weighing/sign-weights.ts';

const AREA_WORDS_FILE = 'libs/drafting/src/areas/area-word-weights.ts';

const fixtures = [...reportsReadersKnow(), ...papersNewToReaders(), ...readSections(), ...readShortReports()];
const lines = readLines();
const choices = choicesOf(fixtures, lines);
const known = choices.filter(({ figures }) => figures.some(({ isRight }) => isRight));
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
say(
  `${String(choices.length)} needs with a baseline, ${String(known.length)} of them a figure that is weighed`,
);

if (!process.argv.includes('--write')) measure();
if (!process.argv.includes('--try')) {
  const { signs, ...rest } = learnWeights(choices);
  const numbers = Object.entries(rest).map(([name, value]) => `  ${name}: ${JSON.stringify(value)},`);
  const rows = Object.entries(signs).map(([sign, said]) => `    ${JSON.stringify(sign)}: '${said}',`);
  writeFileSync(
    join(import.meta.dirname, '..', NETWORK_FILE),
    `/** Learned by \`npm run learn-weights\` from the reports in \`evaluation/\`; not written by hand. */
import type { NetworkTable } from './sign-network.js';

export const NETWORK: NetworkTable = {
${numbers.join('\n')}
  signs: {
${rows.join('\n')}
  },
};
`,
  );
  say(`${String(rows.length)} signs written to ${NETWORK_FILE}`);
  const table = learnAreaWords([...fixtures.flatMap((fixture) => examplesOf(fixture)), ...lines]);
  const areas = Object.entries(table).map(
    ([area, { own, words }]) =>
      `  ${JSON.stringify(area)}: { own: ${String(own)}, words: ${JSON.stringify(words)} },`,
  );
  writeFileSync(
    join(import.meta.dirname, '..', AREA_WORDS_FILE),
    `/** Learned by \`npm run learn-weights\` from the reports in \`evaluation/\`; not written by hand. */
import type { AreaWordTable } from './area-words.js';

export const AREA_WORDS: AreaWordTable = {
${areas.join('\n')}
};
`,
  );
  say(`words of ${String(areas.length)} areas written to ${AREA_WORDS_FILE}`);
}

/** How often the right figure outweighs all others in reports that were left out while learning. */
function measure(): void {
  const reports = [...new Set(choices.map(({ report }) => report))];
  const noneTaken = (): Record<Taken, number> => ({ right: 0, older: 0, wrong: 0, none: 0 });
  const taken = noneTaken();
  const takenInFull = noneTaken();
  const takenInSections = noneTaken();
  const without = noneTaken();
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const left = new Set(reports.filter((_report, place) => place % FOLDS === fold));
    const network = new SignNetwork(learnWeights(choices.filter(({ report }) => !left.has(report))));
    for (const { figures, isOfFullReport, isOfSection } of choices.filter(({ report }) => left.has(report))) {
      const took = takenOf(figures, network, SHARE_MIN);
      (isOfSection ? takenInSections : taken)[took] += 1;
      if (isOfSection) continue;
      if (isOfFullReport) takenInFull[took] += 1;
      without[
        takenOf(
          figures.filter(({ isRight }) => !isRight),
          network,
          SHARE_MIN,
        )
      ] += 1;
    }
  }
  sayTaken('in reports left out', taken);
  sayTaken('in full reports left out', takenInFull);
  sayTaken('in sections left out', takenInSections);
  sayTaken('without the right figure', without);
}

function sayTaken(where: string, counts: Record<Taken, number>): void {
  const { right, older, wrong, none } = counts;
  const all = right + older + wrong + none;
  const percent = (count: number) => `${((100 * count) / all).toFixed(1)} %`;
  say(
    `${where}: right ${percent(right)}, wrong ${percent(older + wrong)}, of these older figures ${String(older)} of ${String(all)}`,
  );
}
