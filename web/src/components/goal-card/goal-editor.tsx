/** The card while it is edited: each part as a field, saved as it is typed. */
import { Redo2, Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { announce } from '../../lib/announce';
import { useStore } from '../../lib/store';
import { goals as words } from '../../texts/goals';
import { Button } from '../button';
import { TextArea } from '../field';
import { SavedMark } from '../saved-mark';
import { ObjectivesFields, ServicesFields } from './goal-fields';
import type { GoalSaving } from './goal-saving';
import { SavingNotice } from './saving-notice';

interface GoalEditorProps {
  readonly saving: GoalSaving;
  readonly onDone: () => void;
}

export function GoalEditor({ saving, onDone }: GoalEditorProps) {
  const { text } = useStore(saving.state);
  const first = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    first.current?.focus();
    return () => {
      saving.flush();
    };
  }, [saving]);
  return (
    <div className="flex flex-col gap-5">
      <p className="text-[0.9375rem] text-ink-soft">{words.edit.hint}</p>
      <TextArea
        ref={first}
        label={words.presentLevel}
        value={text.Baseline}
        maxLength={10_000}
        rows={6}
        onChange={({ target }) => {
          saving.change({ Baseline: target.value });
        }}
      />
      <TextArea
        label={words.goal}
        value={text.Goal}
        maxLength={10_000}
        rows={4}
        className="font-serif text-lg"
        onChange={({ target }) => {
          saving.change({ Goal: target.value });
        }}
      />
      <ObjectivesFields
        lines={text.Objectives}
        onChange={(Objectives) => {
          saving.change({ Objectives });
        }}
      />
      <ServicesFields
        lines={text.Fape}
        onChange={(Fape) => {
          saving.change({ Fape });
        }}
      />
      <EditorFoot saving={saving} onDone={onDone} />
    </div>
  );
}

function EditorFoot({ saving, onDone }: GoalEditorProps) {
  const { isSaving, savedAt, canUndo, canRedo, problem } = useStore(saving.state);
  return (
    <div
      data-foot
      className="bottom-0 -mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-surface px-4 py-3 sm:-mx-6 sm:px-6 tall:sticky"
    >
      <div className="w-full empty:hidden">
        <SavingNotice saving={saving} />
      </div>
      <Button size="small" onClick={onDone}>
        {words.edit.done}
      </Button>
      <Button
        kind="secondary"
        size="small"
        disabled={!canUndo}
        aria-keyshortcuts="Control+Z Meta+Z"
        icon={<Undo2 aria-hidden className="size-4" />}
        onClick={() => {
          saving.undo();
          announce(words.edit.undone);
        }}
      >
        {words.edit.undo}
      </Button>
      <Button
        kind="secondary"
        size="small"
        disabled={!canRedo}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
        icon={<Redo2 aria-hidden className="size-4" />}
        onClick={() => {
          saving.redo();
          announce(words.edit.redone);
        }}
      >
        {words.edit.redo}
      </Button>
      {problem === 'none' && <SavedMark isSaving={isSaving} savedAt={savedAt} />}
    </div>
  );
}
