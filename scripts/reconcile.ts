/**
 * `npm run reconcile`: proves ledger, holds, generations and payments against each other (rules R1 to R10), prints
 * each fault and exits with 1 where there is one. It corrects nothing: a person decides.
 *
 * Reads the database of `DATABASE_ADMIN_URL`, or of the copy that `npm start` runs here. With `STRIPE_SECRET_KEY` set
 * it also asks Stripe for the payments of the last thirty days. `--metrics FILE` writes the counts for a collector.
 */
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { readRunningNote } from './embedded/running-note.ts';
import { ROOT } from './embedded/settings.ts';
import { acrossServices } from './reconcile/across-services.ts';
import { atStripe, type PaidThere } from './reconcile/at-stripe.ts';
import { asMetrics, asText, proveBooks, type Question } from './reconcile/report.ts';

const STRIPE_DAYS = 30;
const DAY_MS = 86_400_000;
const HOLD_AGE_MS_MAX = Number(process.env['HOLD_AGE_MS_MAX'] ?? 15 * 60_000);
const EXIT_WITHOUT_PROOF = 2;

function databaseUrl(): string {
  const given = process.env['DATABASE_ADMIN_URL'] ?? '';
  if (given !== '') return given;
  const note = readRunningNote(process.env['GOALWRIGHT_DATA'] ?? join(ROOT, '.data'));
  if (note !== undefined) return note.postgres.adminUrl;
  process.stderr.write(
    'Nothing to prove: set DATABASE_ADMIN_URL, or start Goalwright here with npm start.\n',
  );
  process.exit(EXIT_WITHOUT_PROOF);
}

/** Before the snapshot: what was credited after this list was read is not missed in it. */
async function paidAtStripe(since: Date): Promise<PaidThere[] | undefined> {
  const secretKey = process.env['STRIPE_SECRET_KEY'] ?? '';
  if (secretKey === '') return undefined;
  const { CardCheckouts } = await import('../services/wallet/dist/deposits/card-checkouts.js');
  const { isLive } = await import('../services/wallet/dist/config.js');
  const checkouts = new CardCheckouts({
    secretKey,
    // Reads lists alone; no webhook comes here.
    webhookSecret: '',
    isLive: isLive(secretKey),
    apiUrl: process.env['STRIPE_API_URL'],
  });
  const payments: PaidThere[] = [];
  for await (const payment of checkouts.paidSince(since)) payments.push(payment);
  return payments;
}

async function questions(): Promise<Question[]> {
  const { walletFaults } = await import('../services/wallet/dist/ledger/reconciliation.js');
  const since = new Date(Date.now() - STRIPE_DAYS * DAY_MS);
  const payments = await paidAtStripe(since);
  return [
    (books) => walletFaults(books, { holdAgeMsMax: HOLD_AGE_MS_MAX }),
    acrossServices,
    ...(payments ? [(books: Parameters<Question>[0]) => atStripe(books, payments, since)] : []),
  ];
}

async function reconcile(metricsFile: string | undefined): Promise<number> {
  const asked = await questions();
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  try {
    const faults = await proveBooks(client, asked);
    const { rows } = await client.query<{ entries: string }>('select count(*) as entries from wallet.entry');
    process.stdout.write(asText(faults, Number(rows[0]?.entries)));
    if (metricsFile !== undefined) {
      // Whole or not at all: a collector may read at any moment.
      writeFileSync(`${metricsFile}.new`, asMetrics(faults, new Date()));
      renameSync(`${metricsFile}.new`, metricsFile);
    }
    return faults.length === 0 ? 0 : 1;
  } finally {
    await client.end();
  }
}

const { values } = parseArgs({ options: { metrics: { type: 'string' } } });
try {
  process.exitCode = await reconcile(values.metrics);
} catch (error) {
  // A class and no message: the driver's may quote the address with its password.
  const { name, code } = error as { name?: string; code?: string };
  process.stderr.write(`The books could not be proved: ${[name, code].filter(Boolean).join(' ')}\n`);
  process.exitCode = EXIT_WITHOUT_PROOF;
}
