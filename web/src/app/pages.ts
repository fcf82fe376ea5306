/** The pages of the shell: where they are, and what the menu and the breadcrumb call them. */
import type { User } from '@goalwright/contracts/api/users';
import { app } from '../texts/app';

export interface ShellPage {
  readonly path: string;
  readonly name: string;
}

const names = app.pages;

export const GENERATOR: ShellPage = { path: '/home', name: names.generator };
export const HISTORY: ShellPage = { path: '/home/history', name: names.history };
export const CHECKER: ShellPage = { path: '/home/checker', name: names.checker };
export const SUPPORT: ShellPage = { path: '/home/support', name: names.support };
const STUDENTS: ShellPage = { path: '/home/students', name: names.students };
const ACCOUNT: ShellPage = { path: '/home/account', name: names.accountDetails };
const USERS: ShellPage = { path: '/home/users', name: names.users };
const DISTRICT: ShellPage = { path: '/home/district', name: names.district };
const AUDIT: ShellPage = { path: '/home/audit', name: names.audit };
const WALLET: ShellPage = { path: '/home/wallet', name: names.wallet };

/** What "Your Account" expands to. The server checks each call again: this is for the eye. */
export function accountPages(user: User): readonly ShellPage[] {
  // Internal use costs nothing, so its wallet is of interest to those alone who look after everybody's.
  const hasWallet = !user.IsInternal || user.CanManageUsers;
  return [ACCOUNT, ...(user.CanManageUsers ? [USERS, DISTRICT, AUDIT] : []), ...(hasWallet ? [WALLET] : [])];
}

/** From the outermost to the page itself; a wrong address has no trail. */
export function trailOf(pathname: string): readonly string[] {
  const path = pathname.replace(/\/+$/, '');
  if ([ACCOUNT, USERS, DISTRICT, AUDIT, WALLET].some((page) => page.path === path)) {
    return [names.account, nameOf(path)];
  }
  return [nameOf(path)].filter(Boolean);
}

function nameOf(path: string): string {
  const pages = [GENERATOR, HISTORY, CHECKER, SUPPORT, STUDENTS, ACCOUNT, USERS, DISTRICT, AUDIT, WALLET];
  return pages.find((page) => page.path === path)?.name ?? '';
}
