/** Wren, the assistant: a small round bird with a cocked tail, drawn with the product's pencil line. */
import { clsx } from 'clsx';

export type WrenPose = 'listening' | 'writing';

interface WrenProps {
  readonly pose?: WrenPose;
  readonly className?: string;
}

interface Drawing {
  readonly tail: string;
  readonly body: string;
  readonly belly: string;
  readonly wing: string;
  readonly brow: string;
  readonly eye: readonly [x: number, y: number];
  readonly beak: string;
  readonly legs: string;
  /** The pencil line under the feet; the writing Wren is drawing it. */
  readonly ground: string;
}

const POSES: Readonly<Record<WrenPose, Drawing>> = {
  // Head up, all ears.
  listening: {
    tail: 'M15 34 L6 17.5 Q11 13.5 16.5 18 L23 30',
    body: 'M47.5 23.5 C47.5 14.5 41.5 9 34 9 C26.5 9 22.5 14.5 21.8 21 C21.2 27 17.5 30 14.5 33 C13 44 20.5 53 32 53 C43.5 53 50.5 44 49.3 33 C48.9 29.5 47.5 27 47.5 23.5 Z',
    belly: 'M48.2 28 C40.5 29.5 33.5 42 35 53 C44.5 52 50.5 43.5 49.3 33 Z',
    wing: 'M20.5 32 C21 43 31.5 46.5 38 39.5 M25 33 C26.5 37.5 30 39 33.5 37',
    brow: 'M33.5 16 Q38 12.4 42.8 15.2',
    eye: [40, 20.6],
    beak: 'M47 18.8 L56.5 17 L47.6 25 Z',
    legs: 'M28 53 V59.5 M36 52.8 V59.5',
    ground: 'M13 60.6 C24 59 38 61.2 53 59.6',
  },
  // Bent over the paper, a pencil in the beak.
  writing: {
    tail: 'M13 31 L5.5 13.5 Q11 10 16 15 L21 27',
    body: 'M49 33.5 C50.3 25.5 45.5 18.5 38 17.5 C30.5 16.5 26.5 21 22.5 24.5 C18.5 28 14.5 28 12.5 31 C9.5 42 17 53 29.5 53 C40.5 53 47.5 44 49 33.5 Z',
    belly: 'M48.6 36 C41 38 33 44 32 53 C41.5 52 47.5 45 48.6 36 Z',
    wing: 'M17 33.5 C17.5 44 28.5 47.5 35 40.5 M21.5 34.5 C23 39 26.5 40.3 30 38.5',
    brow: 'M36.5 23.6 Q41 21 45 24.4',
    eye: [41.6, 28.8],
    beak: 'M48.6 30 L58 35.2 L47.6 36.6 Z',
    legs: 'M25 53 V59.5 M33 52.6 V59.5',
    ground: 'M11 60.8 C22 58.8 36 62 51 56',
  },
};

/** A picture without words of its own: what Wren does is always said beside it. */
export function Wren({ pose = 'listening', className }: WrenProps) {
  const drawing = POSES[pose];
  const [eyeX, eyeY] = drawing.eye;
  return (
    <svg
      viewBox="0 0 68 64"
      aria-hidden
      fill="none"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={clsx('shrink-0', className)}
    >
      <path d={drawing.tail} className="fill-teal-wash stroke-teal" />
      <path d={drawing.body} className="fill-surface" />
      <path d={drawing.belly} className="fill-marigold-wash" />
      <path d={drawing.body} className="stroke-teal" />
      <path d={drawing.wing} className="stroke-teal" />
      <path d={drawing.brow} className="stroke-marigold-fill" />
      <circle cx={eyeX} cy={eyeY} r="2.5" className="fill-ink" />
      {pose === 'writing' && (
        <g strokeWidth="1.4" className="stroke-ink">
          <path d="M58.4 22 L62.4 23.4 L55.6 46.6 L51.6 45.2 Z" className="fill-marigold-fill" />
          <path d="M51.6 45.2 L50.8 54.6 L55.6 46.6 Z" className="fill-surface" />
        </g>
      )}
      <path d={drawing.beak} className="fill-marigold-fill stroke-marigold-fill" />
      <path d={drawing.legs} className="stroke-teal" />
      <path d={drawing.ground} className="stroke-marigold-fill" />
    </svg>
  );
}
