/** What the talk waits for, always within reach at its foot: an answer, a file, a choice, the network. */
import { useEffect, useRef } from 'react';
import { Button } from '../../components/button';
import { Notice } from '../../components/notice';
import { isReachable } from '../../lib/reachability';
import { bringIntoView } from '../../lib/scrolling';
import { useUser } from '../../lib/session';
import { useStore } from '../../lib/store';
import { generator as words } from '../../texts/generator';
import { AnswerPanel } from './answer-panel';
import { awaitsChoice, openAreas } from './areas';
import { AreasPanel } from './areas-panel';
import { ChooseFileButton } from './attach';
import { ChildQuestion } from './child-question';
import type { TalkDesk } from './desk';
import { FundsPanel } from './funds-panel';
import { ReportLine } from './report-line';
import { StudentQuestion } from './student-question';
import type { Talk } from './talk';
import { UploadPanel } from './upload-panel';

const STALE = 'generator.talk-stale';
const FUNDS = new Set(['wallet.minimum-balance', 'wallet.insufficient-funds']);

export function TalkFoot({ desk }: { readonly desk: TalkDesk }) {
  const talk = useStore(desk.talk);
  const { kind } = talk.activity;
  if (kind === 'ordering' || kind === 'drafting') return <div className="h-8" />;
  if (kind === 'uploading' || kind === 'reading') return <UploadPanel desk={desk} />;
  return (
    <>
      {kind === 'resting' ? <ProblemNotice desk={desk} /> : <WaitingNotice />}
      {kind === 'resting' && <ReportQuestions desk={desk} />}
      {showsQuestion(talk) && <AnswerPanel desk={desk} />}
    </>
  );
}

const isAskingChild = ({ report }: Talk): boolean => report?.deletedOn === null && !report.isChildConfirmed;

/** Areas of the report are still to be chosen, or to be added where none was found. */
const isChoosing = ({ report }: Talk): boolean =>
  report?.deletedOn === null && report.isChildConfirmed && awaitsChoice(report.areas);

/** What could be a need stays in reach, beside whatever is asked next. */
const hasAreasLeft = ({ report }: Talk): boolean =>
  report?.deletedOn === null && report.isChildConfirmed && openAreas(report.areas).length > 0;

const showsQuestion = (talk: Talk): boolean =>
  talk.reanswering !== null ||
  (talk.severalStudents === null && !isAskingChild(talk) && (!isChoosing(talk) || talk.isOwnQuestion));

function ReportQuestions({ desk }: { readonly desk: TalkDesk }) {
  const talk = useStore(desk.talk);
  const { report, severalStudents } = talk;
  if (severalStudents && talk.reanswering === null)
    return <StudentQuestion desk={desk} several={severalStudents} />;
  if (!report) return null;
  return (
    <>
      {isAskingChild(talk) && <ChildQuestion desk={desk} report={report} />}
      {(isChoosing(talk) || hasAreasLeft(talk)) && talk.reanswering === null && (
        <AreasPanel desk={desk} report={report} />
      )}
      <ReportLine desk={desk} report={report} />
    </>
  );
}

function WaitingNotice() {
  const isOnline = useStore(isReachable);
  if (isOnline) return null;
  return (
    <div className="mx-auto mb-4 w-full max-w-3xl">
      <Notice kind="warning">{words.chat.waiting}</Notice>
    </div>
  );
}

function ProblemNotice({ desk }: { readonly desk: TalkDesk }) {
  const { problem } = useStore(desk.talk);
  const { AccountBalance } = useUser();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) bringIntoView(place.current, 'center');
  }, [problem]);
  if (!problem) return null;
  if (FUNDS.has(problem.code))
    return (
      <div ref={place} className="mb-4">
        <FundsPanel desk={desk} balanceCents={AccountBalance} isInTalk />
      </div>
    );
  const isOfFile = problem.code.startsWith('document.');
  const next = words.upload.next[problem.code];
  return (
    <div ref={place} className="mx-auto mb-4 w-full max-w-3xl">
      <Notice
        kind="error"
        actions={
          isOfFile ? (
            <>
              <ChooseFileButton kind="secondary" label={words.upload.another} />
              <Button kind="quiet" onClick={() => void desk.typeInstead()}>
                {words.upload.typeInstead}
              </Button>
            </>
          ) : (
            problem.retry &&
            (problem.code === STALE ? (
              <Button kind="secondary" size="small" onClick={() => void desk.load()}>
                {words.stale.load}
              </Button>
            ) : (
              <Button kind="secondary" size="small" onClick={() => void desk.retry()}>
                {words.errors.retry}
              </Button>
            ))
          )
        }
      >
        <p>{problem.text}</p>
        {next !== undefined && <p>{next}</p>}
        {problem.retry?.kind === 'answering' && <p>{words.errors.kept}</p>}
      </Notice>
    </div>
  );
}
