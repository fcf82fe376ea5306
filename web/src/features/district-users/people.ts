/** The district's people as the server has them, and what an administrator does to them. */
import {
  addDistrictUser,
  deleteDistrictUser,
  listDistrictUsers,
  resendInvitation,
  updateDistrictUser,
} from '@goalwright/contracts/api/district-users';
import type { ApiReply } from '@goalwright/contracts/api/client';
import type { Problem } from '@goalwright/contracts/api/define';
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { call, callUntilReached, Unreachable } from '../../lib/api';
import { useUser } from '../../lib/session';
import { districtUsers } from '../../texts/district-users';
import type { Person } from './filters';

const words = districtUsers.outcomes;

export interface People {
  readonly users: readonly Person[];
  /** There are more than are kept here. */
  readonly isTruncated: boolean;
}

/** What was typed in a form, judged before it comes here. */
export interface PersonDetails {
  readonly lea: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Ten digits, or empty. */
  readonly phone: string;
  readonly role: 'admin' | 'user' | '';
}

export interface Refused {
  readonly title: string;
  readonly text: string;
  readonly code?: string;
}

export type Outcome<Done> =
  { readonly isDone: true; readonly done: Done } | { readonly isDone: false; readonly refused: Refused };

const refuse = (title: string, text: string, code?: string) =>
  ({ isDone: false, refused: { title, text, ...(code === undefined ? {} : { code }) } }) as const;

/** A refusal's own sentence says more than any of ours. */
const refusedBy = (title: string, { Message, Code }: Problem) =>
  refuse(title, Message || words.unknown, Code);

/** Asks once; silence is an outcome of its own, since it does not tell whether anything was done. */
async function answered<Reply>(ask: Promise<ApiReply<Reply>>): Promise<ApiReply<Reply> | 'no response'> {
  try {
    return await ask;
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    return 'no response';
  }
}

export async function addPerson(details: PersonDetails): Promise<Outcome<Person>> {
  const reply = await answered(
    call(addDistrictUser, {
      DisplayName: `${details.firstName} ${details.lastName}`,
      UserEmail: details.email,
      FirstName: details.firstName,
      LastName: details.lastName,
      LEA: details.lea,
      PhoneNumber: details.phone || null,
      IsAdmin: details.role === 'admin',
    }),
  );
  if (reply === 'no response') return refuse(words.noResponse, words.noResponseText);
  if (!reply.isSuccessful) return refusedBy(words.notAdded, reply.problem);
  const { DidAddUserSuccessfully: didAdd, User: user, Message: message } = reply.body;
  if (!didAdd) return refuse(words.notAdded, message || words.unknown);
  return user ? { isDone: true, done: user } : refuse(words.empty, words.emptyText);
}

export async function changePerson(email: string, details: PersonDetails): Promise<Outcome<Person>> {
  const reply = await answered(
    call(updateDistrictUser, {
      UserManagementUserEmail: email,
      UserManagementUserUpdated: {
        FirstName: details.firstName,
        LastName: details.lastName,
        Email: details.email,
        PhoneNumber: details.phone || null,
        LEA: details.lea,
        IsAdmin: details.role === 'admin',
      },
    }),
  );
  if (reply === 'no response') return refuse(words.noResponse, words.noResponseText);
  if (!reply.isSuccessful) return refusedBy(words.notUpdated, reply.problem);
  const { DidUpdateUser: didUpdate, UserManagementUser: user, Message: message } = reply.body;
  if (!didUpdate) return refuse(words.notUpdated, message || words.unknown);
  return user ? { isDone: true, done: user } : refuse(words.empty, words.emptyText);
}

export async function deletePerson(email: string): Promise<Outcome<undefined>> {
  const reply = await answered(call(deleteDistrictUser, { UserManagementUserEmail: email }));
  if (reply === 'no response') return refuse(words.deletionFailed, words.noResponseOnDelete);
  if (!reply.isSuccessful) {
    const title = reply.status >= 500 ? words.deletionFailed : words.notDeleted;
    return refusedBy(title, reply.problem);
  }
  const { DidDeleteUser: didDelete, Message: message } = reply.body;
  return didDelete ? { isDone: true, done: undefined } : refuse(words.notDeleted, message || words.unknown);
}

/** What a list could not be read for: its code decides what is said. */
export class ListRefused extends Error {
  readonly code: string;

  constructor(code: string) {
    super('The list was refused');
    this.code = code;
  }
}

/** A page of the server's is 2,000; more people than this are found by searching on the server. */
const PAGES_MAX = 5;
/** Shorter words than this are found in too many names to be worth asking for. */
const SEARCH_MIN = 2;

async function readPeople(search?: string): Promise<People> {
  const users: Person[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const reply = await callUntilReached(listDistrictUsers, {
      ...(search === undefined ? {} : { Search: search }),
      ...(cursor === undefined ? {} : { Cursor: cursor }),
    });
    if (!reply.isSuccessful) throw new ListRefused(reply.problem.Code);
    users.push(...reply.body.Users);
    cursor = reply.body.NextCursor;
    if (cursor === undefined) break;
  }
  return { users, isTruncated: cursor !== undefined };
}

const WITHOUT_ASKING_AGAIN = { revalidateOnFocus: false, shouldRetryOnError: false } as const;

export function usePeople() {
  const user = useUser();
  return useSWR<People, unknown>(
    // By administrator: what was read for one is never shown to another.
    user.CanManageUsers ? ['people', user.Email] : null,
    () => readPeople(),
    WITHOUT_ASKING_AGAIN,
  );
}

/** Those among all people who are found by a search, where the list itself does not hold everybody. */
export function useFoundPeople(people: People, search: string): People {
  const user = useUser();
  const sought = useLater(search.trim());
  const { data } = useSWR<People, unknown>(
    people.isTruncated && sought.length >= SEARCH_MIN ? ['people', user.Email, sought] : null,
    () => readPeople(sought),
    WITHOUT_ASKING_AGAIN,
  );
  return data ?? people;
}

const TYPING_PAUSE_MS = 300;

/** A value once it has stood still for a moment: one question for a word, not one for each letter. */
function useLater(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(value);
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [value]);
  return settled;
}

/** Mails the invitation again. @returns what there is to say about it */
export async function inviteAgain(email: string): Promise<Outcome<undefined>> {
  const reply = await answered(call(resendInvitation, { UserManagementUserEmail: email }));
  if (reply === 'no response') return refuse(words.noResponse, words.noResponseOnInvitation);
  if (!reply.isSuccessful) return refusedBy(words.notInvited, reply.problem);
  return reply.body.DidSendInvitation
    ? { isDone: true, done: undefined }
    : refuse(words.notInvited, reply.body.Message || words.unknown);
}

/** The list without a person, or with what the server now says of one in the place of what it said before. */
export function withPerson(
  people: People | undefined,
  emailBefore: string,
  now?: Person,
): People | undefined {
  if (!people) return people;
  const others = people.users.filter(({ Email }) => Email !== emailBefore && Email !== now?.Email);
  return { ...people, users: now ? [...others, now] : others };
}
