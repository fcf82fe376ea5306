/** The card provider's own form in our dialog. No card number ever touches our page. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Aimline } from '../../components/aimline';
import { Button } from '../../components/button';
import { Notice } from '../../components/notice';
import { wallet } from '../../texts/wallet';
import { showCardForm } from './card-form';
import { type CheckoutSession, paidByCard } from './checkout';

const words = wallet.card;

type Stage = 'coming' | 'shown' | 'failed';

export function CardCheckout({ session }: { readonly session: CheckoutSession }) {
  const [stage, setStage] = useState<Stage>('coming');
  const [attempt, setAttempt] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const completed = useEffectEvent(() => {
    paidByCard(session);
  });

  useEffect(() => {
    if (!place.current) return;
    let isHere = true;
    const form = showCardForm(place.current, session, () => {
      completed();
    });
    form.shown.then(
      () => {
        if (isHere) setStage('shown');
      },
      () => {
        form.remove();
        if (isHere) setStage('failed');
      },
    );
    return () => {
      isHere = false;
      form.remove();
    };
  }, [session, attempt]);

  return (
    <>
      {stage === 'coming' && (
        <div role="status" className="flex flex-col items-center gap-4 py-10 text-ink-soft">
          <Aimline className="h-10 w-28" progress={0.4} />
          {words.coming}
        </div>
      )}
      {stage === 'failed' && (
        <Notice
          kind="error"
          title={words.failed}
          actions={
            <Button
              kind="secondary"
              size="small"
              onClick={() => {
                setStage('coming');
                setAttempt(attempt + 1);
              }}
            >
              {words.again}
            </Button>
          }
        >
          {words.failedText}
        </Notice>
      )}
      {/* Stripe's form is light in either theme: a white sheet keeps its edges from the dark. */}
      <div ref={place} data-theme="light" className="rounded-card bg-surface empty:hidden" />
    </>
  );
}
