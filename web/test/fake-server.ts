/** A server for component tests: answers by path from what a test lays down, and remembers what was asked. */
import type { User } from '@goalwright/contracts/api/users';
import type { PublicConfig } from '@goalwright/contracts/api/public-config';

export interface Asked {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

type Answer = object | ((body: Readonly<Record<string, unknown>>) => object);

const CONFIG = {
  ProductName: 'Goalwright',
  AssistantName: 'Wren',
  Mode: 'embedded',
  PricePerAreaCents: 200,
  MinimumBalanceCents: 1000,
  UploadBytesMax: 1,
  UploadPagesMax: 1,
  AreasOfNeed: [],
  Disabilities: [],
  Leas: [],
  StripePublishableKey: null,
  BodyEncryptionKey: null,
  SupportFormScriptUrl: null,
} satisfies PublicConfig;

/** A reply that went well. */
export const ok = (more: object = {}): object => ({ IsSuccessful: true, Message: '', ...more });

export const refusal = (code: string, message = ''): object => ({
  IsSuccessful: false,
  Message: message,
  Code: code,
  RequestId: 'request',
});

/** An area of need as the reply to an upload has it. */
export const aProposedArea = (more: object = {}) => ({
  AreaOfNeed: 'Decoding',
  Why: 'Low.',
  HasBaseline: true,
  Evidence: [],
  Baselines: [],
  IsBaselinePlain: true,
  IsNeedPlain: true,
  Praise: [],
  ...more,
});

export const aUser = (more: Partial<User> = {}): User => ({
  LEA: 'Public',
  USToken: 'token',
  Email: 'ana@school.example',
  IsAdmin: false,
  IsTrial: true,
  LastName: 'Okafor',
  FirstName: 'Ana',
  DisplayName: 'Ana Okafor',
  PhoneNumber: '2135550123',
  PasswordHash: '',
  DidInitiatedChat: false,
  CanGenerateGoals: true,
  AccountBalance: 1000,
  AccountBalanceTotal: 10,
  IsStripeInitialized: false,
  DidAcceptTermsOfService: true,
  IsInternal: false,
  CanManageUsers: false,
  TotalGeneratedGoals: 0,
  ...more,
});

/** What the server answers in a talk of which it keeps nothing yet, and in which the assessment is asked for next. */
export const newTalkAnswers = (): Record<string, Answer> => ({
  '/session/get/session': ok({
    Session: {
      Goals: [],
      InputQA: [],
      HasInitiatedChat: false,
      MessagesArray: [],
      ConversationState: null,
      GoalsConversationHistory: [],
    },
  }),
  '/session/save/session': ok({ Version: 1 }),
  '/questionnaire/submit/question': ok({
    NextQuestion: { question: 'Please attach', question_type: 'none', options: [], is_last_question: false },
    Conversation: 'c',
    InputQA: [],
  }),
});

export class FakeServer {
  /** By path below `/api/v1`, or a whole path. A path without an answer is as a dead network. */
  answers: Record<string, Answer | undefined> = {};
  asked: Asked[] = [];
  readonly #config: PublicConfig;

  /** @param config of the installation, where it differs from that of a test */
  constructor(config: Partial<PublicConfig> = {}) {
    this.#config = { ...CONFIG, ...config };
    globalThis.fetch = (input, init) => this.#answer(input as string, init);
  }

  /** How often a path was asked. */
  count(path: string): number {
    return this.asked.filter((one) => one.path === path).length;
  }

  #answer(address: string, init: RequestInit | undefined): Promise<Response> {
    const path = address.replace(/^\/api\/v1/, '');
    const sent = init?.body;
    const body = (
      sent instanceof FormData ? Object.fromEntries(sent) : JSON.parse(typeof sent === 'string' ? sent : '{}')
    ) as Record<string, unknown>;
    this.asked.push({ path, body });
    const answer = path === '/config.json' ? this.#config : this.answers[path];
    if (answer === undefined) return Promise.reject(new TypeError('Failed to fetch'));
    const reply = typeof answer === 'function' ? (answer as (asked: typeof body) => object)(body) : answer;
    return Promise.resolve({
      ok: true,
      status: 200,
      headers: new Headers(),
      json: () => Promise.resolve(reply),
    } as Response);
  }
}
