/** The log as far as it was read: the newest page at once, older ones when they are asked for. */
import { useState } from 'react';
import useSWRInfinite from 'swr/infinite';
import { useUser } from '../../lib/session';
import { type Action, ACTIONS_MAX, type Kind, type OlderPage, readActions } from './actions';

interface ReadSoFar {
  readonly actions: readonly Action[];
  readonly state: 'loading' | 'failed' | 'idle';
  /** What stands after the last action. */
  readonly rest: 'older' | 'nothing' | 'too-many';
  /** Older ones were asked for. */
  readonly hasLookedBack: boolean;
  readonly loadOlder: () => void;
  readonly tryAgain: () => void;
}

type Key = readonly [name: 'actions', email: string, shownOn: number, kind: Kind, before: string | undefined];

/** @param until an instant from which on nothing is shown, or none for everything up to now */
export function useActions(kind: Kind, until: string | undefined): ReadSoFar {
  const { Email } = useUser();
  // Read anew at each visit: something happened meanwhile, the visitor's own signing in for example.
  const [shownOn] = useState(() => Date.now());
  const { data, error, isLoading, isValidating, size, setSize } = useSWRInfinite<OlderPage, unknown>(
    (_, previous: OlderPage | null): Key | null => {
      if (previous === null) return ['actions', Email, shownOn, kind, until];
      return previous.hasMore ? ['actions', Email, shownOn, kind, previous.actions.at(-1)?.CreatedOn] : null;
    },
    ([, , , , before]: Key) => readActions(kind, before),
    {
      revalidateFirstPage: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
    },
  );
  const actions = (data ?? []).flatMap((page) => page.actions).slice(0, ACTIONS_MAX);
  const isWaiting = isLoading || (isValidating && (data?.length ?? 0) < size);
  const hasMore = data?.at(-1)?.hasMore === true;
  return {
    actions,
    state: isWaiting ? 'loading' : error === undefined ? 'idle' : 'failed',
    rest: !hasMore ? 'nothing' : actions.length < ACTIONS_MAX ? 'older' : 'too-many',
    hasLookedBack: size > 1,
    loadOlder: () => {
      if (!isWaiting) void setSize(size + 1);
    },
    tryAgain: () => {
      if (!isWaiting) void setSize(size);
    },
  };
}
