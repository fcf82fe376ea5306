/**
 * Whether an outside AI provider may draft: for a district its administrators decide, for Public and Trial each person
 * alone. Shows how it stands to everybody, and the box to whoever may decide.
 */
import { setAiPermission } from '@goalwright/contracts/api/district-users';
import { useId, useState } from 'react';
import { announce } from '../lib/announce';
import { call, Unreachable } from '../lib/api';
import { refreshUser, useUser } from '../lib/session';
import { district } from '../texts/district';
import { Card } from './card';
import { Checkbox } from './checkbox';
import { SavedMark } from './saved-mark';

const words = district.ai;

/** @returns how it stands now, or what is to be said where it was not saved */
async function decide(
  isAllowed: boolean,
): Promise<{ readonly isAllowed: boolean } | { readonly problem: string }> {
  try {
    const reply = await call(setAiPermission, { IsAllowed: isAllowed });
    if (!reply.isSuccessful) return { problem: reply.problem.Message || words.failed };
    return { isAllowed: reply.body.IsAllowed ?? isAllowed };
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    return { problem: words.unreachable };
  }
}

export function AiPermission() {
  const user = useUser();
  const id = useId();
  /** What was chosen and is on its way to the server. */
  const [sent, setSent] = useState<boolean>();
  const [savedAt, setSavedAt] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const isAllowed = user.IsOutsideAiAllowed === true;

  async function choose(wanted: boolean) {
    if (sent !== undefined) return;
    setSent(wanted);
    setProblem(undefined);
    const outcome = await decide(wanted);
    setSent(undefined);
    if ('problem' in outcome) {
      setProblem(outcome.problem);
      return;
    }
    refreshUser({ IsOutsideAiAllowed: outcome.isAllowed });
    setSavedAt(Date.now());
    announce(outcome.isAllowed ? words.allowedNow : words.forbiddenNow);
  }

  return (
    <Card className="p-5 sm:p-6">
      <section aria-labelledby={id} className="flex flex-col gap-3">
        <h2 id={id} className="text-xl">
          {words.title}
        </h2>
        <p className="measure">{words.explanation}</p>
        {user.MayDecideOutsideAi === true ? (
          <div className="flex flex-wrap items-center gap-x-4">
            <Checkbox
              label={user.CanManageUsers ? words.allow(user.LEA) : words.allowOwn}
              hint={user.CanManageUsers ? words.logged : undefined}
              checked={sent ?? isAllowed}
              error={problem}
              onChange={(event) => void choose(event.target.checked)}
            />
            <SavedMark savedAt={savedAt} isSaving={sent !== undefined} />
          </div>
        ) : (
          <p className="font-semibold">{words.decidedFor(user.LEA, isAllowed)}</p>
        )}
      </section>
    </Card>
  );
}
