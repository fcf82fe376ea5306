/** How much of the rubric a goal meets, as a ring and as its word; the word carries the meaning. */
import type { Check } from '@goalwright/contracts/api/goals';
import { clsx } from 'clsx';
import { clampPercent, type QualityWord, qualityWord } from '../lib/quality';

const LOOKS: Readonly<Record<QualityWord, { readonly ring: string; readonly word: string }>> = {
  Poor: { ring: 'stroke-fail', word: 'text-fail' },
  Basic: { ring: 'stroke-weak', word: 'text-weak' },
  Moderate: { ring: 'stroke-teal', word: 'text-teal' },
  Strong: { ring: 'stroke-good', word: 'text-good' },
};

interface QualityRingProps {
  /** In percent. */
  readonly quality: number;
  /** What the percent sums up; a failed core check holds the word back. */
  readonly checks?: readonly Check[];
}

export function QualityRing({ quality, checks }: QualityRingProps) {
  const percent = clampPercent(quality);
  const word = qualityWord(percent, checks);
  const looks = LOOKS[word];
  return (
    <span className="inline-flex items-center gap-2.5">
      <svg viewBox="0 0 36 36" aria-hidden className="size-9 shrink-0" fill="none">
        <circle cx="18" cy="18" r="15" strokeWidth="4" className="stroke-line" />
        {percent > 0 && (
          <circle
            cx="18"
            cy="18"
            r="15"
            strokeWidth="4"
            strokeLinecap="round"
            pathLength={100}
            strokeDasharray={`${String(percent)} 100`}
            transform="rotate(-90 18 18)"
            className={clsx(looks.ring, 'transition-[stroke-dasharray] duration-200 ease-out')}
          />
        )}
      </svg>
      <span className="leading-tight">
        <span className={clsx('font-semibold', looks.word)}>{word}</span>{' '}
        <span className="figures text-ink-soft">{Math.round(percent)}%</span>
      </span>
    </span>
  );
}
