/** Who may do what: a token becomes a session, and the session is judged by what the call asks for. */
import type { Access } from '@goalwright/contracts/api/define';
import { DomainError } from '@goalwright/contracts/errors';
import { resolveToken, type Session } from '@goalwright/contracts/identity';
import { Calls } from '@goalwright/messaging';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Ours have 43 characters; what is longer opens nothing, and is not carried further. */
const TOKEN_LENGTH_MAX = 200;

/** Somebody whose token opened a session. */
export interface SignedIn {
  readonly session: Session;
  readonly token: string;
}

@Injectable()
export class Admission {
  constructor(private readonly calls: Calls) {}

  /** The session a token opens, or null. Never kept: a revoked token and a changed role count at once. */
  async find(token: string | null): Promise<SignedIn | null> {
    if (token === null || token === '' || token.length > TOKEN_LENGTH_MAX) return null;
    const { session } = await this.calls.call(resolveToken, { token });
    return session === null ? null : { session, token };
  }

  /** @throws DomainError `identity.*` where the token opens no session, or one that may not do this */
  async admit(access: Exclude<Access, 'anyone'>, token: string | null): Promise<SignedIn> {
    const signedIn = await this.find(token);
    if (signedIn === null) throw new DomainError('identity.token-invalid');
    const { profile } = signedIn.session;
    if (access === 'provider' && !profile.didAcceptTerms)
      throw new DomainError('identity.terms-not-accepted');
    if (access === 'administrator' && !profile.isAdministrator && !profile.isInternalAdministrator) {
      throw new DomainError('identity.forbidden');
    }
    // Also whoever manages people: an account that nobody has opened with a phone acts for no district.
    if (access !== 'user' && profile.phoneNumber === null) throw new DomainError('identity.phone-missing');
    return signedIn;
  }
}

/** The token of the `Authorization: Bearer` header, or null. */
export function bearerToken(request: FastifyRequest): string | null {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}
