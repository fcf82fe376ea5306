/** The writing checks: what did not pass first, each with its verdict as icon and word, why, and what to change. */
import type { Check } from '@goalwright/contracts/api/goals';
import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { goals as words } from '../../texts/goals';

const VERDICTS = {
  fail: { Icon: CircleAlert, looks: 'text-fail', order: 0 },
  weak: { Icon: TriangleAlert, looks: 'text-weak', order: 1 },
  pass: { Icon: CircleCheck, looks: 'text-good', order: 2 },
} as const;

export function ChecksList({ checks }: { readonly checks: readonly Check[] }) {
  const sorted = [...checks].sort((a, b) => VERDICTS[a.Verdict].order - VERDICTS[b.Verdict].order);
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2">
      {sorted.map((check) => (
        <CheckRow key={check.Name} check={check} />
      ))}
    </ul>
  );
}

export function CheckRow({ check }: { readonly check: Check }) {
  const { Icon, looks } = VERDICTS[check.Verdict];
  return (
    <li className="flex gap-2.5 border-b border-line py-2.5 text-[0.9375rem] leading-snug">
      <Icon aria-hidden className={clsx('mt-0.5 size-4.5 shrink-0', looks)} />
      <div className="min-w-0">
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
      </div>
    </li>
  );
}
