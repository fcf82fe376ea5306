/** What a report says of an area, with the page it stands on. */
import type { Evidence } from '@goalwright/contracts/api/goals';
import { Chip } from '../../components/chip';
import { More } from '../../components/disclosure';
import { generator as words } from '../../texts/generator';

interface QuotesProps {
  readonly evidence: readonly Evidence[];
  /** What the line for the others says. */
  readonly more: (count: number) => string;
}

/** The strongest quote in view, the others on demand. */
export function Quotes({ evidence, more }: QuotesProps) {
  const [first, ...others] = evidence;
  return (
    <div className="mt-2">
      {first && <QuoteLine page={first.Page} quote={first.Quote} />}
      {others.length > 0 && (
        <More summary={more(others.length)}>
          <div className="flex flex-col gap-2">
            {others.map(({ Page, Quote }, place) => (
              <QuoteLine key={place} page={Page} quote={Quote} />
            ))}
          </div>
        </More>
      )}
    </div>
  );
}

export function QuoteLine({ page, quote }: { readonly page: number | null; readonly quote: string }) {
  return (
    <span className="flex items-start gap-2 text-[0.9375rem]">
      {page !== null && <Chip kind="evidence">{words.areas.page(page)}</Chip>}
      <q className="min-w-0 border-l-2 border-evidence pl-2 [quotes:none]">{quote}</q>
    </span>
  );
}
