/** What the checks say of one goal: what did not pass with its fix, and the rest on demand. */
import type { Check } from '@goalwright/contracts/api/goals';
import { useEffect, useRef } from 'react';
import { Disclosure } from '../../components/disclosure';
import { ChecksList } from '../../components/goal-card/checks-list';
import { QualityRing } from '../../components/quality-ring';
import { announce } from '../../lib/announce';
import { heldBackBy, qualityWord } from '../../lib/quality';
import { checker as words } from '../../texts/checker';
import { goals as goalWords } from '../../texts/goals';
import type { CheckerDesk, CheckResult } from './checker-desk';
import { CopyPasted } from './copy-pasted';
import { type PastedGoal, resultId } from './pasted-goal';

interface GoalResultProps {
  readonly desk: CheckerDesk;
  readonly goal: PastedGoal;
  readonly number: number;
  readonly result: CheckResult;
  readonly isChecking: boolean;
  readonly onApplied: (said: string) => void;
}

export function GoalResult(props: GoalResultProps) {
  const { desk, goal, number, result, isChecking, onApplied } = props;
  const section = useRef<HTMLElement>(null);
  const { quality, checks } = result;
  const isOlder = result.of !== goal;
  const open = checks.filter(({ Verdict }) => Verdict !== 'pass');
  const passed = checks.filter(({ Verdict }) => Verdict === 'pass');
  const word = qualityWord(quality, checks);
  const heldBack = heldBackBy(quality, checks);
  const before = useRef(quality);
  useEffect(() => {
    // While somebody types, what became of it is said once it is known.
    if (before.current !== quality) announce(words.resultOf(number, word, quality));
    before.current = quality;
  }, [number, word, quality]);
  const apply = async (check: Check) => {
    const now = await desk.apply(goal.id, check);
    const after = desk.state.get();
    const stands = after.goals.find(({ id }) => id === goal.id);
    if (!stands || stands === goal) return;
    const { quality: percent, checks: judged } = after.results.get(goal.id) ?? result;
    const said = now
      ? goalWords.fix[now.Verdict === 'pass' ? 'now' : 'still'](
          check.Name,
          goalWords.quality.verdicts[now.Verdict],
          `${qualityWord(percent, judged)} ${String(percent)}%`,
        )
      : words.applyFailed;
    onApplied(said);
  };
  return (
    <section
      ref={section}
      id={resultId(goal.id)}
      tabIndex={-1}
      aria-label={words.resultOf(number, word, quality)}
      className="scroll-mt-20 border-t border-line bg-paper px-4 py-4 outline-none sm:px-6"
    >
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <QualityRing quality={quality} checks={checks} />
        <span className="text-sm text-ink-soft">
          {goalWords.quality.count(passed.length, checks.length)}
          {heldBack.length > 0 && ` ${goalWords.quality.heldBack(heldBack.join(', '))}`}
        </span>
        <span className="ml-auto">
          <CopyPasted goal={goal} number={number} />
        </span>
      </div>
      {/* In one place and of one height, so that nothing moves under the hands while somebody types. */}
      <p className="min-h-6 pt-1 text-sm text-ink-soft">
        {isOlder && (isChecking ? words.checking : words.older)}
      </p>
      {open.length === 0 ? (
        <p>{words.allPassed}</p>
      ) : (
        <ChecksList
          checks={open}
          fixing={{
            text: goal.text,
            isWaiting: isOlder || isChecking,
            onApply: apply,
            focusAfterLast: () => section.current?.focus({ preventScroll: true }),
          }}
        />
      )}
      {passed.length > 0 && (
        <Disclosure
          className="border-b-0! [&>summary]:py-2"
          summary={<span className="text-[0.9375rem]">{words.passed(passed.length)}</span>}
        >
          <ChecksList checks={passed} />
        </Disclosure>
      )}
    </section>
  );
}
