/** What changed in a text, with what was removed and added said in words, not by color and a line alone. */
import { shortened, wordDifference } from '../lib/word-difference';
import { components } from '../texts/components';

interface DifferenceProps {
  readonly before: string;
  readonly after: string;
}

const words = components.difference;

export function Difference({ before, after }: DifferenceProps) {
  const runs = wordDifference(before, after);
  return (
    <p className="measure leading-relaxed break-words whitespace-pre-line">
      {runs.map(({ kind, text }, place) => {
        if (kind === 'same') return <span key={place}>{shortened(text, placeOf(place, runs.length))}</span>;
        const Change = kind === 'removed' ? 'del' : 'ins';
        const looks =
          kind === 'removed'
            ? 'bg-fail-wash text-fail line-through decoration-1'
            : 'bg-good-wash text-good underline decoration-1 underline-offset-3';
        const start = /^\s*/.exec(text)?.[0] ?? '';
        const end = /\s*$/.exec(text)?.[0] ?? '';
        return (
          <span key={place}>
            {start}
            <Change className={`rounded-[3px] box-decoration-clone px-0.5 ${looks}`}>
              <span className="sr-only">{words[kind]} </span>
              {text.trim()}
              <span className="sr-only"> {words.end[kind]}</span>
            </Change>
            {end}
          </span>
        );
      })}
    </p>
  );
}

function placeOf(place: number, runs: number): 'first' | 'between' | 'last' {
  if (place === 0 && runs > 1) return 'first';
  return place === runs - 1 ? 'last' : 'between';
}
