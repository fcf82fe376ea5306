/** The words of the page behind the link that takes a change of address back. */
export const emailUndo = {
  title: 'Take back the change of your email address',
  why: 'Somebody changed the email address of your account. If it was not you, take the change back here.',
  consequences: [
    'Your account gets this old address again.',
    'Everybody who is signed in to it is signed out.',
    'The password stops working, since whoever changed the address knew it. You choose a new one with a code that we mail you.',
  ],
  confirm: 'Take the change back',
  wasMe: 'If you changed it yourself, close this page. Nothing happens.',

  doneTitle: 'The change was taken back',
  done: 'Your account has its old address again, and everybody was signed out. Choose a new password now: without one nobody can sign in, and that includes you.',
  newPassword: 'Choose a new password',

  overTitle: 'This link does not work any more',
  over: 'It has expired or was used already. A link works once, for 7 days.',
  overNext:
    'If the change was taken back already, sign in or choose a new password. If somebody else has your account, please write to our support.',
  takenTitle: 'The old address is in use',
  taken:
    'Another account has this address by now, so the change could not be taken back. Please write to our support.',
  missingTitle: 'This link is not complete',
  missing:
    'Open the link in the mail once more. Some mail programs cut long links: then copy all of it into the address bar. After a reload it has to be opened from the mail again.',
  signIn: 'Go to sign-in',

  again: 'Try again',
  unreachable: 'We could not reach the server, and do not know whether it heard. Please try again.',
  unknown: 'An Unknown Error Occurred!',
} as const;
