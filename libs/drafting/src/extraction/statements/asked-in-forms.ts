/** The numbered questions of interview forms: what was asked tells whether the answer is a worry. */
import { everyMatch } from '../text/every-match.js';
import type { Passage, Section } from '../text/passage.js';

/** "4. What type of activity does she choose in free time?" */
const QUESTION_OF_FORM = /^\d{1,2}[.)] .{0,240}\?$/;
const ASKS_FOR_PRAISE =
  /\b(?:(?:do(?:es)?|doing|going) (?:\w+ )?(?:really )?well|strengths?|good at|proud)\b/i;
const ASKS_FOR_WORRIES =
  /\b(?:challeng|troubl|difficult|struggl|problem|concern|worr|hard(?:er|est)?\b|weak|frustrat|upset|needs?\b)/i;

/** What is advised, or was long ago, stays so whatever was asked. */
const JUDGED: ReadonlySet<Section> = new Set(['results', 'concerns', 'strengths']);

/** Where an answer belongs by its question: what somebody does in her free time is no worry, whatever the form is about. */
function askedFor(question: string): Section {
  if (ASKS_FOR_WORRIES.test(question)) return 'concerns';
  return ASKS_FOR_PRAISE.test(question) ? 'strengths' : 'results';
}

/** Of a form's row "question | answer" the answer is what somebody said. */
export function answerOf(passage: Passage): Passage {
  if (!passage.isRow || !/[|\t]/.test(passage.text)) return passage;
  const cells = everyMatch(/[^|\t]+/g, passage.text).filter(([cell]) => cell.trim() !== '');
  const last = cells.at(-1);
  if (cells.length < 2 || last === undefined || last[0].trim().split(/\s+/).length < 5) return passage;
  const lead = last.index + last[0].length - last[0].trimStart().length;
  const text = last[0].trim();
  const question = cells.at(-2)?.[0].trim() ?? '';
  return {
    ...passage,
    section: question.endsWith('?') && JUDGED.has(passage.section) ? askedFor(question) : passage.section,
    start: passage.start + lead,
    end: passage.start + lead + text.length,
    text,
    isRow: false,
  };
}

/** Follows a form from question to question, where the answers stand behind them as sentences. */
export class AskedInForms {
  #paragraph = -1;
  #section: Section = 'results';

  /** The passage, in the section that its question gives it; unchanged where none was asked. Give it every passage in order. */
  answered(passage: Passage): Passage {
    const { text, paragraph, isRow } = passage;
    if (!isRow && text.endsWith('?') && QUESTION_OF_FORM.test(text)) {
      this.#paragraph = paragraph;
      this.#section = askedFor(text);
      return passage;
    }
    const isAnswer = paragraph === this.#paragraph && JUDGED.has(passage.section);
    return isAnswer ? { ...passage, section: this.#section } : passage;
  }
}
