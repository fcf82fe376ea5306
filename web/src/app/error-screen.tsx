import { Component, type ReactNode } from 'react';
import { Button } from '../components/button';

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
        <h1 className="text-3xl">Unexpected Application Error!</h1>
        <p>
          Something in this page broke. Your talk and your goals are kept on our server, and nothing was
          charged for this.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button
            onClick={() => {
              location.reload();
            }}
          >
            Load the page again
          </Button>
        </div>
      </main>
    );
  }
}
