/** Words of the goal checker. */
import { app } from './app';

const goals = (count: number): string => (count === 1 ? '1 goal' : `${String(count)} goals`);

export const checker = {
  title: app.pages.checker,
  lead: 'Paste goals that were written anywhere. Each is read by 20 writing checks, with what to change. Free of charge. Not a legal review.',
  kept: 'Your goals stay on this page only, until you close or reload it or sign out.',
  goalNumber: (number: number) => `Goal ${String(number)}`,
  goal: 'IEP Goal',
  goalHint: 'Paste one goal, or several at once: each gets its own form.',
  missing: 'Paste a goal first.',
  areaOfNeed: 'Area of Need',
  presentLevel: 'Present Level of Performance',
  optional: 'optional',
  more: 'Objectives and services',
  moreCount: (objectives: number, services: number) =>
    [
      objectives === 0 ? '' : objectives === 1 ? '1 objective' : `${String(objectives)} objectives`,
      services === 0 ? '' : services === 1 ? '1 service' : `${String(services)} services`,
    ]
      .filter(Boolean)
      .join(', '),
  remove: (number: number) => `Remove goal ${String(number)}`,
  removed: (number: number) => `Goal ${String(number)} is removed.`,
  add: 'Add another goal',
  full: 'Twenty goals can be checked at a time.',
  check: (count: number) => (count < 2 ? 'Check this goal' : `Check ${goals(count)}`),
  checking: 'Checking...',
  clear: 'Clear all',
  cleared: 'All goals are cleared.',
  split: (found: number) => `${goals(found)} found in what you pasted. Each has its own form now.`,
  sorted: 'The parts of the goal went to their fields.',
  leftOut: (count: number) =>
    `${goals(count)} left out: twenty can be checked at a time. Check these first, then paste the others.`,
  results: 'Results',
  checked: (count: number) => `${goals(count)} checked.`,
  resultOf: (number: number, word: string, percent: number) =>
    `Goal ${String(number)}: ${word} ${String(percent)}%.`,
  quality: (word: string, percent: number) => `Output quality: ${word} ${String(percent)}%`,
  plan: 'Read together as one plan',
  passed: (count: number) => (count === 1 ? '1 check passed' : `${String(count)} checks passed`),
  allPassed: 'Every check passed.',
  older: 'These checks are of the words before your last change.',
  applyFailed: 'The fix is in place. The checks could not read it just now.',
  failed: 'The goals could not be checked just now. They stay here. Please try again.',
  retry: 'Try again',
} as const;
