/** The menu of the shell: the same list in the sidebar and in the drawer. */
import { clsx } from 'clsx';
import {
  ChevronDown,
  CircleUserRound,
  FileText,
  History,
  LifeBuoy,
  ListChecks,
  LogOut,
  type LucideIcon,
  NotebookPen,
} from 'lucide-react';
import { useId, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { isGenerating } from '../lib/generating';
import { useUser } from '../lib/session';
import { signOut } from '../lib/sign-out';
import { useStore } from '../lib/store';
import { app } from '../texts/app';
import { accountPages, CHECKER, GENERATOR, HISTORY, type ShellPage, SUPPORT } from './pages';

const words = app.shell;
const DOCUMENTS = [
  { name: words.guide, path: '/documents/generator-guide.pdf' },
  { name: words.privacy, path: '/documents/privacy-policy.pdf' },
];

const itemLooks = (isNarrow: boolean): string =>
  clsx(
    'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left font-medium no-underline',
    'transition-colors duration-150 hover:bg-teal-wash hover:text-teal',
    isNarrow && 'justify-center',
  );

interface NavigationProps {
  /** Icons alone. */
  readonly isNarrow?: boolean;
  /** Asked for by what needs room, in a narrow sidebar. */
  readonly onWiden?: () => void;
  /** A page was chosen, be it the one that is open. */
  readonly onChosen?: () => void;
}

export function Navigation({ isNarrow = false, onWiden, onChosen }: NavigationProps) {
  const isWaiting = useStore(isGenerating);
  return (
    <>
      {/* `inert`: neither a click nor the Tab key reaches a way out while goals are being drafted. */}
      <div
        inert={isWaiting}
        className={clsx('flex flex-1 flex-col gap-6 transition-opacity', isWaiting && 'opacity-55')}
      >
        <nav aria-label={words.mainNavigation}>
          <ul className="flex flex-col gap-1">
            <li>
              <Item page={GENERATOR} Icon={NotebookPen} isNarrow={isNarrow} onChosen={onChosen} />
            </li>
            <li>
              <Item page={HISTORY} Icon={History} isNarrow={isNarrow} onChosen={onChosen} />
            </li>
            <li>
              <Item page={CHECKER} Icon={ListChecks} isNarrow={isNarrow} onChosen={onChosen} />
            </li>
            <AccountItems isNarrow={isNarrow} onWiden={onWiden} onChosen={onChosen} />
            <li>
              <Item page={SUPPORT} Icon={LifeBuoy} isNarrow={isNarrow} onChosen={onChosen} />
            </li>
          </ul>
        </nav>
        {!isNarrow && <Notes />}
      </div>
      {isWaiting && !isNarrow && (
        <p role="status" className="px-3 pb-3 text-[0.9375rem] text-ink-soft">
          {words.waitsForGoals}
        </p>
      )}
    </>
  );
}

interface ItemProps {
  readonly page: ShellPage;
  readonly Icon?: LucideIcon;
  readonly isNarrow: boolean;
  readonly onChosen: (() => void) | undefined;
}

function Item({ page, Icon, isNarrow, onChosen }: ItemProps) {
  return (
    <NavLink
      to={page.path}
      end
      {...(onChosen ? { onClick: onChosen } : {})}
      {...(isNarrow ? { title: page.name } : {})}
      className={({ isActive }) =>
        clsx(itemLooks(isNarrow), isActive ? 'bg-teal-wash text-teal' : 'text-ink')
      }
    >
      {Icon && <Icon aria-hidden className="size-5 shrink-0" />}
      <span className={clsx(isNarrow && 'sr-only')}>{page.name}</span>
    </NavLink>
  );
}

interface AccountItemsProps {
  readonly isNarrow: boolean;
  readonly onWiden: (() => void) | undefined;
  readonly onChosen: (() => void) | undefined;
}

function AccountItems({ isNarrow, onWiden, onChosen }: AccountItemsProps) {
  const user = useUser();
  const { pathname } = useLocation();
  const pages = accountPages(user);
  const isInside = pages.some((page) => page.path === pathname);
  const [isChosenOpen, setIsChosenOpen] = useState<boolean>();
  const [isLeaving, setIsLeaving] = useState(false);
  const listId = useId();
  const isOpen = !isNarrow && (isChosenOpen ?? isInside);
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        {...(isOpen ? { 'aria-controls': listId } : {})}
        {...(isNarrow ? { title: app.pages.account } : {})}
        onClick={() => {
          if (isNarrow) onWiden?.();
          setIsChosenOpen(!isOpen);
        }}
        className={clsx(itemLooks(isNarrow), isInside && !isOpen ? 'bg-teal-wash text-teal' : 'text-ink')}
      >
        <CircleUserRound aria-hidden className="size-5 shrink-0" />
        <span className={clsx('flex-1', isNarrow && 'sr-only')}>{app.pages.account}</span>
        {!isNarrow && (
          <ChevronDown
            aria-hidden
            className={clsx('size-4 transition-transform duration-150', isOpen && 'rotate-180')}
          />
        )}
      </button>
      {isOpen && (
        <ul id={listId} className="mt-1 ml-5 flex flex-col gap-1 border-l border-line pl-3">
          {pages.map((page) => (
            <li key={page.path}>
              <Item page={page} isNarrow={false} onChosen={onChosen} />
            </li>
          ))}
          <li>
            <button
              type="button"
              aria-disabled={isLeaving || undefined}
              onClick={() => {
                if (isLeaving) return;
                setIsLeaving(true);
                void signOut();
              }}
              className={clsx(itemLooks(false), 'text-ink')}
            >
              <LogOut aria-hidden className="size-4 shrink-0" />
              {isLeaving ? words.signingOut : words.signOut}
            </button>
          </li>
        </ul>
      )}
    </li>
  );
}

function Notes() {
  return (
    <div className="mt-auto flex flex-col gap-2 border-t border-line px-3 pt-4 text-[0.9375rem] text-ink-soft">
      <p>{words.notSavedNote}</p>
      <ul>
        {DOCUMENTS.map(({ name, path }) => (
          <li key={path}>
            <a
              href={path}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-9 items-center gap-2 text-teal underline-offset-4 hover:underline"
            >
              <FileText aria-hidden className="size-4 shrink-0" />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
