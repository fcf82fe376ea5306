import { Link } from 'react-router-dom';
import { Logo } from '../../components/aimline';
import { Wren } from '../../components/wren';
import { landing } from '../../texts/landing';
import { ActionLink, SIGN_IN, SIGN_UP } from './links';

export function Closing() {
  const texts = landing.closing;
  return (
    <section aria-labelledby="closing-heading" className="py-16 sm:py-24">
      <div className="mx-auto flex max-w-6xl flex-col items-center px-5 text-center sm:px-8">
        <Wren className="h-28" />
        <h2 id="closing-heading" className="mt-5 max-w-[22ch] text-3xl tracking-tight sm:text-[2.625rem]">
          {texts.heading}
        </h2>
        <p className="mt-4 text-lg text-ink-soft">{texts.text}</p>
        <ActionLink to={SIGN_UP} className="mt-8">
          {texts.start}
        </ActionLink>
      </div>
    </section>
  );
}

const LINK =
  'inline-flex min-h-11 items-center text-ink-soft underline-offset-4 hover:text-teal hover:underline';

export function SiteFooter() {
  const texts = landing.footer;
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-8 gap-y-3 px-5 py-8 sm:px-8">
        <Logo />
        <nav aria-label={texts.label} className="sm:ml-auto">
          <ul className="flex flex-wrap gap-x-6">
            <li>
              <Link to={SIGN_UP} className={LINK}>
                {texts.register}
              </Link>
            </li>
            <li>
              <Link to={SIGN_IN} className={LINK}>
                {texts.signIn}
              </Link>
            </li>
            <li>
              <a href="/documents/terms-of-use.pdf" className={LINK}>
                {texts.terms}
              </a>
            </li>
            <li>
              <a href="/documents/privacy-policy.pdf" className={LINK}>
                {texts.privacy}
              </a>
            </li>
          </ul>
        </nav>
        <p className="flex w-full flex-wrap gap-x-6 border-t border-line pt-4 text-sm text-ink-soft">
          <span>{texts.copyright(new Date().getFullYear())}</span>
          <span>{texts.note}</span>
        </p>
      </div>
    </footer>
  );
}
