/** The menu on screens without room for a sidebar: a sheet from the left. */
import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useRef } from 'react';
import { Logo } from '../components/aimline';
import { IconButton } from '../components/button';
import { useFocusReturn } from '../components/focus-return';
import { app } from '../texts/app';
import { Navigation } from './navigation';

interface MenuDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function MenuDrawer({ isOpen, onClose }: MenuDrawerProps) {
  const hasChosen = useRef(false);
  const returnFocus = useFocusReturn(isOpen);
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={(willBeOpen) => {
        if (!willBeOpen) onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-appear bg-scrim lg:hidden" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            // The chosen page has the focus then, not the button that opened the menu.
            if (hasChosen.current) event.preventDefault();
            else returnFocus(event);
            hasChosen.current = false;
          }}
          className="fixed inset-y-0 left-0 z-50 flex w-80 max-w-[86vw] animate-appear flex-col gap-6 overflow-y-auto bg-surface px-3 py-3 text-ink shadow-float outline-none lg:hidden"
        >
          <div className="flex items-center justify-between gap-2 pl-2">
            <Dialog.Title className="sr-only">{app.shell.menu}</Dialog.Title>
            <Logo />
            <Dialog.Close asChild>
              <IconButton label={app.shell.closeMenu} icon={<X aria-hidden className="size-5" />} />
            </Dialog.Close>
          </div>
          <Navigation
            onChosen={() => {
              hasChosen.current = true;
              onClose();
            }}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
