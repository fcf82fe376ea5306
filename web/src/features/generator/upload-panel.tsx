import { Button } from '../../components/button';
import { isReachable } from '../../lib/reachability';
import { useStore } from '../../lib/store';
import { generator as words } from '../../texts/generator';
import type { TalkDesk } from './desk';

const ALL = 99.5;

/** How far the file is, and that it can be called off; on a slow line this takes minutes. */
export function UploadPanel({ desk }: { readonly desk: TalkDesk }) {
  const { activity } = useStore(desk.talk);
  const { uploadPercent, pages } = useStore(desk.live);
  const isOnline = useStore(isReachable);
  const isSending = activity.kind === 'uploading' && uploadPercent < ALL;
  const name = activity.kind === 'uploading' ? activity.fileName : '';
  const reading = name === '' ? words.upload.readingAny : words.upload.reading(name);
  const page = !isSending && pages && pages.count > 0 ? Math.min(pages.read + 1, pages.count) : undefined;
  const percent = isSending ? uploadPercent : page && pages ? (pages.read / pages.count) * 100 : undefined;
  return (
    <section
      aria-label={words.upload.progress}
      className="mx-auto mb-6 w-full max-w-3xl animate-settle rounded-card border border-line bg-surface px-5 py-4"
    >
      <p role="status" className="font-semibold break-words">
        {isSending ? words.upload.sending(name) : reading}
      </p>
      <div
        role="progressbar"
        aria-label={words.upload.progress}
        aria-valuemin={0}
        aria-valuemax={100}
        {...(percent === undefined ? {} : { 'aria-valuenow': Math.round(percent) })}
        {...(page && pages ? { 'aria-valuetext': words.upload.readingPage(page, pages.count) } : {})}
        className="mt-3 h-2 overflow-hidden rounded-full bg-line"
      >
        <div
          style={{ width: `${String(percent ?? 100)}%` }}
          className={`h-full rounded-full bg-teal transition-[width] duration-200 ${percent === undefined ? 'animate-pulse' : ''}`}
        />
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p className="figures text-[0.9375rem] text-ink-soft">
          {isSending ? `${String(Math.round(uploadPercent))}%. ` : ''}
          {page && pages ? `${words.upload.readingPage(page, pages.count)}. ` : ''}
          {isOnline ? words.upload.nothingCharged : words.chat.waiting}
        </p>
        <Button
          kind="secondary"
          size="small"
          onClick={() => {
            desk.cancelUpload();
          }}
        >
          {words.upload.cancel}
        </Button>
      </div>
    </section>
  );
}
