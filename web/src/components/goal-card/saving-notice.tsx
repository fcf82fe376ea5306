/** Why the words on the card are not saved yet, and the ways on. */
import { useState } from 'react';
import { useStore } from '../../lib/store';
import { goals as words } from '../../texts/goals';
import { Button } from '../button';
import { Notice } from '../notice';
import type { GoalSaving } from './goal-saving';

export function SavingNotice({ saving }: { readonly saving: GoalSaving }) {
  const { problem, problemText, isUnsaved } = useStore(saving.state);
  if (!isUnsaved || problem === 'none') return null;
  if (problem === 'unreached') return <Notice kind="warning">{words.edit.unsaved}</Notice>;
  return (
    <Notice
      kind="error"
      actions={problem === 'stale' ? <StaleActions saving={saving} /> : <RefusedActions saving={saving} />}
    >
      {problemText}
    </Notice>
  );
}

/** Theirs or mine: whoever typed decides, and neither is lost to the other. */
function StaleActions({ saving }: { readonly saving: GoalSaving }) {
  const [busy, setBusy] = useState<'theirs' | 'mine'>();
  const [didFail, setDidFail] = useState(false);
  const choose = async (side: 'theirs' | 'mine') => {
    setBusy(side);
    setDidFail(false);
    setDidFail(!(await (side === 'theirs' ? saving.takeTheirs() : saving.keepMine())));
    setBusy(undefined);
  };
  return (
    <>
      <Button
        kind="secondary"
        size="small"
        isBusy={busy === 'theirs'}
        onClick={() => {
          if (!busy) void choose('theirs');
        }}
      >
        {words.edit.reload}
      </Button>
      <Button
        kind="secondary"
        size="small"
        isBusy={busy === 'mine'}
        onClick={() => {
          if (!busy) void choose('mine');
        }}
      >
        {words.edit.keepMine}
      </Button>
      {didFail && <p className="w-full text-sm">{words.edit.notReloaded}</p>}
    </>
  );
}

function RefusedActions({ saving }: { readonly saving: GoalSaving }) {
  return (
    <>
      <Button
        kind="secondary"
        size="small"
        onClick={() => {
          saving.flush();
        }}
      >
        {words.edit.retry}
      </Button>
      <Button
        kind="secondary"
        size="small"
        onClick={() => {
          saving.discard();
        }}
      >
        {words.edit.discard}
      </Button>
    </>
  );
}
