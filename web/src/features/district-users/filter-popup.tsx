/** The filter of a column: boxes to tick, with "All" above them, and a search where there are many. */
import { clsx } from 'clsx';
import { ListFilter, Search } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useId, useState } from 'react';
import { Button } from '../../components/button';
import { Checkbox } from '../../components/checkbox';
import { controlLooks } from '../../components/field';
import { districtUsers } from '../../texts/district-users';

const words = districtUsers.filter;
/** Fewer than this are seen at a glance. */
const SEARCHED_FROM = 6;

interface FilterPopupProps<Id extends string> {
  /** What it does: "Filter by LEA". */
  readonly label: string;
  readonly choices: readonly { readonly id: Id; readonly name: string }[];
  /** None: all. */
  readonly chosen: ReadonlySet<Id>;
  readonly onChange: (chosen: ReadonlySet<Id>) => void;
  /** The words that stand beside the icon; without them the icon stands alone, in a column's heading. */
  readonly text?: string;
}

export function FilterPopup<Id extends string>({
  label,
  choices,
  chosen,
  onChange,
  text,
}: FilterPopupProps<Id>) {
  const [search, setSearch] = useState('');
  const id = useId();
  const isActive = chosen.size > 0;
  const wanted = search.trim().toLowerCase();
  const found = choices.filter(({ name }) => name.toLowerCase().includes(wanted));
  const state = isActive ? `, ${words.active(chosen.size)}` : '';
  return (
    <Popover.Root
      onOpenChange={() => {
        setSearch('');
      }}
    >
      <Popover.Trigger
        aria-label={`${label}${state}`}
        title={`${label}${state}`}
        className={clsx(
          'relative inline-flex shrink-0 items-center justify-center gap-2 rounded-control font-semibold transition-colors duration-150',
          text === undefined ? 'size-9' : 'min-h-11 border border-line-strong px-3 sm:min-h-9',
          isActive ? 'bg-teal-wash text-teal' : 'text-ink-soft hover:bg-teal-wash hover:text-teal',
        )}
      >
        <ListFilter aria-hidden className="size-4" />
        {text}
        {isActive && (
          <span aria-hidden className="figures rounded-full bg-teal px-1.5 text-xs text-on-teal">
            {chosen.size}
          </span>
        )}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={6}
          collisionPadding={8}
          aria-label={label}
          className="z-30 flex max-h-[min(28rem,var(--radix-popover-content-available-height))] w-72 max-w-[calc(100vw-1rem)] animate-appear flex-col rounded-card border border-line bg-surface text-ink shadow-float outline-none"
        >
          {choices.length >= SEARCHED_FROM && (
            <div className="relative border-b border-line p-3">
              <label htmlFor={id} className="sr-only">
                {words.search}
              </label>
              <Search
                aria-hidden
                className="pointer-events-none absolute top-1/2 left-6 size-4 -translate-y-1/2 text-ink-soft"
              />
              <input
                id={id}
                type="search"
                autoComplete="off"
                placeholder={words.search}
                value={search}
                onChange={(event) => {
                  setSearch(event.target.value);
                }}
                className={clsx(controlLooks(false), 'pl-9')}
              />
            </div>
          )}
          <div role="group" aria-label={label} className="min-h-0 flex-1 overflow-y-auto px-4 py-2">
            {wanted === '' && (
              <Checkbox
                label={words.all}
                checked={!isActive}
                // "All" is what no other box means: it is ticked by pressing it, and unticked by ticking another.
                onChange={() => {
                  onChange(new Set());
                }}
              />
            )}
            {found.map((choice) => (
              <Checkbox
                key={choice.id}
                label={choice.name}
                checked={chosen.has(choice.id)}
                onChange={(event) => {
                  const others = [...chosen].filter((one) => one !== choice.id);
                  onChange(new Set(event.target.checked ? [...others, choice.id] : others));
                }}
              />
            ))}
            {found.length === 0 && (
              <p role="status" className="py-3 text-ink-soft">
                {words.noLea}
              </p>
            )}
          </div>
          <div className="flex justify-between gap-2 border-t border-line p-2">
            <Button
              kind="quiet"
              size="small"
              disabled={!isActive}
              onClick={() => {
                onChange(new Set());
              }}
            >
              {words.clear}
            </Button>
            <Popover.Close asChild>
              <Button kind="secondary" size="small">
                {words.done}
              </Button>
            </Popover.Close>
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
