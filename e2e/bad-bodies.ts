/** Bodies that no call may accept: every field of every call spoilt in turn, and values that look right and are not. */
import { randomUUID } from 'node:crypto';

export interface BadBody {
  readonly path: string;
  readonly what: string;
  readonly body: Readonly<Record<string, unknown>>;
}

const id = randomUUID();
const EMAIL = `nobody-${id}@nowhere.example`;
const PASSWORD = 'Correct-Otter-Lamp-42';
const person = { FirstName: 'Ana', LastName: 'Ruiz', Email: EMAIL, PhoneNumber: '9162345678' };
const goal = { AreaOfNeed: 'Decoding', Baseline: 'reads 10 words', Goal: 'will read 20 words' };
const talk = { Goals: [], InputQA: [], HasInitiatedChat: false, MessagesArray: [], ConversationState: null };
const draft = { DocumentId: id, Disability: 'SLD', Areas: [{ AreaOfNeed: 'Decoding', Choice: 'draft' }] };
const districtUser = { ...person, LEA: 'Lynwood', IsAdmin: false };

/** What each call takes, so that one spoilt field is all there is to refuse. The upload's form has tests of its own. */
const GOOD: Readonly<Record<string, Record<string, unknown>>> = {
  '/login/authentication': { Email: EMAIL, Password: PASSWORD },
  '/signup/register': { ...person, Password: PASSWORD },
  '/signup/send/email/code': { Email: EMAIL },
  '/signup/validate/email/code': { Email: EMAIL, EmailCode: '123456' },
  '/signup/send/sms/code': { Email: EMAIL },
  '/signup/validate/sms/code': { Email: EMAIL, SMSCode: '123456' },
  '/forgot/password/send/email/code': { Email: EMAIL },
  '/forgot/password/validate/email/code': { Email: EMAIL, EmailCode: '123456' },
  '/forgot/password/reset': { Email: EMAIL, Password: PASSWORD, ResetToken: 'x' },
  '/users/token/revoke': { USToken: 'x' },
  '/users/accept/terms/service': { DidAcceptTermsOfService: true },
  '/users/update/user/information': { Email: EMAIL },
  '/users/send/email/code': { TempUserEmail: EMAIL },
  '/users/validate/email/code': { EmailCode: '123456', TempUserEmail: EMAIL },
  '/users/undo/email/change': { UndoToken: 'x' },
  '/users/send/sms/code': { TempUserPhoneNumber: '9162345678' },
  '/users/validate/sms/code': { SMSCode: '123456', TempPhoneNumber: '9162345678' },
  '/users/delete/account': { Password: 'Wrong-Otter-Lamp-42' },
  '/documents/delete': { DocumentId: id },
  '/generations/confirm': draft,
  '/goals/check': { Goals: [goal] },
  '/goals/revise': { GoalId: id, Wish: 'shorter' },
  '/goals/edit': { GoalId: id },
  '/goals/acknowledge': { GoalId: id, Checks: [] },
  '/goals/versions': { GoalId: id },
  '/goals/page': { GoalId: id, Page: 1 },
  '/goals/export': { GenerationId: id, Format: 'docx' },
  '/goals/delete': { GenerationId: id },
  '/session/save/session': { Session: talk },
  '/stripe/pay/init/payment/polling': { SessionId: 'test_1' },
  '/um/users/add/user': { UserEmail: EMAIL, FirstName: 'Bo', LastName: 'Li', LEA: 'Lynwood', IsAdmin: false },
  '/um/users/update/district/user': {
    UserManagementUserEmail: EMAIL,
    UserManagementUserUpdated: districtUser,
  },
  '/um/users/delete/district/user': { UserManagementUserEmail: EMAIL },
  '/um/users/resend/invitation': { UserManagementUserEmail: EMAIL },
};

/** Calls whose fields may all be left out: these values are wrong for them all the same. */
const OPTIONAL: readonly BadBody[] = (
  [
    ['/questionnaire/submit/question', 'a talk that is a number', { Conversation: 7 }],
    ['/questionnaire/submit/question', 'a talk that is a list', { Conversation: ['x'] }],
    [
      '/questionnaire/submit/question',
      'a talk of somebody else',
      { Conversation: 'bm90LW91cnM', UserInputs: 'yes' },
    ],
    ['/questionnaire/submit/question', 'an answer that is an object', { UserInputs: { $ne: null } }],
    ['/questionnaire/submit/question', 'an answer that is a number', { UserInputs: 7 }],
    ['/questionnaire/submit/question', 'an answer of a megabyte', { UserInputs: 'x'.repeat(1_000_000) }],
    ['/questionnaire/submit/question', 'an answer with a NUL', { UserInputs: 'a\u0000b' }],
    ['/stripe/pay/create/checkout/session', 'an address that is an object', { Email: { $ne: null } }],
    ['/stripe/pay/create/checkout/session', 'an address that is a number', { Email: 7 }],
    ['/stripe/pay/get/all/transactions', 'page zero', { Page: 0 }],
    ['/stripe/pay/get/all/transactions', 'a page in words', { Page: 'first' }],
    ['/stripe/pay/get/all/transactions', 'half a page', { Page: 1.5 }],
    ['/stripe/pay/get/all/transactions', 'a size of a million', { PageSize: 1_000_000 }],
    ['/stripe/pay/get/all/transactions', 'an unknown kind', { Kinds: ['gold'] }],
    ['/stripe/pay/get/statement/csv', 'an unknown kind', { Kinds: ['gold'] }],
    ['/stripe/pay/get/statement/csv', 'kinds that are no list', { Kinds: {} }],
    ['/um/users/get/all/district/users', 'a limit of zero', { Limit: 0 }],
    ['/um/users/get/all/district/users', 'a limit of a million', { Limit: 1_000_000 }],
    ['/um/users/get/all/district/users', 'a limit in words', { Limit: 'all' }],
    ['/um/users/get/all/district/users', 'a search that is an object', { Search: { $like: '%' } }],
    ['/um/users/get/all/district/users', 'a search of ten thousand letters', { Search: 'x'.repeat(10_000) }],
    ['/um/users/get/all/district/users', 'a search with a NUL', { Search: 'a\u0000' }],
    ['/um/users/get/all/district/users', 'a cursor that is a number', { Cursor: 7 }],
    ['/um/users/get/all/district/users', 'a role in words', { IsAdmin: 'yes' }],
    ['/um/audit/list', 'a limit of zero', { Limit: 0 }],
    ['/um/audit/list', 'a day that is none', { Before: '2026-02-30T00:00:00Z' }],
    ['/um/audit/list', 'a time in words', { Before: 'yesterday' }],
    ['/um/audit/list', 'an unknown result', { Result: 'maybe' }],
    ['/um/audit/list', 'actions that are no list', { Actions: 'signed-in' }],
    ['/um/spending/monthly', 'an LEA that is a number', { LEA: 7 }],
    ['/um/ai/permission', 'an answer in words', { IsAllowed: 'yes' }],
    ['/um/ai/permission', 'an answer in a list', { IsAllowed: [true] }],
    ['/users/increment/total/generated/goals', 'an amount in words', { AmountToIncrement: 'three' }],
    ['/users/increment/total/generated/goals', 'an amount that is an object', { AmountToIncrement: {} }],
    ['/users/increment/total/generated/goals', 'an amount that is a list', { AmountToIncrement: [1] }],
    ['/users/token/extend', 'a token that is a number', { USToken: 7 }],
    ['/users/token/extend', 'a token of nobody', { USToken: 'A'.repeat(43) }],
    ['/users/export/data', 'a token of nobody', { USToken: 'B'.repeat(43) }],
    ['/session/get/session', 'an endless token', { USToken: 'x'.repeat(10_000) }],
  ] as const
).map(([path, what, body]) => ({ path, what, body }));

const TEXT_FAULTS = [
  ['a number', 7],
  ['true', true],
  ['an object', { $ne: null }],
  ['a list', ['x']],
  ['null', null],
  ['a NUL', 'a\u0000b@school.example'],
  ['100,000 letters', 'x'.repeat(100_000)],
] as const;

/** What may not stand in a field that holds this. */
function faultsOf(value: unknown): readonly (readonly [string, unknown])[] {
  if (typeof value === 'string') return TEXT_FAULTS;
  if (typeof value === 'number')
    return [
      ['a text', '3'],
      ['a half', 1.5],
      ['less than nothing', -1],
      ['an object', {}],
      ['2 to the 60th', 2 ** 60],
    ];
  if (typeof value === 'boolean')
    return [
      ['a text', 'true'],
      ['a number', 1],
      ['an object', {}],
      ['null', null],
    ];
  if (Array.isArray(value))
    return [
      ['a text', 'x'],
      ['an object', {}],
      ['a number', 7],
      ['nulls', [null]],
    ];
  return [
    ['a text', 'x'],
    ['a list', []],
    ['a number', 7],
    ['null', null],
  ];
}

const SPOILT = Object.entries(GOOD).flatMap(([path, body]) =>
  Object.entries(body).flatMap(([field, value]) =>
    faultsOf(value).map(([what, bad]) => ({
      path,
      what: `${what} for ${field}`,
      body: { ...body, [field]: bad },
    })),
  ),
);

const of = (path: string, field: string, values: readonly unknown[]): BadBody[] =>
  values.map((bad) => ({
    path,
    what: `the ${field} ${JSON.stringify(bad).slice(0, 60)}`,
    body: { ...GOOD[path], [field]: bad },
  }));

const EMAILS = [
  ...[
    '',
    ' ',
    'a',
    'a@b',
    '@school.example',
    'a@',
    'a b@school.example',
    'a@school..example',
    'a@-school.example',
  ],
  ...['a@school.example,b@school.example', 'a@school.example\nBcc: b@school.example', '"x y"@school.example'],
  ...[`${'a'.repeat(250)}@school.example`, "' OR 1=1--", '<a@school.example>', 'a@school.example\u202e'],
];
const PHONES = [
  '',
  '911',
  '12345678901234567890',
  '+19005551234',
  '+442071838750',
  '916234567',
  '0162345678',
  '1162345678',
];
const CODES = [
  '',
  '12345',
  '1234567',
  '12345a',
  ' 12345',
  '١٢٣٤٥٦',
  '12 34 56',
  '-12345',
  '0x1234',
  '12345\n',
];
const IDS = ['', '0', '../../etc/passwd', 'null', '[object Object]', "'; drop table users;--", `${id}x`];

/** Values of the right type. */
const WRONG: readonly BadBody[] = [
  ...of('/signup/register', 'Email', EMAILS),
  ...of('/signup/register', 'PhoneNumber', [...PHONES, 'letters', '9169762345']),
  ...of('/signup/register', 'FirstName', ['', ' ', 'x'.repeat(300), '\u202e', 'a\r\nBcc: x']),
  ...of('/signup/register', 'Password', [
    '',
    'short',
    'alllowercaseletters',
    'ALLUPPERCASE1',
    'Password1234',
    'x'.repeat(5000),
  ]),
  ...of('/signup/validate/email/code', 'EmailCode', CODES),
  ...of('/signup/validate/sms/code', 'SMSCode', CODES),
  ...of('/forgot/password/validate/email/code', 'EmailCode', CODES),
  ...of('/users/validate/email/code', 'EmailCode', CODES),
  ...of('/users/validate/sms/code', 'SMSCode', CODES),
  ...of('/forgot/password/reset', 'ResetToken', ['', 'x', 'A'.repeat(43), '../../x']),
  ...of('/users/undo/email/change', 'UndoToken', ['', 'x', 'A'.repeat(43), '%00']),
  ...of('/users/send/email/code', 'TempUserEmail', EMAILS),
  ...of('/users/send/sms/code', 'TempUserPhoneNumber', PHONES),
  ...of('/um/users/add/user', 'UserEmail', EMAILS),
  ...of('/um/users/add/user', 'LEA', ['', 'Atlantis', 'Sonoma', "' OR 1=1--"]),
  ...of('/um/users/delete/district/user', 'UserManagementUserEmail', EMAILS),
  ...of('/documents/delete', 'DocumentId', IDS),
  ...of('/goals/edit', 'GoalId', IDS),
  ...of('/goals/versions', 'GoalId', [...IDS, id]),
  ...of('/goals/page', 'Page', [0, -1, 1e9]),
  ...of('/goals/delete', 'GenerationId', IDS),
  ...of('/goals/export', 'Format', ['', 'exe', 'DOCX', '../docx']),
  ...of('/generations/confirm', 'Areas', [
    [],
    [{ AreaOfNeed: '', Choice: 'draft' }],
    [{ AreaOfNeed: 'Decoding', Choice: 'buy' }],
    Array.from({ length: 51 }, (_, index) => ({ AreaOfNeed: `Area ${String(index)}`, Choice: 'draft' })),
  ]),
  ...of('/generations/confirm', 'Disability', ['', 'x'.repeat(5000)]),
  ...of('/goals/check', 'Goals', [[], Array.from({ length: 1000 }, () => goal)]),
  ...of('/stripe/pay/init/payment/polling', 'SessionId', [
    '',
    'cs_test_of_somebody_else',
    "' OR 1=1--",
    'x'.repeat(5000),
  ]),
];

export const BAD_BODIES: readonly BadBody[] = [...SPOILT, ...OPTIONAL, ...WRONG];
