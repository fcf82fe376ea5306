/** What becomes of a goal of last year's plan: the proposal, why, and the old goal with its page. */
import type { GoalReview } from '@goalwright/contracts/api/goals';
import { clsx } from 'clsx';
import { ArrowRight, RefreshCw, TrendingUp } from 'lucide-react';
import { goals as words } from '../../texts/goals';
import { Chip } from '../chip';

const VERDICTS = {
  continue: { Icon: ArrowRight, looks: 'bg-teal-wash text-teal' },
  raise: { Icon: TrendingUp, looks: 'bg-good-wash text-good' },
  replace: { Icon: RefreshCw, looks: 'bg-marigold-wash text-marigold' },
} as const;

export function ReviewVerdict({ verdict }: { readonly verdict: GoalReview['Verdict'] }) {
  const { Icon, looks } = VERDICTS[verdict];
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap',
        looks,
      )}
    >
      <Icon aria-hidden className="size-4" />
      <span className="sr-only">{words.review.proposal}: </span>
      {words.review.verdicts[verdict]}
    </span>
  );
}

interface ReviewNoteProps {
  readonly review: GoalReview;
  /** The verdict stands right above. */
  readonly isVerdictShown?: boolean;
}

export function ReviewNote({ review, isVerdictShown = false }: ReviewNoteProps) {
  return (
    <div className="rounded-control border border-line bg-paper px-4 py-3 text-[0.9375rem]">
      <p className="flex flex-wrap items-center gap-2">
        {!isVerdictShown && <ReviewVerdict verdict={review.Verdict} />}
        <span className="min-w-0 flex-1 basis-60">{review.Why}</span>
      </p>
      <p className="mt-2 flex items-start gap-2">
        <Chip kind="evidence">{words.evidence.page(review.Page)}</Chip>
        <span className="min-w-0 border-l-2 border-evidence pl-2">
          <span className="block text-sm font-semibold text-ink-soft">{words.review.heading}</span>
          <q className="[quotes:none]">{review.OldGoal}</q>
        </span>
      </p>
    </div>
  );
}
