import { describe, expect, it } from '@jest/globals';
import { DataExport } from '@goalwright/contracts/api/account';
import type { Block, Inline } from '@goalwright/paper';
import { dataExportDocument } from './data-export-document.js';

const ON = '2026-11-20T12:00:00.000Z';
const line = {
  Description: 'Hold for Decoding',
  StripeCurrency: 'usd' as const,
  GoalsPurchased: 1,
  Amount: -200,
  CurrentBalance: 800,
  CreatedOn: ON,
};
const goal = {
  GoalId: 'f4c2b7de-5a52-4c3b-9f38-0d5f4f6f2b11',
  AreaOfNeed: 'Decoding',
  Disability: 'Specific learning disability',
  Baseline: 'Reads 12 of 30 words.',
  Goal: 'By next year, M.G. will read 27 of 30 words.',
  Fape: [{ Service: 'Specialized instruction', Minutes: '30', Group: '' }],
  Objectives: ['Reads 18 of 30 words.'],
  Evidence: [{ Text: '12 of 30', Page: 2, Quote: 'read 12 of 30 words' }],
  Checks: [],
  Quality: 97,
  Engine: 'built-in',
};
const data = DataExport.parse({
  ExportedOn: ON,
  Account: {
    Email: 'ana@example.org',
    FirstName: 'Ana',
    LastName: 'Reyes',
    PhoneNumber: '',
    LEA: 'Lynwood',
    IsAdmin: false,
    IsTrial: true,
    TotalGeneratedGoals: 3,
    RegisteredOn: ON,
    EmailVerifiedOn: ON,
    PhoneVerifiedOn: null,
    InvitedOn: null,
    TermsAccepted: [{ Version: '2026-11', AcceptedOn: ON }],
    SignIns: [],
    CodesSent: [{ Purpose: 'change-email', To: 'new@example.org', SentOn: ON }],
    EmailChanges: [],
    History: [{ On: ON, Action: 'signed-in', Outcome: 'success', WasByOwner: true }],
  },
  Wallet: { AvailableCents: 800, HeldCents: 200, Statements: [line], TotalLines: 1 },
  Session: {
    Goals: [],
    InputQA: [{ question: 'Who is the student?', answer: 'M.G.' }],
    HasInitiatedChat: true,
    MessagesArray: [{}],
    ConversationState: null,
    GoalsConversationHistory: [
      {
        GenerationId: 'b1b0ad2c-98e6-4b53-8a28-7d9a3bb7f511',
        StudentName: 'M.G.',
        GoalsHistory: [goal],
        CreatedOn: ON,
      },
    ],
  },
});

const inlines = (content: readonly Inline[]): string => content.map(({ text }) => text).join('');
function textsOf(block: Block): string[] {
  if (block.kind === 'table') return [block.header, ...block.rows].map((row) => row.map(inlines).join(' | '));
  return block.kind === 'list' ? block.items.map(inlines) : [inlines(block.content)];
}
const textOf = (export_: DataExport): string =>
  dataExportDocument(export_).blocks.flatMap(textsOf).join('\n');

describe('the document of an export', () => {
  it.each([
    'Email | ana@example.org',
    'Phone | None',
    'Phone confirmed | Never',
    '2026-11 | Nov 20, 2026, 12:00 PM',
    'Change email | new@example.org | Nov 20, 2026, 12:00 PM',
    'Nov 20, 2026, 12:00 PM | Signed in | Success | You',
    'Available | $8.00',
    'Held for goals being drafted | $2.00',
    'Nov 20, 2026, 12:00 PM | Hold for Decoding | -$2.00 | $8.00',
    'Who is the student? | M.G.',
    'M.G., Nov 20, 2026, 12:00 PM',
    'Present level: Reads 12 of 30 words.',
    'Annual goal: By next year, M.G. will read 27 of 30 words.',
    'Reads 18 of 30 words.',
    '12 of 30: “read 12 of 30 words” (page 2)',
    'Service: Specialized instruction, 30',
  ])('says: %s', (words) => {
    expect(textOf(data).replaceAll('\u202F', ' ')).toContain(words);
  });

  it('says how many lines of the wallet it leaves to the files', () => {
    const Wallet = {
      ...data.Wallet,
      Statements: Array.from({ length: 1200 }, () => line),
      TotalLines: 12_000,
    };
    const text = textOf({ ...data, Wallet });
    expect(text).toContain('The newest 1000 of 12000 lines.');
    expect(text.split('Hold for Decoding')).toHaveLength(1001);
  });

  it('admits letters that it cannot print', () => {
    expect(textOf(data)).not.toContain('cannot be printed');
    expect(textOf({ ...data, Account: { ...data.Account, FirstName: '王' } })).toContain('cannot be printed');
  });
});
