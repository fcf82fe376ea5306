/** The words of a district's overview: what is drafted and spent, and whether an outside AI provider may be used. */
import { PRODUCT_NAME } from '@goalwright/contracts/product';

export const district = {
  title: 'District Overview',
  lead: (lea: string) =>
    `${lea}: what is drafted and spent, and what is allowed. Never whose goals, and never what they say.`,
  leadForAll:
    'What is drafted and spent in each district, and what is allowed in yours. Never whose goals, and never what they say.',
  forbidden: 'This page is for administrators',
  forbiddenText: 'Your account may not see the figures of a district.',
  back: 'Back to the generator',

  spending: {
    title: 'Counts and spending by month',
    lead: 'Months are those of California.',
    lea: 'LEA',
    all: 'All',
    month: 'Month',
    people: 'People drafting',
    goals: 'Goals drafted',
    complimentary: 'Complimentary goals',
    complimentaryHint: 'Complimentary goals are among those drafted and cost nothing.',
    spent: 'Spent',
    deposited: 'Deposited',
    loading: 'Loading...',
    empty: 'Nothing was drafted or spent yet',
    emptyText: 'Each month with drafts, deposits or spending gets a line here.',
    failed: 'An Error Occurred!',
    failedText: 'We could not load the figures.',
    again: 'Try again',
  },

  ai: {
    title: 'Outside AI provider',
    /** The same promise as in the guide: what leaves, and what does not. */
    explanation: `With permission, drafts may be written by an outside AI provider. Names, birth dates, ids, addresses and schools are replaced by placeholders before anything leaves ${PRODUCT_NAME}. Without it the built-in engine drafts, and nothing leaves.`,
    allow: (lea: string) => `Allow an outside AI provider for ${lea}`,
    allowOwn: 'Allow an outside AI provider for my drafts',
    logged: 'Each change is in the activity log.',
    decidedFor: (lea: string, isAllowed: boolean) =>
      isAllowed
        ? `An administrator of ${lea} has allowed an outside AI provider.`
        : `${lea} has not allowed an outside AI provider: the built-in engine drafts. An administrator of ${lea} can change that.`,
    failed: 'This was not saved.',
    unreachable: 'We could not reach the server. The permission stands as shown.',
    allowedNow: 'Outside AI provider allowed.',
    forbiddenNow: 'Outside AI provider not allowed.',
  },
} as const;
