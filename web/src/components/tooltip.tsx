/** A word more about a control, on hover and on focus; nothing that is needed stands here alone. */
import { Tooltip as Primitive } from 'radix-ui';
import type { ReactElement } from 'react';

interface TooltipProps {
  readonly text: string;
  /** The control itself: one element that takes a ref. */
  readonly children: ReactElement;
}

export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Primitive.Provider delayDuration={300}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            sideOffset={6}
            collisionPadding={8}
            className="z-60 max-w-64 animate-appear rounded-control bg-ink px-3 py-1.5 text-sm text-paper shadow-float"
          >
            {text}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
