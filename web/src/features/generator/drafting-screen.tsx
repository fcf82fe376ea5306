/** While goals are drafted: the line draws itself, Wren listens and writes, a tip to read. */
import { useEffect, useRef, useState } from 'react';
import { Progress } from '../../components/progress';
import { Wren } from '../../components/wren';
import { isReachable } from '../../lib/reachability';
import { useStore } from '../../lib/store';
import { generator as words } from '../../texts/generator';

const STEP_MS = 2000;
const STEP_PERCENT = 10;
const PERCENT_MAX = 90;
const POSE_MS = 3000;
const TIP_MS = 6000;

interface DraftingScreenProps {
  readonly isDone: boolean;
  readonly ready: number;
  readonly total: number;
}

/** How many whole steps of a length have passed since the component appeared. */
function useSteps(stepMs: number): number {
  const [steps, setSteps] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => {
      setSteps((passed) => passed + 1);
    }, stepMs);
    return () => {
      clearInterval(timer);
    };
  }, [stepMs]);
  return steps;
}

export function DraftingScreen({ isDone, ready, total }: DraftingScreenProps) {
  const isOnline = useStore(isReachable);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // What was pressed to get here is gone.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  const steps = useSteps(STEP_MS);
  const percent = isDone ? 100 : Math.min(steps * STEP_PERCENT, PERCENT_MAX);
  const isWriting = useSteps(POSE_MS) % 2 === 0;
  const tip = words.tips[useSteps(TIP_MS) % words.tips.length];
  return (
    <section
      aria-label={words.drafting.heading}
      className="mx-auto flex w-full max-w-3xl flex-col items-center gap-4 rounded-card border border-line bg-surface px-6 py-8 text-center"
    >
      <Wren pose={isWriting ? 'writing' : 'listening'} className="h-24" />
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          {words.drafting.heading}
        </h2>
        <p className="figures text-ink-soft">{words.drafting.count(ready, total)}</p>
      </div>
      <Progress label={words.drafting.progress} value={percent} className="max-w-56" />
      {tip && (
        <p key={tip.title} className="max-w-[46ch] animate-appear">
          <span className="sr-only">{words.drafting.tipsLabel}: </span>
          <span className="font-semibold">{tip.title}.</span> {tip.text}
        </p>
      )}
      {!isOnline && <p className="text-weak">{words.drafting.reconnecting}</p>}
    </section>
  );
}
