/** The mail to somebody whom an administrator added: its code opens the reset steps, where a password is chosen. */
import { type EmailAddress, leaName, type UserId } from '@goalwright/contracts/values';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.js';
import { Codes } from '../codes/codes.js';
import { Notices } from '../notices/notices.js';
import type { UserEntity } from '../users/user.entity.js';

export interface Invited {
  readonly userId: UserId;
  readonly email: EmailAddress;
  readonly firstName: string;
}

@Injectable()
export class Invitations {
  constructor(
    private readonly codes: Codes,
    private readonly notices: Notices,
    private readonly audit: Audit,
  ) {}

  /**
   * Mails a code in place of an older one.
   * @param manager of a transaction that holds the row of the person invited
   * @param by.isElsewhere true where the older one went to another address
   * @throws DomainError `identity.code-wait`, `identity.code-limit`
   */
  async send(
    manager: EntityManager,
    { userId, email, firstName }: Invited,
    by: { actor: UserEntity; clientIp: string; isElsewhere?: boolean },
  ): Promise<void> {
    const { actor, clientIp, isElsewhere = false } = by;
    const { code, minutesValid } = await this.codes.drawInvitation(
      manager,
      { userId, address: email },
      { hurries: isElsewhere },
    );
    await this.notices.request(manager, {
      kind: 'invitation',
      ...{ to: email, firstName, code, minutesValid },
      invitedBy: `${actor.firstName} ${actor.lastName}`,
      leaName: leaName(actor.leaId),
    });
    await this.audit.record(manager, {
      action: 'user-invited',
      actorId: actor.id,
      subjectId: userId,
      clientIp,
    });
  }
}
