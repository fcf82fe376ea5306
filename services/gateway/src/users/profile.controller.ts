/** What people change of their own account, and its end. */
import {
  deleteAccount,
  exportData,
  sendUserEmailCode,
  undoEmailChange,
  updateUserInformation,
  validateUserEmailCode,
} from '@goalwright/contracts/api/account';
import type { User } from '@goalwright/contracts/api/users';
import type { Received } from '@goalwright/contracts/define';
import { DomainError } from '@goalwright/contracts/errors';
import * as identity from '@goalwright/contracts/identity';
import { Calls } from '@goalwright/messaging';
import { Controller } from '@nestjs/common';
import { Admission } from '../admission/admission.js';
import { type Caller, Serves, type Visitor } from '../admission/serves.js';
import { DataExports } from './data-exports.js';
import { Users } from './users.js';

@Controller()
export class ProfileController {
  constructor(
    private readonly calls: Calls,
    private readonly admission: Admission,
    private readonly users: Users,
    private readonly dataExports: DataExports,
  ) {}

  @Serves(updateUserInformation)
  async update(request: Received<typeof updateUserInformation.request>, caller: Caller<'user'>) {
    const { sessionId, profile } = caller.session;
    const { token } = await this.calls.call(identity.updateAccount, {
      userId: profile.userId,
      sessionId,
      firstName: request.TempUserFirstName ?? null,
      lastName: request.TempUserLastName ?? null,
      newPassword: request.TempUserPassword ?? null,
      confirmPassword: request.ConfirmPassword ?? null,
      currentPassword: request.CurrentPassword ?? null,
      clientIp: caller.clientIp,
    });
    return { ...(token === null ? {} : { USToken: token }), ...(await this.#userNow(token ?? caller.token)) };
  }

  @Serves(sendUserEmailCode)
  async sendEmailCode(
    request: Received<typeof sendUserEmailCode.request>,
    { session, clientIp }: Caller<'user'>,
  ) {
    const { didSend } = await this.calls.call(identity.sendEmailCode, {
      userId: session.profile.userId,
      newEmail: request.TempUserEmail,
      currentPassword: request.CurrentPassword ?? null,
      clientIp,
    });
    return { DidEmailCodeSend: didSend };
  }

  @Serves(validateUserEmailCode)
  async validateEmailCode(
    request: Received<typeof validateUserEmailCode.request>,
    { session, clientIp }: Caller<'user'>,
  ) {
    const { token } = await this.calls.call(identity.validateEmailCode, {
      userId: session.profile.userId,
      sessionId: session.sessionId,
      newEmail: request.TempUserEmail,
      code: request.EmailCode,
      clientIp,
    });
    if (token === null) throw new DomainError('identity.email-code-invalid');
    return { IsEmailCodeValid: true, USToken: token, ...(await this.#userNow(token)) };
  }

  @Serves(undoEmailChange)
  async undoEmailChange(
    { UndoToken: undoToken }: Received<typeof undoEmailChange.request>,
    { clientIp }: Visitor,
  ) {
    await this.calls.call(identity.undoEmailChange, { undoToken, clientIp });
    return {};
  }

  @Serves(deleteAccount)
  async deleteAccount(
    { Password: password }: Received<typeof deleteAccount.request>,
    { session, clientIp }: Caller<'user'>,
  ) {
    await this.calls.call(identity.deleteAccount, { userId: session.profile.userId, password, clientIp });
    return {};
  }

  @Serves(exportData)
  async exportData({ Format }: Received<typeof exportData.request>, { session }: Caller<'user'>) {
    const { userId } = session.profile;
    return Format === 'pdf' ? this.dataExports.pdfOf(userId) : { Export: await this.dataExports.of(userId) };
  }

  /** The change is made: a service that restarts must not make its success look like a failure. */
  async #userNow(token: string): Promise<{ User?: User }> {
    try {
      const signedIn = await this.admission.find(token);
      const user = signedIn === null ? undefined : await this.users.viewIfReachable(signedIn);
      return user === undefined ? {} : { User: user };
    } catch (error) {
      if (error instanceof DomainError && error.isRetryable) return {};
      throw error;
    }
  }
}
