/** The log of one child process: everything to a file that cannot grow without end, what went wrong to the terminal. */
import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** One older file of the same size is kept beside it. */
const FILE_BYTES_MAX = 20 * 1024 * 1024;
const LEVELS_SHOWN = new Set(['warn', 'error', 'fatal']);

interface LogLine {
  readonly level?: unknown;
  readonly msg?: unknown;
  readonly context?: unknown;
  readonly faults?: unknown;
  readonly error?: { readonly message?: unknown };
}

function parsed(line: string): LogLine | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line) as LogLine;
  } catch {
    // Not ours, or cut short: shown as it is.
    return undefined;
  }
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

/** A line for people: `wallet warn: the message (context; cause)`. */
function readable(name: string, line: LogLine): string {
  const faults: unknown[] = Array.isArray(line.faults) ? line.faults : [];
  const details = [line.context, line.error?.message, ...faults]
    .filter((detail) => typeof detail === 'string')
    .join('; ');
  return `${name} ${String(line.level)}: ${String(line.msg)}${details === '' ? '' : ` (${details})`}`;
}

export class LogFile {
  readonly path: string;
  readonly #name: string;
  #bytes: number;

  constructor(path: string, name: string) {
    mkdirSync(dirname(path), { recursive: true });
    this.path = path;
    this.#name = name;
    this.#bytes = sizeOf(path);
  }

  /** @param source lines of `error` that are no structured log are the runtime's own last words, and shown. */
  write(line: string, source: 'output' | 'error'): void {
    this.#append(`${line}\n`);
    const entry = parsed(line);
    if (
      entry === undefined ? source === 'error' && line.trim() !== '' : LEVELS_SHOWN.has(String(entry.level))
    ) {
      process.stderr.write(
        `${entry === undefined ? `${this.#name}: ${line}` : readable(this.#name, entry)}\n`,
      );
    }
  }

  #append(text: string): void {
    if (this.#bytes + text.length > FILE_BYTES_MAX) {
      renameSync(this.path, `${this.path}.1`);
      this.#bytes = 0;
    }
    this.#bytes += Buffer.byteLength(text);
    appendFileSync(this.path, text, { mode: 0o600 });
  }
}
