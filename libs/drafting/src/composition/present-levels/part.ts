/** A piece of a present level with the proof of what it says. */
import type { Evidence } from '@goalwright/contracts/api/goals';

export interface PresentLevel {
  text: string;
  evidence: Evidence[];
}

export const proof = (text: string, source: { page: number; quote: string }): Evidence => ({
  Text: text,
  Page: source.page,
  Quote: source.quote,
});

/** Parts in order, as one text. */
export function joined(parts: readonly (PresentLevel | undefined)[]): PresentLevel {
  const said = parts.filter((part) => part !== undefined && part.text !== '') as PresentLevel[];
  return {
    text: said.map(({ text }) => text).join(' '),
    evidence: said.flatMap(({ evidence }) => evidence),
  };
}
