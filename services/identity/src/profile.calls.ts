/** What people do with their own account once they are signed in, and the mails that tell them of it. */
import type { Received } from '@goalwright/contracts/define';
import {
  deleteAccount,
  readAccountRecord,
  sendEmailCode,
  undoEmailChange,
  updateAccount,
  validateEmailCode,
} from '@goalwright/contracts/identity';
import { readNotice } from '@goalwright/contracts/notifications';
import { Answers } from '@goalwright/messaging';
import { Injectable } from '@nestjs/common';
import { AccountDeletions } from './account-deletions/account-deletions.js';
import { AccountRecords } from './account-records/account-records.js';
import { EmailChanges } from './email-changes/email-changes.js';
import { Notices } from './notices/notices.js';
import { Profiles } from './profiles/profiles.js';

@Injectable()
export class ProfileCalls {
  constructor(
    private readonly profiles: Profiles,
    private readonly emailChanges: EmailChanges,
    private readonly deletions: AccountDeletions,
    private readonly records: AccountRecords,
    private readonly notices: Notices,
  ) {}

  @Answers(updateAccount)
  updateAccount(request: Received<typeof updateAccount.request>) {
    return this.profiles.update(request);
  }

  @Answers(sendEmailCode)
  sendEmailCode(request: Received<typeof sendEmailCode.request>) {
    return this.emailChanges.sendCode(request);
  }

  @Answers(validateEmailCode)
  validateEmailCode(request: Received<typeof validateEmailCode.request>) {
    return this.emailChanges.validateCode(request);
  }

  @Answers(undoEmailChange)
  async undoEmailChange(request: Received<typeof undoEmailChange.request>) {
    await this.emailChanges.undo(request);
    return {};
  }

  @Answers(deleteAccount)
  async deleteAccount(request: Received<typeof deleteAccount.request>) {
    await this.deletions.delete(request);
    return {};
  }

  @Answers(readAccountRecord)
  async readAccountRecord({ userId }: Received<typeof readAccountRecord.request>) {
    return { record: await this.records.read(userId) };
  }

  @Answers(readNotice)
  async readNotice({ noticeId }: Received<typeof readNotice.request>) {
    return { notice: await this.notices.read(noticeId) };
  }
}
