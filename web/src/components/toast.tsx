/** A word of success that goes by itself after three seconds; what it told stays readable on the page. */
import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';

/** The spec's time for success banners. */
const SHOWN_MS = 3000;

interface ToastProps {
  /** Nothing is shown without one. */
  readonly text: string | undefined;
  readonly onGone: () => void;
}

export function Toast({ text, onGone }: ToastProps) {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (text === undefined || isHeld) return;
    const timer = setTimeout(onGone, SHOWN_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [text, isHeld, onGone]);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-4 bottom-6 z-60 flex justify-center">
      {text !== undefined && (
        <p
          // Who is still reading keeps it.
          onPointerEnter={() => {
            setIsHeld(true);
          }}
          onPointerLeave={() => {
            setIsHeld(false);
          }}
          className="pointer-events-auto flex animate-settle items-center gap-2.5 rounded-control border border-line bg-surface px-4 py-3 font-medium shadow-float"
        >
          <CircleCheck aria-hidden className="size-5 shrink-0 text-good" />
          {text}
        </p>
      )}
    </div>
  );
}
