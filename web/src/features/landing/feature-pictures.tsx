/** What each feature looks like, drawn with the product's own pieces and standing still. */
import { Check, CircleCheck, Copy, SquareCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Chip } from '../../components/chip';
import { QualityRing } from '../../components/quality-ring';
import { Wren } from '../../components/wren';
import { landing } from '../../texts/landing';

const texts = landing.features;

function Sheet({ children }: { readonly children: ReactNode }) {
  return <div className="rounded-card border border-line bg-paper p-5 sm:p-6">{children}</div>;
}

export function EvidencePicture() {
  const { evidence } = texts;
  return (
    <div className="flex flex-col gap-4">
      <Sheet>
        <p>
          {evidence.sourced} <Chip kind="evidence">{evidence.chip}</Chip>
        </p>
        <p className="mt-3">
          {evidence.unsourcedBefore}
          <span className="underline decoration-fail decoration-wavy decoration-2 underline-offset-4">
            {evidence.unsourced}
          </span>{' '}
          <Chip kind="fail">{evidence.unsourcedMark}</Chip>
        </p>
      </Sheet>
      <div className="ml-6 rounded-card border-l-4 border-evidence bg-evidence-wash px-5 py-4 sm:ml-12">
        <p className="text-sm font-semibold text-evidence">{evidence.quoteTitle}</p>
        <p className="mt-1">
          {evidence.quoteBefore}
          <b className="underline decoration-evidence decoration-2 underline-offset-4">
            {evidence.quoteMarked}
          </b>
          {evidence.quoteAfter}
        </p>
      </div>
    </div>
  );
}

export function TalkPicture() {
  return (
    <ul className="flex flex-col gap-3">
      {texts.talk.messages.map((message) =>
        message.from === 'wren' ? (
          <li key={message.text} className="flex items-end gap-2 pr-8">
            <Wren className="h-9" />
            <span className="rounded-card rounded-bl-none border border-line bg-paper px-4 py-2.5">
              {message.text}
            </span>
          </li>
        ) : (
          <li
            key={message.text}
            className="ml-12 self-end rounded-card rounded-br-none bg-teal-wash px-4 py-2.5"
          >
            {message.text}
          </li>
        ),
      )}
    </ul>
  );
}

export function ChecksPicture() {
  const { checks } = texts;
  return (
    <Sheet>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line pb-3 text-ink-soft">
        <QualityRing quality={checks.quality} />
        <span className="text-sm">{checks.note}</span>
      </div>
      <ul>
        {checks.list.map((check) => {
          const isMet = check.verdict === 'met';
          const Icon = isMet ? CircleCheck : TriangleAlert;
          return (
            <li
              key={check.name}
              className="flex items-start gap-3 border-b border-line py-2.5 last:border-0 last:pb-0"
            >
              <Icon aria-hidden className={`mt-1 size-4.5 shrink-0 ${isMet ? 'text-good' : 'text-weak'}`} />
              <span>
                <span className="font-semibold">{check.name}</span>
                <span className="block text-[0.9375rem] text-ink-soft">{check.why}</span>
              </span>
              <span className={`ml-auto text-sm font-semibold ${isMet ? 'text-good' : 'text-weak'}`}>
                {isMet ? checks.met : checks.weak}
              </span>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}

export function PricePicture() {
  const { price } = texts;
  return (
    <Sheet>
      <ul className="mb-5 flex flex-col gap-3">
        {price.areas.map((area) => (
          <li key={area} className="flex items-center gap-3">
            <SquareCheck aria-hidden className="size-5 text-teal" />
            {area}
            <span className="figures ml-auto text-ink-soft">$2.00</span>
          </li>
        ))}
      </ul>
      <p className="rounded-control bg-teal px-5 py-2.5 text-center font-semibold text-on-teal">
        {price.button}
      </p>
      <p className="mt-3 text-center text-[0.9375rem] text-ink-soft">{price.balance}</p>
    </Sheet>
  );
}

export function KeepPicture() {
  const { keep } = texts;
  return (
    <Sheet>
      <p className="mb-2 flex items-center gap-1.5 text-sm text-ink-soft">
        <Check aria-hidden className="size-4 text-good" />
        {keep.saved}
        <span className="ml-auto inline-flex items-center gap-1.5 font-semibold text-teal">
          <Copy aria-hidden className="size-4" />
          {keep.copy}
        </span>
      </p>
      <ul>
        {keep.records.map((record) => (
          <li
            key={record.title}
            className="flex flex-wrap items-baseline gap-x-3 border-t border-line py-3 last:pb-0"
          >
            <span className="font-serif text-lg font-semibold">{record.title}</span>
            <span className="figures ml-auto text-sm text-ink-soft">{record.day}</span>
            <span className="w-full text-[0.9375rem] text-ink-soft">{record.areas}</span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
