/** The gateway started whole, with neighbors made of their contracts and a blob store that is real. */
import { randomUUID } from 'node:crypto';
import { createApiClient, type ApiClient } from '@goalwright/contracts/api/client';
import type { Goal } from '@goalwright/contracts/api/goals';
import { blobStoreMigrations } from '@goalwright/blob-store';
import type { Received } from '@goalwright/contracts/define';
import * as districtUsers from '@goalwright/contracts/district-users';
import * as generator from '@goalwright/contracts/generator';
import * as identity from '@goalwright/contracts/identity';
import * as notifications from '@goalwright/contracts/notifications';
import {
  cents,
  DocumentId,
  EmailAddress,
  GenerationId,
  GoalId,
  PhoneNumber,
  SessionId,
  UserId,
} from '@goalwright/contracts/values';
import * as wallet from '@goalwright/contracts/wallet';
import {
  type Environment,
  type RunningService,
  type ServiceMigrations,
  startService,
} from '@goalwright/platform';
import { type FakeService, serviceDatabase, startFakeService } from '@goalwright/testing';
import pg from 'pg';
import { gateway } from '../src/gateway.js';

const CALL_SECRET = 'a-call-secret-of-the-gateway-tests-0123456789';

export type Session = identity.Session;

/** A session with defaults: a provider with terms accepted, a phone, and the gate not passed yet. */
export function aSession(profile: Partial<identity.Profile> = {}, session: Partial<Session> = {}): Session {
  return {
    sessionId: SessionId.parse(randomUUID()),
    gatePassedAt: null,
    expiresAt: '2026-11-20T20:00:00.000Z',
    ...session,
    profile: {
      userId: UserId.parse(randomUUID()),
      email: EmailAddress.parse('ana@example.org'),
      firstName: 'Ana',
      lastName: 'Ruiz',
      phoneNumber: PhoneNumber.parse('5105550100'),
      leaId: 'lynwood',
      isAdministrator: false,
      isInternal: false,
      isInternalAdministrator: false,
      isTrial: true,
      didAcceptTerms: true,
      totalGeneratedGoals: 0,
      ...profile,
    },
  };
}

export function aGoal(goal: Partial<Goal> = {}): Goal {
  return {
    GoalId: GoalId.parse(randomUUID()),
    AreaOfNeed: 'Reading fluency',
    Disability: 'Specific Learning Disability (SLD)',
    Baseline: 'reads 45 words correct per minute',
    Goal: 'will read 80 words correct per minute',
    Fape: [{ Service: 'Specialized academic instruction, 120 minutes weekly' }],
    Objectives: ['60 by March'],
    Evidence: [{ Text: '45 words correct per minute', Page: 1, Quote: 'read 45 WCPM' }],
    Checks: [{ Name: 'Measurable', Verdict: 'pass', Why: 'has a number', Fix: '' }],
    Quality: 90,
    Engine: 'built-in',
    ...goal,
  };
}

type Changes = Received<typeof generator.changes.reply>;

export function someChanges(changes: Partial<Changes> = {}): Changes {
  return {
    status: 'completed',
    change: 3,
    areas: [{ areaOfNeed: 'Reading fluency', status: 'drafted' }],
    goals: [aGoal()],
    ...changes,
  };
}

export interface GatewayUnderTest {
  readonly service: RunningService;
  readonly origin: string;
  readonly client: ApiClient;
  readonly identity: FakeService;
  readonly wallet: FakeService;
  readonly generator: FakeService;
  readonly notifications: FakeService;
  /** Signs a session in and returns its token. */
  signIn(session?: Session): string;
  /** Pieces and blobs in the store, as an administrator sees them. */
  storedBlobs(): Promise<{ pieces: number; blobs: number }>;
  stop(): Promise<void>;
}

export async function startGateway(env: Environment = {}): Promise<GatewayUnderTest> {
  const [identityFake, walletFake, generatorFake, notificationsFake] = await Promise.all([
    startFakeService('identity', CALL_SECRET),
    startFakeService('wallet', CALL_SECRET),
    startFakeService('generator', CALL_SECRET),
    startFakeService('notifications', CALL_SECRET),
  ]);
  const sessions = new Map<string, Session>();
  answerAsUsual({ identityFake, walletFake, generatorFake, notificationsFake }, sessions);
  const database = await serviceDatabase(generatorRole, blobStoreMigrations);
  const service = await startService(gateway, {
    env: {
      LOG_LEVEL: 'silent',
      HTTP_PORT: '0',
      // Whatever was built on this machine: a test that wants a web app brings its own.
      WEB_ROOT: '/no-web-app-here',
      CALL_SECRET,
      BLOB_DATABASE_URL: database.appUrl(blobStoreMigrations.role),
      IDENTITY_ADDRESS: `127.0.0.1:${String(identityFake.port)}`,
      WALLET_ADDRESS: `127.0.0.1:${String(walletFake.port)}`,
      GENERATOR_ADDRESS: `127.0.0.1:${String(generatorFake.port)}`,
      NOTIFICATIONS_ADDRESS: `127.0.0.1:${String(notificationsFake.port)}`,
      ...env,
    },
  });
  const origin = `http://127.0.0.1:${String(service.httpPort)}`;
  return {
    service,
    origin,
    client: createApiClient({ origin }),
    identity: identityFake,
    wallet: walletFake,
    generator: generatorFake,
    notifications: notificationsFake,
    signIn: (session = aSession()) => {
      const token = `token-${randomUUID()}`;
      sessions.set(token, session);
      return token;
    },
    storedBlobs: () => countBlobs(database.adminUrl),
    stop: async () => {
      await service.stop();
      for (const fake of [identityFake, walletFake, generatorFake, notificationsFake]) fake.stop();
      await database.drop();
    },
  };
}

interface Fakes {
  identityFake: FakeService;
  walletFake: FakeService;
  generatorFake: FakeService;
  notificationsFake: FakeService;
}

function answerAsUsual(fakes: Fakes, sessions: ReadonlyMap<string, Session>): void {
  const { identityFake, walletFake, generatorFake, notificationsFake } = fakes;
  identityFake.answers(identity.resolveToken, ({ token }) => ({ session: sessions.get(token) ?? null }));
  identityFake.answers(identity.revokeToken, () => ({ wasRevoked: true }));
  identityFake.answers(identity.acceptTerms, ({ didAccept }) => ({ didAccept }));
  identityFake.answers(identity.passGate, () => ({ gatePassedAt: '2026-11-20T12:00:00.000Z' }));
  identityFake.answers(identity.register, () => ({ userId: UserId.parse(randomUUID()) }));
  identityFake.answers(identity.sendSignupCode, () => ({ didSend: true }));
  identityFake.answers(identity.validateSignupCode, ({ code }) => ({ isValid: code === '123456' }));
  identityFake.answers(identity.sendResetCode, () => ({ didSend: true }));
  identityFake.answers(identity.validateResetCode, ({ code }) => ({
    resetToken: code === '123456' ? 'a-reset-token' : null,
  }));
  identityFake.answers(identity.resetPassword, () => ({ userId: UserId.parse(randomUUID()) }));
  identityFake.answers(identity.sendPhoneCode, () => ({ didSend: true }));
  identityFake.answers(identity.validatePhoneCode, ({ code }) => ({ isValid: code === '123456' }));
  identityFake.answers(identity.updateAccount, () => ({ token: null }));
  identityFake.answers(identity.sendEmailCode, () => ({ didSend: true }));
  identityFake.answers(identity.validateEmailCode, () => ({ token: 'a-fresh-token' }));
  identityFake.answers(identity.undoEmailChange, () => ({}));
  identityFake.answers(identity.deleteAccount, () => ({}));
  identityFake.answers(identity.readAccountRecord, () => ({ record: anAccountRecord() }));
  identityFake.answers(identity.signIn, () => ({ token: 'a-fresh-token', session: aSession() }));
  identityFake.answers(districtUsers.listManagedPeople, () => ({
    people: [aManagedPerson()],
    next: null,
    total: 1,
    leaIds: ['lynwood' as const],
  }));
  identityFake.answers(districtUsers.addPerson, ({ person }) => ({ person: aManagedPerson(person) }));
  identityFake.answers(districtUsers.changePerson, ({ person }) => ({ person: aManagedPerson(person) }));
  identityFake.answers(districtUsers.removePerson, () => ({}));
  identityFake.answers(districtUsers.resendInvitation, () => ({}));
  identityFake.answers(districtUsers.listAuditEntries, () => ({ entries: [], hasMore: false }));
  identityFake.answers(districtUsers.decideOutsideAi, ({ isAllowed }) => ({
    isAllowed: isAllowed ?? false,
    mayDecide: true,
    leaId: 'lynwood' as const,
  }));
  walletFake.answers(wallet.readBalance, () => aBalance(1000));
  walletFake.answers(wallet.readStatement, () => ({ lines: [], total: 0 }));
  walletFake.answers(wallet.readMonthlySpending, () => ({ months: [] }));
  identityFake.answers(identity.listDistrictMembers, () => ({ userIds: [] }));
  walletFake.answers(wallet.createCheckout, () => ({ sessionId: 'test_1', clientSecret: 'test_1_secret' }));
  walletFake.answers(wallet.pollCheckout, () => ({ ...aBalance(1000), status: 'open' as const }));
  walletFake.answers(wallet.payTestCheckout, ({ amountCents }) => aBalance(1000 + amountCents));
  walletFake.answers(wallet.receiveStripeEvent, () => ({}));
  generatorFake.answers(generator.readUsage, () => ({
    canGenerateGoals: true,
    hasInitiatedChat: false,
    totalGeneratedGoals: 4,
  }));
  generatorFake.answers(generator.readTalk, () => ({
    talk: { goals: [], inputQA: [], hasInitiatedChat: false, messages: [], conversationState: null },
    history: [],
    canGenerateGoals: true,
  }));
  generatorFake.answers(generator.editGoal, ({ goalId }) => ({ goal: aGoal({ GoalId: goalId }) }));
  generatorFake.answers(generator.acknowledgeGoal, ({ goalId }) => ({ goal: aGoal({ GoalId: goalId }) }));
  generatorFake.answers(generator.readGoalVersions, () => ({ versions: [], acknowledged: [] }));
  generatorFake.answers(generator.readGoalPage, () => ({
    pageText: 'Ana read 45 words correct per minute.',
    pageCount: 2,
    isReportDeleted: false,
    deletedOn: null,
  }));
  generatorFake.answers(generator.checkGoals, ({ goals }) => ({
    goals: goals.map(() => ({ quality: 90, checks: aGoal().Checks })),
  }));
  generatorFake.answers(generator.deleteGoals, () => ({}));
  generatorFake.answers(generator.saveTalk, () => ({ version: 2 }));
  generatorFake.answers(generator.deleteDocument, () => ({ wasDeleted: true }));
  generatorFake.answers(generator.uploadDocument, () => ({ documentId: DocumentId.parse(randomUUID()) }));
  generatorFake.answers(generator.readDocument, () => aReading());
  generatorFake.answers(generator.chooseStudent, () => ({}));
  generatorFake.answers(generator.start, () => ({
    generationId: GenerationId.parse(randomUUID()),
    availableCents: cents(800),
  }));
  generatorFake.answers(generator.changes, () => someChanges());
  generatorFake.answers(generator.answerQuestion, () => ({
    nextQuestion: {
      question: 'Do you have an assessment?',
      question_type: 'radio' as const,
      options: ['Yes', 'No'],
      is_last_question: false,
    },
    conversation: 'opaque',
    inputQA: [],
    needsNodeReached: false,
    message: 'Hello, I am Wren.',
    generationId: null,
    availableCents: null,
  }));
  notificationsFake.answers(notifications.readOutbox, () => ({ messages: [] }));
  notificationsFake.answers(notifications.recordMailReport, () => ({}));
  notificationsFake.answers(notifications.recordTextReport, () => ({}));
}

export function aManagedPerson(
  change: Partial<districtUsers.ManagedPerson> = {},
): districtUsers.ManagedPerson {
  return {
    userId: UserId.parse(randomUUID()),
    firstName: 'Bo',
    lastName: 'Li',
    leaId: 'lynwood',
    email: EmailAddress.parse('bo@example.org'),
    phoneNumber: null,
    isAdministrator: false,
    isInvited: true,
    changedOn: '2026-11-20T12:00:00.000Z',
    registeredOn: '2026-11-19T12:00:00.000Z',
    ...change,
  };
}

export function anAccountRecord(): identity.AccountRecord {
  const { email, firstName, lastName, phoneNumber, leaId, isAdministrator, isTrial } = aSession().profile;
  const on = '2026-11-20T12:00:00.000Z';
  return {
    ...{ email, firstName, lastName, phoneNumber, leaId, isAdministrator, isTrial },
    totalGeneratedGoals: 4,
    registeredOn: on,
    emailVerifiedOn: on,
    phoneVerifiedOn: on,
    invitedOn: null,
    termsAccepted: [{ version: '2026-11', acceptedOn: on }],
    signIns: [{ startedOn: on, lastUsedOn: on, endsOn: on }],
    codesSent: [{ purpose: 'change-email', to: 'new@example.org', sentOn: on }],
    emailChanges: [{ from: 'old@example.org', to: email, changedOn: on }],
    history: [{ on, action: 'signed-in', outcome: 'succeeded', wasByOwner: true }],
  };
}

export function aBalance(availableCents: number): wallet.Balance {
  return {
    availableCents: cents(availableCents),
    postedCents: cents(availableCents),
    heldCents: cents(0),
    hasDeposited: false,
  };
}

type Reading = Received<typeof generator.readDocument.reply>;

export function aReading(reading: Partial<Reading> = {}): Reading {
  return {
    status: 'read',
    refusal: null,
    pageCount: 2,
    pagesRead: 2,
    proposedAreas: [
      {
        areaOfNeed: 'Reading fluency',
        why: 'Below the 10th percentile.',
        hasBaseline: true,
        evidence: [{ Text: '45 WCPM', Page: 1, Quote: 'read 45 words' }],
        baselines: [
          { Text: '45 WCPM', Page: 1, Quote: 'read 45 words' },
          { Text: '51 WCPM', Page: 2, Quote: '51 in the hallway' },
        ],
        isBaselinePlain: false,
        isNeedPlain: false,
        praise: [{ Text: 'She reads with expression.', Page: 2, Quote: 'reads with expression' }],
      },
    ],
    studentName: 'M. G.',
    pronouns: 'she',
    students: [],
    keptUntil: '2026-11-21T12:00:00Z',
    ...reading,
  };
}

/** The blob store grants to the generator's role, which the generator's own migrations make in a real installation. */
const generatorRole: ServiceMigrations = { schema: 'generator', role: 'generator_app', migrations: [] };

async function countBlobs(url: string): Promise<{ pieces: number; blobs: number }> {
  const [row] = await query(
    url,
    'select (select count(*)::int from blob_store.piece) as pieces, (select count(*)::int from blob_store.blob) as blobs',
  );
  return row as { pieces: number; blobs: number };
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}
