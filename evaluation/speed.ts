/** What reading and drafting cost, in processor time of all threads: what one core would take, whatever else the machine does. */
import { draftedFrom, readWholly } from './engine.ts';
import type { Fixture } from './fixtures.ts';

export interface Speed {
  /** Of the first round, in which code and patterns are still compiled. */
  readonly firstMsPerPage: number;
  /** Of the rounds after: the middle one. */
  readonly msPerPage: number;
  readonly msPerArea: number;
}

/** So many rounds until nothing is compiled any more: a worker lives for days. */
const WARMING_ROUNDS = 6;
const ROUNDS = 5;

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function msOf(task: () => void): number {
  const begun = processorMs();
  task();
  return processorMs() - begun;
}

const middleOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** Reads all fixtures over and over, and drafts every area that the engine proposes. */
export function speedOf(fixtures: readonly Fixture[]): Speed {
  const pages = fixtures.reduce((sum, fixture) => sum + fixture.pages.length, 0);
  const readAll = () => fixtures.map((fixture) => readWholly(fixture.pages));
  const firstMs = msOf(readAll);
  const all = readAll();
  const areas = all.reduce((sum, { proposed }) => sum + proposed.length, 0);
  const draftAll = () => {
    for (const { report, proposed } of all) for (const area of proposed) draftedFrom(report, area);
  };
  const middleMsOf = (task: () => void): number => {
    for (let round = 0; round < WARMING_ROUNDS; round += 1) task();
    return middleOf(Array.from({ length: ROUNDS }, () => msOf(task)));
  };
  return {
    firstMsPerPage: firstMs / Math.max(1, pages),
    msPerPage: middleMsOf(readAll) / Math.max(1, pages),
    msPerArea: middleMsOf(draftAll) / Math.max(1, areas),
  };
}
