/** A dialog over the page: focus stays inside, Escape and the scrim close it where closing is allowed. */
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { components } from '../texts/components';
import { IconButton } from './button';
import { useFocusReturn } from './focus-return';

interface DialogProps {
  readonly isOpen: boolean;
  /** Absent where the question must be answered. */
  readonly onClose?: () => void;
  readonly title: string;
  readonly description?: ReactNode;
  readonly size?: 'regular' | 'wide';
  readonly children: ReactNode;
  /** The buttons, right below the content and always in view where there is room for both. */
  readonly actions?: ReactNode;
}

export function Dialog({
  isOpen,
  onClose,
  title,
  description,
  size = 'regular',
  children,
  actions,
}: DialogProps) {
  const returnFocus = useFocusReturn(isOpen);
  return (
    <Primitive.Root
      open={isOpen}
      onOpenChange={(willBeOpen) => {
        if (!willBeOpen) onClose?.();
      }}
    >
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 animate-appear bg-scrim" />
        <Primitive.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          // The dialog itself, so that its title is read first and no key press closes it unseen. A field inside that
          // wants the focus (`autoFocus`) has it before this is asked.
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
          onCloseAutoFocus={returnFocus}
          onEscapeKeyDown={(event) => {
            if (!onClose) event.preventDefault();
          }}
          onInteractOutside={(event) => {
            event.preventDefault();
          }}
          className={clsx(
            'fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[92dvh] w-full animate-settle flex-col',
            'rounded-t-card bg-surface text-ink shadow-float outline-none',
            'sm:inset-y-0 sm:my-auto sm:h-fit sm:w-[calc(100%-3rem)] sm:rounded-card',
            'low:overflow-y-auto',
            size === 'wide' ? 'sm:max-w-3xl' : 'sm:max-w-lg',
          )}
        >
          <header className="flex items-start justify-between gap-4 px-6 pt-6">
            <Primitive.Title className="text-2xl">{title}</Primitive.Title>
            {onClose && (
              <Primitive.Close asChild>
                <IconButton
                  label={components.close}
                  icon={<X aria-hidden className="size-5" />}
                  className="-mt-2 -mr-2"
                />
              </Primitive.Close>
            )}
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto px-6 py-4 low:flex-none low:overflow-visible">
            {description && (
              <Primitive.Description asChild>
                <div className="mb-4 text-ink-soft">{description}</div>
              </Primitive.Description>
            )}
            {children}
          </div>
          {actions && (
            <footer className="flex flex-col-reverse gap-3 border-t border-line px-6 py-4 sm:flex-row sm:justify-end">
              {actions}
            </footer>
          )}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
