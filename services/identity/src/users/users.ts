/** People's accounts: registered, verified, looked up. */
import { Inject, Injectable } from '@nestjs/common';
import type { Received } from '@goalwright/contracts/define';
import { DomainError } from '@goalwright/contracts/errors';
import {
  type Profile,
  type readContact,
  type register,
  type sendSignupCode,
  userVerified,
  type validateSignupCode,
} from '@goalwright/contracts/identity';
import type { UserId } from '@goalwright/contracts/values';
import { Outbox } from '@goalwright/messaging';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { Audit } from '../audit/audit.js';
import { type CodeSubject } from '../codes/code-secrets.js';
import { Codes } from '../codes/codes.js';
import { IDENTITY_CONFIG, type IdentityConfig, internalAdministrators } from '../config.js';
import { Keys } from '../keys.js';
import { Limits } from '../limits/limits.js';
import { Passwords } from '../passwords/passwords.js';
import { UserEntity } from './user.entity.js';

type Registration = Received<typeof register.request>;
type Contact = Received<typeof readContact.reply>['contact'];
type SignupPurpose = Received<typeof sendSignupCode.request>['purpose'];

/** What of an account's row the others may know, by which a profile is made. */
export type PublicFields = Omit<
  UserEntity,
  'passwordHash' | 'verifiedAt' | 'invitedAt' | 'isOutsideAiAllowed' | 'createdAt' | 'updatedAt'
>;

/** A typed address as accounts are kept under; no check, since an address nobody has simply finds nothing. */
export const accountAddress = (typed: string): string => typed.trim().toLowerCase();

@Injectable()
export class Users {
  readonly #internalAdministrators: ReadonlySet<string>;

  constructor(
    private readonly database: DataSource,
    private readonly passwords: Passwords,
    private readonly codes: Codes,
    private readonly limits: Limits,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
    private readonly keys: Keys,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
  ) {
    this.#internalAdministrators = internalAdministrators(config);
  }

  /**
   * Opens a registration, in place of an unfinished one of the same address.
   * @throws DomainError `identity.email-taken`, `identity.password-*`, `identity.sign-in-limited`
   */
  async register(request: Registration): Promise<{ userId: UserId }> {
    this.passwords.judge(request.password, request);
    await this.limits.count('register-by-ip', request.clientIp, 'identity.sign-in-limited');
    // Hashed before the address is looked up: taken and free ones take the same time.
    const passwordHash = await this.passwords.hash(request.password);
    return this.database.transaction(async (manager) => {
      const userId = await this.#takeAddress(manager, request, passwordHash);
      if (userId === undefined) throw new DomainError('identity.email-taken');
      await this.codes.endLive(manager, userId, null);
      await this.audit.record(manager, {
        action: 'registered',
        actorId: null,
        subjectId: userId,
        clientIp: request.clientIp,
      });
      return { userId };
    });
  }

  /** False where no code may be sent: unknown addresses and open accounts look alike. */
  async sendSignupCode(request: Received<typeof sendSignupCode.request>): Promise<{ didSend: boolean }> {
    return this.database.transaction(async (manager) => {
      await this.limits.count('code-send-by-ip', request.clientIp, 'identity.code-limit', manager);
      const subject = await this.#signupSubject(manager, request);
      if (subject === null) return { didSend: false };
      await this.codes.issue(manager, subject);
      return { didSend: true };
    });
  }

  /** Spends a registration code; the second of both opens the account. */
  async validateSignupCode(
    request: Received<typeof validateSignupCode.request>,
  ): Promise<{ isValid: boolean; isOpen: boolean }> {
    await this.limits.count('code-try-by-ip', request.clientIp, 'identity.code-limit');
    return this.database.transaction(async (manager) => {
      const subject = await this.#signupSubject(manager, request);
      if (subject === null) return { isValid: false, isOpen: false };
      const isValid = await this.codes.spend(manager, subject, request.code);
      if (isValid) await this.#verifyAddress(manager, subject.userId, request.purpose);
      else {
        const { userId } = subject;
        const entry = { action: 'code-tried', outcome: 'refused', actorId: null, subjectId: userId } as const;
        await this.audit.record(manager, { ...entry, clientIp: request.clientIp });
      }
      const user = isValid ? await this.find(subject.userId, manager) : null;
      return { isValid, isOpen: user !== null && user.verifiedAt !== null };
    });
  }

  /** Opens an account whose email and phone are verified, and tells the others; once, however often it is asked. */
  async open(manager: EntityManager, userId: UserId): Promise<void> {
    const [opened] = await manager.query<[{ email: string; phone_number: string }[], number]>(
      `update users set verified_at = now(), updated_at = now()
       where id = $1 and verified_at is null and email_verified_at is not null and phone_verified_at is not null
       returning email, phone_number`,
      [userId],
    );
    const [user] = opened;
    if (user === undefined) return;
    await this.audit.record(manager, { action: 'account-opened', actorId: userId, subjectId: userId });
    await this.outbox.add(manager, userVerified, {
      userId,
      emailHmac: this.keys.personMark('email', user.email),
      phoneHmac: this.keys.personMark('phone', user.phone_number),
    });
  }

  /** The account of an address or id with its row locked until the transaction ends: parallel codes stand in line. */
  lock(manager: EntityManager, who: { email: string } | { userId: UserId }): Promise<UserEntity | null> {
    const where =
      'email' in who ? { email: accountAddress(who.email) as UserEntity['email'] } : { id: who.userId };
    return manager.findOne(UserEntity, { where, lock: { mode: 'for_no_key_update' } });
  }

  find(userId: UserId, manager: EntityManager = this.database.manager): Promise<UserEntity | null> {
    return manager.findOneBy(UserEntity, { id: userId });
  }

  findByEmail(typed: string): Promise<UserEntity | null> {
    return this.database.manager.findOneBy(UserEntity, {
      email: accountAddress(typed) as UserEntity['email'],
    });
  }

  /** Where a person can be written to; null for nobody we know, or whose address is not proven. */
  async contact(userId: UserId): Promise<Contact> {
    const user = await this.database.manager.findOneBy(UserEntity, {
      id: userId,
      emailVerifiedAt: Not(IsNull()),
    });
    return user === null ? null : { email: user.email, firstName: user.firstName };
  }

  /** Sees every LEA. By the address, so it must be proven: an administrator can give people one that is not theirs. */
  isInternalAdministrator(user: Pick<UserEntity, 'email' | 'emailVerifiedAt'>): boolean {
    return user.emailVerifiedAt !== null && this.#internalAdministrators.has(user.email);
  }

  /** What other services may know of an account. */
  profileOf(
    user: PublicFields,
    { didAcceptTerms, isOutsideAiAllowed }: { didAcceptTerms: boolean; isOutsideAiAllowed: boolean },
  ): Profile {
    const domain = user.email.slice(user.email.lastIndexOf('@') + 1);
    return {
      userId: user.id,
      email: user.email,
      firstName: user.firstName,
      lastName: user.lastName,
      // One that an administrator typed is nobody's until a code came back from it.
      phoneNumber: user.phoneVerifiedAt === null ? null : user.phoneNumber,
      leaId: user.leaId,
      isAdministrator: user.isAdministrator,
      isInternal: user.emailVerifiedAt !== null && domain === this.config.INTERNAL_EMAIL_DOMAIN,
      isInternalAdministrator: this.isInternalAdministrator(user),
      isTrial: user.isTrial,
      didAcceptTerms,
      isOutsideAiAllowed,
      totalGeneratedGoals: user.totalGeneratedGoals,
    };
  }

  /** @param drafted the same user may stand in it several times; rows are locked in one order always */
  async countGoals(
    manager: EntityManager,
    drafted: readonly { readonly userId: UserId; readonly goals: number }[],
  ): Promise<void> {
    await manager.query(
      `with drafted as (
         select user_id, sum(goals) as goals from unnest($1::uuid[], $2::integer[]) as one (user_id, goals)
         group by user_id),
       locked as (select id from users where id in (select user_id from drafted) order by id for update)
       update users set total_generated_goals = total_generated_goals + drafted.goals
       from drafted join locked on locked.id = user_id where users.id = locked.id`,
      [drafted.map(({ userId }) => userId), drafted.map(({ goals }) => goals)],
    );
  }

  async endTrial(manager: EntityManager, userId: UserId): Promise<void> {
    await manager.query('update users set is_trial = false, updated_at = now() where id = $1 and is_trial', [
      userId,
    ]);
  }

  /** One statement, so that two registrations at once cannot both take the address. Undefined: an open account has it. */
  async #takeAddress(
    manager: EntityManager,
    person: Registration,
    passwordHash: string,
  ): Promise<UserId | undefined> {
    const [row] = await manager.query<{ id: UserId }[]>(
      `insert into users as known (email, first_name, last_name, phone_number, password_hash)
       values ($1, $2, $3, $4, $5)
       on conflict (email) do update set
         first_name = excluded.first_name, last_name = excluded.last_name, phone_number = excluded.phone_number,
         password_hash = excluded.password_hash, email_verified_at = null, phone_verified_at = null,
         created_at = now(), updated_at = now()
       where known.verified_at is null and known.invited_at is null
       returning id`,
      [person.email, person.firstName, person.lastName, person.phoneNumber, passwordHash],
    );
    return row?.id;
  }

  /** What a registration's code would prove now; null where nothing is left to prove. Locks the user's row. */
  async #signupSubject(
    manager: EntityManager,
    request: { email: string; purpose: SignupPurpose },
  ): Promise<CodeSubject | null> {
    const user = await this.lock(manager, { email: request.email });
    if (user === null) return null;
    const { purpose } = request;
    if (purpose === 'signup-email') {
      // Of an open account too, whose address an administrator changed; whoever was invited proves it with that code.
      const isProvable = user.emailVerifiedAt === null && user.passwordHash !== null;
      return isProvable ? { userId: user.id, purpose, address: user.email } : null;
    }
    // Whoever was invited gives a number once signed in: what an administrator typed is texted for no stranger's asking.
    if (user.verifiedAt !== null || user.invitedAt !== null) return null;
    // A number is texted only for somebody who has proven a mailbox: otherwise anyone could make us text anyone.
    if (user.emailVerifiedAt === null) throw new DomainError('identity.email-unverified');
    if (user.phoneNumber === null || user.phoneVerifiedAt !== null) return null;
    return { userId: user.id, purpose, address: user.phoneNumber };
  }

  async #verifyAddress(manager: EntityManager, userId: UserId, purpose: SignupPurpose): Promise<void> {
    const isEmail = purpose === 'signup-email';
    const column = isEmail ? 'email_verified_at' : 'phone_verified_at';
    await manager.query(`update users set ${column} = now(), updated_at = now() where id = $1`, [userId]);
    const action = isEmail ? 'email-verified' : 'phone-verified';
    await this.audit.record(manager, { action, actorId: userId, subjectId: userId });
    await this.open(manager, userId);
  }
}
