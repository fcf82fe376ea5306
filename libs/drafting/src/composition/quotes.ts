/** Words of a report or a provider as they stand inside a sentence of ours. */

/** One line of quoted text without the line breaks and bullets of the page. */
export const tidy = (quote: string) =>
  quote
    .replace(/[-\u00ad]\s*\n\s*(?=[a-z])/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^(?:[-*•●▪◦‣]|\(?\d{1,2}[.)]|[A-Z][.)])\s+/, '')
    .replace(/^([A-Z][A-Z &/-]{3,40}):\s*/, '')
    .replace(/[.;,]\s*$/, '')
    .replace(/["“”]/g, "'")
    .trim();

/** The first words of a quote that fit, cut at a clause. */
export function excerpt(quote: string, charactersMax: number): string {
  const text = tidy(quote);
  if (text.length <= charactersMax) return text;
  const cut = Math.max(text.lastIndexOf(', ', charactersMax), text.lastIndexOf('; ', charactersMax));
  return text.slice(0, cut > charactersMax / 3 ? cut : text.lastIndexOf(' ', charactersMax));
}
