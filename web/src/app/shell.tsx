/** The frame around every screen behind sign-in: menu, top bar, and the one `main`. */
import { clsx } from 'clsx';
import { ChevronRight, FlaskConical, Menu, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Link, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { Aimline, Logo } from '../components/aimline';
import { IconButton } from '../components/button';
import { browserStorage } from '../lib/encoded-storage';
import { formatCents } from '../lib/money';
import { usePublicConfig } from '../lib/public-config';
import { useUser } from '../lib/session';
import { app } from '../texts/app';
import { AccountMenu } from './account-menu';
import { Loading } from './loading-screen';
import { MenuDrawer } from './menu-drawer';
import { Navigation } from './navigation';
import { OfflineBanner } from './offline-banner';
import { trailOf } from './pages';

const words = app.shell;
const SIDEBAR = 'sidebar';
const MAIN = 'content';

export function Shell({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex min-h-dvh">
      <a
        href={`#${MAIN}`}
        className="sr-only rounded-control bg-teal px-4 py-2 font-semibold text-on-teal focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        {words.skipToContent}
      </a>
      <Sidebar />
      <div className="flex min-w-0 flex-1 flex-col">
        <ModeNotice />
        <TopBar />
        <OfflineBanner />
        <Main>{children}</Main>
      </div>
    </div>
  );
}

function Sidebar() {
  const [isNarrow, setIsNarrow] = useState(() => browserStorage.read(SIDEBAR) === 'narrow');
  const change = (narrow: boolean) => {
    browserStorage.write(SIDEBAR, narrow ? 'narrow' : undefined);
    setIsNarrow(narrow);
  };
  const Icon = isNarrow ? PanelLeftOpen : PanelLeftClose;
  return (
    <aside
      aria-label={words.sidebar}
      className={clsx(
        'sticky top-0 hidden h-dvh shrink-0 flex-col gap-6 overflow-y-auto border-r border-line bg-surface py-3 transition-[width] duration-200 ease-out lg:flex',
        isNarrow ? 'w-17 px-2.5' : 'w-68 px-3',
      )}
    >
      <div className={clsx('flex items-center', isNarrow ? 'flex-col gap-2' : 'justify-between gap-2')}>
        <Link
          to="/home"
          aria-label={words.home}
          className="inline-flex min-h-11 items-center px-2 text-ink no-underline"
        >
          {isNarrow ? <Aimline className="h-5 w-11" /> : <Logo />}
        </Link>
        <IconButton
          label={isNarrow ? words.expand : words.collapse}
          icon={<Icon aria-hidden className="size-5" />}
          onClick={() => {
            change(!isNarrow);
          }}
        />
      </div>
      <Navigation
        isNarrow={isNarrow}
        onWiden={() => {
          change(false);
        }}
      />
    </aside>
  );
}

function TopBar() {
  const user = useUser();
  const trail = trailOf(useLocation().pathname);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  return (
    <header className="top-0 z-20 flex min-h-14 items-center gap-2 border-b border-line bg-surface px-2 sm:px-4 low:relative tall:sticky">
      <IconButton
        label={words.openMenu}
        className="lg:hidden"
        icon={<Menu aria-hidden className="size-5" />}
        aria-haspopup="dialog"
        aria-expanded={isMenuOpen}
        onClick={() => {
          setIsMenuOpen(true);
        }}
      />
      <MenuDrawer
        isOpen={isMenuOpen}
        onClose={() => {
          setIsMenuOpen(false);
        }}
      />
      <nav aria-label={words.breadcrumb} className="min-w-0 flex-1">
        <ol className="flex items-center gap-1.5">
          {trail.map((name, place) => {
            const isLast = place === trail.length - 1;
            return (
              <li
                key={name}
                {...(isLast ? { 'aria-current': 'page' } : {})}
                className={clsx(
                  'items-center gap-1.5',
                  isLast ? 'flex min-w-0' : 'hidden text-ink-soft sm:flex',
                )}
              >
                {place > 0 && (
                  <ChevronRight aria-hidden className="hidden size-4 shrink-0 text-ink-soft sm:block" />
                )}
                <span className={clsx('truncate', isLast && 'font-semibold')}>{name}</span>
              </li>
            );
          })}
        </ol>
      </nav>
      <p className="rounded-full bg-marigold-wash px-3 py-1 text-[0.9375rem] font-semibold text-marigold">
        <span className="sr-only sm:not-sr-only sm:font-normal">{words.balance} </span>
        <span className="figures">{formatCents(user.AccountBalance)}</span>
      </p>
      <AccountMenu />
    </header>
  );
}

function Main({ children }: { readonly children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const isFirstPage = useNavigationType() === NavigationType.Pop;
  // A page that the browser itself loaded begins at its own top, with the skip link; one that was led to does not.
  const shown = useRef(isFirstPage ? pathname : undefined);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A new page starts at its top, for the eye and for the keyboard.
    scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <main id={MAIN} ref={main} tabIndex={-1} className="flex flex-1 flex-col outline-none">
      <Suspense fallback={<Loading />}>{children}</Suspense>
    </main>
  );
}

function ModeNotice() {
  const config = usePublicConfig();
  if (!config || config.Mode === 'production') return null;
  return (
    <aside
      aria-label={words.mode}
      className="flex items-center justify-center gap-2 bg-marigold-wash px-4 py-1 text-center text-[0.875rem] text-marigold"
    >
      <FlaskConical aria-hidden className="size-4 shrink-0" />
      <p>{words.modeNotice}</p>
    </aside>
  );
}
