import { useLayoutEffect, useRef } from 'react';

/**
 * Where the focus goes when a dialog closes. Radix gives it back to a trigger of its own alone, and our dialogs are
 * opened by state: without this the focus would fall to the page's very top.
 * @returns the handler for `onCloseAutoFocus`
 */
export function useFocusReturn(isOpen: boolean): (event: Event) => void {
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    // The content is mounted after this, so the focus is still where the dialog was asked for.
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  return (event) => {
    event.preventDefault();
    // Whoever moved it on purpose meanwhile, to a new question for example, keeps it.
    if (document.activeElement !== document.body) return;
    if (!(opener.current instanceof HTMLElement)) return;
    opener.current.focus({ preventScroll: true });
    // Gone or disabled by what was decided in the dialog.
    if (document.activeElement !== opener.current)
      document.querySelector('main')?.focus({ preventScroll: true });
  };
}
