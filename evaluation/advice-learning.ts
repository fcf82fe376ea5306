/** Learns which passages of a report are advice, by logistic regression over the signs of `extraction/advice/advice-signs`. */
import { adviceToWeigh } from '@goalwright/drafting';
import type { Fixture } from './fixtures.js';
import { fold, isPartOf } from './folded-words.ts';
import { type LearnedSigns, type Learning, learnSigns, type SignCase } from './sign-learning.ts';

/** A passage of a report, and whether its author calls it advice. */
export interface AdviceCase extends SignCase {
  readonly report: string;
  readonly isRead: boolean;
}

const LEARNING: Learning = { rounds: 10, step: 0.12, decay: 4e-4, casesMin: 5, isSoCounts: 3 };

const plain = (text: string) => fold(text).trim();
/** So much of a passage tells that a sentence of advice, broken over lines, goes through it. */
const BROKEN_MIN = 25;

const isAdviceOf = (text: string, advice: readonly string[]): boolean =>
  advice.some((words) => isPartOf(text, words, BROKEN_MIN));

/**
 * The passages of all reports whose authors name advice. They name some of it, seldom all: what stands in a paragraph with it, or
 * right beside it, or what the readers take for advice teaches nothing unless it is named.
 */
export function adviceCasesOf(fixtures: readonly Fixture[]): AdviceCase[] {
  return fixtures
    .filter(({ truth }) => truth.judgement === 'report' && truth.recommendations.length > 0)
    .flatMap(({ name, pages, truth }) => {
      const advice = truth.recommendations.map(plain);
      const passages = adviceToWeigh(pages).map((passage) => ({
        ...passage,
        isSo: isAdviceOf(plain(passage.text), advice),
      }));
      const named = new Set(passages.flatMap(({ isSo, paragraph }) => (isSo ? [paragraph] : [])));
      return passages.flatMap(({ isSo, isRead, paragraph, signs }, at): AdviceCase[] => {
        const isBesideNamed =
          named.has(paragraph) || passages[at - 1]?.isSo === true || passages[at + 1]?.isSo === true;
        return isSo || (!isRead && !isBesideNamed) ? [{ report: name, signs, isSo, isRead }] : [];
      });
    });
}

export const learnAdvice = (cases: readonly AdviceCase[]): LearnedSigns => learnSigns(cases, LEARNING);
