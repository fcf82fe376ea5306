/** What a district's administrators see of its money: counts and sums by month, never a person and never a draft. */
import { getMonthlySpending } from '@goalwright/contracts/api/wallet';
import type { Received } from '@goalwright/contracts/define';
import { DomainError } from '@goalwright/contracts/errors';
import { listDistrictMembers, type Profile } from '@goalwright/contracts/identity';
import { type LeaId, leaName, leaNamed } from '@goalwright/contracts/values';
import { readMonthlySpending } from '@goalwright/contracts/wallet';
import { Calls } from '@goalwright/messaging';
import { Controller } from '@nestjs/common';
import { type Caller, Serves } from '../admission/serves.js';

const MONTHS_DEFAULT = 12;
/** Every district we serve lies in California, and so do its bills. */
const TIME_ZONE = 'America/Los_Angeles';
const ALL = 'All';

/** @throws DomainError `identity.forbidden`: a district's administrator sees that district and no other */
function districtOf(profile: Profile, asked: string | null | undefined): LeaId | null {
  const named = (asked ?? '').trim().toLowerCase();
  const found = leaNamed(named);
  if (named !== '' && named !== ALL.toLowerCase() && found === undefined)
    throw new DomainError('request.invalid', { message: 'LEA: is none of ours' });
  if (profile.isInternalAdministrator) return found ?? null;
  // "All" means all that the asker may see, as in the list of users.
  const isOwn = found === undefined || found === profile.leaId;
  if (!isOwn) throw new DomainError('identity.forbidden');
  return profile.leaId;
}

@Controller()
export class SpendingController {
  constructor(private readonly calls: Calls) {}

  @Serves(getMonthlySpending)
  async monthly(
    { LEA, Months }: Received<typeof getMonthlySpending.request>,
    { session }: Caller<'administrator'>,
  ) {
    const leaId = districtOf(session.profile, LEA);
    const { userIds } = await this.calls.call(listDistrictMembers, { leaId });
    const { months } = await this.calls.call(readMonthlySpending, {
      userIds,
      months: Months ?? MONTHS_DEFAULT,
      timeZone: TIME_ZONE,
    });
    return {
      LEA: leaId === null ? ALL : leaName(leaId),
      Months: months.map((month) => ({
        Month: month.month,
        People: month.people,
        Goals: month.goals,
        ComplimentaryGoals: month.complimentaryGoals,
        Spent: month.spentCents,
        Deposited: month.depositedCents,
      })),
    };
  }
}
