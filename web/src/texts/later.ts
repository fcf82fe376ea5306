/** The words of the pages that are not built yet. */
import { app } from './app';

export type LaterPage = 'support' | 'students';

export const later = {
  lead: 'This page comes later.',
  back: 'Back to the generator',
  pages: {
    support: {
      title: app.pages.support,
      text: 'Here you will find the support form. Goals, history and wallet work without it.',
    },
    students: {
      title: app.pages.students,
      text: 'Here you will find a sample of the student list.',
    },
  } satisfies Record<LaterPage, { title: string; text: string }>,
} as const;
