/** What `npm run reconcile` finds, in one snapshot, and how it is said to people and to a collector of metrics. */
import type { Books, LedgerFault } from '../../services/wallet/dist/ledger/reconciliation.js';
import type pg from 'pg';

export const RULES = ['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8', 'R9', 'R10'] as const;

/** What is asked of the books inside the one snapshot. */
export type Question = (books: Books) => Promise<LedgerFault[]>;

/** All answers from one moment, with no right to write: money on its way between two reads would look lost. */
export async function proveBooks(client: pg.Client, questions: readonly Question[]): Promise<LedgerFault[]> {
  await client.query('begin isolation level repeatable read read only');
  try {
    await client.query('set local search_path = wallet');
    const books: Books = {
      query: async <Rows>(sql: string, parameters?: unknown[]) =>
        (await client.query<Record<string, unknown>>(sql, parameters)).rows as Rows,
    };
    const faults: LedgerFault[] = [];
    for (const ask of questions) faults.push(...(await ask(books)));
    return faults;
  } finally {
    await client.query('rollback');
  }
}

export function asText(faults: readonly LedgerFault[], entries: number): string {
  if (faults.length === 0) return `The books are right: ${String(entries)} entries, rules R1 to R10.\n`;
  const lines = faults.map(({ rule, subject, detail }) => `${rule.padEnd(4)} ${subject}  ${detail}\n`);
  const count = `${String(faults.length)} ${faults.length === 1 ? 'fault' : 'faults'}`;
  return `${lines.join('')}The books are wrong: ${count} in ${String(entries)} entries. Nothing was corrected.\n`;
}

/** Prometheus's text format, for a collector that reads files. */
export function asMetrics(faults: readonly LedgerFault[], at: Date): string {
  const counts = RULES.map(
    (rule) =>
      `goalwright_reconcile_faults{rule="${rule}"} ${String(faults.filter((fault) => fault.rule === rule).length)}`,
  );
  return [
    '# HELP goalwright_reconcile_faults Broken rules of the books, by the last run of npm run reconcile.',
    '# TYPE goalwright_reconcile_faults gauge',
    ...counts,
    '# HELP goalwright_reconcile_timestamp_seconds When it ran.',
    '# TYPE goalwright_reconcile_timestamp_seconds gauge',
    `goalwright_reconcile_timestamp_seconds ${String(Math.floor(at.getTime() / 1000))}`,
    '',
  ].join('\n');
}
