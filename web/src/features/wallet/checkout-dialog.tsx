/** The window of a checkout, whoever runs it: opening, paying, confirmed, expired. */
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Aimline } from '../../components/aimline';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { Notice } from '../../components/notice';
import { wallet } from '../../texts/wallet';
import { CardCheckout } from './card-checkout';
import { type Checkout, isTest } from './checkout';
import { TestCheckout } from './test-checkout';

const words = wallet.checkout;

interface CheckoutDialogProps {
  readonly checkout: Checkout;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

export function CheckoutDialog({ checkout, onAgain, onClose }: CheckoutDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={words.title}>
      {content(checkout, { onAgain, onClose })}
    </Dialog>
  );
}

function content(
  checkout: Checkout,
  { onAgain, onClose }: Pick<CheckoutDialogProps, 'onAgain' | 'onClose'>,
): ReactNode {
  const again = (
    <Button kind="secondary" size="small" onClick={onAgain}>
      {words.again}
    </Button>
  );
  switch (checkout.name) {
    case 'none':
    case 'opening':
      return <Waiting>{words.opening}</Waiting>;
    case 'open':
    case 'paying':
      if (!isTest(checkout.session)) {
        return <CardCheckout key={checkout.session.sessionId} session={checkout.session} />;
      }
      return (
        <TestCheckout
          isPaying={checkout.name === 'paying'}
          problem={checkout.name === 'open' ? checkout.problem : undefined}
          sentCents={checkout.name === 'open' ? checkout.sentCents : undefined}
        />
      );
    case 'confirming':
      return (
        <>
          <Waiting>{words.confirming}</Waiting>
          {checkout.isSlow && <Notice kind="info">{words.slow}</Notice>}
        </>
      );
    case 'paid':
      return (
        <div className="flex flex-col items-start gap-4">
          <div role="status" className="flex items-start gap-3">
            <CircleCheck aria-hidden className="mt-1 size-6 shrink-0 text-good" />
            <div>
              <p className="text-lg font-semibold">{words.paid}</p>
              <p className="figures">{words.paidText(checkout.balanceCents)}</p>
            </div>
          </div>
          <Button onClick={onClose} className="self-stretch sm:self-end">
            {words.done}
          </Button>
        </div>
      );
    case 'expired':
      return (
        <Notice kind="warning" title={words.expired} actions={again}>
          {words.expiredText}
        </Notice>
      );
    case 'failed':
      return (
        <Notice kind="error" title={words.refused} actions={again}>
          {checkout.text}
        </Notice>
      );
  }
}

function Waiting({ children }: { readonly children: string }) {
  return (
    <div role="status" className="flex flex-col items-center gap-4 py-10 text-ink-soft">
      <Aimline className="h-10 w-28" progress={0.4} />
      {children}
    </div>
  );
}
