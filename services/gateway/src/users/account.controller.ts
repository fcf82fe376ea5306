import {
  acceptTerms,
  extendToken,
  incrementGeneratedGoals,
  revokeToken,
  sendUserSmsCode,
  validateToken,
  validateUserSmsCode,
} from '@goalwright/contracts/api/account';
import type { Received } from '@goalwright/contracts/define';
import { DomainError } from '@goalwright/contracts/errors';
import { readUsage } from '@goalwright/contracts/generator';
import * as identity from '@goalwright/contracts/identity';
import { Calls } from '@goalwright/messaging';
import { Controller } from '@nestjs/common';
import { Admission } from '../admission/admission.js';
import { type Caller, Serves } from '../admission/serves.js';
import { Users } from './users.js';

@Controller()
export class AccountController {
  constructor(
    private readonly calls: Calls,
    private readonly admission: Admission,
    private readonly users: Users,
  ) {}

  @Serves(validateToken)
  async validateToken({ USToken }: Received<typeof validateToken.request>) {
    const signedIn = await this.admission.find(USToken ?? null);
    if (signedIn === null) return { IsUserTokenValid: false };
    // A wallet that restarts must sign nobody out: the token is valid whether or not the balance can be read.
    const user = await this.users.viewIfReachable(signedIn);
    return { IsUserTokenValid: true, ...(user ? { User: user } : {}) };
  }

  @Serves(revokeToken)
  async revokeToken({ USToken }: Received<typeof revokeToken.request>) {
    await this.calls.call(identity.revokeToken, { token: USToken });
    return {};
  }

  @Serves(extendToken)
  async extendToken(_request: Received<typeof extendToken.request>, { session }: Caller<'user'>) {
    // Having been admitted was the use.
    return Promise.resolve({ ExpiresOn: session.expiresAt });
  }

  @Serves(acceptTerms)
  async acceptTerms(request: Received<typeof acceptTerms.request>, { session }: Caller<'user'>) {
    const { didAccept } = await this.calls.call(identity.acceptTerms, {
      userId: session.profile.userId,
      didAccept: request.DidAcceptTermsOfService,
    });
    return { DidAcceptTermsOfService: didAccept };
  }

  @Serves(incrementGeneratedGoals)
  async incrementGeneratedGoals(
    _request: Received<typeof incrementGeneratedGoals.request>,
    { session }: Caller<'user'>,
  ) {
    const usage = await this.calls.call(readUsage, { userId: session.profile.userId });
    return { TotalGeneratedGoals: usage.totalGeneratedGoals };
  }

  @Serves(sendUserSmsCode)
  async sendPhoneCode(
    { TempUserPhoneNumber: phoneNumber, CurrentPassword }: Received<typeof sendUserSmsCode.request>,
    { session, clientIp }: Caller<'user'>,
  ) {
    const { didSend } = await this.calls.call(identity.sendPhoneCode, {
      userId: session.profile.userId,
      phoneNumber,
      currentPassword: CurrentPassword ?? null,
      clientIp,
    });
    return { DidSMSCodeSend: didSend };
  }

  @Serves(validateUserSmsCode)
  async validatePhoneCode(
    { SMSCode: code, TempPhoneNumber: phoneNumber }: Received<typeof validateUserSmsCode.request>,
    { session, token, clientIp }: Caller<'user'>,
  ) {
    const { userId } = session.profile;
    const spent = await this.calls.call(identity.validatePhoneCode, { userId, phoneNumber, code, clientIp });
    if (!spent.isValid) throw new DomainError('identity.sms-code-invalid');
    // The session in hand was read before the number changed.
    const changed = { ...session, profile: { ...session.profile, phoneNumber } };
    // The code is spent: a wallet that restarts must not make its success look like a failure.
    const user = await this.users.viewIfReachable({ session: changed, token });
    return { IsSMSCodeValid: true, ...(user ? { User: user } : {}) };
  }
}
