/** What the bench has started and must end: servers, processes, folders. The last one started ends first. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export class Started {
  readonly #ends: (() => Promise<void> | void)[] = [];
  #ending: Promise<void> | undefined;

  /** Remembers how to end something. Safe to end twice; the second time does nothing. */
  add(end: () => Promise<void> | void): () => Promise<void> {
    let ended: Promise<void> | undefined;
    const once = (): Promise<void> => (ended ??= Promise.resolve(end()));
    this.#ends.push(once);
    return once;
  }

  /** A folder that goes when everything ends. Others may enter: as root, Postgres runs as somebody else. */
  folder(): string {
    const path = mkdtempSync(join(tmpdir(), 'goalwright-bench-'));
    this.add(() => {
      rmSync(path, { recursive: true, force: true });
    });
    return path;
  }

  endAll(): Promise<void> {
    return (this.#ending ??= this.#endAll());
  }

  async #endAll(): Promise<void> {
    for (const end of this.#ends.reverse()) {
      try {
        await end();
      } catch (error) {
        process.stderr.write(`something could not be ended: ${String(error)}\n`);
      }
    }
  }
}
