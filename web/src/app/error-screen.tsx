import { Component, type ReactNode } from 'react';
import { Logo } from '../components/aimline';
import { Button, buttonLooks } from '../components/button';
import { app } from '../texts/app';

interface State {
  readonly hasFailed: boolean;
}

/** The last catch: what a fault of ours looks like. No stack, and a way on. */
export class ErrorScreen extends Component<{ readonly children: ReactNode }, State> {
  override readonly state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main className="mx-auto flex min-h-dvh max-w-xl flex-col items-start justify-center gap-5 px-6">
        <Logo className="mb-3" />
        <div role="alert">
          <h1 className="text-3xl">{app.unexpected.title}</h1>
          <p className="mt-4">{app.unexpected.text}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button
            onClick={() => {
              location.reload();
            }}
          >
            {app.unexpected.reload}
          </Button>
          <a href="/registration" className={buttonLooks({ kind: 'quiet' })}>
            {app.unexpected.signIn}
          </a>
        </div>
      </main>
    );
  }
}
