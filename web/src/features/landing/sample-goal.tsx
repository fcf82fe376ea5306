/** The product in one picture: a sentence of a report, the goal drafted from it, and the line between the numbers. */
import { FileText } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { Chip } from '../../components/chip';
import { QualityRing } from '../../components/quality-ring';
import { landing } from '../../texts/landing';
import { SamplePlot } from './sample-plot';

const texts = landing.sample;

/** What the line lies between, as they stand on the screen. */
interface Places {
  readonly frame: DOMRect;
  readonly words: DOMRect;
  readonly report: DOMRect;
  readonly card: DOMRect;
  readonly dot: DOMRect;
}

/** How far left of the card the line runs down, and how round its corners are; in pixels. */
const MARGIN = 12;
const ROUND = 12;

/**
 * The line from the marked words to the dot of the baseline, in pixels of the frame: down into the gap between the
 * sheets, along it, and down the card's margin, so that it crosses no word.
 */
function pathBetween({ frame, words, report, card, dot }: Places): string {
  const startX = words.left + words.width / 2 - frame.left;
  const startY = words.bottom - frame.top + 2;
  const gapY = (report.bottom + card.top) / 2 - frame.top;
  const marginX = card.left - MARGIN - frame.left;
  const dotX = dot.left - frame.left - 8;
  const dotY = dot.top - frame.top;
  return [
    `M${startX} ${startY} V${gapY - ROUND} q0 ${ROUND} ${-ROUND} ${ROUND}`,
    `H${marginX + ROUND} q${-ROUND} 0 ${-ROUND} ${ROUND}`,
    `V${dotY - ROUND} q0 ${ROUND} ${ROUND} ${ROUND} H${dotX}`,
  ].join(' ');
}

/** Follows where the words and the dot stand, at every width and zoom. */
function usePencilLine() {
  const frame = useRef<HTMLDivElement>(null);
  const report = useRef<HTMLElement>(null);
  const words = useRef<HTMLElement>(null);
  const card = useRef<HTMLElement>(null);
  const dot = useRef<HTMLSpanElement>(null);
  const [path, setPath] = useState('');
  useLayoutEffect(() => {
    const measure = () => {
      if (!frame.current || !report.current || !words.current || !card.current || !dot.current) return;
      setPath(
        pathBetween({
          frame: frame.current.getBoundingClientRect(),
          report: report.current.getBoundingClientRect(),
          words: words.current.getBoundingClientRect(),
          card: card.current.getBoundingClientRect(),
          dot: dot.current.getBoundingClientRect(),
        }),
      );
    };
    const watch = new ResizeObserver(measure);
    if (frame.current) watch.observe(frame.current);
    // The words move within an unchanged frame when their own font arrives.
    document.fonts.addEventListener('loadingdone', measure);
    return () => {
      watch.disconnect();
      document.fonts.removeEventListener('loadingdone', measure);
    };
  }, []);
  return { frame, report, words, card, dot, path };
}

export function SampleGoal() {
  const { frame, report, words, card, dot, path } = usePencilLine();
  return (
    <figure>
      <div ref={frame} className="relative">
        <section
          ref={report}
          aria-label={texts.reportTitle}
          className="relative mr-3 rounded-card border border-line bg-paper px-5 pt-4 pb-5 sm:mr-16"
        >
          <p className="mb-2 flex items-center gap-2 text-sm text-ink-soft">
            <FileText aria-hidden className="size-4" />
            {texts.reportTitle}
            <span className="ml-auto">{texts.page}</span>
          </p>
          <p>
            {texts.beforeNumber}
            <mark
              ref={words}
              className="rounded-sm bg-evidence-wash px-0.5 font-semibold text-evidence whitespace-nowrap"
            >
              {texts.number}
            </mark>
            {texts.afterNumber}
          </p>
        </section>
        <article
          ref={card}
          className="relative mt-8 ml-6 rounded-card border border-line bg-surface shadow-float sm:ml-8"
        >
          <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-5 py-3">
            <span className="font-semibold text-teal">{texts.goalNumber}</span>
            <span className="font-semibold">{texts.area}</span>
            <span className="text-ink-soft">{texts.student}</span>
            <span className="ml-auto">
              <Chip kind="marigold">{texts.example}</Chip>
            </span>
          </header>
          <div className="px-5 pb-4">
            <SamplePlot startRef={dot} />
            <p className="mt-4 text-sm font-semibold text-ink-soft">{texts.presentTitle}</p>
            <p className="mt-0.5">
              {texts.presentBefore} <Chip kind="evidence">{texts.chip}</Chip>
            </p>
            <p className="mt-3.5 text-sm font-semibold text-ink-soft">{texts.goalTitle}</p>
            <p className="mt-0.5 font-serif text-[1.1875rem] leading-snug">{texts.goal}</p>
          </div>
          <footer className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-5 py-2.5 text-sm text-ink-soft">
            <QualityRing quality={100} />
            <span>{texts.checks}</span>
          </footer>
        </article>
        <svg
          aria-hidden
          fill="none"
          className="pointer-events-none absolute inset-0 size-full overflow-visible"
        >
          <path d={path} strokeWidth="2.5" strokeLinecap="round" className="stroke-teal" />
        </svg>
      </div>
      <figcaption className="mt-3 text-sm text-ink-soft sm:ml-8">{texts.caption}</figcaption>
    </figure>
  );
}
