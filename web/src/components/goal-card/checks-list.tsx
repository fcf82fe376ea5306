/** The writing checks: what did not pass first, each with its verdict as icon and word, why, and what to change. */
import type { Check } from '@goalwright/contracts/api/goals';
import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, TriangleAlert, PencilLine } from 'lucide-react';
import { useRef } from 'react';
import { goals as words } from '../../texts/goals';
import { Button } from '../button';
import { Difference } from '../difference';
import { changesBetween } from './goal-difference';
import { editOf, type GoalText } from './goal-saving';

const VERDICTS = {
  fail: { Icon: CircleAlert, looks: 'text-fail', order: 0 },
  weak: { Icon: TriangleAlert, looks: 'text-weak', order: 1 },
  pass: { Icon: CircleCheck, looks: 'text-good', order: 2 },
} as const;

/** Where fixes that are written out can be applied. */
export interface Fixing {
  /** The words that a fix would change. */
  readonly text: GoalText;
  /** The checks are of older words: nothing is applied until they were read again. */
  readonly isWaiting: boolean;
  /** Until the checks have read the fixed words, or could not. */
  readonly onApply: (check: Check) => Promise<void>;
  /** Where the focus goes once nothing is left to apply. */
  readonly focusAfterLast: () => void;
}

interface ChecksListProps {
  readonly checks: readonly Check[];
  readonly fixing?: Fixing;
}

export function ChecksList({ checks, fixing }: ChecksListProps) {
  // Of one verdict, first what can be mended with a press.
  const orderOf = (check: Check) => VERDICTS[check.Verdict].order * 2 + (fixing && check.Edit ? 0 : 1);
  const sorted = [...checks].sort((a, b) => orderOf(a) - orderOf(b));
  const list = useRef<HTMLUListElement>(null);
  const buttons = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-apply]') ?? [])];
  const apply = async (check: Check) => {
    const place = buttons().findIndex((button) => button === document.activeElement);
    await fixing?.onApply(check);
    requestAnimationFrame(() => {
      // A button that was pressed goes with its check: the next one takes its place for the hands as well.
      if (document.activeElement !== document.body) return;
      const left = buttons();
      const next = left[Math.min(Math.max(place, 0), left.length - 1)];
      if (next) next.focus();
      else fixing?.focusAfterLast();
    });
  };
  return (
    <ul ref={list} className="grid gap-x-8 sm:grid-cols-2">
      {sorted.map((check) => (
        <CheckRow
          key={check.Name}
          check={check}
          {...(fixing ? { fixing: { ...fixing, onApply: apply } } : {})}
        />
      ))}
    </ul>
  );
}

export function CheckRow({ check, fixing }: { readonly check: Check; readonly fixing?: Fixing }) {
  const { Icon, looks } = VERDICTS[check.Verdict];
  const canApply = fixing !== undefined && check.Edit !== undefined && check.Verdict !== 'pass';
  return (
    <li
      className={clsx(
        'flex gap-2.5 border-b border-line py-2.5 text-[0.9375rem] leading-snug',
        canApply && 'sm:col-span-2',
      )}
    >
      <Icon aria-hidden className={clsx('mt-0.5 size-4.5 shrink-0', looks)} />
      <div className="min-w-0 flex-1">
        <p>
          <span className="font-semibold">{check.Name}</span>{' '}
          <span className={clsx('font-semibold', looks)}>{words.quality.verdicts[check.Verdict]}</span>
        </p>
        <p className="text-ink-soft">{check.Why}</p>
        {check.Fix !== '' && (
          <p>
            <span className="font-semibold">{words.quality.fix}</span> {check.Fix}
          </p>
        )}
        {canApply && <WrittenFix check={check} fixing={fixing} />}
      </div>
    </li>
  );
}

/** A fix that is written out: seen before it is applied. */
function WrittenFix({ check, fixing }: { readonly check: Check; readonly fixing: Fixing }) {
  const { text, isWaiting, onApply } = fixing;
  const fixed = { ...text, ...(check.Edit ? editOf(check.Edit) : {}) };
  return (
    <div className="mt-2 rounded-control border border-line bg-surface px-3 py-2">
      <ul className="flex flex-col gap-2">
        {changesBetween(text, fixed).map(({ part, before, after }) => (
          <li key={part}>
            <p className="text-sm font-semibold text-ink-soft">{part}</p>
            <Difference before={before} after={after} />
          </li>
        ))}
      </ul>
      <Button
        kind="secondary"
        size="small"
        className="mt-2"
        data-apply
        isBusy={isWaiting}
        aria-label={words.fix.applyLabel(check.Name)}
        icon={<PencilLine aria-hidden className="size-4" />}
        onClick={() => {
          void onApply(check);
        }}
      >
        {words.fix.apply}
      </Button>
    </div>
  );
}
