/** The word for an output quality in percent: 0 Poor, below 33 Basic, below 66 Moderate, else Strong. */
export type QualityWord = 'Poor' | 'Basic' | 'Moderate' | 'Strong';

export const clampPercent = (percent: number): number => Math.max(0, Math.min(100, percent));

export function qualityWord(percent: number): QualityWord {
  if (percent <= 0) return 'Poor';
  if (percent < 33) return 'Basic';
  if (percent < 66) return 'Moderate';
  return 'Strong';
}
