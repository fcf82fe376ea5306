/** Where answers are given: the field for words, and above it the options where the question has some. */
import type { Question } from '@goalwright/contracts/api/questionnaire';
import { clsx } from 'clsx';
import { CornerDownLeft } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonLooks } from '../../components/button';
import { controlLooks } from '../../components/field';
import { formatCents } from '../../lib/money';
import { bringIntoView } from '../../lib/scrolling';
import { useStore } from '../../lib/store';
import { generator as words } from '../../texts/generator';
import { AttachButton, ChooseFileButton } from './attach';
import type { TalkDesk } from './desk';
import { usePrice } from './money';
import { OptionPanel, today } from './option-panel';
import { asksFor, draftAhead, factsOf, goalsDraftedBy, isOptional, takesYesOrNo } from './questions';
import { initialsFor } from './right-child';
import type { Answer, Talk } from './talk';

const ANSWER_LENGTH_MAX = 5000;

/** The question that stands: the one asked last, or the one being answered anew. */
export function standingQuestion(talk: Talk) {
  const message = talk.reanswering === null ? undefined : talk.messages[talk.reanswering];
  if (message?.kind !== 'you') return { question: talk.question, inputQA: talk.inputQA };
  return {
    question: message.standing.question,
    inputQA: talk.inputQA.slice(0, message.standing.answered),
  };
}

export function AnswerPanel({ desk }: { readonly desk: TalkDesk }) {
  const talk = useStore(desk.talk);
  const panel = useRef<HTMLDivElement>(null);
  const { question, inputQA } = standingQuestion(talk);
  const isBusy = talk.activity.kind === 'answering';
  const ahead = draftAhead(inputQA, question);
  const hasOptions = question !== null && !['text', 'none'].includes(question.question_type);
  const key = `${question?.question ?? ''}#${inputQA.length}`;
  useFocusOnNewQuestion(panel, key, isBusy);
  // Goals are wide and long: nothing lies over them, the question waits below.
  const isSticky = talk.generations.length === 0;
  return (
    <div
      ref={panel}
      {...(isSticky ? { 'data-foot': '' } : {})}
      className={clsx(
        'mx-auto w-full max-w-3xl border-t border-line bg-paper pt-3 pb-4',
        isSticky && 'bottom-0 z-10 tall:sticky',
      )}
    >
      {talk.reanswering !== null && <Reanswering desk={desk} />}
      {ahead && <PriceAhead count={ahead.count} />}
      {hasOptions && !isBusy && (
        <OptionPanel
          key={key}
          desk={desk}
          question={question}
          selection={talk.selection}
          isPaid={ahead?.isLast ?? false}
        />
      )}
      {question && awaitsFile(talk, question) && (
        <div className="mb-3">
          <ChooseFileButton kind="primary" label={words.upload.choose} />
        </div>
      )}
      <Composer desk={desk} question={question} inputQA={inputQA} isBusy={isBusy} />
    </div>
  );
}

const awaitsFile = (talk: Talk, question: Question): boolean =>
  question.question_type === 'none' &&
  !question.is_last_question &&
  talk.report?.deletedOn !== null &&
  talk.reanswering === null;

function Reanswering({ desk }: { readonly desk: TalkDesk }) {
  const { messages, reanswering, report } = useStore(desk.talk);
  const isReportBelow = messages.slice(reanswering ?? 0).some((message) => message.kind === 'report');
  const losesReport = report?.deletedOn === null && isReportBelow;
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-3 rounded-control bg-marigold-wash px-4 py-2">
      <p className="min-w-0 flex-1 basis-64">
        {losesReport ? words.chat.reansweringReport : words.chat.reanswering}
      </p>
      <Button
        kind="secondary"
        size="small"
        onClick={() => {
          desk.keepAnswer();
        }}
      >
        {words.chat.keepAnswer}
      </Button>
    </div>
  );
}

function PriceAhead({ count }: { readonly count: number }) {
  const price = usePrice(count);
  if (!price) return null;
  const have = formatCents(price.balanceCents);
  if (!price.isAffordable)
    return (
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3 rounded-control bg-weak-wash px-4 py-2.5">
        <p className="figures min-w-0 flex-1 basis-64">
          {words.price.aheadShort(price.affordable, count, have)}
        </p>
        <Link to="/home/wallet" className={buttonLooks({ kind: 'secondary', size: 'small' })}>
          {words.price.reload}
        </Link>
      </div>
    );
  return (
    <p className="figures mb-3 text-[0.9375rem] text-ink-soft">
      {price.isFree
        ? words.price.aheadFree(count)
        : words.price.ahead(count, formatCents(price.costCents), have)}
    </p>
  );
}

/** A new question takes the focus to its first control, but never before the person did something. */
function useFocusOnNewQuestion(
  panel: React.RefObject<HTMLDivElement | null>,
  question: string,
  isBusy: boolean,
): void {
  const shown = useRef(question);
  useEffect(() => {
    if (isBusy || shown.current === question) return;
    shown.current = question;
    const controls =
      'fieldset input, fieldset button, fieldset select, textarea:not(:disabled), [data-choose]';
    const first = panel.current?.querySelector<HTMLElement>(controls);
    first?.focus({ preventScroll: true });
    // Nothing more is asked: the button that was pressed can no longer be, and would leave the focus nowhere.
    if (!first && document.activeElement === document.body)
      document.querySelector('main')?.focus({ preventScroll: true });
    bringIntoView(panel.current, 'nearest');
  }, [panel, question, isBusy]);
}

interface ComposerProps {
  readonly desk: TalkDesk;
  readonly question: Question | null;
  /** What was answered before this question. */
  readonly inputQA: Talk['inputQA'];
  readonly isBusy: boolean;
}

/** What Submit would send now: the typed words, or what is chosen above; undefined where there is nothing yet. */
export function readyAnswer(
  question: Question | null,
  draft: string,
  selection: readonly string[],
  todayIs: string,
): Answer | undefined {
  const typed = draft.trim();
  switch (question?.question_type) {
    case 'text':
      return typed === '' ? undefined : typed;
    case 'radio':
      return takesYesOrNo(question) && typed !== '' ? typed : selection[0];
    case 'radio2':
    case 'singleselect':
      return question.options.find((option) => option === selection[0]);
    case 'multiselect':
    case 'multiselect2':
      return selection.length === 0 ? undefined : [...selection];
    case 'date':
      return selection[0] !== undefined && selection[0] <= todayIs ? selection[0] : undefined;
    default:
      return undefined;
  }
}

function useSubmitWords(paidCount: number): string {
  const price = usePrice(paidCount);
  if (paidCount === 0 || !price) return words.chat.submit;
  return price.isFree
    ? words.price.lastFree(paidCount)
    : words.price.last(paidCount, formatCents(price.costCents));
}

function Composer({ desk, question, inputQA, isBusy }: ComposerProps) {
  const id = useId();
  const { draft, selection } = useStore(desk.talk);
  const field = useRef<HTMLTextAreaElement>(null);
  const takesText = question?.question_type === 'text' || takesYesOrNo(question);
  const initials = asksFor(question, 'student') ? initialsFor(draft) : undefined;
  const answer = readyAnswer(question, draft, selection, today(new Date()));
  const submitWords = useSubmitWords(goalsDraftedBy(answer, inputQA, question));
  const submit = () => {
    if (answer !== undefined && !isBusy) void desk.answer(answer);
  };
  const pressed = (event: KeyboardEvent) => {
    // While a word is being composed, Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  const label = factsOf(inputQA).studentLabel;
  return (
    <form
      aria-label={words.chat.answer}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {initials !== undefined && initials !== label && (
        <p className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.9375rem] text-ink-soft">
          {words.chat.initialsHint}
          <Button
            kind="secondary"
            size="small"
            onClick={() => {
              desk.type(initials);
              field.current?.focus();
            }}
          >
            {words.chat.useInitials(initials)}
          </Button>
        </p>
      )}
      <div className="flex items-end gap-1.5 sm:gap-2">
        <AttachButton />
        <div className="min-w-0 flex-1">
          <label htmlFor={id} className="sr-only">
            {words.chat.answer}
          </label>
          <textarea
            ref={field}
            id={id}
            rows={1}
            value={draft}
            maxLength={ANSWER_LENGTH_MAX}
            disabled={!takesText}
            // Not `disabled` while an answer is under way: the focus must stay here.
            readOnly={isBusy}
            enterKeyHint="send"
            autoComplete="off"
            placeholder={takesText ? words.chat.placeholder : words.chat.unavailable}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => {
              desk.type(target.value);
            }}
            onKeyDown={pressed}
            className={clsx(controlLooks(false), 'block max-h-48 resize-none field-sizing-content')}
          />
        </div>
        {isOptional(question) && draft.trim() === '' && (
          <Button kind="secondary" onClick={() => void desk.answer('')} disabled={isBusy}>
            {words.chat.skip}
          </Button>
        )}
        <Button
          type="submit"
          disabled={answer === undefined && !isBusy}
          isBusy={isBusy}
          icon={<CornerDownLeft aria-hidden className="hidden size-4 sm:block" />}
        >
          {submitWords}
        </Button>
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-soft">
        {takesText ? `${words.chat.answerHint} ` : ''}
        {words.chat.notSaved}
      </p>
    </form>
  );
}
