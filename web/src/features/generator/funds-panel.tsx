/** In place of the welcome where the balance does not let a talk begin, and in the talk where it ran out. */
import { Wallet } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button, buttonLooks } from '../../components/button';
import { Card } from '../../components/card';
import { formatCents } from '../../lib/money';
import { generator as words } from '../../texts/generator';
import type { TalkDesk } from './desk';

interface FundsPanelProps {
  readonly desk: TalkDesk;
  readonly balanceCents: number;
  /** A talk is under way behind it. */
  readonly isInTalk?: boolean;
}

export function FundsPanel({ desk, balanceCents, isInTalk = false }: FundsPanelProps) {
  return (
    <Card className="mx-auto w-full max-w-3xl animate-settle px-5 py-6 sm:px-8" role="alert">
      <h2 className="text-2xl">{words.funds.heading}</h2>
      <p className="mt-3 text-lg font-semibold text-fail">{words.funds.insufficient}</p>
      <p className="mt-1">
        {words.funds.minimum} {words.funds.balance(formatCents(balanceCents))}
      </p>
      <p className="mt-1">{words.funds.needed}</p>
      <p className="mt-1 text-ink-soft">
        {words.funds.hint} {isInTalk ? words.funds.kept : ''}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Link to="/home/wallet" className={buttonLooks()}>
          <Wallet aria-hidden className="size-5" />
          {words.funds.open}
        </Link>
        <Button kind="secondary" onClick={() => void desk.beginAgain()}>
          {words.funds.again}
        </Button>
      </div>
    </Card>
  );
}
