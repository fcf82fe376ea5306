/** The words of the activity log: what happened to the accounts of a district, one sentence each. */

/** Who did it and whose account it was done to, as people read them; the same where somebody did it themselves. */
type Sentence = (actor: string, subject: string) => string;

interface Sentences {
  readonly succeeded: Sentence;
  /** Where it was tried and did not succeed; without one it cannot fail. */
  readonly refused?: Sentence;
}

const bySelf =
  (text: string): Sentence =>
  (_, subject) =>
    `${subject} ${text}.`;

/** One sentence for whoever does it to the own account, another for who does it to somebody else's. */
const byWhom =
  (own: string, other: (actor: string, subject: string) => string): Sentence =>
  (actor, subject) =>
    actor === subject ? `${subject} ${own}.` : other(actor, subject);

/** By the server's name of the action. */
const sentences: Readonly<Record<string, Sentences>> = {
  'signed-in': {
    succeeded: bySelf('signed in'),
    refused: (_, subject) => `Somebody tried to sign in as ${subject} and was refused.`,
  },
  'sign-in-paused': {
    succeeded: (_, subject) => `Sign-in for ${subject} was slowed down after too many wrong tries.`,
    refused: (_, subject) => `Sign-in for ${subject} was slowed down after too many wrong tries.`,
  },
  'signed-out': { succeeded: bySelf('signed out') },
  registered: { succeeded: bySelf('registered') },
  'email-verified': { succeeded: bySelf('confirmed their email address') },
  'phone-verified': { succeeded: bySelf('confirmed their phone number') },
  'account-opened': { succeeded: (_, subject) => `The account of ${subject} was opened.` },
  'code-tried': {
    succeeded: (_, subject) => `A code for ${subject} was accepted.`,
    refused: (_, subject) => `A wrong code was tried for ${subject}.`,
  },
  'password-reset': { succeeded: bySelf('set a new password after forgetting the old one') },
  'password-changed': {
    succeeded: bySelf('changed their password'),
    refused: (_, subject) => `A change of the password of ${subject} was refused.`,
  },
  'password-asked': {
    succeeded: bySelf('confirmed a change with their password'),
    refused: (_, subject) => `A wrong password was given for a change to the account of ${subject}.`,
  },
  'names-changed': {
    succeeded: byWhom('changed their name', (actor, subject) => `${actor} changed the name of ${subject}.`),
  },
  'email-changed': {
    succeeded: byWhom(
      'changed their email address',
      (actor, subject) => `${actor} changed the email address of ${subject}.`,
    ),
    refused: (_, subject) => `A change of the email address of ${subject} was refused.`,
  },
  'email-change-undone': {
    succeeded: (_, subject) =>
      `The change of the email address of ${subject} was undone from the old address.`,
    refused: (_, subject) =>
      `Undoing a change of the email address of ${subject} was refused: the link had expired or was used before.`,
  },
  'phone-changed': {
    succeeded: byWhom(
      'changed their phone number',
      (actor, subject) => `${actor} changed the phone number of ${subject}.`,
    ),
  },
  'account-deleted': { succeeded: bySelf('deleted their own account') },
  'data-exported': { succeeded: bySelf('took a copy of everything kept about them') },
  'terms-accepted': { succeeded: bySelf('accepted the terms of service') },
  'terms-declined': { succeeded: bySelf('took back their acceptance of the terms of service') },
  'invitation-accepted': { succeeded: bySelf('accepted the invitation and chose a password') },
  'user-added': {
    succeeded: (actor, subject) => `${actor} added ${subject}.`,
    refused: (actor, subject) => `${actor} tried to add ${subject} and was refused.`,
  },
  'user-invited': {
    succeeded: (actor, subject) => `${actor} sent ${subject} an invitation.`,
    refused: (actor, subject) => `${actor} tried to invite ${subject} and was refused.`,
  },
  'user-deleted': {
    succeeded: (actor, subject) => `${actor} deleted ${subject}.`,
    refused: (actor, subject) => `${actor} tried to delete ${subject} and was refused.`,
  },
  'role-changed': {
    succeeded: (actor, subject) => `${actor} changed the role of ${subject}.`,
    refused: (actor, subject) => `${actor} tried to change the role of ${subject} and was refused.`,
  },
  'lea-left': { succeeded: (actor, subject) => `${actor} moved ${subject} to another LEA.` },
  'lea-joined': { succeeded: (actor, subject) => `${actor} moved ${subject} here from another LEA.` },
  'ai-allowed': { succeeded: (actor) => `${actor} allowed an outside AI provider.` },
  'ai-forbidden': { succeeded: (actor) => `${actor} forbade an outside AI provider.` },
};

const UNKNOWN = 'somebody';
/** As the server calls an account that is gone. */
const DELETED = 'Deleted account';

const spoken = (name: string): string => (name === DELETED ? 'a deleted account' : name || UNKNOWN);

export const audit = {
  title: 'Activity Log',
  lead: 'Sign-ins and changes to the accounts of your district, newest first. What people draft is never listed.',
  leadForAll:
    'Sign-ins and changes to the accounts of every district, newest first. What people draft is never listed.',
  forbidden: 'This page is for administrators',
  forbiddenText: 'Your account may not see the activity log.',
  back: 'Back to the generator',

  filters: 'Filter',
  kind: 'Show',
  kinds: {
    all: 'All actions',
    'sign-ins': 'Sign-ins',
    people: 'Changes by administrators',
    accounts: 'Changes by people themselves',
    refused: 'Refused tries',
  },
  person: 'Person',
  personPlaceholder: 'Part of an email address',
  until: 'Up to',
  clear: 'Clear filters',

  list: 'Actions',
  refusedMark: 'Refused',
  lea: (name: string) => `LEA: ${name}`,
  loading: 'Loading...',
  loadingOlder: 'Loading older actions...',
  older: 'Load older',
  shown: (shown: number, loaded: number) =>
    shown === loaded
      ? `${String(loaded)} ${loaded === 1 ? 'action' : 'actions'} shown`
      : `${String(shown)} of the ${String(loaded)} actions loaded so far`,
  end: 'These are all there are.',
  full: 'To look further back, choose an earlier date under "Up to".',
  empty: 'Nothing has happened yet',
  emptyText: 'Sign-ins and changes to accounts will be listed here.',
  emptyFiltered: 'Nothing matches',
  emptyFilteredText: 'Choose other actions or a later day, or clear the filters.',
  none: 'None of the loaded actions match.',
  failed: 'An Error Occurred!',
  failedText: 'We could not load the log. What is shown stays.',
  again: 'Try again',

  /** One sentence about one action. Names of actions that this page does not know yet are read as they are. */
  sentence: ({
    Actor,
    Action,
    Subject,
    Result,
  }: {
    readonly Actor: string;
    readonly Action: string;
    readonly Subject: string;
    readonly Result: string;
  }): string => {
    const known = Object.hasOwn(sentences, Action) ? sentences[Action] : undefined;
    const say = Result === 'refused' ? known?.refused : known?.succeeded;
    if (say) return capital(say(spoken(Actor || Subject), spoken(Subject)));
    const whose = Subject === Actor ? '' : ` (${spoken(Subject)})`;
    return capital(`${spoken(Actor)}: ${Action.replaceAll('-', ' ')}${whose}.`);
  },
} as const;

const capital = (sentence: string): string =>
  // An email address is written as it is.
  /^\S+@/.test(sentence) ? sentence : `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
