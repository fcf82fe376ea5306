/** Accounts as a verified registration leaves them, written straight into the tables: a bench of sign-ins needs many. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { EmailAddress, UserId } from '@goalwright/contracts/values';
import type pg from 'pg';

const CREDIT_CENTS = 100_000_000;
/** Exchanges that texts may be sent to. */
const FIRST_PHONE = 9_162_000_000;

export interface BenchPerson {
  readonly userId: UserId;
  readonly email: EmailAddress;
}

/** Accounts in the wallet alone, with more credit than any run spends. */
export async function usersWithMoney(admin: pg.Client, count: number): Promise<UserId[]> {
  const users = Array.from({ length: count }, () => UserId.parse(randomUUID()));
  for (const user of users) await giveMoney(admin, user);
  return users;
}

async function giveMoney(admin: pg.Client, user: UserId): Promise<void> {
  const marks = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')];
  await admin.query('select wallet.grant_once($1, $2, $3, $4)', [user, ...marks, CREDIT_CENTS]);
}

/** People who may sign in, and have money. @param passwordHash of the password they all share, null for none */
export async function people(
  admin: pg.Client,
  count: number,
  passwordHash: string | null,
): Promise<BenchPerson[]> {
  const added: BenchPerson[] = [];
  for (let number = 0; number < count; number += 1) {
    const email = EmailAddress.parse(`bench-${randomUUID()}@school.example`);
    const { rows } = await admin.query<{ id: UserId }>(
      `insert into identity.users (email, first_name, last_name, phone_number, password_hash,
         email_verified_at, phone_verified_at, verified_at)
       values ($1, 'Bench', 'Person', $2, $3, now(), now(), now()) returning id`,
      [email, String(FIRST_PHONE + number), passwordHash],
    );
    const [row] = rows;
    if (row === undefined) throw new Error('no row was added');
    await giveMoney(admin, row.id);
    added.push({ userId: row.id, email });
  }
  return added;
}

/** Opens a session for each. @returns their tokens, in the same order */
export async function sessions(admin: pg.Client, users: readonly BenchPerson[]): Promise<string[]> {
  const tokens: string[] = [];
  for (const { userId } of users) {
    const token = randomBytes(32).toString('base64url');
    await admin.query(
      `insert into identity.sessions (token_hash, user_id, client_hash, expires_at)
       values ($1, $2, $3, now() + interval '12 hours')`,
      [createHash('sha256').update(token).digest(), userId, randomBytes(32)],
    );
    tokens.push(token);
  }
  return tokens;
}
