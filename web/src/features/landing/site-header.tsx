/** The bar that stays: sections, Register, Sign in; on small screens the sections fold into a menu. */
import { Menu, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Logo } from '../../components/aimline';
import { IconButton } from '../../components/button';
import { landing } from '../../texts/landing';
import { ActionLink, SIGN_IN, SIGN_UP } from './links';

const texts = landing.nav;

export function SiteHeader() {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setIsOpen(false);
      toggle.current?.focus();
    };
    addEventListener('keydown', closeOnEscape);
    return () => {
      removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen]);
  const Icon = isOpen ? X : Menu;
  return (
    <header className="top-0 z-30 low:relative tall:sticky border-b border-line bg-paper">
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-2 px-5 sm:px-8">
        <a href="#top" className="mr-auto rounded-control max-[22rem]:[&_svg]:hidden">
          <Logo />
        </a>
        <nav aria-label={texts.label} className="hidden lg:block">
          <ul className="flex">
            {texts.sections.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-11 items-center px-3.5 text-ink-soft hover:text-teal"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <span className="hidden sm:block">
          <ActionLink to={SIGN_IN} kind="quiet" size="small">
            {texts.signIn}
          </ActionLink>
        </span>
        <ActionLink to={SIGN_UP} size="small">
          {texts.register}
        </ActionLink>
        <span className="-mr-2.5 lg:hidden">
          <IconButton
            ref={toggle}
            label={isOpen ? texts.close : texts.open}
            aria-expanded={isOpen}
            aria-controls="site-menu"
            icon={<Icon aria-hidden className="size-6" />}
            onClick={() => {
              setIsOpen(!isOpen);
            }}
          />
        </span>
      </div>
      {isOpen && (
        <nav
          id="site-menu"
          aria-label={texts.label}
          className="absolute inset-x-0 top-full animate-appear border-b border-line bg-paper px-5 pb-5 shadow-float sm:px-8 lg:hidden"
        >
          <ul
            onClick={() => {
              setIsOpen(false);
            }}
          >
            {texts.sections.map(({ id, title }) => (
              <li key={id} className="border-b border-line">
                <a href={`#${id}`} className="flex min-h-12 items-center text-lg">
                  {title}
                </a>
              </li>
            ))}
            <li className="sm:hidden">
              <Link to={SIGN_IN} className="flex min-h-12 items-center text-lg font-semibold text-teal">
                {texts.signIn}
              </Link>
            </li>
          </ul>
        </nav>
      )}
    </header>
  );
}
