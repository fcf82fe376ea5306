/** How a goal came to be what it is: each version with what changed in it, and the way back to it. */
import { type Goal, type GoalVersion, readGoalVersions } from '@goalwright/contracts/api/goals';
import { RotateCcw } from 'lucide-react';
import { useContext } from 'react';
import useSWR from 'swr';
import { callUntilReached } from '../../lib/api';
import { formatDateTime } from '../../lib/dates';
import { qualityWord } from '../../lib/quality';
import { goals as texts } from '../../texts/goals';
import { Button } from '../button';
import { Chip } from '../chip';
import { Difference } from '../difference';
import { Disclosure } from '../disclosure';
import { Notice } from '../notice';
import { changesBetween } from './goal-difference';
import { PartLevel } from './goal-reading';
import { textOf } from './goal-saving';
import type { OneStep } from './goal-steps';

const words = texts.versions;

interface VersionsListProps {
  readonly goal: Goal;
  /** Words on the card that are not saved: a version in their place would lose them. */
  readonly isUnsaved: boolean;
  readonly steps: OneStep;
}

interface Versions {
  readonly versions: readonly GoalVersion[];
  readonly acknowledged: NonNullable<Goal['Acknowledged']>;
}

async function readVersions(GoalId: Goal['GoalId']): Promise<Versions> {
  const reply = await callUntilReached(readGoalVersions, { GoalId });
  if (!reply.isSuccessful || !reply.body.Versions) throw new Error('The versions were refused');
  return { versions: reply.body.Versions, acknowledged: reply.body.Acknowledged ?? [] };
}

const nameOf = ({ By }: GoalVersion): string => (By === 'draft' ? words.draft : words.yours);

export function VersionsList({ goal, isUnsaved, steps }: VersionsListProps) {
  const { GoalId, Version = 0, Acknowledged = [] } = goal;
  const { data, error, isLoading, mutate } = useSWR<Versions, Error>(
    ['versions', GoalId, Version, Acknowledged.length],
    () => readVersions(GoalId),
    { revalidateOnFocus: false, shouldRetryOnError: false, keepPreviousData: true },
  );
  if (!data && isLoading)
    return (
      <p role="status" className="py-4 text-ink-soft">
        {words.loading}
      </p>
    );
  if (!data || error)
    return (
      <div className="py-3">
        <Notice
          kind="error"
          actions={
            <Button kind="secondary" size="small" onClick={() => void mutate()}>
              {words.retry}
            </Button>
          }
        >
          {words.failed}
        </Notice>
      </div>
    );
  const restore = async (version: GoalVersion) => {
    const time = formatDateTime(version.On);
    await steps.take(textOf(version), (saved, isSaved) => {
      const percent = Math.round(saved.Quality);
      if (!isSaved) return words.restoring;
      return words.restored(
        nameOf(version),
        time,
        `${qualityWord(percent, saved.Checks)} ${String(percent)}%`,
      );
    });
    requestAnimationFrame(steps.focusUndo);
  };
  return (
    <>
      <ol className="flex flex-col">
        {data.versions.map((version, place) => (
          <VersionItem
            key={version.Version}
            version={version}
            before={data.versions[place + 1]}
            isNow={version.Version === Version}
            isFirst={place === 0}
            isWaiting={isUnsaved || steps.isBusy}
            onRestore={() => {
              void restore(version);
            }}
          />
        ))}
      </ol>
      {data.acknowledged.length > 0 && (
        <div className="border-t border-line py-3 text-[0.9375rem]">
          <p className="font-semibold">{words.seen}</p>
          <ul className="text-ink-soft">
            {data.acknowledged.map(({ Check: check, On }) => (
              <li key={check}>{words.seenOne(check, formatDateTime(On))}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

interface VersionItemProps {
  readonly version: GoalVersion;
  /** The one this was made from; absent for the draft, and where the list begins later. */
  readonly before: GoalVersion | undefined;
  readonly isNow: boolean;
  readonly isFirst: boolean;
  readonly isWaiting: boolean;
  readonly onRestore: () => void;
}

function VersionItem({ version, before, isNow, isFirst, isWaiting, onRestore }: VersionItemProps) {
  const Heading = useContext(PartLevel) === 3 ? 'h3' : 'h4';
  const changes = before ? changesBetween(textOf(before), textOf(version)) : [];
  const time = formatDateTime(version.On);
  return (
    <li className="border-b border-line py-3 last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Heading className="font-sans text-base font-semibold">{nameOf(version)}</Heading>
        <span className="figures text-[0.9375rem] text-ink-soft">{time}</span>
        {isNow ? (
          <span className="ml-auto">
            <Chip kind="teal">{words.now}</Chip>
          </span>
        ) : (
          <Button
            kind="secondary"
            size="small"
            className="ml-auto"
            isBusy={isWaiting}
            aria-label={words.restoreLabel(nameOf(version), time)}
            icon={<RotateCcw aria-hidden className="size-4" />}
            onClick={onRestore}
          >
            {words.restore}
          </Button>
        )}
      </div>
      {before && changes.length === 0 && <p className="text-[0.9375rem] text-ink-soft">{words.unchanged}</p>}
      {changes.length > 0 && (
        <Disclosure
          open={isFirst}
          className="border-b-0! [&>div]:pb-1 [&>summary]:justify-start [&>summary]:py-1.5"
          summary={
            <span className="text-[0.9375rem] font-normal">
              {words.changed(changes.map(({ part }) => part))}
            </span>
          }
        >
          <ul className="flex flex-col gap-3">
            {changes.map(({ part, before: was, after }) => (
              <li key={part}>
                <p className="text-sm font-semibold text-ink-soft">{part}</p>
                <Difference before={was} after={after} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </li>
  );
}
