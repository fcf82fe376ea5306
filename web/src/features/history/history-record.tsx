/** One record: when, which areas, its goals inside, and ten seconds to take a deletion back. */
import { deleteGoals, type Goal } from '@goalwright/contracts/api/goals';
import { ChevronDown, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { GoalCard } from '../../components/goal-card/goal-card';
import { Notice } from '../../components/notice';
import { announce } from '../../lib/announce';
import { call } from '../../lib/api';
import { formatDateTime } from '../../lib/dates';
import { noteDeleted } from '../../lib/deleted-records';
import { goals as texts } from '../../texts/goals';

const words = texts.history;
const UNDO_SECONDS = 10;

export interface GoalsRecord {
  readonly GenerationId: string;
  /** Absent where nobody said. */
  readonly StudentName?: string | undefined;
  readonly GoalsHistory: readonly Goal[];
  readonly CreatedOn: string;
}

interface HistoryRecordProps {
  readonly record: GoalsRecord;
  readonly number: number;
  /** It can no longer be brought back. */
  readonly onGone: () => void;
}

type State = 'kept' | 'back' | 'deleted' | 'delete-failed' | 'undo-failed';

export function HistoryRecord({ record, number, onGone }: HistoryRecordProps) {
  const [state, setState] = useState<State>('kept');
  const [isBusy, setIsBusy] = useState(false);
  const { GenerationId } = record;
  const isShown = useRef(true);
  const isDeleted = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      // Whoever leaves before the seconds are over has nothing left to take it back with.
      if (isDeleted.current) noteDeleted(GenerationId);
    };
  }, [GenerationId]);
  const send = async (isUndo: boolean) => {
    setIsBusy(true);
    try {
      const reply = await call(deleteGoals, { GenerationId, IsUndo: isUndo });
      return reply.isSuccessful;
    } catch {
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  const remove = async () => {
    isDeleted.current = await send(false);
    setState(isDeleted.current ? 'deleted' : 'delete-failed');
    if (!isDeleted.current) return;
    announce(words.deleted(number));
    if (!isShown.current) noteDeleted(GenerationId);
  };
  const undo = async () => {
    isDeleted.current = !(await send(true));
    setState(isDeleted.current ? 'undo-failed' : 'back');
  };
  if (state === 'deleted' || state === 'undo-failed')
    return (
      <DeletedRecord
        number={number}
        isBusy={isBusy}
        didUndoFail={state === 'undo-failed'}
        onUndo={() => void undo()}
        onGone={() => {
          noteDeleted(GenerationId);
          onGone();
        }}
      />
    );
  return (
    <KeptRecord
      record={record}
      number={number}
      isBusy={isBusy}
      didFail={state === 'delete-failed'}
      isBack={state === 'back'}
      onDelete={() => void remove()}
    />
  );
}

interface KeptRecordProps {
  readonly record: GoalsRecord;
  readonly number: number;
  readonly isBusy: boolean;
  readonly didFail: boolean;
  /** It was deleted a moment ago. */
  readonly isBack: boolean;
  readonly onDelete: () => void;
}

function KeptRecord({ record, number, isBusy, didFail, isBack, onDelete }: KeptRecordProps) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that brought it back is gone.
    if (isBack) opener.current?.focus();
  }, [isBack]);
  const [isOpen, setIsOpen] = useState(false);
  const { GoalsHistory: goals } = record;
  return (
    <li className="rounded-card border border-line bg-surface">
      <h2 className="font-sans text-base">
        <button
          ref={opener}
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            setIsOpen(!isOpen);
          }}
          className="flex w-full items-center gap-4 rounded-card px-4 py-4 text-left hover:bg-teal-wash sm:px-6"
        >
          <span className="min-w-0 flex-1">
            <span className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-serif text-xl">{words.record(number)}</span>
              {record.StudentName !== undefined && record.StudentName !== '' && (
                <span className="max-w-full truncate">{texts.student(record.StudentName)}</span>
              )}
              <span className="figures font-normal text-ink-soft">{formatDateTime(record.CreatedOn)}</span>
              <span className="figures font-normal text-ink-soft">{words.count(goals.length)}</span>
            </span>
            <span className="mt-0.5 block font-normal">
              {goals.map((goal) => goal.AreaOfNeed).join(', ')}
            </span>
          </span>
          <ChevronDown
            aria-hidden
            className={`size-5 shrink-0 text-ink-soft transition-transform duration-200 ease-out ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className="border-t border-line bg-paper p-3 sm:p-6">
        {isOpen && (
          <div className="flex flex-col gap-5">
            {goals.map((goal, place) => (
              <GoalCard
                key={goal.GoalId}
                goal={goal}
                number={place + 1}
                studentLabel={record.StudentName ?? ''}
                headingLevel={3}
                hasVersions
              />
            ))}
            {didFail && <Notice kind="error">{words.deleteFailed}</Notice>}
            <Button
              kind="danger"
              size="small"
              className="self-start"
              isBusy={isBusy}
              aria-label={words.deleteLabel(number)}
              icon={<Trash2 aria-hidden className="size-4" />}
              onClick={onDelete}
            >
              {words.delete}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}

interface DeletedRecordProps {
  readonly number: number;
  readonly isBusy: boolean;
  readonly didUndoFail: boolean;
  readonly onUndo: () => void;
  readonly onGone: () => void;
}

function DeletedRecord({ number, isBusy, didUndoFail, onUndo, onGone }: DeletedRecordProps) {
  const [left, setLeft] = useState(UNDO_SECONDS);
  const button = useRef<HTMLButtonElement>(null);
  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  });
  useEffect(() => {
    button.current?.focus();
    const timer = setInterval(() => {
      setLeft((seconds) => seconds - 1);
    }, 1000);
    return () => {
      clearInterval(timer);
    };
  }, []);
  useEffect(() => {
    if (left > 0 || isBusy) return;
    const isFocused = document.activeElement === button.current;
    gone.current();
    if (isFocused) document.querySelector('main')?.focus({ preventScroll: true });
  }, [left, isBusy]);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-dashed border-line-strong px-4 py-3 sm:px-6">
      <p>{didUndoFail ? words.undoFailed : words.deleted(number)}</p>
      {!didUndoFail && (
        <Button ref={button} kind="secondary" size="small" isBusy={isBusy} onClick={onUndo}>
          {words.undo} <span className="figures text-ink-soft">{words.undoLeft(Math.max(left, 0))}</span>
        </Button>
      )}
    </li>
  );
}
