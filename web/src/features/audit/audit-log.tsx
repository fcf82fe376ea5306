/** The activity log of a district: who signed in and what was changed, in sentences, newest first. */
import { Link } from 'react-router-dom';
import { useState } from 'react';
import { Button, buttonLooks } from '../../components/button';
import { Card } from '../../components/card';
import { Chip } from '../../components/chip';
import { EmptyState } from '../../components/empty-state';
import { TextField } from '../../components/field';
import { Notice } from '../../components/notice';
import { Page } from '../../components/page';
import { Select } from '../../components/select';
import { Skeleton } from '../../components/skeleton';
import { formatTimeWithZone } from '../../lib/dates';
import { useUser } from '../../lib/session';
import { audit as words } from '../../texts/audit';
import { type Action, byDay, endOfDay, KINDS, type Wanted, wantedActions } from './actions';
import { useActions } from './use-actions';

const NOTHING_WANTED: Wanted = { kind: 'all', person: '' };

export function AuditLog() {
  const { CanManageUsers: mayLook, CanManageAllLeas: seesAll } = useUser();
  if (mayLook)
    return (
      <Page title={words.title} lead={seesAll ? words.leadForAll : words.lead}>
        <Log isOfAll={seesAll === true} />
      </Page>
    );
  return (
    <Page title={words.title}>
      <EmptyState
        title={words.forbidden}
        action={
          <Link to="/home" className={buttonLooks({ kind: 'secondary' })}>
            {words.back}
          </Link>
        }
      >
        {words.forbiddenText}
      </EmptyState>
    </Page>
  );
}

function Log({ isOfAll }: { readonly isOfAll: boolean }) {
  const [wanted, setWanted] = useState(NOTHING_WANTED);
  const [day, setDay] = useState('');
  const { actions, state, rest, hasLookedBack, loadOlder, tryAgain } = useActions(wanted.kind, endOfDay(day));
  const shown = wantedActions(actions, wanted);
  const isFiltered = wanted.kind !== 'all' || wanted.person.trim() !== '' || day !== '';
  return (
    <div className="flex flex-col gap-6">
      <div role="search" aria-label={words.filters} className="grid items-end gap-4 sm:grid-cols-3">
        <Select
          label={words.kind}
          value={wanted.kind}
          options={KINDS.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
          onChange={(event) => {
            const kind = KINDS.find((known) => known === event.target.value);
            if (kind) setWanted({ ...wanted, kind });
          }}
        />
        <TextField
          label={words.person}
          type="search"
          autoComplete="off"
          maxLength={254}
          placeholder={words.personPlaceholder}
          value={wanted.person}
          onChange={(event) => {
            setWanted({ ...wanted, person: event.target.value });
          }}
        />
        <TextField
          label={words.until}
          type="date"
          value={day}
          onChange={(event) => {
            setDay(event.target.value);
          }}
        />
      </div>
      {(actions.length > 0 || isFiltered) && (
        <div className="flex min-h-9 flex-wrap items-center justify-between gap-3">
          <p role="status" className="figures text-[0.9375rem] text-ink-soft">
            {words.shown(shown.length, actions.length)}
          </p>
          {isFiltered && (
            <Button
              kind="quiet"
              size="small"
              onClick={() => {
                setWanted(NOTHING_WANTED);
                setDay('');
              }}
            >
              {words.clear}
            </Button>
          )}
        </div>
      )}
      {actions.length === 0 && state === 'loading' && <Waiting />}
      {actions.length === 0 && state === 'idle' && (
        <EmptyState title={isFiltered ? words.emptyFiltered : words.empty}>
          {isFiltered ? words.emptyFilteredText : words.emptyText}
        </EmptyState>
      )}
      {actions.length > 0 && shown.length === 0 && <p className="py-6 text-ink-soft">{words.none}</p>}
      {byDay(shown).map(({ name, actions: those }) => (
        <section key={name} aria-label={name}>
          <h2 className="mb-2 text-lg">{name}</h2>
          <Card>
            <ol>
              {those.map((action, place) => (
                <Line key={`${action.CreatedOn} ${String(place)}`} action={action} isOfAll={isOfAll} />
              ))}
            </ol>
          </Card>
        </section>
      ))}
      {state === 'failed' && (
        <Notice
          kind="error"
          title={words.failed}
          actions={
            <Button kind="secondary" size="small" onClick={tryAgain}>
              {words.again}
            </Button>
          }
        >
          {words.failedText}
        </Notice>
      )}
      {actions.length > 0 && state !== 'failed' && (
        <div className="flex justify-center">
          {rest === 'older' ? (
            <Button kind="secondary" isBusy={state === 'loading'} onClick={loadOlder}>
              {state === 'loading' ? words.loadingOlder : words.older}
            </Button>
          ) : (
            <End hasFocus={hasLookedBack}>{rest === 'nothing' ? words.end : words.full}</End>
          )}
        </div>
      )}
    </div>
  );
}

/** Takes the place of the button that led here, and its focus. */
function End({ hasFocus, children }: { readonly hasFocus: boolean; readonly children: string }) {
  return (
    <p
      tabIndex={-1}
      ref={(end) => {
        if (hasFocus && document.activeElement === document.body) end?.focus({ preventScroll: true });
      }}
      className="text-[0.9375rem] text-ink-soft outline-none"
    >
      {children}
    </p>
  );
}

function Line({ action, isOfAll }: { readonly action: Action; readonly isOfAll: boolean }) {
  const isRefused = action.Result === 'refused';
  return (
    <li className="flex flex-col gap-x-4 gap-y-0.5 border-b border-line px-4 py-2.5 last:border-b-0 sm:flex-row sm:items-baseline">
      <time dateTime={action.CreatedOn} className="figures shrink-0 text-[0.9375rem] text-ink-soft sm:w-32">
        {formatTimeWithZone(action.CreatedOn)}
      </time>
      <p className="min-w-0 flex-1 wrap-anywhere">
        {words.sentence(action)}
        {isOfAll && action.LEA && <span className="text-ink-soft"> {words.lea(action.LEA)}</span>}
      </p>
      {isRefused && (
        <span className="shrink-0">
          <Chip kind="fail">{words.refusedMark}</Chip>
        </span>
      )}
    </li>
  );
}

function Waiting() {
  return (
    <div role="status" className="flex flex-col gap-2">
      <span className="text-ink-soft">{words.loading}</span>
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className="h-11" />
      ))}
    </div>
  );
}
