/**
 * Many of the same question in one statement. On its own each would cost a way to the database and back, and a commit:
 * what comes in while others are under way goes out together with the next. Nobody waits for company, and nothing is
 * kept: each answer was found after its question was asked.
 */

export interface TogetherLimits {
  /** Groups under way at once: more of them would hold connections that others want. */
  readonly groupsMax: number;
  /** Of one group. */
  readonly askedMax: number;
  /** Beyond those under way; what comes after is refused with what `overfull` makes. */
  readonly waitingMax: number;
  readonly overfull: () => Error;
  /**
   * Where a group fails, each of it is asked once more alone, so that none fails for what ails another: for what may be
   * asked twice, and of which a group is small.
   */
  readonly repeatsAlone?: boolean;
}

interface Waiting<Question, Answer> {
  readonly question: Question;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

export class Together<Question, Answer> {
  readonly #askAll: (questions: readonly Question[]) => Promise<readonly Answer[]>;
  readonly #limits: TogetherLimits;
  #waiting: Waiting<Question, Answer>[] = [];
  #underWay = 0;
  #isStarting = false;

  /** @param askAll answers in the order of the questions, as many; where it throws, the group fails with that */
  constructor(
    askAll: (questions: readonly Question[]) => Promise<readonly Answer[]>,
    limits: TogetherLimits,
  ) {
    this.#askAll = askAll;
    this.#limits = limits;
  }

  /** @throws what `askAll` throws, and what `overfull` makes where too many wait */
  async ask(question: Question): Promise<Answer> {
    if (this.#waiting.length >= this.#limits.waitingMax) throw this.#limits.overfull();
    return new Promise((resolve, reject) => {
      this.#waiting.push({ question, resolve, reject });
      this.#startSoon();
    });
  }

  /** Once everything has been read that arrived at the same moment. */
  #startSoon(): void {
    if (this.#isStarting || this.#underWay === this.#limits.groupsMax || this.#waiting.length === 0) return;
    this.#isStarting = true;
    setImmediate(() => {
      this.#isStarting = false;
      void this.#start();
    });
  }

  async #start(): Promise<void> {
    const group = this.#waiting.splice(0, this.#limits.askedMax);
    this.#underWay += 1;
    this.#startSoon();
    try {
      const answers = await this.#answersTo(group.map(({ question }) => question));
      for (const [index, { resolve }] of group.entries()) resolve(answers[index] as Answer);
    } catch (error) {
      if (this.#limits.repeatsAlone === true && group.length > 1) await this.#askAlone(group);
      else for (const { reject } of group) reject(error);
    } finally {
      this.#underWay -= 1;
      this.#startSoon();
    }
  }

  async #answersTo(questions: readonly Question[]): Promise<readonly Answer[]> {
    const answers = await this.#askAll(questions);
    if (answers.length !== questions.length)
      throw new Error(`${String(questions.length)} asked, ${String(answers.length)} answers`);
    return answers;
  }

  /** One after the other: what failed together may have failed for being many. */
  async #askAlone(group: readonly Waiting<Question, Answer>[]): Promise<void> {
    for (const { question, resolve, reject } of group) {
      try {
        resolve((await this.#answersTo([question]))[0] as Answer);
      } catch (error) {
        reject(error);
      }
    }
  }
}
