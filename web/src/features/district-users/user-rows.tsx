/** People in rows: columns where there is room, cards on a phone. */
import { clsx } from 'clsx';
import { LockKeyhole, Pencil, Trash2 } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { IconButton } from '../../components/button';
import { Chip } from '../../components/chip';
import { formatDate, formatTime } from '../../lib/dates';
import { formatPhone } from '../../lib/phone';
import { districtUsers } from '../../texts/district-users';
import { type Lock, type Person, roleOf } from './filters';

const words = districtUsers.list;

export interface RowActions {
  readonly ownEmail: string;
  readonly lockOf: (person: Person) => Lock | undefined;
  readonly onEdit: (person: Person) => void;
  readonly onDelete: (person: Person) => void;
  /** Why somebody cannot be deleted. */
  readonly onExplain: (person: Person) => void;
}

interface RowsProps {
  readonly rows: readonly Person[];
  readonly actions: RowActions;
  /** Whose row was just changed, added or looked at. */
  readonly arrivedAt: string | undefined;
}

interface UserTableProps extends RowsProps {
  readonly filters: { readonly lea: ReactNode; readonly role: ReactNode };
}

export function UserTable({ rows, actions, arrivedAt, filters }: UserTableProps) {
  return (
    // What the keyboard goes to is not left under the headings that stay in view.
    <div className="hidden max-h-[400px] overflow-auto scroll-pt-14 rounded-t-card md:block">
      <table className="w-full text-left text-[0.9375rem] lg:text-base">
        <caption className="sr-only">{words.caption}</caption>
        <thead className="sticky top-0 z-10 bg-surface text-[0.9375rem] text-ink-soft shadow-[inset_0_-1px_0_var(--color-line)]">
          <tr>
            <Heading>{words.name}</Heading>
            <Heading filter={filters.lea}>{words.lea}</Heading>
            <Heading>{words.email}</Heading>
            <Heading filter={filters.role}>{words.role}</Heading>
            <Heading>{words.modified}</Heading>
            <Heading>{words.actions}</Heading>
          </tr>
        </thead>
        <tbody>
          {rows.map((person) => (
            <tr
              key={person.Email}
              className={clsx('border-b border-line', person.Email === arrivedAt && 'bg-teal-wash')}
            >
              <th
                scope="row"
                className="min-w-24 py-2.5 pr-3 pl-4 text-left font-semibold wrap-anywhere lg:pr-4"
              >
                {person.DisplayName} <Marks person={person} ownEmail={actions.ownEmail} />
              </th>
              <td className="px-3 py-2.5 lg:px-4">{person.LEA}</td>
              <td className="min-w-40 px-3 py-2.5 wrap-anywhere lg:px-4">
                <Email address={person.Email} />
              </td>
              <td className="px-3 py-2.5 lg:px-4">{districtUsers.roles[roleOf(person)]}</td>
              <td className="figures px-3 py-2.5 text-ink-soft lg:px-4">
                <Moment instant={person.LastModified} />
              </td>
              <td className="px-1 py-1 whitespace-nowrap lg:px-2">
                <Actions person={person} actions={actions} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function UserCards({ rows, actions, arrivedAt }: RowsProps) {
  return (
    <ul className="md:hidden">
      {rows.map((person) => (
        <li
          key={person.Email}
          className={clsx(
            'flex items-start justify-between gap-2 border-b border-line py-3 pr-2 pl-4',
            person.Email === arrivedAt && 'bg-teal-wash',
          )}
        >
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">
              {person.DisplayName} <Marks person={person} ownEmail={actions.ownEmail} />
            </p>
            <p className="text-[0.9375rem] wrap-anywhere">
              <Email address={person.Email} />
            </p>
            <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 text-[0.9375rem] text-ink-soft">
              <Fact name={words.lea} value={person.LEA} />
              <Fact name={words.role} value={districtUsers.roles[roleOf(person)]} />
              {person.PhoneNumber !== '' && (
                <Fact name={words.phone} value={formatPhone(person.PhoneNumber)} />
              )}
              <Fact name={words.modified} value={<Moment instant={person.LastModified} />} />
            </dl>
          </div>
          <div className="flex shrink-0 flex-col">
            <Actions person={person} actions={actions} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Heading({ filter, children }: { readonly filter?: ReactNode; readonly children: string }) {
  return (
    <th scope="col" className={clsx('px-3 font-semibold first:pl-4 lg:px-4', filter ? 'py-1' : 'py-3')}>
      {filter ? (
        <span className="flex items-center gap-1">
          {children}
          {filter}
        </span>
      ) : (
        children
      )}
    </th>
  );
}

/** Broken where an address has a joint, before it is broken anywhere. */
function Email({ address }: { readonly address: string }) {
  return address.split(/(?=[@.])/).map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** Broken between day and hour alone. */
function Moment({ instant }: { readonly instant: string }) {
  return (
    <time dateTime={instant}>
      <span className="whitespace-nowrap">{formatDate(instant)},</span>{' '}
      <span className="whitespace-nowrap">{formatTime(instant)}</span>
    </time>
  );
}

function Marks({ person, ownEmail }: { readonly person: Person; readonly ownEmail: string }) {
  return (
    <>
      {person.Email === ownEmail && <Chip kind="teal">{words.you}</Chip>}
      {person.IsInvited === true && <Chip kind="marigold">{words.invited}</Chip>}
    </>
  );
}

function Actions({ person, actions }: { readonly person: Person; readonly actions: RowActions }) {
  const isLocked = actions.lockOf(person) !== undefined;
  return (
    <>
      <IconButton
        label={words.edit(person.DisplayName)}
        icon={<Pencil aria-hidden className="size-5" />}
        data-edits={person.Email}
        onClick={() => {
          actions.onEdit(person);
        }}
      />
      {isLocked ? (
        <IconButton
          label={words.deleteLocked(person.DisplayName)}
          icon={<LockKeyhole aria-hidden className="size-5" />}
          aria-haspopup="dialog"
          onClick={() => {
            actions.onExplain(person);
          }}
        />
      ) : (
        <IconButton
          label={words.delete(person.DisplayName)}
          icon={<Trash2 aria-hidden className="size-5" />}
          className="hover:bg-fail-wash hover:text-fail"
          aria-haspopup="dialog"
          onClick={() => {
            actions.onDelete(person);
          }}
        />
      )}
    </>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className="figures">{value}</dd>
    </>
  );
}
