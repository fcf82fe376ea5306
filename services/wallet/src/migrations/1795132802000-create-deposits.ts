/** Checkouts that people opened, and what they paid in them. */
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateDeposits1795132802000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(DEPOSIT);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('migrations go forward only'));
  }
}

/** The customer chooses the amount in the checkout, so a deposit has none until it is paid. */
const DEPOSIT = `
  create table deposit (
    id                    uuid primary key,
    user_id               uuid not null references account,
    status                text not null default 'open' check (status in ('open', 'paid', 'expired')),
    amount_cents          bigint check (amount_cents between 2000 and 20000),
    currency              text not null default 'usd' check (currency = 'usd'),
    stripe_session        text not null unique,
    stripe_payment_intent text unique,
    created_at            timestamptz not null default now(),
    constraint deposit_paid_has_amount check ((status = 'paid') = (amount_cents is not null))
  );

  grant select on deposit to wallet_app;
`;
