/** The wallet's schema, its restricted role, and how it came to be. */
import type { ServiceMigrations } from '@goalwright/platform';
import { CreateLedger1795132800000 } from './migrations/1795132800000-create-ledger.js';
import { CreatePosting1795132801000 } from './migrations/1795132801000-create-posting.js';
import { CreateDeposits1795132802000 } from './migrations/1795132802000-create-deposits.js';
import { CreateOutboxAndInbox1795132803000 } from './migrations/1795132803000-create-outbox-and-inbox.js';
import { LetDepositsBePaid1795132804000 } from './migrations/1795132804000-let-deposits-be-paid.js';
import { LetStripePay1795132806000 } from './migrations/1795132806000-let-stripe-pay.js';
import { ReturnUnspentDeposits1795132807000 } from './migrations/1795132807000-return-unspent-deposits.js';
import { HoldTogether1795132808000 } from './migrations/1795132808000-hold-together.js';
import { LightenTheBooks1795132809000 } from './migrations/1795132809000-lighten-the-books.js';

export const walletMigrations: ServiceMigrations = {
  schema: 'wallet',
  role: 'wallet_app',
  migrations: [
    CreateLedger1795132800000,
    CreatePosting1795132801000,
    CreateDeposits1795132802000,
    CreateOutboxAndInbox1795132803000,
    LetDepositsBePaid1795132804000,
    LetStripePay1795132806000,
    ReturnUnspentDeposits1795132807000,
    HoldTogether1795132808000,
    LightenTheBooks1795132809000,
  ],
};
