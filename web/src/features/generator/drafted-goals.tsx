/** One generation in the talk: the loading screen that yields to the cards as they arrive. */
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { GoalCard } from '../../components/goal-card/goal-card';
import { useStore } from '../../lib/store';
import { generator as words } from '../../texts/generator';
import type { TalkDesk } from './desk';
import { DraftingScreen } from './drafting-screen';
import type { Generation } from './talk';

/** Cards that come in one message from the server still settle in one after another. */
const SETTLE_STEP_MS = 140;
/** The full line is seen before it goes. */
const DONE_SHOWN_MS = 700;

interface DraftedGoalsProps {
  readonly desk: TalkDesk;
  readonly generationId: string;
}

export function DraftedGoals({ desk, generationId }: DraftedGoalsProps) {
  const { generations } = useStore(desk.talk);
  const generation = generations.find((known) => known.generationId === generationId);
  const isFinal = generation?.isFinal ?? true;
  const isShown = useLingering(!isFinal);
  const goals = useRef<HTMLDivElement>(null);
  const wasShown = useRef(isShown);
  useEffect(() => {
    const didEnd = wasShown.current && !isShown;
    wasShown.current = isShown;
    // The loading screen took the focus with it; whoever went elsewhere meanwhile stays there.
    if (didEnd && document.activeElement === document.body)
      goals.current?.querySelector<HTMLElement>('article h2')?.focus({ preventScroll: true });
  }, [isShown]);
  if (!generation) return null;
  const before = generations.slice(0, generations.indexOf(generation));
  const offset = before.reduce((sum, known) => sum + known.goals.length, 0);
  return (
    <div ref={goals} className="flex flex-col gap-5 py-2">
      {generation.goals.map((goal, place) => (
        <GoalCard
          key={goal.GoalId}
          goal={goal}
          number={offset + numberOf(generation, place)}
          studentLabel={generation.studentLabel}
          delayMs={place * SETTLE_STEP_MS}
        />
      ))}
      {isShown && (
        <DraftingScreen isDone={isFinal} ready={generation.goals.length} total={generation.areas.length} />
      )}
      {isFinal && (
        <div className="mx-auto w-full max-w-3xl text-[0.9375rem] text-ink-soft">
          <p className="font-semibold text-ink">{words.afterGoals.disclaimer}</p>
          <p>
            {words.afterGoals.copy}{' '}
            <Link to="/home/history" className="text-teal underline">
              {words.afterGoals.history}
            </Link>
          </p>
        </div>
      )}
    </div>
  );
}

/** True while something is, and a moment longer. */
function useLingering(is: boolean): boolean {
  const [wasUntilNow, setWasUntilNow] = useState(is);
  if (is && !wasUntilNow) setWasUntilNow(true);
  useEffect(() => {
    if (is || !wasUntilNow) return;
    const timer = setTimeout(() => {
      setWasUntilNow(false);
    }, DONE_SHOWN_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [is, wasUntilNow]);
  return is || wasUntilNow;
}

/** The goal's number is its area's place among those drafted or still to come, so that it does not change later. */
export function numberOf({ areas }: Pick<Generation, 'areas'>, place: number): number {
  let drafted = -1;
  let number = 0;
  for (const area of areas) {
    if (area.status !== 'failed') number += 1;
    if (area.status === 'drafted') drafted += 1;
    if (drafted === place) return number;
  }
  return place + 1;
}
