/** "They" and "their" said of one child. */
import type { Passage } from '../text/passages.js';

const STARTS = /^(?:[\s("'*•-]{0,8}|[^:.!?]{1,30}: )(?:they|their|they['’](?:re|ve|ll|d))\b/i;
const THEY = /\b(?:they|their|theirs|themself)\b/i;
/** People "they" may mean otherwise. */
const OTHERS =
  /\b(?:peers|students|classmates|children|kids|teachers|parents|families|friends|siblings|brothers|sisters|adults|staff|others|everyone|everybody|people|boys|girls|graders|grandparents|cousins|partners|listeners|pupils|we|team|scores|results|both|mother|father|mom|dad)\b/i;
const PASSAGES_MAX = 1_000;

/**
 * In how many sentences "they" can only be the student: beside the student's given name with nobody else about, or at the
 * beginning of a sentence that follows one about nobody else.
 */
export function singularTheys(passages: readonly Passage[], givenName: string | undefined): number {
  let count = 0;
  let before = '';
  for (const { text, isRow } of passages.slice(0, PASSAGES_MAX)) {
    if (isRow) continue;
    const said = text.replace(/"[^"]{0,400}(?:"|$)/g, ' ');
    if (THEY.test(said)) {
      const after = givenName === undefined ? -1 : said.indexOf(givenName);
      const isBesideName = after >= 0 && THEY.test(said.slice(after)) && !OTHERS.test(said.slice(0, 400));
      if (isBesideName || (STARTS.test(said) && !OTHERS.test(before))) count += 1;
    }
    before = said;
  }
  return count;
}
