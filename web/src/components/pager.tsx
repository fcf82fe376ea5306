/** Which page of a list is shown, and how many rows it has. */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { PAGE_SIZES, type Paging } from '../lib/paging';
import { components } from '../texts/components';
import { IconButton } from './button';
import { controlLooks } from './field';

interface PagerProps {
  readonly paging: Paging;
  /** What the rows are, for those who listen: "Transactions". */
  readonly label: string;
  readonly onPage: (page: number) => void;
  readonly onSize: (size: number) => void;
}

export function Pager({ paging, label, onPage, onSize }: PagerProps) {
  const id = useId();
  const { page, pages, size, first, last, total } = paging;
  return (
    <nav
      aria-label={components.pagesOf(label)}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-3"
    >
      <div className="flex items-center gap-3">
        <label htmlFor={id} className="text-[0.9375rem] whitespace-nowrap text-ink-soft">
          {components.resultsPerPage}
        </label>
        <select
          id={id}
          value={size}
          onChange={(event) => {
            onSize(Number(event.target.value));
          }}
          className={`${controlLooks(false)} figures w-auto cursor-pointer sm:min-h-9 sm:py-1`}
        >
          {PAGE_SIZES.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      </div>
      <div className="flex items-center gap-1">
        <p role="status" className="figures mr-2 text-[0.9375rem] text-ink-soft">
          {components.rowsShown(first, last, total)}
        </p>
        <IconButton
          label={components.previousPage}
          disabled={page === 1}
          icon={<ChevronLeft aria-hidden className="size-5" />}
          onClick={() => {
            onPage(page - 1);
          }}
        />
        <span className="figures min-w-16 text-center text-[0.9375rem] font-semibold">
          {components.pageOf(page, pages)}
        </span>
        <IconButton
          label={components.nextPage}
          disabled={page === pages}
          icon={<ChevronRight aria-hidden className="size-5" />}
          onClick={() => {
            onPage(page + 1);
          }}
        />
      </div>
    </nav>
  );
}
