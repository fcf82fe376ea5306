/** When the sign-up dialog opens by itself: six seconds after the page, once a visit, and never into somebody's typing. */
import { useEffect, useState } from 'react';
import { tabStorage } from '../../lib/encoded-storage';

/** The spec's time. */
const OPENS_AFTER_MS = 6000;
/** The keyboard has to rest this long, and the question is asked again this often. */
const KEYBOARD_REST_MS = 4000;
const LOOK_AGAIN_MS = 1000;
/** Who is busy with the keyboard for this long did not come to be asked. */
const GIVE_UP_AFTER_MS = 120_000;
const DISMISSED = 'sign-up-dismissed';

const isTypingPlace = (element: Element | null): boolean =>
  element instanceof HTMLElement && element.matches('input, textarea, select, [contenteditable="true"]');

/** @returns how to stop waiting. */
export function whenTheKeyboardRests(open: () => void): () => void {
  const startedAt = Date.now();
  let lastKeyAt = -Infinity;
  let timer = setTimeout(look, OPENS_AFTER_MS);
  const noteKey = () => {
    lastKeyAt = Date.now();
  };
  function look() {
    const isBusy = Date.now() - lastKeyAt < KEYBOARD_REST_MS || isTypingPlace(document.activeElement);
    if (!isBusy) open();
    else if (Date.now() - startedAt < GIVE_UP_AFTER_MS) timer = setTimeout(look, LOOK_AGAIN_MS);
  }
  addEventListener('keydown', noteKey);
  return () => {
    clearTimeout(timer);
    removeEventListener('keydown', noteKey);
  };
}

export function useSignUpInvitation(): { readonly isOpen: boolean; readonly close: () => void } {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (tabStorage.read(DISMISSED) === true) return;
    return whenTheKeyboardRests(() => {
      setIsOpen(true);
    });
  }, []);
  return {
    isOpen,
    close: () => {
      tabStorage.write(DISMISSED, true);
      setIsOpen(false);
    },
  };
}
