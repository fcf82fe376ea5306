import { useSecondsUntil } from '../lib/countdown';
import { components } from '../texts/components';
import { Button } from './button';

/** The server sends one code a minute for each purpose. */
export const RESEND_AFTER_MS = 60_000;

interface ResendCodeProps {
  /** When the last code was sent, milliseconds since 1970; 0 where none was. */
  readonly sentAtMs: number;
  readonly isBusy: boolean;
  readonly onResend: () => void;
}

/** Asks for another code, once its minute is over; until then it counts down. */
export function ResendCode({ sentAtMs, isBusy, onResend }: ResendCodeProps) {
  const seconds = useSecondsUntil(sentAtMs === 0 ? 0 : sentAtMs + RESEND_AFTER_MS);
  return (
    <Button
      kind="quiet"
      size="small"
      disabled={seconds > 0}
      isBusy={isBusy}
      onClick={onResend}
      className="-ml-3 figures"
    >
      {seconds > 0 ? components.resendCodeIn(seconds) : components.resendCode}
    </Button>
  );
}
