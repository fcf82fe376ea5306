/** The list: search, filters, and one page of people, as a table where there is room and as cards on a phone. */
import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { Card } from '../../components/card';
import { Dialog } from '../../components/dialog';
import { EmptyState } from '../../components/empty-state';
import { controlLooks } from '../../components/field';
import { Notice } from '../../components/notice';
import { Pager } from '../../components/pager';
import { paging, rowsOf } from '../../lib/paging';
import { districtUsers } from '../../texts/district-users';
import { FilterPopup } from './filter-popup';
import {
  type Filters,
  isFiltered,
  LEA_CHOICES,
  lockOf,
  type Look,
  NO_FILTERS,
  type Person,
  type Role,
  shownPeople,
} from './filters';
import { LockReason } from './modify-user';
import { type People, useFoundPeople } from './people';
import { type RowActions, UserCards, UserTable } from './user-rows';

const words = districtUsers.list;
const ROLES: readonly { readonly id: Role; readonly name: string }[] = [
  { id: 'admin', name: districtUsers.roles.admin },
  { id: 'user', name: districtUsers.roles.user },
];

interface UserListProps {
  readonly people: People;
  readonly ownEmail: string;
  readonly look: Look;
  readonly onLook: (look: Look) => void;
  /** Whose row the focus goes to when the list appears. */
  readonly arrivedAt: string | undefined;
  readonly onEdit: (person: Person) => void;
  readonly onDelete: (person: Person) => void;
}

export function UserList({ people, ownEmail, look, onLook, arrivedAt, onEdit, onDelete }: UserListProps) {
  const { filters, size, page } = look;
  const found = useFoundPeople(people, filters.search);
  const matching = shownPeople(found.users, filters);
  const shown = paging(matching.length, size, page);
  const rows = rowsOf(matching, shown);
  const list = useRef<HTMLDivElement>(null);
  const searchId = useId();
  const [explained, setExplained] = useState<Person>();
  const explainedLock = explained && lockOf(explained, people.users, ownEmail);
  useArrival(list, arrivedAt);

  const filter = (changed: Partial<Filters>) => {
    onLook({ ...look, filters: { ...filters, ...changed }, page: 1 });
  };
  const actions: RowActions = {
    ownEmail,
    lockOf: (person) => lockOf(person, people.users, ownEmail),
    onEdit,
    onDelete,
    onExplain: setExplained,
  };
  const popup = (isInTable: boolean) => ({
    lea: (
      <FilterPopup
        label={districtUsers.filter.byLea}
        choices={LEA_CHOICES}
        chosen={filters.leas}
        onChange={(leas) => {
          filter({ leas });
        }}
        {...(isInTable ? {} : { text: words.lea })}
      />
    ),
    role: (
      <FilterPopup
        label={districtUsers.filter.byRole}
        choices={ROLES}
        chosen={filters.roles}
        onChange={(roles) => {
          filter({ roles });
        }}
        {...(isInTable ? {} : { text: words.role })}
      />
    ),
  });
  const compact = popup(false);

  if (people.users.length === 0) return <EmptyState title={words.empty}>{words.emptyText}</EmptyState>;
  return (
    <div ref={list} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <div role="search" className="relative min-w-0 flex-[1_1_18rem]">
          <label htmlFor={searchId} className="sr-only">
            {words.search}
          </label>
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-ink-soft"
          />
          <input
            id={searchId}
            type="search"
            autoComplete="off"
            maxLength={200}
            placeholder={words.searchPlaceholder}
            title={words.searchPlaceholder}
            value={filters.search}
            onChange={(event) => {
              filter({ search: event.target.value });
            }}
            className={`${controlLooks(false)} pl-10 text-ellipsis`}
          />
        </div>
        <div className="flex flex-wrap gap-2 md:hidden">
          {compact.lea}
          {compact.role}
        </div>
        {isFiltered(filters) && (
          <Button
            kind="quiet"
            size="small"
            onClick={() => {
              filter(NO_FILTERS);
              document.getElementById(searchId)?.focus();
            }}
          >
            {words.clear}
          </Button>
        )}
      </div>
      {people.isTruncated && (
        <Notice kind="info" isLive={false}>
          {words.truncated(people.users.length)}
        </Notice>
      )}
      <Card>
        <UserTable rows={rows} actions={actions} filters={popup(true)} arrivedAt={arrivedAt} />
        <UserCards rows={rows} actions={actions} arrivedAt={arrivedAt} />
        {rows.length === 0 && (
          <div className="px-4 py-10 text-center">
            <p className="font-serif text-xl font-semibold">{words.none}</p>
            <p className="mt-1 text-ink-soft">{words.noneText}</p>
          </div>
        )}
        <Pager
          paging={shown}
          label={words.caption}
          onPage={(next) => {
            onLook({ ...look, page: next });
          }}
          onSize={(next) => {
            onLook({ ...look, size: next, page: 1 });
          }}
        />
      </Card>
      {explained && explainedLock && (
        <Dialog
          isOpen
          title={words.locked}
          onClose={() => {
            setExplained(undefined);
          }}
          actions={
            <Button
              onClick={() => {
                setExplained(undefined);
              }}
            >
              {words.understood}
            </Button>
          }
        >
          <p className="pb-2">
            <LockReason lock={explainedLock} lea={explained.LEA} />
          </p>
        </Dialog>
      )}
    </div>
  );
}

/** After a form: to the row it was about, for the eye and for the keyboard, or to the list itself. */
function useArrival(list: { readonly current: HTMLDivElement | null }, arrivedAt: string | undefined): void {
  // At its first showing alone: what is marked later, on the way out, moves nothing.
  const [email] = useState(arrivedAt);
  useEffect(() => {
    if (email === undefined) return;
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-edits]') ?? [])];
    // The table's and the card's, of which one is displayed.
    const seen = buttons.find((button) => button.dataset['edits'] === email && button.offsetParent !== null);
    if (seen) {
      seen.focus({ preventScroll: true });
      seen.scrollIntoView({ block: 'center' });
    } else document.querySelector('main')?.focus({ preventScroll: true });
  }, [list, email]);
}
