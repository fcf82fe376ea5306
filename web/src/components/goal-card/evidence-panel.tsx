/**
 * What proves a fact: the quote in its page. Beside the card where there is room, a sheet from below on phones. It
 * is not modal: the card stays readable, arrow keys go from one evidence to the next.
 */
import { type Evidence, type Goal, readGoalPage } from '@goalwright/contracts/api/goals';
import { ChevronLeft, ChevronRight, Trash2, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { z } from 'zod';
import { callUntilReached } from '../../lib/api';
import { announce } from '../../lib/announce';
import { formatDateTime } from '../../lib/dates';
import { reportDeletions } from '../../lib/report-deletions';
import { useStore } from '../../lib/store';
import { goals as words } from '../../texts/goals';
import { Button, IconButton } from '../button';
import { Skeleton } from '../skeleton';
import { placeWords } from './cited-text';
import { markQuote } from './evidence-placement';
import { flowing } from './page-lines';

interface EvidencePanelProps {
  readonly goal: Goal;
  readonly index: number;
  readonly onChange: (index: number) => void;
  readonly onClose: () => void;
}

export function EvidencePanel({ goal, index, onChange, onClose }: EvidencePanelProps) {
  const panel = useRef<HTMLElement>(null);
  const evidence = goal.Evidence[index];
  const total = goal.Evidence.length;
  const said = evidence && words.evidence.open(placeWords(evidence), evidence.Quote || evidence.Text);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    // The quote alone: read out whole, a page would bury it.
    if (said !== undefined) announce(said);
  }, [said]);
  const go = (step: number) => {
    onChange((index + step + total) % total);
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') go(event.key === 'ArrowRight' ? 1 : -1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  if (!evidence) return null;
  return (
    <section
      ref={panel}
      tabIndex={-1}
      data-sheet
      aria-label={words.evidence.title}
      onKeyDown={pressed}
      className="fixed inset-x-0 bottom-0 z-30 flex max-h-[70dvh] animate-settle outline-none flex-col rounded-t-card border border-line bg-surface shadow-float xl:sticky xl:inset-x-auto xl:top-20 xl:bottom-auto xl:z-10 xl:max-h-[calc(100dvh-15rem)] xl:self-start xl:rounded-card xl:shadow-none"
    >
      <header className="flex items-center gap-1 border-b border-line py-1 pr-1 pl-4">
        <p className="min-w-0 flex-1 font-serif text-lg font-semibold">
          {words.evidence.title}{' '}
          <span className="figures font-sans text-sm font-normal text-ink-soft">
            {words.evidence.position(index + 1, total)}
          </span>
        </p>
        {total > 1 && (
          <>
            <IconButton
              label={words.evidence.previous}
              icon={<ChevronLeft aria-hidden className="size-5" />}
              onClick={() => {
                go(-1);
              }}
            />
            <IconButton
              label={words.evidence.next}
              icon={<ChevronRight aria-hidden className="size-5" />}
              onClick={() => {
                go(1);
              }}
            />
          </>
        )}
        <IconButton
          label={words.evidence.close}
          icon={<X aria-hidden className="size-5" />}
          onClick={onClose}
        />
      </header>
      <div className="flex min-h-0 flex-1 flex-col">
        <Source key={index} goal={goal} evidence={evidence} />
      </div>
      <p className="hidden border-t border-line px-4 py-2 text-sm text-ink-soft xl:block">
        {total > 1 ? words.evidence.keys : words.evidence.escape}
      </p>
    </section>
  );
}

function Source({ goal, evidence }: { readonly goal: Goal; readonly evidence: Evidence }) {
  if (evidence.Page === null)
    return (
      <div className="overflow-y-auto px-4 py-3">
        <p className="mb-1 text-sm font-semibold text-ink-soft">{words.evidence.fromYou}</p>
        <Quote>{evidence.Quote || evidence.Text}</Quote>
      </div>
    );
  return <PageSource goalId={goal.GoalId} page={evidence.Page} quote={evidence.Quote} />;
}

interface PageSourceProps {
  readonly goalId: string;
  readonly page: number;
  readonly quote: string;
}

type PageReply = z.infer<typeof readGoalPage.reply>;

interface PageReading {
  readonly data?: PageReply;
  readonly didFail: boolean;
  readonly retry: () => void;
}

/**
 * Asked anew at each opening and after each deletion, and kept nowhere: a report may be deleted at any moment, and
 * its text must not come back from the page's own memory.
 */
function usePage(goalId: string, page: number): PageReading {
  const deletions = useStore(reportDeletions);
  const [attempt, setAttempt] = useState(0);
  const asked = `${goalId} ${String(page)} ${String(deletions)} ${String(attempt)}`;
  const [heard, setHeard] = useState<{ readonly asked: string; readonly data?: PageReply }>();
  useEffect(() => {
    const closing = new AbortController();
    const read = async () => {
      try {
        const request = { GoalId: goalId, Page: page };
        const reply = await callUntilReached(readGoalPage, request, { signal: closing.signal });
        if (closing.signal.aborted) return;
        setHeard(reply.isSuccessful ? { asked, data: reply.body } : { asked });
      } catch {
        if (!closing.signal.aborted) setHeard({ asked });
      }
    };
    void read();
    return () => {
      closing.abort();
    };
  }, [asked, goalId, page]);
  const current = heard?.asked === asked ? heard : undefined;
  return {
    ...(current?.data ? { data: current.data } : {}),
    didFail: current !== undefined && current.data === undefined,
    retry: () => {
      setAttempt(attempt + 1);
    },
  };
}

function PageSource({ goalId, page, quote }: PageSourceProps) {
  const { data, didFail, retry } = usePage(goalId, page);
  const isLoading = !data && !didFail;
  return (
    <>
      <p className="px-4 pt-3 pb-1 text-sm font-semibold text-ink-soft">
        {words.evidence.fromPage(page, data?.PageCount)}
      </p>
      {data?.PageText !== undefined ? (
        <PageText text={data.PageText} quote={quote} />
      ) : (
        <div className="overflow-y-auto px-4 pb-4">
          <Quote>{quote}</Quote>
          {isLoading ? (
            <div className="mt-3 flex flex-col gap-2">
              <span className="sr-only">{words.evidence.loading}</span>
              <Skeleton className="h-4 w-full" />
              <Skeleton className="h-4 w-11/12" />
              <Skeleton className="h-4 w-2/3" />
            </div>
          ) : (
            <p className="mt-3 flex items-start gap-2 text-sm text-ink-soft">
              {data?.IsReportDeleted === true && <Trash2 aria-hidden className="mt-0.5 size-4 shrink-0" />}
              {missingWords(data)}
            </p>
          )}
          {didFail && (
            <Button kind="secondary" size="small" className="mt-3" onClick={retry}>
              {words.evidence.retry}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

function missingWords(data: PageReply | undefined): string {
  if (!data) return words.evidence.noPage;
  if (data.DeletedOn !== undefined) return words.evidence.deleted(formatDateTime(data.DeletedOn));
  return data.IsReportDeleted === true ? words.evidence.deletedSometime : words.evidence.noPage;
}

function Quote({ children }: { readonly children: string }) {
  return (
    <blockquote className="border-l-4 border-evidence bg-evidence-wash px-3 py-2 whitespace-pre-wrap">
      <mark className="bg-transparent text-ink">{flowing(children)}</mark>
    </blockquote>
  );
}

function PageText({ text: printed, quote }: { readonly text: string; readonly quote: string }) {
  const mark = useRef<HTMLElement>(null);
  const text = useMemo(() => flowing(printed), [printed]);
  const marked = markQuote(text, quote);
  useEffect(() => {
    const element = mark.current;
    const scroller = element?.closest('[data-page-text]');
    if (!element || !scroller) return;
    // Only the panel scrolls, never the page behind it.
    scroller.scrollTop = element.offsetTop - scroller.clientHeight / 3;
  }, [text, quote]);
  return (
    <div
      data-page-text
      tabIndex={0}
      role="region"
      aria-label={words.evidence.pageText}
      className="relative min-h-0 flex-1 overflow-y-auto px-4 pb-4 text-[0.9375rem] leading-relaxed whitespace-pre-wrap"
    >
      {marked ? (
        <>
          {marked.before}
          <mark
            ref={mark}
            className="rounded-[3px] bg-evidence-wash px-0.5 font-semibold text-ink ring-1 ring-evidence"
          >
            {marked.quote}
          </mark>
          {marked.after}
        </>
      ) : (
        <>
          <span className="mb-3 block text-sm text-ink-soft">{words.evidence.notFound}</span>
          {text}
        </>
      )}
    </div>
  );
}
