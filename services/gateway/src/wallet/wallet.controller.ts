import {
  createCheckoutSession,
  getStatementCsv,
  getTransactions,
  pollCheckoutSession,
} from '@goalwright/contracts/api/wallet';
import type { Received } from '@goalwright/contracts/define';
import { PRODUCT_NAME } from '@goalwright/contracts/product';
import { createCheckout, pollCheckout, readStatement } from '@goalwright/contracts/wallet';
import { Calls } from '@goalwright/messaging';
import { Controller } from '@nestjs/common';
import { type Caller, Serves } from '../admission/serves.js';
import { Users } from '../users/users.js';
import { statementCsv } from './statement-csv.js';
import { statementView } from '../statement-view/statement-view.js';

/** The page's own default where a caller names a page and no size. */
const PAGE_SIZE_DEFAULT = 25;
/** Years of a busy provider; a spreadsheet opens it at once. */
const CSV_LINES_MAX = 10_000;

@Controller()
export class WalletController {
  constructor(
    private readonly calls: Calls,
    private readonly users: Users,
  ) {}

  @Serves(createCheckoutSession)
  async createCheckout(
    _request: Received<typeof createCheckoutSession.request>,
    { session }: Caller<'user'>,
  ) {
    // The account's own address, whatever the page sent: receipts go to nobody else.
    const { userId, email } = session.profile;
    const checkout = await this.calls.call(createCheckout, { userId, email });
    return { SessionId: checkout.sessionId, ClientSecret: checkout.clientSecret };
  }

  @Serves(pollCheckoutSession)
  async pollCheckout(
    { SessionId: sessionId }: Received<typeof pollCheckoutSession.request>,
    caller: Caller<'user'>,
  ) {
    const { userId } = caller.session.profile;
    const { status } = await this.calls.call(pollCheckout, { userId, sessionId });
    return { User: await this.users.view(caller), Status: status };
  }

  @Serves(getTransactions)
  async transactions(request: Received<typeof getTransactions.request>, { session }: Caller<'user'>) {
    const { Kinds: kinds, Page: page, PageSize: pageSize } = request;
    const { lines, total } = await this.calls.call(readStatement, {
      userId: session.profile.userId,
      ...(kinds && { kinds }),
      ...(page && { page, pageSize: pageSize ?? PAGE_SIZE_DEFAULT }),
    });
    return { Transaction: { Statements: lines.map(statementView), Total: total } };
  }

  @Serves(getStatementCsv)
  async statementCsv(
    { Kinds: kinds }: Received<typeof getStatementCsv.request>,
    { session }: Caller<'user'>,
  ) {
    const { lines } = await this.calls.call(readStatement, {
      userId: session.profile.userId,
      pageSize: CSV_LINES_MAX,
      ...(kinds && { kinds }),
    });
    const day = new Date().toISOString().slice(0, 10);
    return { FileName: `${PRODUCT_NAME.toLowerCase()}-statement-${day}.csv`, Csv: statementCsv(lines) };
  }
}
