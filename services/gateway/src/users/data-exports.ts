/** Everything that is kept about a user, asked of each service that keeps some of it. */
import type { DataExport } from '@goalwright/contracts/api/account';
import { DomainError } from '@goalwright/contracts/errors';
import { readTalk } from '@goalwright/contracts/generator';
import { type AccountRecord, readAccountRecord } from '@goalwright/contracts/identity';
import { PRODUCT_NAME } from '@goalwright/contracts/product';
import { leaName, type UserId } from '@goalwright/contracts/values';
import { readBalance, readStatement } from '@goalwright/contracts/wallet';
import { Calls } from '@goalwright/messaging';
import { typeset } from '@goalwright/paper';
import { Injectable } from '@nestjs/common';
import { dataExportDocument } from './data-export-document.js';
import { sessionView } from '../session-view/session-view.js';
import { statementView } from '../statement-view/statement-view.js';

const LINES_MAX = 10_000;

/** Setting a long record takes seconds of this process, which serves everybody. */
const PDFS_AT_ONCE = 2;

@Injectable()
export class DataExports {
  #pdfsInHand = 0;

  constructor(private readonly calls: Calls) {}

  /** @throws DomainError where one of them cannot be asked: half of a record would read like all of it */
  async of(userId: UserId): Promise<DataExport> {
    const [{ record }, balance, statement, { talk, history }] = await Promise.all([
      this.calls.call(readAccountRecord, { userId }),
      this.calls.call(readBalance, { userId }),
      this.calls.call(readStatement, { userId, pageSize: LINES_MAX }),
      this.calls.call(readTalk, { userId }),
    ]);
    return {
      ExportedOn: new Date().toISOString(),
      Account: accountView(record),
      Wallet: {
        AvailableCents: balance.availableCents,
        HeldCents: balance.heldCents,
        Statements: statement.lines.map(statementView),
        TotalLines: statement.total,
      },
      Session: sessionView(talk, history),
    };
  }

  /** @throws DomainError like `of`; `request.too-many` where as many are being made as this process allows itself */
  async pdfOf(userId: UserId): Promise<{ FileName: string; ContentBase64: string }> {
    if (this.#pdfsInHand >= PDFS_AT_ONCE) throw new DomainError('request.too-many', { retryAfterSeconds: 5 });
    this.#pdfsInHand += 1;
    try {
      const data = await this.of(userId);
      const pdf = await typeset(dataExportDocument(data), PRODUCT_NAME);
      const day = data.ExportedOn.slice(0, 10);
      return {
        FileName: `${PRODUCT_NAME.toLowerCase()}-record-${day}.pdf`,
        ContentBase64: pdf.toString('base64'),
      };
    } finally {
      this.#pdfsInHand -= 1;
    }
  }
}

const accountView = (record: AccountRecord): DataExport['Account'] => ({
  Email: record.email,
  FirstName: record.firstName,
  LastName: record.lastName,
  PhoneNumber: record.phoneNumber ?? '',
  LEA: leaName(record.leaId),
  IsAdmin: record.isAdministrator,
  IsTrial: record.isTrial,
  IsOutsideAiAllowed: record.isOutsideAiAllowed ?? false,
  TotalGeneratedGoals: record.totalGeneratedGoals,
  RegisteredOn: record.registeredOn,
  EmailVerifiedOn: record.emailVerifiedOn,
  PhoneVerifiedOn: record.phoneVerifiedOn,
  InvitedOn: record.invitedOn,
  TermsAccepted: record.termsAccepted.map(({ version, acceptedOn }) => ({
    Version: version,
    AcceptedOn: acceptedOn,
  })),
  SignIns: record.signIns.map(({ startedOn, lastUsedOn, endsOn }) => ({
    StartedOn: startedOn,
    LastUsedOn: lastUsedOn,
    EndsOn: endsOn,
  })),
  CodesSent: record.codesSent.map(({ purpose, to, sentOn }) => ({
    Purpose: purpose,
    To: to,
    SentOn: sentOn,
  })),
  EmailChanges: record.emailChanges.map(({ from, to, changedOn }) => ({
    From: from,
    To: to,
    ChangedOn: changedOn,
  })),
  History: record.history.map(({ on, action, outcome, wasByOwner }) => ({
    On: on,
    Action: action,
    Outcome: outcome,
    WasByOwner: wasByOwner,
  })),
});
