/** Every goal drafted so far, newest first, as records that open. */
import { getSession } from '@goalwright/contracts/api/talks';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import useSWR from 'swr';
import { Button, buttonLooks } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { Notice } from '../../components/notice';
import { Page } from '../../components/page';
import { callUntilReached } from '../../lib/api';
import { useUser } from '../../lib/session';
import { goals as texts } from '../../texts/goals';
import { type GoalsRecord, HistoryRecord } from './history-record';

const words = texts.history;

async function readHistory(): Promise<readonly GoalsRecord[]> {
  const reply = await callUntilReached(getSession, {});
  if (!reply.isSuccessful || !reply.body.Session) throw new Error('The history was refused');
  return reply.body.Session.GoalsConversationHistory;
}

export function GoalsHistory() {
  const { Email } = useUser();
  const [shownOn] = useState(() => Date.now());
  const { data, error, isLoading, mutate } = useSWR<readonly GoalsRecord[], Error>(
    // Read anew at each visit: goals were drafted meanwhile.
    ['history', Email, shownOn],
    readHistory,
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return (
    <Page title={words.title} lead={words.lead}>
      {isLoading && (
        <p role="status" className="py-10 text-center text-ink-soft">
          {words.loading}
        </p>
      )}
      {!isLoading && error && (
        <Notice
          kind="error"
          actions={
            <Button kind="secondary" size="small" onClick={() => void mutate()}>
              {words.retry}
            </Button>
          }
        >
          {words.failed}
        </Notice>
      )}
      {data?.length === 0 && (
        <EmptyState
          title={words.empty}
          action={
            <Link to="/home" className={buttonLooks()}>
              {words.begin}
            </Link>
          }
        >
          {words.emptyHint}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <>
          <ol className="flex flex-col gap-3">
            {data.map((record, place) => (
              <HistoryRecord
                key={record.GenerationId}
                record={record}
                number={place + 1}
                onGone={() =>
                  void mutate(
                    (records = []) =>
                      records.filter(({ GenerationId }) => GenerationId !== record.GenerationId),
                    { revalidate: false },
                  )
                }
              />
            ))}
          </ol>
          <p className="mt-6 text-[0.9375rem] text-ink-soft">{words.disclaimer}</p>
        </>
      )}
    </Page>
  );
}
