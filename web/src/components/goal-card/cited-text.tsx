/** A text of the card with its chips inside the sentences, each after the fact it proves. */
import type { Evidence } from '@goalwright/contracts/api/goals';
import { clsx } from 'clsx';
import { goals as words } from '../../texts/goals';
import { Chip, chipLooks } from '../chip';
import type { Placement } from './evidence-placement';

/** The marks that end what a chip proves: they stay on its line. */
const CLOSING = /^[.,;:)]+/;

interface CitedTextProps {
  readonly placement: Placement;
  readonly evidence: readonly Evidence[];
  readonly openEvidence: number | undefined;
  readonly onOpen: (evidence: number) => void;
}

export function CitedText({ placement, evidence, openEvidence, onOpen }: CitedTextProps) {
  const { segments } = placement;
  return (
    <>
      {segments.map((segment, place) => {
        if (segment.kind === 'plain') {
          const isBehindChip = place > 0 && segments[place - 1]?.kind !== 'plain';
          return <span key={place}>{isBehindChip ? segment.text.replace(CLOSING, '') : segment.text}</span>;
        }
        const next = segments[place + 1];
        const closing = next?.kind === 'plain' ? (CLOSING.exec(next.text)?.[0] ?? '') : '';
        if (segment.kind === 'unsourced')
          return (
            <span key={place}>
              <span className="font-semibold text-fail underline decoration-fail decoration-2 underline-offset-4">
                {segment.text}
              </span>{' '}
              <span className="whitespace-nowrap">
                <Chip kind="fail">{words.evidence.notInDocument}</Chip>
                {closing}
              </span>
            </span>
          );
        const cited = evidence[segment.evidence];
        if (!cited) return <span key={place}>{closing}</span>;
        return (
          <EvidenceChip
            key={place}
            evidence={cited}
            index={segment.evidence}
            isOpen={openEvidence === segment.evidence}
            onOpen={onOpen}
            closing={closing}
          />
        );
      })}
    </>
  );
}

export const placeWords = ({ Page, IsEnteredByProvider }: Evidence): string => {
  if (IsEnteredByProvider === true) return words.evidence.entered;
  return Page === null ? words.evidence.yours : words.evidence.page(Page);
};

/** The attribute by which the card finds the chip that gets the focus back. */
export const chipId = (index: number) => ({ 'data-evidence': index });

interface EvidenceChipProps {
  readonly evidence: Evidence;
  readonly index: number;
  readonly isOpen: boolean;
  readonly onOpen: (evidence: number) => void;
  readonly closing?: string;
}

export function EvidenceChip({ evidence, index, isOpen, onOpen, closing = '' }: EvidenceChipProps) {
  const place = placeWords(evidence);
  if (evidence.IsEnteredByProvider === true)
    return (
      <>
        {' '}
        <span className="whitespace-nowrap">
          <Chip kind="marigold">{place}</Chip>
          {closing}
        </span>
      </>
    );
  return (
    <>
      {' '}
      <span className="whitespace-nowrap">
        <button
          type="button"
          {...chipId(index)}
          aria-label={words.evidence.open(place, evidence.Quote || evidence.Text)}
          aria-expanded={isOpen}
          onClick={() => {
            onOpen(index);
          }}
          className={clsx(
            chipLooks('evidence'),
            'relative align-baseline leading-snug transition-colors duration-150',
            // The finger's target is larger than the chip.
            'after:absolute after:-inset-x-1 after:-inset-y-2.5',
            isOpen ? 'border-evidence!' : 'hover:border-evidence!',
          )}
        >
          {place}
        </button>
        {closing}
      </span>
    </>
  );
}
