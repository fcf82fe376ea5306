/** The plot of the sample goal: from the dot of the baseline over two steps to the flag. */
import type { Ref } from 'react';
import { landing } from '../../texts/landing';

const texts = landing.sample;
/** Where each step stands, in percent of the plot, as classes: the page's policy allows no style attributes. */
const PLACES = [
  { dot: 'left-[4%] top-[84%]', labels: 'left-[4%]', align: '-translate-x-2' },
  { dot: 'left-[34%] top-[58%]', labels: 'left-[34%]', align: '-translate-x-1/2' },
  { dot: 'left-[64%] top-[33%]', labels: 'left-[64%]', align: '-translate-x-1/2' },
  { dot: 'left-[93%] top-[8%]', labels: 'left-[93%]', align: '-translate-x-3/4' },
] as const;

/** `startRef` gets the dot at which the pencil line from the report arrives. */
export function SamplePlot({ startRef }: { readonly startRef: Ref<HTMLSpanElement> }) {
  return (
    <div className="pt-9">
      <div className="relative h-24 border-b border-line">
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden
          fill="none"
          className="absolute inset-0 size-full overflow-visible"
        >
          <path
            d="M4 84 C 14 77, 24 66, 34 58 S 54 43, 64 33 S 84 15, 93 8"
            vectorEffect="non-scaling-stroke"
            strokeWidth="3"
            strokeLinecap="round"
            className="stroke-teal"
          />
        </svg>
        {texts.steps.map((step, position) => {
          const place = PLACES[position];
          const isStart = position === 0;
          const isGoal = position === texts.steps.length - 1;
          return (
            <span
              key={step.when}
              ref={isStart ? startRef : undefined}
              className={`absolute grid size-0 place-items-center ${place?.dot ?? ''}`}
            >
              {isGoal ? (
                <svg viewBox="0 0 16 22" aria-hidden className="absolute bottom-0 -left-px h-6 w-[1.1rem]">
                  <path
                    d="M1 22 V1.5 l13 4.7 -13 4.7"
                    className="fill-marigold-fill stroke-marigold-fill"
                    strokeWidth="2"
                    strokeLinejoin="round"
                  />
                </svg>
              ) : (
                <span
                  className={`absolute size-3 rounded-full border-2 border-teal ${isStart ? 'bg-teal' : 'bg-surface'}`}
                />
              )}
              <b
                className={`figures absolute -translate-y-6 text-lg leading-none ${isGoal ? '-translate-x-5 -translate-y-4' : ''}`}
              >
                {step.value}
              </b>
            </span>
          );
        })}
      </div>
      <div className="relative h-6 text-xs text-ink-soft sm:text-sm">
        {texts.steps.map((step, position) => (
          <span
            key={step.when}
            className={`absolute top-1 whitespace-nowrap ${PLACES[position]?.labels ?? ''} ${PLACES[position]?.align ?? ''}`}
          >
            {step.when}
          </span>
        ))}
      </div>
    </div>
  );
}
