/** Which routine nameless steps are of, where the lines before a figure name it: "the jacket and backpack routine was broken into nine steps". */

/** "A hygiene routine", "the jacket and backpack routine"; "the daily routine" and "her routine" name none. */
const NAMED =
  /\b(?:an?|the|his|her|their) ((?:(?!(?:daily|same|whole|new|own|usual|school|class|long|short|full|this|that|first|next|entire)\b)[a-z-]+ ){0,2}(?!(?:daily|same|whole|new|own|usual|school|class|long|short|full|of|in|first|next|entire)\b)[a-z-]+) routine\b/gi;
/** "Arrival routine (coat & backpack)        10/20/26": the title of a checklist. */
const TITLED =
  /(?:^|\n)[^\S\n]*(?!Daily|School|Class|The|Same|New|Our|My|This|That)(\p{Lu}\p{Ll}+(?: (?:and|&) \p{Ll}+| \p{Ll}+)?) routine\b(?=[^\S\n]*(?:\(|\n|:|$|\s{2}))/gu;
const CATHETERIZATION = /\b(?:self-)?catheteri[sz]ation\b/i;

/** The routine that was named last before a figure, as "steps of ..." goes on; undefined where none was. */
export function routineIn(before: string): string | undefined {
  const text = before.replace(/\s+/g, ' ');
  const name = [...before.matchAll(TITLED)].at(-1)?.[1] ?? [...text.matchAll(NAMED)].at(-1)?.[1];
  if (name !== undefined) return `the ${name.toLowerCase()} routine`;
  return CATHETERIZATION.test(text) ? 'catheterization' : undefined;
}
