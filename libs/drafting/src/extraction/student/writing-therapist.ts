/** Which therapist a report is by: told by the letters behind a name, or by what the paper calls itself. */
import type { PageText } from '../text/folded-page.js';

export type Therapy = 'speech-language' | 'occupational-therapy' | 'physical-therapy';

/** Licences and posts as they stand behind the name of who signs. */
const SIGNED: readonly (readonly [Therapy, RegExp])[] = [
  ['speech-language', /\bCCC-?(?:\/ ?)?SLP\b|\bSLP-?CCC\b|,\s*(?:M\.?[AS]\.?,?\s*)?SLP\b/],
  ['occupational-therapy', /\bOTR(?:\/L)?\b|\bOTD\b|,\s*(?:M?OT|COTA)(?:\/L)?(?=[\s,.]|$)/m],
  ['physical-therapy', /\bDPT\b|\bPCS\b|,\s*M?PT(?=[\s,.]|$)/m],
];
const TITLES: readonly (readonly [Therapy, RegExp])[] = [
  ['speech-language', /\bspeech(?:[ -](?:and |& )?language| therapy)?\b/i],
  ['occupational-therapy', /\b(?:[Oo]ccupational [Tt]herapy|OCCUPATIONAL THERAPY|OT)\b/],
  ['physical-therapy', /\b(?:[Pp]hysical [Tt]herapy|PHYSICAL THERAPY|PT)\b/],
];
const IS_TITLE =
  /\b(?:evaluation|report|summary|notes?|assessment|update|log|re-?evaluation|review|present levels)\b/i;
/** A paper says on its first lines what it is. */
const TITLE_LINES = 6;

const only = (found: readonly Therapy[]) => (found.length === 1 ? found[0] : undefined);

/**
 * The therapy whose report this is; undefined where several sign, or none does.
 * @param pages as read, the first page first
 */
export function writingTherapistOf(pages: readonly PageText[]): Therapy | undefined {
  const signed = SIGNED.filter(([, letters]) => pages.some(({ text }) => letters.test(text)));
  if (signed.length > 0) return only(signed.map(([therapy]) => therapy));
  const lines = (pages[0]?.text ?? '').split('\n').filter((line) => line.trim() !== '');
  const title = lines
    .slice(0, TITLE_LINES)
    .filter((line) => IS_TITLE.test(line))
    .join('\n');
  return only(TITLES.filter(([, words]) => words.test(title)).map(([therapy]) => therapy));
}
