/** What drafting the chosen areas costs, on the button that orders it. */
import { Link } from 'react-router-dom';
import { Button, buttonLooks } from '../../components/button';
import { FieldError } from '../../components/field-error';
import { formatCents } from '../../lib/money';
import { usePublicConfig } from '../../lib/public-config';
import { generator as words } from '../../texts/generator';
import { AREAS_PER_ORDER_MAX, type Price } from './areas';
import { usePrice } from './money';

interface OrderFootProps {
  readonly wanted: number;
  readonly chosen: number;
  readonly onDraft: () => void;
}

export function OrderFoot({ wanted, chosen, onDraft }: OrderFootProps) {
  const config = usePublicConfig();
  const price = usePrice(chosen);
  const isTooMany = chosen > AREAS_PER_ORDER_MAX;
  const isShort = price !== undefined && !price.isFree && price.affordable < wanted;
  const isReady = price !== undefined && chosen > 0 && price.isAffordable && !isTooMany;
  return (
    <>
      {isShort && (
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-3 sm:px-6">
          <p className="min-w-0 flex-1 basis-64">{words.price.enough(price.affordable, wanted)}</p>
          <Link to="/home/wallet" className={buttonLooks({ kind: 'secondary', size: 'small' })}>
            {words.price.reload}
          </Link>
        </div>
      )}
      <div
        data-foot
        className="bottom-0 z-10 rounded-b-card border-t border-line bg-surface px-4 py-3 sm:px-6 tall:sticky"
      >
        {isTooMany && <FieldError id="areas-too-many">{words.price.tooMany(AREAS_PER_ORDER_MAX)}</FieldError>}
        <Button className="w-full flex-col gap-0! py-2.5" disabled={!isReady} onClick={onDraft}>
          {price === undefined || chosen === 0 ? words.price.choose : <PriceWords price={price} />}
        </Button>
        {price?.stopsNextSignIn && chosen > 0 && (
          <p className="figures mt-2 text-center text-[0.9375rem] text-ink-soft">
            {words.price.after(
              formatCents(price.leftCents),
              formatCents(config?.MinimumBalanceCents ?? price.balanceCents),
            )}
          </p>
        )}
      </div>
    </>
  );
}

function PriceWords({ price }: { readonly price: Price }) {
  return (
    <>
      <span className="figures text-lg">
        {price.isFree
          ? words.price.free(price.count)
          : words.price.order(price.count, formatCents(price.costCents))}
      </span>
      {!price.isFree && (
        <span className="figures text-[0.9375rem] font-normal">
          {' '}
          {words.price.terms(formatCents(price.balanceCents))}
        </span>
      )}
    </>
  );
}
