/**
 * What the screen can do with the talk. One desk lives as long as its user is signed in, so that looking at the
 * wallet in between interrupts nothing.
 */
import { deleteDocument } from '@goalwright/contracts/api/documents';
import { getSession } from '@goalwright/contracts/api/talks';
import { announce } from '../../lib/announce';
import { call, callUntilReached } from '../../lib/api';
import { deletedRecords } from '../../lib/deleted-records';
import { knownGoals, newestOf } from '../../lib/known-goals';
import { noteReportDeleted } from '../../lib/report-deletions';
import { serverNow } from '../../lib/server-time';
import { Store } from '../../lib/store';
import { generator as words } from '../../texts/generator';
import { orderOf, type PronounChoice, type ReportArea } from './areas';
import { asksFor, factsOf } from './questions';
import { fromSaved, withHistory } from './saved-talk';
import { type Answer, newTalk, type Report, type Talk } from './talk';
import { TalkKeeper } from './talk-keeper';
import { after, type TalkEvent } from './talk-steps';
import { type Live, TalkWorker } from './talk-worker';

const HISTORY_RECORDS_MAX = 200;
const PERMISSION_MS = 12 * 3_600_000;

export class TalkDesk {
  readonly talk: Store<Talk>;
  readonly live = new Store<Live>({
    isLoading: true,
    loadProblem: null,
    uploadPercent: 0,
    pages: null,
    heldFileName: null,
    didGateRefuse: false,
  });
  readonly keeper: TalkKeeper;
  readonly #worker: TalkWorker;
  readonly #stopListening: () => void;
  #isOpen = false;
  #carrying: Promise<void> = Promise.resolve();

  constructor() {
    this.talk = new Store(newTalk(crypto.randomUUID()));
    this.keeper = new TalkKeeper(this.talk);
    this.#worker = new TalkWorker({
      talk: this.talk,
      live: this.live,
      keeper: this.keeper,
      tell: (event) => {
        this.#tell(event);
      },
      set: (change) => {
        this.#set(change);
      },
    });
    const stopListening = [
      deletedRecords.subscribe(() => {
        this.#letGoOfDeleted();
      }),
      knownGoals.subscribe(() => {
        this.#takeOverEdits();
      }),
    ];
    this.#stopListening = () => {
      for (const stop of stopListening) stop();
    };
  }

  /** Loads the kept talk, or begins one; where the first question could not be asked, asks it again. */
  async open(): Promise<void> {
    if (!this.#isOpen) {
      this.#isOpen = true;
      await this.load();
    } else if (this.live.get().loadProblem !== null) {
      this.#set({ isLoading: true, loadProblem: null });
      await this.beginAgain();
      this.#set({ isLoading: false });
    }
  }

  /** Takes up what the server keeps, in place of what is here. */
  async load(): Promise<void> {
    this.#worker.stop();
    this.#set({ isLoading: true, loadProblem: null, didGateRefuse: false });
    try {
      const reply = await callUntilReached(getSession, {}, { signal: this.#worker.signal });
      if (!reply.isSuccessful || !reply.body.Session) throw new Error('refused');
      const saved = reply.body.Session;
      const restored = fromSaved(saved);
      if (!restored || restored.talk.messages.length === 0) {
        this.talk.set(newTalk(crypto.randomUUID(), restored?.talk.permittedOn ?? null));
        this.keeper.standsAt(saved.ConversationState);
        this.#set({ isLoading: false });
        await this.#worker.begin();
        return;
      }
      const talk = withHistory(restored.talk, saved.GoalsConversationHistory, HISTORY_RECORDS_MAX);
      const didLose = talk.generations.length < restored.talk.generations.length;
      this.talk.set(talk);
      // What was deleted from the history is to be kept with the talk no longer either.
      this.keeper.standsAt(saved.ConversationState, didLose ? restored.talk : talk);
      this.keeper.saveSoon();
      this.#letGoOfDeleted();
      this.#set({ isLoading: false });
      this.#letGoOfExpired();
      if (restored.didLoseUpload) this.#tell({ kind: 'remarked', text: words.upload.lost });
      void this.carryOn();
    } catch {
      if (!this.#worker.signal.aborted) this.#set({ isLoading: false, loadProblem: words.errors.question });
      this.#isOpen = false;
    }
  }

  /** Does what the talk stands in; one piece of work at a time. */
  async carryOn(): Promise<void> {
    this.#carrying = this.#worker.carryOn();
    await this.#carrying;
  }

  /** Until nothing is under way any more. */
  async settled(): Promise<void> {
    await this.#carrying;
  }

  /** After the balance was reloaded, or after the first question could not be asked. */
  async beginAgain(): Promise<void> {
    await this.#worker.refreshBalance();
    if (this.talk.get().messages.length === 0) await this.#worker.begin();
    else if (this.talk.get().problem?.retry) await this.retry();
    else this.#tell({ kind: 'problem-read' });
  }

  type(text: string): void {
    this.#tell({ kind: 'typed', text });
  }

  pick(options: readonly string[]): void {
    this.#tell({ kind: 'picked', options });
  }

  async answer(answer: Answer): Promise<void> {
    if (this.talk.get().activity.kind !== 'resting') return;
    const { report, severalStudents } = this.talk.get();
    this.#tell({ kind: 'answered', answer });
    if (this.talk.get().report === null) letGoOf(report);
    if (this.talk.get().severalStudents === null) letGoOfFile(severalStudents?.documentId);
    await this.carryOn();
  }

  reanswer(at: number): void {
    this.#tell({ kind: 'reanswering', at });
  }

  keepAnswer(): void {
    this.#tell({ kind: 'answer-kept' });
  }

  async retry(): Promise<void> {
    this.#tell({ kind: 'retried' });
    await this.carryOn();
  }

  permit(): void {
    this.#tell({ kind: 'permitted', on: new Date().toISOString() });
  }

  get isPermitted(): boolean {
    const { permittedOn } = this.talk.get();
    return permittedOn !== null && Date.now() - Date.parse(permittedOn) < PERMISSION_MS;
  }

  /** Takes a file: sends it where the talk knows enough, else keeps it on this page until it does. */
  async attach(file: File): Promise<void> {
    const talk = this.talk.get();
    if (talk.activity.kind !== 'resting') return;
    this.#worker.hold(file);
    if (factsOf(talk.inputQA).disability !== '') {
      this.#tell({ kind: 'uploading', fileName: file.name });
      await this.carryOn();
      return;
    }
    this.#set({ heldFileName: file.name });
    this.#tell({ kind: 'remarked', text: words.upload.held(file.name) });
    if (asksFor(talk.question, 'report')) await this.answer('Yes');
    else if (talk.question) this.#tell({ kind: 'remarked', text: talk.question.question });
  }

  cancelUpload(): void {
    this.#worker.stop();
    this.#worker.hold(undefined);
    this.#set({ uploadPercent: 0 });
    this.#tell({ kind: 'upload-ended' });
    this.#tell({ kind: 'remarked', text: words.upload.canceled });
  }

  /** No report after all: the same student, from a typed baseline. */
  async typeInstead(): Promise<void> {
    this.#set({ heldFileName: null });
    this.#worker.hold(undefined);
    const { messages, inputQA, question } = this.talk.get();
    const first = messages.findIndex(
      (message) => message.kind === 'you' && asksFor(message.standing.question, 'report'),
    );
    if (asksFor(question, 'report')) await this.answer('No');
    if (first < 0 || asksFor(question, 'report')) return;
    this.reanswer(first);
    await this.answer('No');
    for (const known of inputQA.slice(1)) {
      const now = this.talk.get();
      const isAskedAgain = now.question?.question === known.question && now.activity.kind === 'resting';
      if (!isAskedAgain || known.answer === null) return;
      await this.answer(known.answer);
    }
  }

  confirmChild(): void {
    this.#tell({ kind: 'child-confirmed' });
  }

  /** One of the students a file names: the reading goes on with what is about that one. */
  async chooseStudent(student: string): Promise<void> {
    const { severalStudents, activity } = this.talk.get();
    if (!severalStudents || activity.kind !== 'resting') return;
    this.#set({ pages: null });
    this.#tell({ kind: 'reading', documentId: severalStudents.documentId, student });
    await this.carryOn();
  }

  /** None of them is the right one: the file is let go of. */
  dismissStudents(): void {
    letGoOfFile(this.talk.get().severalStudents?.documentId);
    this.#tell({ kind: 'students-dismissed' });
    this.#tell({ kind: 'remarked', text: words.students.dismissed });
  }

  choosePronouns(pronouns: PronounChoice): void {
    this.#tell({ kind: 'pronouns-chosen', pronouns });
  }

  changeAreas(areas: readonly ReportArea[]): void {
    this.#tell({ kind: 'areas-changed', areas });
  }

  /** Orders the chosen areas under a key that is saved first: this is where money is held. */
  async order(): Promise<void> {
    const { report, inputQA, activity } = this.talk.get();
    if (!report || activity.kind !== 'resting') return;
    const { disability, studentLabel } = factsOf(inputQA);
    const { documentId, pronouns } = report;
    const order = orderOf(report.areas, {
      documentId,
      disability,
      studentLabel,
      ...(pronouns && pronouns !== 'name' ? { pronouns } : {}),
    });
    this.#tell({ kind: 'ordering', key: crypto.randomUUID(), order });
    await this.carryOn();
  }

  /** @returns whether the report is gone */
  async deleteReport(): Promise<boolean> {
    const { report } = this.talk.get();
    if (!report) return true;
    try {
      const reply = await call(deleteDocument, { DocumentId: report.documentId });
      const isGone = reply.isSuccessful || reply.problem.Code === 'document.not-found';
      if (isGone) {
        noteReportDeleted();
        this.#tell({ kind: 'report-deleted', on: new Date().toISOString() });
      }
      return isGone;
    } catch {
      return false;
    }
  }

  /** Clears the chat: the next student begins from nothing, and the report of this one is deleted. */
  async restart(): Promise<void> {
    const { report, severalStudents, permittedOn } = this.talk.get();
    this.#worker.stop();
    this.#worker.hold(undefined);
    this.#set({ heldFileName: null, uploadPercent: 0, loadProblem: null, didGateRefuse: false });
    this.talk.set(newTalk(crypto.randomUUID(), permittedOn));
    this.keeper.startAnew();
    letGoOf(report);
    letGoOfFile(severalStudents?.documentId);
    await this.#worker.begin();
  }

  /** The user signed out, or another one came. */
  close(): void {
    this.#stopListening();
    this.#worker.close();
    this.keeper.stop();
  }

  #takeOverEdits(): void {
    for (const shown of this.talk.get().generations.flatMap(({ goals }) => goals)) {
      const goal = newestOf(shown);
      if (goal !== shown) this.#tell({ kind: 'goal-changed', goal });
    }
  }

  /** A report whose day is over is no longer there to draft from: no price is named for it. */
  #letGoOfExpired(): void {
    const { keptUntil } = this.talk.get().report ?? {};
    if (keptUntil !== undefined && Date.parse(keptUntil) <= serverNow())
      this.#tell({ kind: 'report-deleted', on: keptUntil });
  }

  #letGoOfDeleted(): void {
    this.#tell({ kind: 'records-gone', generationIds: deletedRecords.get() });
  }

  #set(change: Partial<Live>): void {
    this.live.set({ ...this.live.get(), ...change });
  }

  #tell(event: TalkEvent): void {
    const before = this.talk.get();
    const now = after(before, event);
    if (now === before) return;
    this.talk.set(now);
    this.keeper.saveSoon();
    if (event.kind !== 'progressed') announceNew(before, now);
  }
}

/** The server need not keep a report that the talk no longer has; unreached, it forgets it within a day by itself. */
function letGoOf(report: Report | null): void {
  if (report?.deletedOn === null) letGoOfFile(report.documentId);
}

function letGoOfFile(documentId: string | undefined): void {
  if (documentId === undefined) return;
  callUntilReached(deleteDocument, { DocumentId: documentId }).catch(() => undefined);
}

/** Wren's new words, for those who listen. Of goals they hear that each is ready, and no more. */
function announceNew(before: Talk, now: Talk): void {
  const said = now.messages
    .slice(before.messages.length)
    .flatMap((message) => (message.kind === 'wren' || message.kind === 'report' ? [message.text] : []));
  if (said.length > 0) announce(said.join(' '));
}
