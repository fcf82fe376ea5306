/** Every public call, in one list: routes, docs, the typed client and the tests are made from it. */
import { accountCalls } from './account.js';
import type { ApiCall } from './define.js';
import { districtUserCalls } from './district-users.js';
import { documentCalls } from './documents.js';
import { goalCalls } from './goals.js';
import { submitQuestion } from './questionnaire.js';
import { signInCalls } from './sign-in.js';
import { talkCalls } from './talks.js';
import { walletCalls } from './wallet.js';

export const apiCalls: readonly ApiCall[] = [
  ...signInCalls,
  ...accountCalls,
  submitQuestion,
  ...documentCalls,
  ...goalCalls,
  ...talkCalls,
  ...walletCalls,
  ...districtUserCalls,
];
