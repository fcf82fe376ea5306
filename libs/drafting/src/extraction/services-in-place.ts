/** Services the report says the student has or should have, with their amounts. */
import { type Passage, quotePassage } from './passages.js';

export interface ServiceInPlace {
  readonly text: string;
  readonly page: number;
  readonly quote: string;
  readonly minutes?: number;
  readonly sessions?: number;
  readonly per?: 'day' | 'week' | 'month';
}

const SERVICE =
  /\b(\d{1,3})\s*(?:minutes?|mins?)\b|\b(?:(\d|one|two|three|four|five)\s*(?:x|times?|sessions?|days?)|(once|twice))\s*(?:per|a|each|\/|weekly)/i;
const PER = /(?:per|a|each|every|\/)\s*(day|week|month)|\b(daily|weekly|monthly)\b/i;
const COUNT_WORDS: Readonly<Record<string, number>> = {
  once: 1,
  twice: 2,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
};

/** Lines that name a service and an amount per day, week or month. At most 20. */
export function servicesIn(passages: readonly Passage[]): ServiceInPlace[] {
  return passages
    .filter(
      ({ section, text, heading }) =>
        SERVICE.test(text) &&
        PER.test(text) &&
        (section === 'services' ||
          /\bservices?\b|therapy (?:for|is|at)|receiv(?:es|ing)|pull-?out|push-?in/i.test(
            `${heading} ${text}`,
          )) &&
        /service|therapy|instruction|support|speech|occupational|resource|counsel|specialized/i.test(
          `${heading} ${text}`,
        ),
    )
    .filter(({ section, text }) => section !== 'goals' && !/screen time/i.test(text))
    .slice(0, 20)
    .map((passage) => {
      const minutes = /\b(\d{1,3})\s*(?:-\s*)?(?:minutes?|mins?)\b/i.exec(passage.text)?.[1];
      const often =
        /\b(?:(\d|one|two|three|four|five)\s*(?:x|times?|sessions?|days?)|(once|twice))\s*(?:per|a|each|\/|weekly)/i.exec(
          passage.text,
        );
      const sessions = (often?.[1] ?? often?.[2])?.toLowerCase();
      const per = PER.exec(passage.text);
      const unit = (per?.[1] ?? per?.[2] ?? '').toLowerCase();
      return {
        text: passage.text.slice(0, 320),
        page: passage.page.page,
        quote: quotePassage(passage),
        ...(minutes === undefined ? {} : { minutes: Number(minutes) }),
        ...(sessions === undefined ? {} : { sessions: COUNT_WORDS[sessions] ?? Number(sessions) }),
        ...(unit === ''
          ? {}
          : {
              per: unit.startsWith('da')
                ? ('day' as const)
                : unit.startsWith('mo')
                  ? ('month' as const)
                  : ('week' as const),
            }),
      };
    });
}
