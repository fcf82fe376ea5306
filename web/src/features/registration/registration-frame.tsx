/** The page around a step: the step on paper, and beside it, where there is room, what this is all for. */
import type { ReactNode } from 'react';
import { Aimline, Logo } from '../../components/aimline';
import { Button } from '../../components/button';
import { Wren } from '../../components/wren';
import { registration } from '../../texts/registration';

interface RegistrationFrameProps {
  readonly isSignIn: boolean;
  readonly onRegister: () => void;
  readonly onSignIn: () => void;
  readonly children: ReactNode;
}

export function RegistrationFrame({ isSignIn, onRegister, onSignIn, children }: RegistrationFrameProps) {
  const asked = isSignIn ? registration.signIn.newHere : registration.identity.haveAccount;
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
      <div className="flex min-w-0 flex-col">
        <header className="flex items-center justify-between gap-4 px-4 py-3 sm:px-8">
          <Logo />
          <div className="flex items-center gap-2">
            <span className="hidden text-ink-soft sm:inline">{asked}</span>
            <Button kind="secondary" size="small" onClick={isSignIn ? onRegister : onSignIn}>
              {isSignIn ? registration.signIn.register : registration.identity.signIn}
            </Button>
          </div>
        </header>
        <main className="flex flex-1 flex-col px-4 pt-8 pb-16 sm:px-8 sm:pt-[10vh]">
          <div className="mx-auto w-full max-w-md">{children}</div>
        </main>
      </div>
      <aside
        aria-label={registration.side.label}
        className="hidden flex-col justify-center gap-8 border-l border-line bg-teal-wash px-12 lg:flex"
      >
        <Wren pose="listening" className="h-28 w-28" />
        <p className="font-serif text-3xl leading-snug font-semibold text-balance">
          {registration.side.headline}
        </p>
        <p>{registration.side.text}</p>
        <Aimline className="h-14 w-40" />
        <p className="text-ink-soft">{registration.side.price}</p>
      </aside>
    </div>
  );
}
