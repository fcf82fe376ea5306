/** The user as pages see one: the account from identity, the money from the wallet, the usage from the generator. */
import type { User } from '@goalwright/contracts/api/users';
import { DomainError } from '@goalwright/contracts/errors';
import { readUsage } from '@goalwright/contracts/generator';
import { hasAdministrators, leaName } from '@goalwright/contracts/values';
import { readBalance } from '@goalwright/contracts/wallet';
import { Calls } from '@goalwright/messaging';
import { Injectable } from '@nestjs/common';
import type { SignedIn } from '../admission/admission.js';

@Injectable()
export class Users {
  constructor(private readonly calls: Calls) {}

  /**
   * @throws DomainError `service.*` where the wallet or the generator cannot be reached: a page that showed an
   * invented balance would be worse than one that says so
   */
  async view({ session, token }: SignedIn): Promise<User> {
    const { profile } = session;
    const [balance, usage] = await Promise.all([
      this.calls.call(readBalance, { userId: profile.userId }),
      this.calls.call(readUsage, { userId: profile.userId }),
    ]);
    return {
      LEA: leaName(profile.leaId),
      USToken: token,
      Email: profile.email,
      IsAdmin: profile.isAdministrator,
      IsTrial: profile.isTrial,
      LastName: profile.lastName,
      FirstName: profile.firstName,
      DisplayName: `${profile.firstName} ${profile.lastName}`,
      PhoneNumber: profile.phoneNumber ?? '',
      PasswordHash: '',
      DidInitiatedChat: usage.hasInitiatedChat,
      CanGenerateGoals: usage.canGenerateGoals,
      AccountBalance: balance.availableCents,
      AccountBalanceTotal: balance.availableCents / 100,
      IsStripeInitialized: balance.hasDeposited,
      DidAcceptTermsOfService: profile.didAcceptTerms,
      IsInternal: profile.isInternal,
      CanManageUsers: profile.isAdministrator || profile.isInternalAdministrator,
      CanManageAllLeas: profile.isInternalAdministrator,
      IsOutsideAiAllowed: profile.isOutsideAiAllowed ?? false,
      MayDecideOutsideAi: profile.isAdministrator || !hasAdministrators(profile.leaId),
      TotalGeneratedGoals: usage.totalGeneratedGoals,
    };
  }

  /** The same, or undefined where `view` would throw: for answers that are worth having without it. */
  async viewIfReachable(signedIn: SignedIn): Promise<User | undefined> {
    try {
      return await this.view(signedIn);
    } catch (error) {
      if (error instanceof DomainError && error.isRetryable) return undefined;
      throw error;
    }
  }
}
