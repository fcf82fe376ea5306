/** Five features as tabs that move on by themselves, until somebody looks closer or stops them. */
import { clsx } from 'clsx';
import { Pause, Play } from 'lucide-react';
import { type FC, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { usePrefersReducedMotion } from '../../lib/reduced-motion';
import { landing } from '../../texts/landing';
import { ChecksPicture, EvidencePicture, KeepPicture, PricePicture, TalkPicture } from './feature-pictures';
import { Section } from './section';

/** The spec's time. */
const SLIDE_MS = 8000;

const texts = landing.features;

interface Slide {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly Picture: FC;
}

const SLIDES: readonly Slide[] = [
  { id: 'evidence', ...texts.evidence, Picture: EvidencePicture },
  { id: 'talk', ...texts.talk, Picture: TalkPicture },
  { id: 'checks', ...texts.checks, Picture: ChecksPicture },
  { id: 'price', ...texts.price, Picture: PricePicture },
  { id: 'keep', ...texts.keep, Picture: KeepPicture },
];

const KEY_MOVES: Readonly<Record<string, (index: number) => number>> = {
  ArrowRight: (index) => (index + 1) % SLIDES.length,
  ArrowDown: (index) => (index + 1) % SLIDES.length,
  ArrowLeft: (index) => (index + SLIDES.length - 1) % SLIDES.length,
  ArrowUp: (index) => (index + SLIDES.length - 1) % SLIDES.length,
  Home: () => 0,
  End: () => SLIDES.length - 1,
};

/** Moves on every eight seconds while nothing holds it. */
function useSlides(isHeld: boolean) {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => {
      setIndex((index + 1) % SLIDES.length);
    }, SLIDE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [index, isHeld]);
  return { index, setIndex };
}

export function Features() {
  const isStill = usePrefersReducedMotion();
  const [isStopped, setIsStopped] = useState(false);
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const { index, setIndex } = useSlides(isStill || isStopped || isHovered || hasFocus);
  const list = useRef<HTMLDivElement>(null);

  // On a phone the tabs are a row that scrolls: the open one stays in view, and the page itself does not move.
  useEffect(() => {
    const tab = list.current?.children.item(index);
    if (list.current && tab instanceof HTMLElement) list.current.scrollLeft = tab.offsetLeft - 20;
  }, [index]);

  function moveByKey(event: KeyboardEvent) {
    const move = KEY_MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    const to = move(index);
    setIndex(to);
    const tab = list.current?.children.item(to);
    if (tab instanceof HTMLElement) tab.focus();
  }

  const Icon = isStopped ? Play : Pause;
  return (
    <Section id="Features" heading={texts.heading} isRaised>
      <div
        onPointerEnter={() => {
          setIsHovered(true);
        }}
        onPointerLeave={() => {
          setIsHovered(false);
        }}
        onFocus={() => {
          setHasFocus(true);
        }}
        onBlur={() => {
          setHasFocus(false);
        }}
        className="grid gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-16"
      >
        <div className="min-w-0">
          <div
            ref={list}
            role="tablist"
            aria-label={texts.tabsLabel}
            onKeyDown={moveByKey}
            className="relative -mx-5 flex overflow-x-auto border-b border-line px-5 sm:mx-0 sm:px-0 lg:flex-col lg:overflow-visible lg:border-b-0 lg:border-l"
          >
            {SLIDES.map((slide, position) => (
              <button
                key={slide.id}
                type="button"
                role="tab"
                id={`feature-tab-${slide.id}`}
                aria-selected={position === index}
                aria-controls={`feature-${slide.id}`}
                tabIndex={position === index ? 0 : -1}
                onClick={() => {
                  setIndex(position);
                }}
                className={clsx(
                  'min-h-12 shrink-0 px-4 py-3 text-left font-semibold whitespace-nowrap transition-colors duration-150',
                  '-mb-px border-b-2 lg:mb-0 lg:-ml-px lg:border-b-0 lg:border-l-2 lg:px-6 lg:py-4 lg:text-lg',
                  'focus-visible:-outline-offset-3',
                  position === index
                    ? 'border-teal text-teal'
                    : 'border-transparent text-ink-soft hover:text-ink',
                )}
              >
                {slide.title}
              </button>
            ))}
          </div>
          <Button
            kind="quiet"
            size="small"
            className="mt-4 motion-reduce:hidden lg:ml-3"
            icon={<Icon aria-hidden className="size-4" />}
            onClick={() => {
              setIsStopped(!isStopped);
            }}
          >
            {isStopped ? texts.resume : texts.pause}
          </Button>
        </div>
        {/* All panels share one cell, so that the page keeps its height when they change. */}
        <div className="grid min-w-0">
          {SLIDES.map((slide, position) => (
            <div
              key={slide.id}
              role="tabpanel"
              id={`feature-${slide.id}`}
              aria-labelledby={`feature-tab-${slide.id}`}
              className={clsx(
                'col-start-1 row-start-1 min-w-0',
                position === index ? 'animate-appear' : 'invisible',
              )}
            >
              <p className="mb-6 max-w-[58ch] text-lg">{slide.text}</p>
              <slide.Picture />
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}
