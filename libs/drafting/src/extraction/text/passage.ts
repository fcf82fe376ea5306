/** One sentence or table row of a report: what a reader would cite. */
import type { FoldedPage } from './folded-page.js';

export type Section =
  | 'identity'
  | 'strengths'
  | 'concerns'
  | 'recommendations'
  | 'history'
  | 'goals'
  | 'progress'
  | 'services'
  | 'score-key'
  | 'results';

export interface Passage {
  readonly page: FoldedPage;
  /** Offsets in the folded page. */
  readonly start: number;
  readonly end: number;
  /** Folded, on one line; same length as the range, so that offsets in it add to `start`. */
  readonly text: string;
  readonly section: Section;
  /** The heading it stands under, with the line's own key in front when it has one. */
  readonly heading: string;
  readonly isRow: boolean;
  /** Counts paragraphs over the whole report: neighbors in one paragraph share it. */
  readonly paragraph: number;
}
