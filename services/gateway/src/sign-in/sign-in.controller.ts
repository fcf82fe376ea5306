import {
  login,
  register,
  resetPassword,
  sendForgotEmailCode,
  sendSignupEmailCode,
  sendSignupSmsCode,
  validateForgotEmailCode,
  validateSignupEmailCode,
  validateSignupSmsCode,
} from '@goalwright/contracts/api/sign-in';
import type { Received } from '@goalwright/contracts/define';
import { DomainError } from '@goalwright/contracts/errors';
import * as identity from '@goalwright/contracts/identity';
import { Calls } from '@goalwright/messaging';
import { Controller } from '@nestjs/common';
import { Users } from '../users/users.js';
import { Serves, type Visitor } from '../admission/serves.js';

@Controller()
export class SignInController {
  constructor(
    private readonly calls: Calls,
    private readonly users: Users,
  ) {}

  @Serves(login)
  async login(request: Received<typeof login.request>, { clientIp }: Visitor) {
    const { Email: email, Password: password } = request;
    const signedIn = await this.calls.call(identity.signIn, { email, password, clientIp });
    return { User: await this.users.view(signedIn), USToken: signedIn.token };
  }

  @Serves(register)
  async register(request: Received<typeof register.request>, { clientIp }: Visitor) {
    await this.calls.call(identity.register, {
      firstName: request.FirstName,
      lastName: request.LastName,
      phoneNumber: request.PhoneNumber,
      email: request.Email,
      password: request.Password,
      clientIp,
    });
    return {};
  }

  @Serves(sendSignupEmailCode)
  async sendEmailCode({ Email: email }: Received<typeof sendSignupEmailCode.request>, { clientIp }: Visitor) {
    const sent = await this.calls.call(identity.sendSignupCode, { email, purpose: 'signup-email', clientIp });
    return { DidEmailCodeSend: sent.didSend };
  }

  @Serves(validateSignupEmailCode)
  async validateEmailCode(request: Received<typeof validateSignupEmailCode.request>, { clientIp }: Visitor) {
    const { Email: email, EmailCode: code } = request;
    const spent = await this.calls.call(identity.validateSignupCode, {
      email,
      purpose: 'signup-email',
      code,
      clientIp,
    });
    if (!spent.isValid) throw new DomainError('identity.email-code-invalid');
    return { IsEmailCodeValid: true, IsAccountOpen: spent.isOpen ?? false };
  }

  @Serves(sendSignupSmsCode)
  async sendSmsCode({ Email: email }: Received<typeof sendSignupSmsCode.request>, { clientIp }: Visitor) {
    const sent = await this.calls.call(identity.sendSignupCode, { email, purpose: 'signup-sms', clientIp });
    return { DidSMSCodeSend: sent.didSend };
  }

  @Serves(validateSignupSmsCode)
  async validateSmsCode(request: Received<typeof validateSignupSmsCode.request>, { clientIp }: Visitor) {
    const { Email: email, SMSCode: code } = request;
    const spent = await this.calls.call(identity.validateSignupCode, {
      email,
      purpose: 'signup-sms',
      code,
      clientIp,
    });
    if (!spent.isValid) throw new DomainError('identity.sms-code-invalid');
    return { IsSMSCodeValid: true };
  }

  @Serves(sendForgotEmailCode)
  async sendResetCode({ Email: email }: Received<typeof sendForgotEmailCode.request>, { clientIp }: Visitor) {
    const sent = await this.calls.call(identity.sendResetCode, { email, clientIp });
    return { DidEmailCodeSend: sent.didSend };
  }

  @Serves(validateForgotEmailCode)
  async validateResetCode(request: Received<typeof validateForgotEmailCode.request>, { clientIp }: Visitor) {
    const { Email: email, EmailCode: code } = request;
    const { resetToken } = await this.calls.call(identity.validateResetCode, { email, code, clientIp });
    if (resetToken === null) throw new DomainError('identity.email-code-invalid');
    return { IsEmailCodeValid: true, ResetToken: resetToken };
  }

  @Serves(resetPassword)
  async resetPassword(request: Received<typeof resetPassword.request>, { clientIp }: Visitor) {
    const { Email: email, Password: password, ResetToken: resetToken } = request;
    await this.calls.call(identity.resetPassword, { email, password, resetToken, clientIp });
    return {};
  }
}
