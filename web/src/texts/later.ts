/** The words of the pages that are not built yet. */
import { app } from './app';

export type LaterPage = 'account' | 'users' | 'support' | 'students';

export const later = {
  lead: 'This page comes later.',
  back: 'Back to the generator',
  pages: {
    account: {
      title: app.pages.accountDetails,
      text: 'Here you will change your name, email address, phone number and password. Until then they stay as you gave them at registration.',
    },
    users: {
      title: app.pages.users,
      text: 'Here administrators will add, change and remove the people of their district.',
    },
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
