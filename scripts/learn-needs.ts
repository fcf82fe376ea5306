/**
 * Learns how much the words of a report speak for an area being a need, and writes the weights into `libs/drafting/src/areas`. First it
 * says how well needs are told from other areas in reports that were left out while learning: the honest figure.
 *
 *     npm run learn-needs [-- --try]     --try writes nothing
 *     npm run learn-needs -- --figures   how much figures weigh against words, once both are learned and built
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST_LOOKS, papersNewToReaders, readFixtures, reportsReadersKnow } from '../evaluation/fixtures.ts';
import {
  learnFigureWeights,
  learnNeedWeights,
  likelihoodIn,
  needCasesOf,
  toldCasesOf,
} from '../evaluation/need-learning.ts';
import { readLines, readShortReports } from '../evaluation/sections.ts';

const FOLDS = 5;
const WEIGHTS_FILE = 'libs/drafting/src/areas/need-weights.ts';
const FIGURES_FILE = 'libs/drafting/src/areas/need-figure-weights.ts';
const LIKELY = [0.02, 0.1, 0.3, 0.5];

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const inRoot = (file: string) => join(import.meta.dirname, '..', file);

if (process.argv.includes('--figures')) learnFigures();
else learnWords();

function learnFigures(): void {
  const cases = toldCasesOf(readFixtures(FIRST_LOOKS));
  const { any, said, fits, high } = learnFigureWeights(cases);
  const weights = `{ any: ${String(any)}, said: ${String(said)}, fits: ${String(fits)}, high: ${String(high)} }`;
  say(`${String(cases.length)} areas spoken of: ${weights}`);
  if (process.argv.includes('--try')) return;
  writeFileSync(
    inRoot(FIGURES_FILE),
    `/** Learned by \`npm run learn-needs -- --figures\` from the reports in \`evaluation/first-looks\`; not written by hand. */
export const FIGURE_WEIGHTS = ${weights};
`,
  );
}

function learnWords(): void {
  const cases = needCasesOf(
    [...reportsReadersKnow(), ...papersNewToReaders(), ...readShortReports()],
    readLines(),
  );
  say(
    `${String(cases.length)} areas spoken of, ${String(cases.filter(({ isNeed }) => isNeed).length)} of them needs`,
  );

  const reports = [...new Set(cases.map(({ report }) => report))];
  const judged = Array.from({ length: FOLDS }, (_none, fold) => {
    const left = new Set(reports.filter((_report, place) => place % FOLDS === fold));
    const weights = learnNeedWeights(cases.filter(({ report }) => !left.has(report)));
    return cases
      .filter(({ report }) => left.has(report))
      .map((one) => ({ isNeed: one.isNeed, likelihood: likelihoodIn(one, weights) }));
  }).flat();
  for (const min of LIKELY) {
    const missed = judged.filter(({ isNeed, likelihood }) => isNeed && likelihood < min).length;
    const wrong = judged.filter(({ isNeed, likelihood }) => !isNeed && likelihood >= min).length;
    say(`from ${String(min)} on: ${String(missed)} needs missed, ${String(wrong)} other areas taken`);
  }

  if (!process.argv.includes('--try')) {
    const { signs, called } = learnNeedWeights(cases);
    const inOrder = <Value>(weights: ReadonlyMap<string, Value>) =>
      [...weights].sort(([one], [other]) => (one < other ? -1 : 1));
    const signLines = inOrder(signs).map(([sign, weight]) => `  ${JSON.stringify(sign)}: ${String(weight)},`);
    const calledLines = inOrder(called).map(
      ([area, words]) =>
        `  ${JSON.stringify(area)}:\n    ${JSON.stringify(
          inOrder(words)
            .map(([word, weight]) => `${word} ${String(weight)}`)
            .join(' '),
        )},`,
    );
    writeFileSync(
      inRoot(WEIGHTS_FILE),
      `/** Learned by \`npm run learn-needs\` from the reports in \`evaluation/\`; not written by hand. */
  export const NEED_WEIGHTS: Readonly<Record<string, number>> = {
${signLines.join('\n')}
};

/** Words of passages that call for something, by area: word, weight, word, weight. */
export const CALLED_WEIGHTS: Readonly<Record<string, string>> = {
${calledLines.join('\n')}
};
`,
    );
    say(
      `${String(signs.size)} signs and ${String([...called.values()].reduce((sum, words) => sum + words.size, 0))} words of areas written to ${WEIGHTS_FILE}`,
    );
  }
}
