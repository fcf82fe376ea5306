/** What was said. Each answer can be given anew; goals stand where they were drafted. */
import { clsx } from 'clsx';
import { FileCheck, Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { Wren } from '../../components/wren';
import { scrollToEnd } from '../../lib/scrolling';
import { useStore } from '../../lib/store';
import { generator as words } from '../../texts/generator';
import type { TalkDesk } from './desk';
import { DraftedGoals } from './drafted-goals';
import { DraftingScreen } from './drafting-screen';
import type { Message } from './talk';

export function Messages({ desk }: { readonly desk: TalkDesk }) {
  const talk = useStore(desk.talk);
  const [asksAbout, setAsksAbout] = useState<number>();
  const { messages, activity, reanswering } = talk;
  const seen = useRef(messages.length);
  const last = messages.at(-1)?.kind;
  const isReportOpen = talk.report?.deletedOn === null;
  useEffect(() => {
    const didGrow = messages.length > seen.current;
    seen.current = messages.length;
    // Goals are read from their top: the reader's place is theirs once there are some.
    // A report's questions bring themselves into view.
    if (!didGrow || last === 'goals' || activity.kind === 'drafting' || isReportOpen) return;
    const isAfterGoals = messages.slice(-3).some((message) => message.kind === 'goals');
    if (isAfterGoals) return;
    const frame = requestAnimationFrame(scrollToEnd);
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [messages, last, activity.kind, isReportOpen]);

  const reanswer = (at: number) => {
    const hasGoalsBelow = messages.slice(at).some((message) => message.kind === 'goals');
    if (hasGoalsBelow) setAsksAbout(at);
    else desk.reanswer(at);
  };
  return (
    <div className="flex-1 pb-4">
      <ol aria-label={words.chat.messages} className="flex flex-col gap-4">
        {messages.map((message, place) => (
          <li
            key={place}
            className={clsx(
              message.kind === 'goals' ? '' : 'mx-auto w-full max-w-3xl',
              // What will be asked again stands back without losing its contrast.
              reanswering !== null &&
                place > reanswering &&
                'border-r-4 border-dashed border-line pr-2 grayscale',
            )}
          >
            <Said
              message={message}
              desk={desk}
              onReanswer={
                activity.kind === 'resting'
                  ? () => {
                      reanswer(place);
                    }
                  : undefined
              }
              isReanswered={reanswering === place}
            />
          </li>
        ))}
      </ol>
      {activity.kind === 'answering' && <Typing />}
      {activity.kind === 'ordering' && (
        <div className="mt-4">
          <DraftingScreen isDone={false} ready={0} total={activity.order.areas.length} />
        </div>
      )}
      <Dialog
        isOpen={asksAbout !== undefined}
        onClose={() => {
          setAsksAbout(undefined);
        }}
        title={words.reanswer.title}
        description={words.reanswer.text}
        actions={
          <>
            <Button
              kind="secondary"
              onClick={() => {
                setAsksAbout(undefined);
              }}
            >
              {words.reanswer.back}
            </Button>
            <Button
              onClick={() => {
                if (asksAbout !== undefined) desk.reanswer(asksAbout);
                setAsksAbout(undefined);
              }}
            >
              {words.reanswer.go}
            </Button>
          </>
        }
      >
        <></>
      </Dialog>
    </div>
  );
}

interface SaidProps {
  readonly message: Message;
  readonly desk: TalkDesk;
  readonly onReanswer: (() => void) | undefined;
  readonly isReanswered: boolean;
}

function Said({ message, desk, onReanswer, isReanswered }: SaidProps) {
  switch (message.kind) {
    case 'wren':
      return (
        <div className="flex animate-settle items-start gap-3">
          <Wren className="mt-0.5 h-9" />
          <p className="measure rounded-card rounded-tl-none border border-line bg-surface px-4 py-2.5 whitespace-pre-wrap">
            <span className="sr-only">{words.chat.from.wren} </span>
            {message.text}
          </p>
        </div>
      );
    case 'report':
      return (
        <p className="ml-12 flex animate-settle items-center gap-2 font-semibold text-good">
          <FileCheck aria-hidden className="size-5" />
          {message.text}
        </p>
      );
    case 'you':
      return (
        <div className="flex animate-settle items-start justify-end gap-1 pl-8">
          <button
            type="button"
            aria-label={words.chat.edit(message.text.slice(0, 80))}
            title={words.chat.edit(message.text.slice(0, 80))}
            disabled={onReanswer === undefined}
            onClick={onReanswer}
            className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink-soft transition-colors duration-150 hover:bg-teal-wash hover:text-teal disabled:opacity-40"
          >
            <Pencil aria-hidden className="size-4" />
          </button>
          <p
            className={clsx(
              'measure min-w-0 rounded-card rounded-tr-none bg-teal-wash px-4 py-2.5 break-words whitespace-pre-wrap',
              isReanswered && 'outline-2 outline-offset-2 outline-teal outline-dashed',
            )}
          >
            <span className="sr-only">{words.chat.from.you} </span>
            {message.text}
          </p>
        </div>
      );
    case 'goals':
      return <DraftedGoals desk={desk} generationId={message.generationId} />;
  }
}

function Typing() {
  return (
    <div className="mx-auto mt-4 flex w-full max-w-3xl animate-appear items-center gap-3">
      <Wren pose="writing" className="h-9" />
      <span className="flex gap-1 rounded-card rounded-tl-none border border-line bg-surface px-4 py-4">
        <span className="sr-only">{words.chat.typing}</span>
        {[0, 150, 300].map((delayMs) => (
          <span
            key={delayMs}
            aria-hidden
            style={{ animationDelay: `${String(delayMs)}ms` }}
            className="size-2 animate-pulse rounded-full bg-teal"
          />
        ))}
      </span>
    </div>
  );
}
