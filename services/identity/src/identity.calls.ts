/** The calls that identity answers: each is one line to the noun it is about. */
import { Injectable } from '@nestjs/common';
import type { Received } from '@goalwright/contracts/define';
import {
  acceptTerms,
  listDistrictMembers,
  passGate,
  readCodeMessage,
  readContact,
  register,
  resetPassword,
  resolveToken,
  revokeToken,
  sendPhoneCode,
  sendResetCode,
  sendSignupCode,
  signIn,
  validatePhoneCode,
  validateResetCode,
  validateSignupCode,
} from '@goalwright/contracts/identity';
import { Answers } from '@goalwright/messaging';
import { Codes } from './codes/codes.js';
import { Districts } from './districts/districts.js';
import { PasswordResets } from './password-resets/password-resets.js';
import { PhoneNumbers } from './phone-numbers/phone-numbers.js';
import { Sessions } from './sessions/sessions.js';
import { Terms } from './terms/terms.js';
import { Users } from './users/users.js';

@Injectable()
export class IdentityCalls {
  constructor(
    private readonly users: Users,
    private readonly sessions: Sessions,
    private readonly codes: Codes,
    private readonly passwordResets: PasswordResets,
    private readonly phoneNumbers: PhoneNumbers,
    private readonly terms: Terms,
    private readonly districts: Districts,
  ) {}

  @Answers(listDistrictMembers)
  async listDistrictMembers({ leaId }: Received<typeof listDistrictMembers.request>) {
    return { userIds: await this.districts.members(leaId) };
  }

  @Answers(resolveToken)
  async resolveToken({ token }: Received<typeof resolveToken.request>) {
    return { session: await this.sessions.resolve(token) };
  }

  @Answers(revokeToken)
  async revokeToken({ token }: Received<typeof revokeToken.request>) {
    return { wasRevoked: await this.sessions.revoke(token) };
  }

  @Answers(signIn)
  signIn(request: Received<typeof signIn.request>) {
    return this.sessions.signIn(request);
  }

  @Answers(register)
  register(request: Received<typeof register.request>) {
    return this.users.register(request);
  }

  @Answers(sendSignupCode)
  sendSignupCode(request: Received<typeof sendSignupCode.request>) {
    return this.users.sendSignupCode(request);
  }

  @Answers(validateSignupCode)
  validateSignupCode(request: Received<typeof validateSignupCode.request>) {
    return this.users.validateSignupCode(request);
  }

  @Answers(sendResetCode)
  sendResetCode(request: Received<typeof sendResetCode.request>) {
    return this.passwordResets.sendCode(request);
  }

  @Answers(validateResetCode)
  validateResetCode(request: Received<typeof validateResetCode.request>) {
    return this.passwordResets.validateCode(request);
  }

  @Answers(resetPassword)
  resetPassword(request: Received<typeof resetPassword.request>) {
    return this.passwordResets.reset(request);
  }

  @Answers(sendPhoneCode)
  sendPhoneCode(request: Received<typeof sendPhoneCode.request>) {
    return this.phoneNumbers.sendCode(request);
  }

  @Answers(validatePhoneCode)
  validatePhoneCode(request: Received<typeof validatePhoneCode.request>) {
    return this.phoneNumbers.validateCode(request);
  }

  @Answers(acceptTerms)
  async acceptTerms({ userId, didAccept }: Received<typeof acceptTerms.request>) {
    return { didAccept: await this.terms.answer(userId, didAccept) };
  }

  @Answers(passGate)
  async passGate({ sessionId }: Received<typeof passGate.request>) {
    return { gatePassedAt: (await this.sessions.passGate(sessionId)).toISOString() };
  }

  @Answers(readCodeMessage)
  async readCodeMessage({ codeId }: Received<typeof readCodeMessage.request>) {
    return { message: await this.codes.message(codeId) };
  }

  @Answers(readContact)
  async readContact({ userId }: Received<typeof readContact.request>) {
    return { contact: await this.users.contact(userId) };
  }
}
