/** The public page. It stays light: what only some visitors need is loaded when they need it. */
import { type FC, lazy, Suspense, useEffect } from 'react';
import { useDocumentTitle } from '../../lib/document-title';
import { currentToken, leave } from '../../lib/session';
import { landing } from '../../texts/landing';
import { Comparison } from './comparison';
import { Features } from './features';
import { Hero } from './hero';
import { Pricing } from './pricing';
import { Problem, Solution } from './problem-and-solution';
import { useSignUpInvitation } from './sign-up-invitation';
import { Questions, Situations } from './situations-and-questions';
import { Closing, SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

const SignUpModal = lazy<FC<{ readonly onClose: () => void }>>(async () => {
  try {
    return { default: (await import('./sign-up-modal')).SignUpModal };
  } catch {
    // Nobody asked for the dialog: a lost network must not put an error in the place of the page.
    return { default: () => null };
  }
});

/** Visiting the public page ends the session, here and on the server. */
async function endSession(): Promise<void> {
  if (currentToken() === undefined) return;
  try {
    const { signOut } = await import('../../lib/sign-out');
    await signOut();
  } catch {
    // The network is gone: the page still forgets, and the token dies of disuse on the server.
    leave();
  }
}

export function Landing() {
  useDocumentTitle(landing.title);
  const { isOpen, close } = useSignUpInvitation();
  useEffect(() => {
    void endSession();
    // The browser looked for the anchor of the address before the section was there.
    const { hash } = location;
    if (hash.length > 1) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <div id="top">
      <a
        href="#content"
        className="sr-only rounded-control bg-teal px-4 py-2 text-on-teal focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50"
      >
        {landing.skipToContent}
      </a>
      <SiteHeader />
      <main id="content" tabIndex={-1} className="outline-none">
        <Hero />
        <Problem />
        <Solution />
        <Features />
        <Pricing />
        <Comparison />
        <Situations />
        <Questions />
        <Closing />
      </main>
      <SiteFooter />
      {isOpen && (
        <Suspense fallback={null}>
          <SignUpModal onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
