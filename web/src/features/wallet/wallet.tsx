/** The provider's money: what there is, how to get more, and where it went. */
import { useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { Button } from '../../components/button';
import { Card } from '../../components/card';
import { Notice } from '../../components/notice';
import { Page } from '../../components/page';
import { formatCents } from '../../lib/money';
import { usePublicConfig } from '../../lib/public-config';
import { useUser } from '../../lib/session';
import { useStore } from '../../lib/store';
import { wallet } from '../../texts/wallet';
import { checkout, closeCheckout, openCheckout } from './checkout';
import { CheckoutDialog } from './checkout-dialog';
import { Transactions, transactionsOf } from './transactions';

export function Wallet() {
  const user = useUser();
  const now = useStore(checkout);
  const [isOpen, setIsOpen] = useState(false);
  const { mutate } = useSWRConfig();
  const isPaid = now.name === 'paid';
  useEffect(() => {
    if (isPaid) void mutate(transactionsOf(user.Email));
  }, [isPaid, mutate, user.Email]);

  const isUnderWay = now.name === 'paying' || now.name === 'confirming';
  return (
    <Page title={wallet.title} lead={wallet.lead}>
      <div className="flex flex-col gap-8">
        <div className="grid items-start gap-4 md:grid-cols-2">
          <Card className="flex flex-col gap-4 p-6">
            <div>
              <h2 className="font-sans text-base font-normal text-ink-soft">{wallet.balance}</h2>
              <p className="figures mt-1 font-serif text-5xl font-semibold">
                {formatCents(user.AccountBalance)}
              </p>
            </div>
            <Enough balanceCents={user.AccountBalance} />
            <Button
              className="mt-auto self-stretch sm:self-start"
              onClick={() => {
                setIsOpen(true);
                void openCheckout(user.Email);
              }}
            >
              {wallet.reload}
            </Button>
          </Card>
          <Notice kind="info" title={wallet.note.title} isLive={false}>
            <ul className="mt-1 flex list-disc flex-col gap-2 pl-5">
              {wallet.note.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Notice>
        </div>
        {isUnderWay && !isOpen && <Notice kind="info">{wallet.confirming}</Notice>}
        <Transactions />
      </div>
      {isOpen && (
        <CheckoutDialog
          checkout={now}
          onAgain={() => {
            closeCheckout();
            void openCheckout(user.Email);
          }}
          onClose={() => {
            setIsOpen(false);
            closeCheckout();
          }}
        />
      )}
    </Page>
  );
}

function Enough({ balanceCents }: { readonly balanceCents: number }) {
  const config = usePublicConfig();
  if (!config) return null;
  return (
    <div className="text-ink-soft">
      <p>{wallet.enoughFor(Math.floor(Math.max(0, balanceCents) / config.PricePerAreaCents))}.</p>
      <p>{wallet.price(config.PricePerAreaCents)}</p>
    </div>
  );
}
