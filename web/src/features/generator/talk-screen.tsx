/** The talk on the page: its head, its messages, and at its foot whatever the talk waits for. */
import { Eraser, UserRoundPlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { Chip } from '../../components/chip';
import { Dialog } from '../../components/dialog';
import { Notice } from '../../components/notice';
import { Progress } from '../../components/progress';
import { usePublicConfig } from '../../lib/public-config';
import { useUser } from '../../lib/session';
import { useStore } from '../../lib/store';
import { generator as words } from '../../texts/generator';
import { awaitsChoice } from './areas';
import { AttachProvider } from './attach';
import type { TalkDesk } from './desk';
import { FundsPanel } from './funds-panel';
import { Messages } from './messages';
import { factsOf } from './questions';
import { progressOf } from './talk';
import { TalkFoot } from './talk-foot';

/** Back from the wallet with enough: the talk begins by itself, once for each new balance. */
function useBeginningOnceReloaded(desk: TalkDesk, balanceCents: number, isRefused: boolean): void {
  const minimumCents = usePublicConfig()?.MinimumBalanceCents ?? Infinity;
  const tried = useRef<number>(undefined);
  useEffect(() => {
    if (!isRefused || balanceCents < minimumCents || tried.current === balanceCents) return;
    tried.current = balanceCents;
    void desk.beginAgain();
  }, [desk, balanceCents, isRefused, minimumCents]);
}

export function TalkScreen({ desk }: { readonly desk: TalkDesk }) {
  const talk = useStore(desk.talk);
  const live = useStore(desk.live);
  const keeping = useStore(desk.keeper.state);
  const user = useUser();
  const isBegun = talk.messages.length > 0;
  useBeginningOnceReloaded(desk, user.AccountBalance, live.didGateRefuse && !isBegun);
  return (
    <AttachProvider desk={desk}>
      <div className="mx-auto flex w-full max-w-6xl flex-1 flex-col px-4 sm:px-8">
        <TalkHead desk={desk} />
        {keeping === 'stale' && (
          <div className="mx-auto mb-4 w-full max-w-3xl">
            <Notice
              kind="warning"
              title={words.stale.text}
              actions={
                <Button size="small" onClick={() => void desk.load()}>
                  {words.stale.load}
                </Button>
              }
            >
              {words.stale.stop}
            </Notice>
          </div>
        )}
        {keeping === 'failed' && (
          <div className="mx-auto mb-4 w-full max-w-3xl">
            <Notice
              kind="warning"
              title={words.notKept.text}
              actions={
                <Button size="small" onClick={() => void desk.keeper.saveNow()}>
                  {words.notKept.again}
                </Button>
              }
            >
              {words.notKept.hint}
            </Notice>
          </div>
        )}
        {!user.CanGenerateGoals && (
          <div className="mx-auto mb-4 w-full max-w-3xl">
            <Notice kind="warning">{words.errors.dailyLimit}</Notice>
          </div>
        )}
        {live.isLoading && (
          <p role="status" className="py-16 text-center text-ink-soft">
            {words.chat.loading}
          </p>
        )}
        {!live.isLoading && live.didGateRefuse && !isBegun && (
          <FundsPanel desk={desk} balanceCents={user.AccountBalance} />
        )}
        {!live.isLoading && live.loadProblem !== null && !isBegun && (
          <div className="mx-auto w-full max-w-3xl py-8">
            <Notice
              kind="error"
              actions={
                <Button kind="secondary" size="small" onClick={() => void desk.open()}>
                  {words.errors.retry}
                </Button>
              }
            >
              {live.loadProblem}
            </Notice>
          </div>
        )}
        {!live.isLoading && isBegun && (
          <>
            <Messages desk={desk} />
            <TalkFoot desk={desk} />
          </>
        )}
      </div>
    </AttachProvider>
  );
}

function TalkHead({ desk }: { readonly desk: TalkDesk }) {
  const talk = useStore(desk.talk);
  const [isAsking, setIsAsking] = useState(false);
  const { studentLabel } = factsOf(talk.inputQA);
  const isBusy = talk.activity.kind === 'ordering' || talk.activity.kind === 'drafting';
  const isDone = talk.generations.some((generation) => generation.isFinal);
  const isReportOpen = talk.report?.deletedOn === null && awaitsChoice(talk.report.areas);
  const heading = useRef<HTMLHeadingElement>(null);
  const restart = () => {
    setIsAsking(false);
    void desk.restart();
    heading.current?.focus();
  };
  return (
    <header className="mx-auto w-full max-w-3xl pt-6 pb-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none sm:text-3xl">
          {words.title}
        </h1>
        {studentLabel !== '' && (
          <Chip kind="teal">
            <span className="font-normal">{words.chat.student}</span>
            <span className="max-w-40 truncate">{studentLabel}</span>
          </Chip>
        )}
        <div className="ml-auto flex gap-2">
          {isDone && (
            <Button
              kind="secondary"
              size="small"
              disabled={isBusy}
              icon={<UserRoundPlus aria-hidden className="size-4" />}
              onClick={() => {
                if (isReportOpen) setIsAsking(true);
                else restart();
              }}
            >
              {words.chat.nextStudent}
            </Button>
          )}
          <Button
            kind="quiet"
            size="small"
            disabled={isBusy || talk.messages.length === 0}
            icon={<Eraser aria-hidden className="size-4" />}
            onClick={() => {
              setIsAsking(true);
            }}
          >
            {words.chat.clear}
          </Button>
        </div>
      </div>
      <TalkProgress desk={desk} />
      <Dialog
        isOpen={isAsking}
        onClose={() => {
          setIsAsking(false);
        }}
        title={words.restart.title}
        description={words.restart.text}
        actions={
          <>
            <Button
              kind="secondary"
              onClick={() => {
                setIsAsking(false);
              }}
            >
              {words.restart.back}
            </Button>
            <Button kind="danger" onClick={restart}>
              {words.restart.erase}
            </Button>
          </>
        }
      >
        <></>
      </Dialog>
    </header>
  );
}

function TalkProgress({ desk }: { readonly desk: TalkDesk }) {
  const talk = useStore(desk.talk);
  return <Progress label={words.chat.progress} value={progressOf(talk)} className="mt-2 h-10 max-w-28" />;
}
