/** The goal checker: goals from anywhere in, the twenty checks and their fixes out. */
import { Plus } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { ChecksList } from '../../components/goal-card/checks-list';
import { Notice } from '../../components/notice';
import { Page } from '../../components/page';
import { announce } from '../../lib/announce';
import { qualityWord } from '../../lib/quality';
import { bringIntoView } from '../../lib/scrolling';
import { useStore } from '../../lib/store';
import { checker as words } from '../../texts/checker';
import { goals as goalWords } from '../../texts/goals';
import { type CheckerDesk, checkerDesk, type Checking } from './checker-desk';
import { CheckerFoot } from './checker-foot';
import { GoalForm } from './goal-form';
import { GOALS_MAX, hasGoal, isEmpty, resultId } from './pasted-goal';

/** The browser asks before it lets go of what is kept nowhere else. */
function useQuestionBeforeLoss(hasWords: boolean): void {
  useEffect(() => {
    if (!hasWords) return;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('beforeunload', ask);
    };
  }, [hasWords]);
}

export function Checker({ desk = checkerDesk }: { readonly desk?: CheckerDesk }) {
  const checking = useStore(desk.state);
  const page = useRef<HTMLDivElement>(null);
  const results = useRef<HTMLHeadingElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  const [note, setNote] = useState<string>();
  const [last, setLast] = useState<{ readonly said: string; readonly of: Checking['goals'] }>();
  const { goals } = checking;
  const written = goals.filter(hasGoal).length;
  useQuestionBeforeLoss(goals.some((goal) => !isEmpty(goal)));

  const focusGoal = (place: number) => {
    requestAnimationFrame(() => {
      const fields = page.current?.querySelectorAll<HTMLElement>('[data-goal]');
      fields?.item(Math.min(place, fields.length - 1)).focus();
    });
  };
  const say = (text: string) => {
    setNote(undefined);
    announce(text);
  };
  const check = async () => {
    setIsMissing(written === 0);
    setNote(undefined);
    if (written === 0) {
      focusGoal(0);
      return;
    }
    if (!(await desk.check())) return;
    announce(saidOf(desk.state.get()));
    requestAnimationFrame(() => {
      results.current?.focus({ preventScroll: true });
      bringIntoView(results.current, 'start');
    });
  };
  const step = (kind: 'undo' | 'redo') => {
    desk[kind]();
    say(kind === 'undo' ? goalWords.edit.undone : goalWords.edit.redone);
  };
  const pressed = (event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const { canUndo, canRedo } = desk.state.get();
    if (key === 'z' && !event.shiftKey && canUndo) step('undo');
    else if ((key === 'y' || (key === 'z' && event.shiftKey)) && canRedo) step('redo');
    else return;
    // The browser's own undo knows the keys of one field; this one knows the fixes as well.
    event.preventDefault();
  };
  return (
    <Page title={words.title} lead={words.lead}>
      <div ref={page} onKeyDown={pressed} className="flex flex-col gap-5">
        <Results checking={checking} heading={results} />
        <ol className="flex flex-col gap-5">
          {goals.map((goal, place) => (
            <GoalForm
              key={goal.id}
              desk={desk}
              goal={goal}
              number={place + 1}
              result={checking.results.get(goal.id)}
              isChecking={checking.isChecking}
              error={isMissing && place === 0 && written === 0 ? words.missing : undefined}
              onApplied={(said) => {
                setLast({ said, of: desk.state.get().goals });
                announce(said);
              }}
              onPasted={(found, leftOut) => {
                const said = found > 1 ? words.split(found) : words.sorted;
                setNote(leftOut > 0 ? `${said} ${words.leftOut(leftOut)}` : said);
                focusGoal(place);
              }}
              onRemove={
                goals.length > 1
                  ? () => {
                      desk.remove(goal.id);
                      say(words.removed(place + 1));
                      focusGoal(place);
                    }
                  : undefined
              }
            />
          ))}
        </ol>
        {goals.length < GOALS_MAX ? (
          <button
            type="button"
            onClick={() => {
              if (desk.add() !== undefined) focusGoal(goals.length);
            }}
            className="flex min-h-12 items-center justify-center gap-2 rounded-card border border-dashed border-line-strong font-semibold text-teal transition-colors duration-150 hover:border-teal hover:bg-teal-wash"
          >
            <Plus aria-hidden className="size-4.5" />
            {words.add}
          </button>
        ) : (
          <p className="text-[0.9375rem] text-ink-soft">{words.full}</p>
        )}
        {note !== undefined && <Notice kind="info">{note}</Notice>}
        {checking.problem !== undefined && (
          <Notice
            kind="error"
            actions={
              <Button kind="secondary" size="small" onClick={() => void check()}>
                {words.retry}
              </Button>
            }
          >
            {checking.problem}
          </Notice>
        )}
        <CheckerFoot
          checking={checking}
          last={last?.of === goals ? last.said : undefined}
          onCheck={() => void check()}
          onStep={step}
          onClear={() => {
            desk.clear();
            say(words.cleared);
            focusGoal(0);
          }}
        />
        <p className="text-[0.9375rem] text-ink-soft">{words.kept}</p>
      </div>
    </Page>
  );
}

/** What is read out after a check: how many, and the word for each of a few. */
const SAID_MAX = 5;

function saidOf({ goals, results }: Checking): string {
  const said = goals.flatMap((goal, place) => {
    const result = results.get(goal.id);
    if (result === undefined) return [];
    const { quality, checks } = result;
    return [words.resultOf(place + 1, qualityWord(quality, checks), quality)];
  });
  return [words.checked(said.length), ...(said.length > SAID_MAX ? [] : said)].join(' ');
}

interface ResultsProps {
  readonly checking: Checking;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** Above the goals, once there are results: each with its word, and what shows only when they are read together. */
function Results({ checking, heading }: ResultsProps) {
  const id = useId();
  const { goals, results, planChecks } = checking;
  const shown = goals.flatMap((goal, place) => {
    const result = results.get(goal.id);
    return result ? [{ id: goal.id, number: place + 1, area: goal.areaOfNeed.trim(), ...result }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface px-4 py-4 sm:px-6">
      <h2 ref={heading} id={id} tabIndex={-1} className="scroll-mt-20 text-xl outline-none">
        {words.results}
      </h2>
      <ul className="mt-2 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map(({ id: goalId, number, area, quality, checks }) => (
          <li key={goalId}>
            <a
              href={`#${resultId(goalId)}`}
              onClick={(event) => {
                event.preventDefault();
                const target = document.getElementById(resultId(goalId));
                target?.focus({ preventScroll: true });
                bringIntoView(target, 'start');
              }}
              className="flex min-h-11 items-center gap-2 text-teal underline-offset-4 hover:underline"
            >
              <span className="min-w-0 truncate">
                {words.goalNumber(number)}
                {area === '' ? '' : `: ${area}`}
              </span>
              <span className="figures shrink-0 text-ink-soft max-sm:ml-auto">
                {qualityWord(quality, checks)} {quality}%
              </span>
            </a>
          </li>
        ))}
      </ul>
      {planChecks.length > 0 && (
        <div className="mt-3 border-t border-line pt-3">
          <h3 className="font-sans text-base font-semibold">{words.plan}</h3>
          <ChecksList checks={planChecks} />
        </div>
      )}
    </section>
  );
}
