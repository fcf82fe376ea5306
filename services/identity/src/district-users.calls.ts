/** What those who manage people ask for: each call is one line to the noun it is about. */
import type { Received } from '@goalwright/contracts/define';
import {
  addPerson,
  changePerson,
  decideOutsideAi,
  listAuditEntries,
  listManagedPeople,
  removePerson,
  resendInvitation,
} from '@goalwright/contracts/district-users';
import { Answers } from '@goalwright/messaging';
import { Injectable } from '@nestjs/common';
import { AuditLog } from './audit-log/audit-log.js';
import { DistrictUsers } from './district-users/district-users.js';
import { OutsideAi } from './outside-ai/outside-ai.js';

@Injectable()
export class DistrictUserCalls {
  constructor(
    private readonly districtUsers: DistrictUsers,
    private readonly auditLog: AuditLog,
    private readonly outsideAi: OutsideAi,
  ) {}

  @Answers(listManagedPeople)
  list(request: Received<typeof listManagedPeople.request>) {
    return this.districtUsers.list(request);
  }

  @Answers(addPerson)
  async add(request: Received<typeof addPerson.request>) {
    return { person: await this.districtUsers.add(request) };
  }

  @Answers(changePerson)
  async change(request: Received<typeof changePerson.request>) {
    return { person: await this.districtUsers.change(request) };
  }

  @Answers(removePerson)
  async remove(request: Received<typeof removePerson.request>) {
    await this.districtUsers.remove(request);
    return {};
  }

  @Answers(resendInvitation)
  async resendInvitation(request: Received<typeof resendInvitation.request>) {
    await this.districtUsers.resendInvitation(request);
    return {};
  }

  @Answers(listAuditEntries)
  listAuditEntries(request: Received<typeof listAuditEntries.request>) {
    return this.auditLog.list(request);
  }

  @Answers(decideOutsideAi)
  decideOutsideAi(request: Received<typeof decideOutsideAi.request>) {
    return this.outsideAi.decide(request);
  }
}
