/**
 * `npm run evaluate`: the built-in engine against the reports written for it, one line per promise.
 * `npm run evaluate -- --faults` also names every fault; `-- --only NAME` reads the fixtures whose name holds NAME;
 * `-- --folder PATH` reads other fixtures of the same form. It is run with `--no-regexp-tier-up`, as the reader's own
 * process (`document-reader.ts`): set once V8 runs, the flag has ended processes by a fault of memory.
 */
import { parseArgs } from 'node:util';
import { isSignable } from '@goalwright/drafting';
import { agreementOn, evaluate } from '../evaluation/evaluation.ts';
import { heapGrowth } from '../evaluation/memory.ts';
import { readFixtures, readLabelledGoals } from '../evaluation/fixtures.ts';
import { FAULT_KINDS, type FaultKind } from '../evaluation/findings.ts';
import { speedOf } from '../evaluation/speed.ts';

const { values: flags } = parseArgs({
  options: {
    faults: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    folder: { type: 'string' },
  },
});

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const row = (name: string, figure: string, note = ''): void => {
  say(`${name.padEnd(62)} ${figure.padStart(10)}  ${note}`);
};

const fixtures = (flags.folder === undefined ? readFixtures() : readFixtures(flags.folder)).filter(
  ({ name }) => name.includes(flags.only),
);
const speed = speedOf(fixtures);
const found = evaluate(fixtures);

say(`${fixtures.length} fixtures, ${found.drafts} drafts\n`);
row('right baseline, where the report has one', percent(found.rightBaselines), 'bar 95 %');
for (const [kind, words] of Object.entries(FAULT_KINDS) as [FaultKind, string][]) {
  const { share, faults, tried } = found.right[kind];
  if (share !== undefined) row(words, `${faults} of ${tried}`, percent(share));
}
row('mean quality of the drafts', found.meanQuality.toFixed(1), 'bar 85');
row('most frequent sentence frame', percent(found.frameRepetition.share), 'bar 10 %');
row('reading', `${speed.msPerPage.toFixed(2)} ms`, 'a page; bar 3 ms');
row('reading, while code is still compiled', `${speed.firstMsPerPage.toFixed(2)} ms`, 'a page');
row('heap after 100 more reports', `${heapGrowth(fixtures, 100).toFixed(1)} MB`, 'flat');
row('drafting', `${speed.msPerArea.toFixed(2)} ms`, 'an area; bar 50 ms');
if (flags.only === '' && flags.folder === undefined) {
  const labelled = readLabelledGoals();
  const agreement = agreementOn(labelled, isSignable);
  row('labelled goals told apart', percent(agreement.share), `${labelled.length} goals; bar 85 %`);
  if (flags.faults)
    for (const { goal, quality, why } of agreement.disagreements)
      say(
        `  ${goal.label} goal judged otherwise (${quality}): ${goal.goal.slice(0, 160)}\n    ${goal.why}\n    ${why}`,
      );
}
if (flags.faults) {
  say('');
  for (const { fixture, kind, detail } of found.faults) say(`${kind}  ${fixture}: ${detail}`);
}
