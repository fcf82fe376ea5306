import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button';
import { formatDateTime, formatTime } from '../../lib/dates';
import { generator as words } from '../../texts/generator';
import type { TalkDesk } from './desk';
import type { Report } from './talk';

/** What is still there of the report, until when, and the way to be rid of it now. */
export function ReportLine({ desk, report }: { readonly desk: TalkDesk; readonly report: Report }) {
  const [state, setState] = useState<'ready' | 'deleting' | 'failed'>('ready');
  if (report.deletedOn !== null)
    return (
      <p role="status" className="mx-auto mb-4 w-full max-w-3xl text-[0.9375rem] text-ink-soft">
        {words.report.deleted(formatTime(report.deletedOn))}
      </p>
    );
  const remove = async () => {
    setState('deleting');
    setState((await desk.deleteReport()) ? 'ready' : 'failed');
  };
  return (
    <div className="mx-auto mb-4 flex w-full max-w-3xl flex-wrap items-center justify-between gap-x-4 gap-y-1 text-[0.9375rem] text-ink-soft">
      <p>{report.keptUntil !== undefined && words.report.keptUntil(formatDateTime(report.keptUntil))}</p>
      <Button
        kind="quiet"
        size="small"
        isBusy={state === 'deleting'}
        icon={<Trash2 aria-hidden className="size-4" />}
        onClick={() => void remove()}
      >
        {state === 'deleting' ? words.report.deleting : words.report.delete}
      </Button>
      {state === 'failed' && (
        <p role="alert" className="w-full font-medium text-fail">
          {words.report.deleteFailed}
        </p>
      )}
    </div>
  );
}
