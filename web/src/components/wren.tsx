/** Wren, the assistant: a small round bird with a cocked tail, drawn with the product's pencil line. */
import { clsx } from 'clsx';

export type WrenPose = 'listening' | 'writing';

interface WrenProps {
  readonly pose?: WrenPose;
  readonly className?: string;
}

const LINE = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** Head up and a little to the side; the ground is the pencil line itself. */
function Listening() {
  return (
    <>
      <path d="M15 34 L6 17.5 Q11 13.5 16.5 18 L23 30" className="fill-teal-wash stroke-teal" />
      <path
        d="M47.5 23.5 C47.5 14.5 41.5 9 34 9 C26.5 9 22.5 14.5 21.8 21 C21.2 27 17.5 30 14.5 33 C13 44 20.5 53 32 53 C43.5 53 50.5 44 49.3 33 C48.9 29.5 47.5 27 47.5 23.5 Z"
        className="fill-surface stroke-teal"
      />
      <path
        d="M48.6 31 C50.6 42 44 51.6 32.5 51.6 C37 47 39 42 39.5 37 C43 36.5 46.5 34.5 48.6 31 Z"
        className="fill-marigold-wash"
      />
      <path d="M21 32 C22 42.5 32.5 45.5 39 38 M25.5 33 C27 37 30.5 38.5 34 36.5" className="stroke-teal" />
      <path d="M33.5 16.2 Q38 12.6 42.6 15.4" className="stroke-marigold-fill" />
      <path d="M47 19 L56.5 17.5 L47.6 25 Z" className="fill-marigold-fill stroke-marigold-fill" />
      <circle cx="40" cy="20.6" r="2.5" className="fill-ink stroke-none" />
      <path d="M29 53 V59 M37 52.6 V59" className="stroke-teal" />
    </>
  );
}

/** Bent over the paper with a pencil in the beak, the line growing under it. */
function Writing() {
  return (
    <>
      <path d="M13 31 L5.5 13.5 Q11 10 16 15 L21 27" className="fill-teal-wash stroke-teal" />
      <path
        d="M49 33.5 C50.3 25.5 45.5 18.5 38 17.5 C30.5 16.5 26.5 21 22.5 24.5 C18.5 28 14.5 28 12.5 31 C9.5 42 17 53 29.5 53 C40.5 53 47.5 44 49 33.5 Z"
        className="fill-surface stroke-teal"
      />
      <path
        d="M47.8 37.5 C45.8 46 39.5 51.6 30.5 51.6 C35 48.5 37.5 45 38.6 41 C42 41.3 45.5 40 47.8 37.5 Z"
        className="fill-marigold-wash"
      />
      <path d="M17.5 33 C18.5 43.5 30 47 37 40 M22 34 C24 38 27.5 39.3 31 37.5" className="stroke-teal" />
      <path d="M36.5 23.6 Q41 21 45 24.4" className="stroke-marigold-fill" />
      <path d="M48.6 29.8 L56.5 35.5 L47.4 36.4 Z" className="fill-marigold-fill stroke-marigold-fill" />
      <circle cx="41.6" cy="28.8" r="2.5" className="fill-ink stroke-none" />
      <path d="M61.5 24.5 L52.6 48.5 L51.6 54 L55.2 49.5 L64 25.5" className="fill-surface stroke-ink" />
      <path d="M26 53 V59 M34 52.4 V59" className="stroke-teal" />
    </>
  );
}

/** A picture without words of its own: what Wren does is always said beside it. */
export function Wren({ pose = 'listening', className }: WrenProps) {
  return (
    <svg
      viewBox="0 0 68 64"
      aria-hidden
      fill="none"
      strokeWidth="2.6"
      {...LINE}
      className={clsx('shrink-0', className)}
    >
      {pose === 'listening' ? <Listening /> : <Writing />}
      <path
        d={pose === 'listening' ? 'M14 60.5 C24 58.8 38 61.2 52 59.6' : 'M12 60.5 C24 58.5 36 61.5 51.5 56'}
        className="stroke-marigold-fill"
      />
    </svg>
  );
}
