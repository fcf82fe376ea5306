/**
 * Tokens to look up, many in one statement. Every authenticated request asks, and on its own each would cost a round
 * trip: what comes in while others are under way goes out together with the next. Nobody waits for company, and
 * nothing is kept: each answer was read after its question was asked.
 */

/** More would not be faster: the database answers one while the next is being put together. */
const UNDER_WAY_MAX = 2;
const TOKENS_MAX = 100;

interface Lookup<Row> {
  readonly hash: Buffer;
  readonly resolve: (row: Row | null) => void;
  readonly reject: (error: unknown) => void;
}

export class TokenLookups<Row extends { readonly place: number }> {
  readonly #find: (hashes: readonly Buffer[]) => Promise<readonly Row[]>;
  #waiting: Lookup<Row>[] = [];
  #underWay = 0;
  #isStarting = false;

  /** @param find the rows of these hashes; `place` is the position in the list, counted from 1 */
  constructor(find: (hashes: readonly Buffer[]) => Promise<readonly Row[]>) {
    this.#find = find;
  }

  /** The row of one hash, or null. */
  find(hash: Buffer): Promise<Row | null> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ hash, resolve, reject });
      this.#startSoon();
    });
  }

  /** Once everything has been read that arrived at the same moment. */
  #startSoon(): void {
    if (this.#isStarting || this.#underWay === UNDER_WAY_MAX || this.#waiting.length === 0) return;
    this.#isStarting = true;
    setImmediate(() => {
      this.#isStarting = false;
      void this.#start();
    });
  }

  async #start(): Promise<void> {
    const lookups = this.#waiting.splice(0, TOKENS_MAX);
    this.#underWay += 1;
    this.#startSoon();
    try {
      const rows = await this.#find(lookups.map(({ hash }) => hash));
      const byPlace = new Map(rows.map((row) => [row.place, row]));
      for (const [index, { resolve }] of lookups.entries()) resolve(byPlace.get(index + 1) ?? null);
    } catch (error) {
      for (const { reject } of lookups) reject(error);
    } finally {
      this.#underWay -= 1;
      this.#startSoon();
    }
  }
}
