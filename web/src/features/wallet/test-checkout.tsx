/** The checkout of every installation but production: an amount, and no card. */
import { clsx } from 'clsx';
import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button';
import { TextField } from '../../components/field';
import { Notice } from '../../components/notice';
import { formatCents, parseDollars } from '../../lib/money';
import { useUser } from '../../lib/session';
import { wallet } from '../../texts/wallet';
import { payTest } from './checkout';

const words = wallet.test;
/** The smallest and the largest single deposit; the server refuses others. */
const DEPOSIT_CENTS = { min: 2000, max: 20_000 };
const PICKS_CENTS = [2000, 5000, 10_000];

interface TestCheckoutProps {
  readonly isPaying: boolean;
  readonly problem?: string | undefined;
  /** Sent before without an answer: the amount is no longer free. */
  readonly sentCents?: number | undefined;
}

export function TestCheckout({ isPaying, problem, sentCents }: TestCheckoutProps) {
  const user = useUser();
  const [typed, setTyped] = useState('20');
  const [error, setError] = useState<string>();
  const cents = sentCents ?? parseDollars(typed);
  const isRight = cents !== undefined && cents >= DEPOSIT_CENTS.min && cents <= DEPOSIT_CENTS.max;
  const isFixed = isPaying || sentCents !== undefined;
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (isPaying) return;
        if (isRight) void payTest(cents);
        else setError(cents === undefined ? words.notMoney : words.outOfRange);
      }}
    >
      <p className="flex items-start gap-3 rounded-card bg-marigold-wash px-4 py-3">
        <FlaskConical aria-hidden className="mt-0.5 size-5 shrink-0 text-marigold" />
        <span>
          <strong className="font-semibold">{words.label}.</strong> {words.text}
        </span>
      </p>
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      <fieldset disabled={isFixed} className="flex flex-col gap-1.5">
        <legend className="mb-1.5 font-semibold">{words.pick}</legend>
        <div className="grid grid-cols-3 gap-3">
          {PICKS_CENTS.map((pick) => (
            <button
              key={pick}
              type="button"
              aria-pressed={cents === pick}
              onClick={() => {
                setTyped(String(pick / 100));
                setError(undefined);
              }}
              className={clsx(
                'figures min-h-12 rounded-control border text-lg font-semibold transition-colors duration-150 disabled:opacity-55',
                cents === pick
                  ? 'border-teal bg-teal-wash text-teal'
                  : 'border-line-strong bg-surface hover:border-teal hover:text-teal',
              )}
            >
              {formatCents(pick).replace('.00', '')}
            </button>
          ))}
        </div>
      </fieldset>
      <TextField
        label={words.other}
        hint={words.otherHint}
        inputMode="decimal"
        autoComplete="off"
        disabled={isFixed}
        value={sentCents === undefined ? typed : String(sentCents / 100)}
        error={error}
        onChange={(event) => {
          setTyped(event.target.value);
          setError(undefined);
        }}
        className="figures max-w-40"
      />
      <div className="flex flex-col items-stretch gap-3 border-t border-line pt-4 sm:flex-row sm:items-center sm:justify-between">
        <p className="figures text-ink-soft" aria-live="polite">
          {isRight ? words.after(user.AccountBalance + cents) : ''}
        </p>
        <Button type="submit" isBusy={isPaying} className="figures">
          {isRight ? words.pay(cents) : words.payUnknown}
        </Button>
      </div>
    </form>
  );
}
