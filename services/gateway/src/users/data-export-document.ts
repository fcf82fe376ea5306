/** Lays out what is kept about a user as a document to read and print; the JSON beside it is the complete record. */
import type { DataExport } from '@goalwright/contracts/api/account';
import { type Goal, SERVICE_FIELDS } from '@goalwright/contracts/api/goals';
import { PRODUCT_NAME } from '@goalwright/contracts/product';
import { type Block, isPrintable, type PaperDocument, strong, words } from '@goalwright/paper';

/** Above this the PDF would be a book of numbers; the JSON and the CSV have every line. */
const STATEMENT_LINES_MAX = 1000;

type Record = DataExport['Session']['GoalsConversationHistory'][number];

export function dataExportDocument(data: DataExport): PaperDocument {
  const { Account, Wallet, Session } = data;
  const blocks = [
    ...accountBlocks(Account),
    ...walletBlocks(Wallet),
    ...talkBlocks(Session),
    ...historyBlocks(Session.GoalsConversationHistory),
  ];
  return {
    title: `Your ${PRODUCT_NAME} record`,
    subject: `What ${PRODUCT_NAME} keeps about ${Account.Email}.`,
    edition: `Made ${timeOf(data.ExportedOn)}`,
    madeOn: data.ExportedOn,
    blocks: [paragraph(OPENING), ...unprintableNote(data), ...blocks],
  };
}

const OPENING =
  `This is what ${PRODUCT_NAME} keeps about you and can show. Passwords, codes and sign-in tokens are kept only as ` +
  'hashes and are not in it. All times are in UTC. The JSON file of the same export is the complete record.';

const unprintableNote = (data: DataExport): Block[] =>
  isPrintable(JSON.stringify(data))
    ? []
    : [
        paragraph(
          'Some letters cannot be printed in this document and stand as “?”. The JSON file has them as they are.',
        ),
      ];

function accountBlocks(account: DataExport['Account']): Block[] {
  const orNever = (on: string | null): string => (on === null ? 'Never' : timeOf(on));
  return [
    heading('Account'),
    fields([
      ['Name', `${account.FirstName} ${account.LastName}`],
      ['Email', account.Email],
      ['Phone', account.PhoneNumber === '' ? 'None' : account.PhoneNumber],
      ['District (LEA)', account.LEA],
      ['Administrator', yesOrNo(account.IsAdmin)],
      ['Trial', yesOrNo(account.IsTrial)],
      ['Goals drafted', String(account.TotalGeneratedGoals)],
      ['Registered', timeOf(account.RegisteredOn)],
      ['Email confirmed', orNever(account.EmailVerifiedOn)],
      ['Phone confirmed', orNever(account.PhoneVerifiedOn)],
      ['Invited', orNever(account.InvitedOn)],
    ]),
    ...listing('Terms accepted', ['Version', 'Accepted'], account.TermsAccepted, (terms) => [
      terms.Version,
      timeOf(terms.AcceptedOn),
    ]),
    ...listing('Open sign-ins', ['Started', 'Last used', 'Ends'], account.SignIns, (signIn) => [
      timeOf(signIn.StartedOn),
      timeOf(signIn.LastUsedOn),
      timeOf(signIn.EndsOn),
    ]),
    ...listing('Codes sent', ['For', 'To', 'Sent'], account.CodesSent, (code) => [
      inWords(code.Purpose),
      code.To,
      timeOf(code.SentOn),
    ]),
    ...listing('Changes of address', ['From', 'To', 'Changed'], account.EmailChanges, (change) => [
      change.From,
      change.To,
      timeOf(change.ChangedOn),
    ]),
    ...listing(
      'What was done to the account',
      ['When', 'What', 'Outcome', 'By'],
      account.History,
      (action) => [
        timeOf(action.On),
        inWords(action.Action),
        inWords(action.Outcome),
        action.WasByOwner ? 'You' : 'Somebody else',
      ],
    ),
  ];
}

function walletBlocks({ AvailableCents, HeldCents, Statements, TotalLines }: DataExport['Wallet']): Block[] {
  const shown = Statements.slice(0, STATEMENT_LINES_MAX);
  return [
    heading('Wallet'),
    fields([
      ['Available', dollars(AvailableCents)],
      ['Held for goals being drafted', dollars(HeldCents)],
    ]),
    ...listing('Statement', ['When', 'What', 'Amount', 'Balance'], shown, (line) => [
      timeOf(line.CreatedOn),
      line.Description,
      dollars(line.Amount),
      dollars(line.CurrentBalance),
    ]),
    ...(shown.length < TotalLines
      ? [
          paragraph(
            `The newest ${shown.length} of ${TotalLines} lines. The statement’s CSV file has them all.`,
          ),
        ]
      : []),
  ];
}

const talkBlocks = ({ InputQA, Goals, MessagesArray }: DataExport['Session']): Block[] => [
  heading('The talk that is open'),
  ...(InputQA.length === 0
    ? [paragraph('No question is answered yet.')]
    : [
        table(
          ['Question', 'Answer'],
          InputQA.map(({ question, answer }) => [question, [answer ?? 'No answer'].flat().join(', ')]),
        ),
      ]),
  paragraph(
    `The page keeps ${count(MessagesArray.length, 'message')} and ${count(Goals.length, 'goal')} of this talk in its own form. They are in the JSON file.`,
  ),
];

const historyBlocks = (records: readonly Record[]): Block[] => [
  heading('Goals history'),
  ...(records.length === 0 ? [paragraph('No goals are kept.')] : records.flatMap(recordBlocks)),
];

const recordBlocks = ({ StudentName, CreatedOn, GoalsHistory }: Record): Block[] => [
  heading(`${StudentName ?? 'A student'}, ${timeOf(CreatedOn)}`, 3),
  ...GoalsHistory.flatMap(goalBlocks),
];

function goalBlocks(goal: Goal): Block[] {
  const used = SERVICE_FIELDS.filter((field) => goal.Fape.some((line) => (line[field] ?? '') !== ''));
  const named = ([name, text]: readonly [string, string]): Block[] =>
    text === '' ? [] : [{ kind: 'paragraph', content: [...strong(`${name}: `), ...words(text)] }];
  const items: readonly (readonly [string, string])[] = [
    ['Area of need', goal.AreaOfNeed],
    ['Disability', goal.Disability],
    ['Present level', goal.Baseline],
    ['Annual goal', goal.Goal],
  ];
  const lists: readonly (readonly [string, readonly string[]])[] = [
    ['Objectives', goal.Objectives],
    ['Where the numbers come from', goal.Evidence.map(sourceOf)],
  ];
  return [
    ...items.flatMap(named),
    ...lists.flatMap(([name, lines]): Block[] =>
      lines.length === 0
        ? []
        : [
            { kind: 'paragraph', content: strong(name) },
            { kind: 'list', isOrdered: name === 'Objectives', items: lines.map(words) },
          ],
    ),
    // A table of nine columns would be too narrow to read: each service is a line of its parts.
    ...goal.Fape.map((line): Block => ({
      kind: 'paragraph',
      content: [
        ...strong('Service: '),
        ...words(
          used
            .map((field) => line[field] ?? '')
            .filter((value) => value !== '')
            .join(', '),
        ),
      ],
    })),
  ];
}

const sourceOf = ({ Text, Page, Quote }: Goal['Evidence'][number]): string =>
  `${Text}: “${Quote}” (${Page === null ? 'your own answer' : `page ${Page}`})`;

const heading = (text: string, level: 2 | 3 = 2): Block => ({ kind: 'heading', level, content: words(text) });
const paragraph = (text: string): Block => ({ kind: 'paragraph', content: words(text) });
const table = (header: readonly string[], rows: readonly (readonly string[])[]): Block => ({
  kind: 'table',
  header: header.map(words),
  rows: rows.map((row) => row.map(words)),
});
const fields = (rows: readonly (readonly [string, string])[]): Block => table(['What', 'Value'], rows);

const listing = <T>(
  name: string,
  header: readonly string[],
  entries: readonly T[],
  row: (entry: T) => readonly string[],
): Block[] => [heading(name, 3), entries.length === 0 ? paragraph('None.') : table(header, entries.map(row))];

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;
const yesOrNo = (is: boolean): string => (is ? 'Yes' : 'No');
const dollars = (cents: number): string => `${cents < 0 ? '-' : ''}$${(Math.abs(cents) / 100).toFixed(2)}`;
/** The stable codes of our records are words joined by hyphens. */
const inWords = (code: string): string => code.charAt(0).toUpperCase() + code.slice(1).replaceAll('-', ' ');
const timeOf = (iso: string): string =>
  new Date(iso).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
