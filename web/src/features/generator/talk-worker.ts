/** Carries out what the talk says is under way, and tells the talk what came of it. */
import { incrementGeneratedGoals, validateToken } from '@goalwright/contracts/api/account';
import { confirmGeneration, uploadDocument } from '@goalwright/contracts/api/documents';
import { type GenerationProgress, isFinal } from '@goalwright/contracts/api/generations';
import { submitQuestion } from '@goalwright/contracts/api/questionnaire';
import type { z } from 'zod';
import { announce } from '../../lib/announce';
import { call, callUntilReached, Unreachable } from '../../lib/api';
import { isGenerating } from '../../lib/generating';
import { followToTheEnd } from '../../lib/generation';
import { isReachable, pauseBeforeRetry } from '../../lib/reachability';
import { refreshBalance, refreshUser } from '../../lib/session';
import type { Store } from '../../lib/store';
import { uploadReport } from '../../lib/upload';
import { generator as words } from '../../texts/generator';
import type { Order } from './areas';
import { factsOf } from './questions';
import { outcomeOf, type Pages } from './reading-outcome';
import type { Answer, Talk } from './talk';
import type { TalkKeeper } from './talk-keeper';
import type { TalkEvent } from './talk-steps';

/** Some ten minutes: a long file may wait for others before it. */
const READING_TRIES_MAX = 240;
/** A reply that says how far the reading is comes after so long. */
const PROGRESS_SECONDS = 2;
const GENERATING_ENDS_MS = 2500;
const GATE = 'wallet.minimum-balance';

/** What is true of this page alone, and is not saved. */
export interface Live {
  readonly isLoading: boolean;
  readonly loadProblem: string | null;
  readonly uploadPercent: number;
  /** How far the file is read; null while that is not known. */
  readonly pages: Pages | null;
  /** A file that waits for the answers it needs. */
  readonly heldFileName: string | null;
  readonly didGateRefuse: boolean;
}

export interface Workplace {
  readonly talk: Store<Talk>;
  readonly live: Store<Live>;
  readonly keeper: TalkKeeper;
  readonly tell: (event: TalkEvent) => void;
  readonly set: (change: Partial<Live>) => void;
}

export class TalkWorker {
  readonly #at: Workplace;
  #file: File | undefined;
  #fileKey = '';
  #work = new AbortController();
  #generatingTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(at: Workplace) {
    this.#at = at;
  }

  get signal(): AbortSignal {
    return this.#work.signal;
  }

  /** The file the next upload sends; every try of it has one key. */
  hold(file: File | undefined): void {
    this.#file = file;
    this.#fileKey = crypto.randomUUID();
  }

  /** Lets go of what is under way; what the server does meanwhile is found again on the next load. */
  stop(): void {
    this.#work.abort();
    this.#work = new AbortController();
  }

  close(): void {
    this.#work.abort();
    clearTimeout(this.#generatingTimer);
    isGenerating.set(false);
  }

  /** Asks the first question; whether the balance lets a talk begin is the server's word. */
  async begin(): Promise<void> {
    try {
      const reply = await callUntilReached(
        submitQuestion,
        { Conversation: null },
        { signal: this.#work.signal },
      );
      if (reply.isSuccessful && reply.body.NextQuestion) {
        this.#at.set({ didGateRefuse: false, loadProblem: null });
        this.#take(reply.body);
        return;
      }
      const code = reply.isSuccessful ? '' : reply.problem.Code;
      const isLimit = code === 'generator.daily-limit';
      if (code === GATE) this.#at.set({ didGateRefuse: true });
      else this.#at.set({ loadProblem: isLimit ? words.errors.dailyLimit : words.errors.question });
    } catch {
      if (!this.#work.signal.aborted) this.#at.set({ loadProblem: words.errors.question });
    }
  }

  /** Does the work the talk stands in, and what follows from it, until the talk rests. */
  async carryOn(): Promise<void> {
    const { activity } = this.#at.talk.get();
    const { signal } = this.#work;
    try {
      switch (activity.kind) {
        case 'resting':
          return;
        case 'answering':
          await this.#submit(activity.answer);
          return;
        case 'uploading':
          await this.#upload();
          return;
        case 'reading':
          await this.#awaitReading(activity.documentId, activity.student);
          return;
        case 'ordering':
          await this.#order(activity.key, activity.order);
          return;
        case 'drafting':
          await this.#follow(activity.generationId);
      }
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof Unreachable)) throw error;
      const text = activity.kind === 'uploading' ? words.errors.upload : words.errors.answer;
      this.#fail('service.unavailable', text, true);
    }
  }

  async refreshBalance(): Promise<void> {
    try {
      const reply = await call(validateToken, {});
      if (reply.isSuccessful && reply.body.User) refreshUser(reply.body.User);
    } catch {
      // The next reply brings it.
    }
  }

  async #submit(answer: Answer): Promise<void> {
    const { signal } = this.#work;
    const { conversation, inputQA, question, isPastNeeds } = this.#at.talk.get();
    // From here on an answer may cost money: what was asked for is kept before it is sent.
    if (isPastNeeds && !(await this.#isKept(signal))) return;
    const reply = await callUntilReached(
      submitQuestion,
      {
        Conversation: conversation,
        InputQA: [...inputQA],
        UserInputs: answer,
        NeedsNodeReached: isPastNeeds,
        ShouldIncrease: true,
        ...(question ? { QuestionType: question.question_type } : {}),
      },
      { respondAsync: true, signal },
    );
    signal.throwIfAborted();
    if (!reply.isSuccessful) {
      const { Code: code, Message: message } = reply.problem;
      const isOver = code === 'generator.talk-invalid';
      this.#fail(code, isOver ? words.errors.talkInvalid : message || words.errors.answer, !isOver);
      return;
    }
    this.#take(reply.body);
    if (this.#at.talk.get().activity.kind === 'drafting') await this.carryOn();
    else await this.#sendHeldFile();
  }

  #take(body: z.output<typeof submitQuestion.reply>): void {
    const { NextQuestion, Conversation, InputQA = [], GenerationId = null } = body;
    if (body.User) refreshUser(body.User);
    else if (body.UpdatedWalletBalance !== undefined) refreshBalance(body.UpdatedWalletBalance);
    if (!NextQuestion || Conversation === undefined) {
      this.#fail('service.fault', words.errors.question, true);
      return;
    }
    this.#at.tell({
      kind: 'replied',
      studentLabel: factsOf(InputQA).studentLabel,
      reply: {
        message: body.Message,
        question: NextQuestion,
        conversation: Conversation,
        inputQA: InputQA,
        isPastNeeds: body.NeedsNodeReached ?? false,
        generationId: GenerationId,
      },
    });
  }

  async #sendHeldFile(): Promise<void> {
    const { inputQA } = this.#at.talk.get();
    if (!this.#file || this.#at.live.get().heldFileName === null || factsOf(inputQA).disability === '')
      return;
    this.#at.set({ heldFileName: null });
    this.#at.tell({ kind: 'uploading', fileName: this.#file.name });
    await this.carryOn();
  }

  async #upload(): Promise<void> {
    const file = this.#file;
    if (!file) {
      this.#at.tell({ kind: 'upload-ended' });
      this.#at.tell({ kind: 'remarked', text: words.upload.lost });
      return;
    }
    const { signal } = this.#work;
    this.#at.set({ uploadPercent: 0, pages: null });
    const { disability } = factsOf(this.#at.talk.get().inputQA);
    const reply = await uploadReport({
      file,
      disability,
      key: this.#fileKey,
      signal,
      onProgress: (uploadPercent) => {
        this.#at.set({ uploadPercent });
      },
    });
    signal.throwIfAborted();
    await this.#takeReading(reply);
  }

  async #takeReading(reply: Awaited<ReturnType<typeof uploadReport>>): Promise<void> {
    const outcome = outcomeOf(reply, this.#at.talk.get());
    switch (outcome.kind) {
      case 'still-reading':
        this.#at.set({ pages: outcome.pages });
        this.#at.tell({ kind: 'reading', documentId: outcome.documentId });
        await this.carryOn();
        return;
      case 'several-students':
        // The file is with the server: what is read of it next needs no other upload.
        this.#file = undefined;
        this.#at.tell({ kind: 'several-students', ...outcome.several });
        return;
      case 'refused':
        if (outcome.isOfFile) this.#file = undefined;
        this.#fail(outcome.code, outcome.text, !outcome.isOfFile);
        return;
      case 'read':
        this.#file = undefined;
        if (outcome.user) refreshUser(outcome.user);
        this.#at.tell({ kind: 'read', report: outcome.report });
    }
  }

  async #awaitReading(documentId: string, student: string | undefined): Promise<void> {
    const { signal } = this.#work;
    const { disability } = factsOf(this.#at.talk.get().inputQA);
    for (let tries = 0; tries < READING_TRIES_MAX; tries += 1) {
      const reply = await callUntilReached(
        uploadDocument,
        {
          Disability: disability,
          AreaToTarget: 'auto',
          DocumentId: documentId,
          ...(student === undefined ? {} : { Student: student }),
        },
        { signal, waitSeconds: PROGRESS_SECONDS },
      );
      signal.throwIfAborted();
      const outcome = outcomeOf(reply, this.#at.talk.get());
      if (outcome.kind !== 'still-reading') {
        await this.#takeReading(reply);
        return;
      }
      this.#at.set({ pages: outcome.pages });
      await pauseBeforeRetry(0);
    }
    this.#fail('document.still-reading', words.errors.file, true);
  }

  /** Whether the talk is saved as it stands; where it is not, the talk says so and rests. */
  async #isKept(signal: AbortSignal): Promise<boolean> {
    const isKept = await this.#at.keeper.saveNow();
    signal.throwIfAborted();
    if (isKept) return true;
    const isStale = this.#at.keeper.state.get() === 'stale';
    if (isStale) this.#fail('generator.talk-stale', words.stale.nothingSent, true);
    else this.#fail('service.unavailable', words.errors.notKept, true);
    return false;
  }

  async #order(key: string, order: Order): Promise<void> {
    const { signal } = this.#work;
    if (!(await this.#isKept(signal))) return;
    const reply = await callUntilReached(
      confirmGeneration,
      {
        DocumentId: order.documentId,
        Disability: order.disability,
        StudentName: order.studentLabel || null,
        ...(order.pronouns === undefined ? {} : { Pronouns: order.pronouns }),
        Areas: order.areas.map((area) => ({ ...area })),
      },
      { idempotencyKey: key, respondAsync: true, signal },
    );
    signal.throwIfAborted();
    if (!reply.isSuccessful) {
      this.#fail(reply.problem.Code, reply.problem.Message || words.errors.answer, false);
      if (reply.problem.Code === 'document.not-found')
        this.#at.tell({ kind: 'report-deleted', on: new Date().toISOString() });
      return;
    }
    const { GenerationId, User, UpdatedWalletBalance } = reply.body;
    if (User) refreshUser(User);
    else if (UpdatedWalletBalance !== undefined) refreshBalance(UpdatedWalletBalance);
    if (GenerationId === undefined) {
      this.#fail('service.fault', words.errors.answer, true);
      return;
    }
    this.#at.tell({ kind: 'ordered', generationId: GenerationId, studentLabel: order.studentLabel });
    await this.carryOn();
  }

  async #follow(generationId: string): Promise<void> {
    clearTimeout(this.#generatingTimer);
    // Cut off from the server there is nothing to wait for here, and the menu is of use again.
    const follow = () => {
      isGenerating.set(isReachable.get());
    };
    follow();
    const stop = isReachable.subscribe(follow);
    try {
      const end = await followToTheEnd(generationId, this.#work.signal, (progress) => {
        this.#progress(generationId, progress);
      });
      if (end === 'over') return;
      if (end === 'gone') this.#at.tell({ kind: 'records-gone', generationIds: [generationId] });
      this.#fail('generator.not-found', words.errors.lostSight, end === 'lost');
    } finally {
      stop();
      this.#generatingTimer = setTimeout(() => {
        isGenerating.set(false);
      }, GENERATING_ENDS_MS);
    }
  }

  #progress(generationId: string, progress: GenerationProgress): void {
    const before = this.#at.talk.get().generations.find((known) => known.generationId === generationId);
    const known = new Set(before?.goals.map((goal) => goal.GoalId));
    let ready = known.size;
    for (const goal of progress.Goals) {
      if (known.has(goal.GoalId)) continue;
      ready += 1;
      announce(words.drafting.ready(ready, progress.Areas.length, goal.AreaOfNeed));
    }
    this.#at.tell({ kind: 'progressed', generationId, progress });
    if (!isFinal(progress.Status)) return;
    void this.refreshBalance();
    // The spec's call; the server has counted already.
    call(incrementGeneratedGoals, { AmountToIncrement: progress.Goals.length }).catch(() => undefined);
  }

  #fail(code: string, text: string, isRepeatable: boolean): void {
    this.#at.tell({ kind: 'failed', code, text, isRepeatable });
  }
}
