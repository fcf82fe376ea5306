/** Changes made with one press, a fix or an earlier version: saved as an edit, said aloud, and taken back with one. */
import type { Goal } from '@goalwright/contracts/api/goals';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { announce } from '../../lib/announce';
import { newestOf } from '../../lib/known-goals';
import { qualityWord } from '../../lib/quality';
import { goals as words } from '../../texts/goals';
import type { GoalSaving, GoalText } from './goal-saving';

/** After so long the card says that it waits; it goes on waiting. */
const SAVE_WAIT_MS = 8000;

export interface OneStep {
  /** What was done last, in words; undefined where there is nothing of the kind to take back. */
  readonly done: string | undefined;
  readonly isBusy: boolean;
  /** Puts words there, saves them and says what `describe` makes of the goal as it came back. */
  readonly take: (
    text: Partial<GoalText>,
    describe: (goal: Goal, isSaved: boolean) => string,
  ) => Promise<void>;
  readonly undo: () => void;
  /** The way back, where what was pressed is gone. */
  readonly focusUndo: () => void;
  /** Something else was done since. */
  readonly forget: () => void;
}

export function useOneStep(
  goal: Goal,
  card: RefObject<HTMLElement | null>,
  savingNow: () => GoalSaving,
): OneStep {
  const [done, setDone] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const take: OneStep['take'] = async (text, describe) => {
    if (isBusy) return;
    setIsBusy(true);
    const saving = savingNow();
    saving.put(text);
    const isSaved = await saving.saved(SAVE_WAIT_MS);
    setIsBusy(false);
    const said = describe(newestOf(goal), isSaved);
    setDone(said);
    announce(said);
  };
  return {
    done,
    isBusy,
    take,
    undo: () => {
      savingNow().undo();
      setDone(undefined);
      announce(words.edit.undone);
      // The button goes with what it took back.
      card.current?.querySelector<HTMLElement>('[data-checks]')?.focus();
    },
    focusUndo: () => {
      card.current?.querySelector<HTMLElement>('[data-undo]')?.focus();
    },
    forget: () => {
      setDone(undefined);
    },
  };
}

/** What became of one check. */
export function verdictSaid(name: string, goal: Goal): string {
  const verdict = goal.Checks.find((check) => check.Name === name)?.Verdict ?? 'pass';
  const percent = Math.round(goal.Quality);
  const { now, still } = words.fix;
  const said = verdict === 'pass' ? now : still;
  return said(
    name,
    words.quality.verdicts[verdict],
    `${qualityWord(percent, goal.Checks)} ${String(percent)}%`,
  );
}

/** While somebody types, a changed quality is said once it is known, and nothing else of the checks. */
export function useQualitySaid({ Quality, Checks }: Goal, isEditing: boolean): void {
  const before = useRef(Quality);
  const passed = Checks.filter(({ Verdict }) => Verdict === 'pass').length;
  const word = qualityWord(Quality, Checks);
  useEffect(() => {
    const isChanged = before.current !== Quality;
    before.current = Quality;
    if (!isChanged || !isEditing) return;
    announce(words.quality.said(word, Math.round(Quality), passed, Checks.length));
  }, [Quality, word, passed, Checks.length, isEditing]);
}
