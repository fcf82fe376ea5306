/** What happened, as the server keeps it: kind by kind, page by page, newest first. */
import { listAudit } from '@goalwright/contracts/api/district-users';
import type { z } from 'zod';
import { callUntilReached } from '../../lib/api';

type Page = z.infer<typeof listAudit.reply>;
export type Action = Page['Actions'][number];

export const PAGE_SIZE = 50;
/** More than this is not kept in a page: whoever looks further back says up to which day. */
export const ACTIONS_MAX = 1000;

export const KINDS = ['all', 'sign-ins', 'people', 'accounts', 'refused'] as const;
export type Kind = (typeof KINDS)[number];

export interface Wanted {
  readonly kind: Kind;
  /** Part of an email address; empty: everybody. */
  readonly person: string;
}

const SIGN_INS = ['signed-in', 'signed-out', 'sign-in-paused'];
const BY_ADMINISTRATORS = [
  'user-added',
  'user-invited',
  'user-deleted',
  'role-changed',
  'lea-left',
  'lea-joined',
  'ai-allowed',
  'ai-forbidden',
];
/** Done by people to their own accounts, and by administrators to those of others. */
const BY_EITHER = ['names-changed', 'email-changed', 'phone-changed'];
const BY_PEOPLE = [
  'registered',
  'email-verified',
  'phone-verified',
  'account-opened',
  'code-tried',
  'password-reset',
  'invitation-accepted',
  'password-changed',
  'password-asked',
  'email-change-undone',
  'account-deleted',
  'data-exported',
  'terms-accepted',
  'terms-declined',
];

/** What the server is asked for; of `BY_EITHER` it sends more than is wanted. */
const ASKED_FOR: Readonly<Record<Kind, object>> = {
  all: {},
  'sign-ins': { Actions: SIGN_INS },
  people: { Actions: [...BY_ADMINISTRATORS, ...BY_EITHER] },
  accounts: { Actions: [...BY_PEOPLE, ...BY_EITHER] },
  refused: { Result: 'refused' },
};

const isByAnother = ({ Actor, Subject }: Action): boolean => Actor !== '' && Actor !== Subject;

/** Those of what was read that are wanted. */
export function wantedActions(actions: readonly Action[], { kind, person }: Wanted): readonly Action[] {
  const part = person.trim().toLowerCase();
  return actions.filter((action) => {
    if (BY_EITHER.includes(action.Action)) {
      if (kind === 'people' && !isByAnother(action)) return false;
      if (kind === 'accounts' && isByAnother(action)) return false;
    }
    return `${action.Actor} ${action.Subject}`.toLowerCase().includes(part);
  });
}

export interface OlderPage {
  readonly actions: readonly Action[];
  readonly hasMore: boolean;
}

/** @param before an instant exactly as the server wrote it (it counts microseconds), or none for the newest */
export async function readActions(kind: Kind, before: string | undefined): Promise<OlderPage> {
  const reply = await callUntilReached(listAudit, {
    Limit: PAGE_SIZE,
    ...ASKED_FOR[kind],
    ...(before === undefined ? {} : { Before: before }),
  });
  if (!reply.isSuccessful) throw new Error(reply.problem.Code);
  const { Actions: actions, HasMore: hasMore = actions.length >= PAGE_SIZE } = reply.body;
  return { actions, hasMore };
}

/** The end of a day in the reader's own time zone, as an instant: `2026-11-21` -> that day's last moment. */
export function endOfDay(day: string): string | undefined {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  if (year === undefined || month === undefined || date === undefined) return undefined;
  const next = new Date(Number(year), Number(month) - 1, Number(date) + 1);
  return Number.isNaN(next.getTime()) ? undefined : next.toISOString();
}

export interface Day {
  /** As people read it. */
  readonly name: string;
  readonly actions: readonly Action[];
}

const dayName = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' });

/** By day of the reader's own calendar, in the order they came. */
export function byDay(actions: readonly Action[]): readonly Day[] {
  const days = new Map<string, Action[]>();
  for (const action of actions) {
    const name = dayName.format(new Date(action.CreatedOn));
    days.set(name, [...(days.get(name) ?? []), action]);
  }
  return [...days].map(([name, those]) => ({ name, actions: those }));
}
