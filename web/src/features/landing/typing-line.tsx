/** Types what can be drafted, letter by letter, until it is paused. Reduced motion: one phrase, standing still. */
import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../../components/button';
import { usePrefersReducedMotion } from '../../lib/reduced-motion';
import { landing } from '../../texts/landing';

/** The spec's times. */
const CHARACTER_MS = 75;
const PAUSE_MS = 2000;

interface Typing {
  readonly phrase: number;
  /** How many of its letters stand there. */
  readonly length: number;
  readonly isErasing: boolean;
}

export interface Step {
  readonly next: Typing;
  readonly afterMs: number;
}

/** What the line shows next, and when: a phrase grows, rests, is taken back, and the next one follows. */
export function nextStep(now: Typing, phrases: readonly string[]): Step {
  const full = phrases[now.phrase]?.length ?? 0;
  if (!now.isErasing && now.length < full) {
    return { next: { ...now, length: now.length + 1 }, afterMs: CHARACTER_MS };
  }
  if (!now.isErasing) return { next: { ...now, isErasing: true }, afterMs: PAUSE_MS };
  if (now.length > 0) return { next: { ...now, length: now.length - 1 }, afterMs: CHARACTER_MS };
  const phrase = (now.phrase + 1) % phrases.length;
  return { next: { phrase, length: 0, isErasing: false }, afterMs: CHARACTER_MS };
}

const texts = landing.hero;
/** Whole from the first look on: nobody waits for a sentence. */
const START: Typing = { phrase: 0, length: texts.typingPhrases[0].length, isErasing: false };

export function TypingLine() {
  const [typing, setTyping] = useState(START);
  const [isPaused, setIsPaused] = useState(false);
  const isStill = usePrefersReducedMotion();
  useEffect(() => {
    if (isPaused || isStill) return;
    const { next, afterMs } = nextStep(typing, texts.typingPhrases);
    const timer = setTimeout(() => {
      setTyping(next);
    }, afterMs);
    return () => {
      clearTimeout(timer);
    };
  }, [typing, isPaused, isStill]);
  const phrase = texts.typingPhrases[typing.phrase] ?? '';
  const Icon = isPaused ? Play : Pause;
  return (
    <div className="flex min-h-12 max-w-lg items-center gap-2 border-b-2 border-teal">
      <p className="min-w-0 flex-1 py-1 font-serif text-xl whitespace-nowrap sm:text-[1.375rem]">
        <span className="sr-only">
          {texts.typingPrefix} {texts.typingPhrases.join(', ')}
        </span>
        {/* On phones the phrase has a line of its own, so that no phrase is long enough to move the page. */}
        <span aria-hidden className="flex flex-col sm:flex-row sm:gap-x-[0.3em]">
          <span className="text-ink-soft">{texts.typingPrefix}</span>
          <span className="min-h-[1.55em] self-start border-r-2 border-teal pr-px font-semibold text-teal motion-reduce:border-transparent">
            {phrase.slice(0, typing.length)}
          </span>
        </span>
      </p>
      <span className="motion-reduce:hidden">
        <IconButton
          label={isPaused ? texts.resumeTyping : texts.pauseTyping}
          icon={<Icon aria-hidden className="size-4" />}
          onClick={() => {
            setIsPaused(!isPaused);
          }}
        />
      </span>
    </div>
  );
}
