/** How many levels a rubric has, wherever the report says so. */
const WORDED: Readonly<Record<string, number>> = { three: 3, four: 4, five: 5, six: 6 };
const SCALE =
  /\b(?:(\d{1,2})|(three|four|five|six))[- ]?(?:pt|point|level)s?\b|\(\s?[01]\s?(?:-|to)\s?(\d{1,2})\s?\)|\b(?:levels? |scored |from |rubric,? |scale,? (?:of )?)?1 (?:to|through) (\d)\b|\b(?:scored|rubric,?|scale,?(?: of)?|levels?) (?:[01]-|0 (?:to|through) )(\d)\b/i;

/** The highest level of the first rubric a text tells of; undefined where none is told or a level would lie above it. */
export function rubricScaleIn(near: string, value: number): number | undefined {
  const found = SCALE.exec(near);
  if (found === null) return undefined;
  const outOf = Number(
    found[1] ?? WORDED[(found[2] ?? '').toLowerCase()] ?? found[3] ?? found[4] ?? found[5],
  );
  return outOf >= 2 && value <= outOf ? outOf : undefined;
}
