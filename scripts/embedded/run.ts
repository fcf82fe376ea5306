/** Runs an installation in the foreground: checks that it can, says when it is ready, stops it on a signal. */
import { relative } from 'node:path';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../../services/identity/dist/demo-people.js';
import { isFree } from './free-ports.ts';
import { Installation } from './installation.ts';
import { readRunningNote } from './running-note.ts';
import { startOptions, type StartOptions } from './start-options.ts';

/** One Ctrl-C arrives several times: from the terminal, from npm and from bootstrap.mjs. */
const SAME_SIGNAL_MS = 1000;

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

async function checkNothingRuns({ dataFolder, port }: StartOptions): Promise<void> {
  const note = readRunningNote(dataFolder);
  if (note !== undefined) {
    throw new Error(
      `Goalwright already runs from ${dataFolder}: ${note.url} (process ${String(note.pid)}). A second copy needs a folder and a port of its own: npm start -- --data .data-2 --port 5299`,
    );
  }
  if (port !== 0 && !(await isFree(port))) {
    throw new Error(
      `Port ${String(port)} is taken by another program. Stop it, or choose another: npm start -- --port ${String(port + 100)}`,
    );
  }
}

function announce(url: string, dataFolder: string, startedAtMs: number): void {
  const seconds = ((Date.now() - startedAtMs) / 1000).toFixed(1);
  const width = Math.max(...DEMO_PEOPLE.map(({ email }) => email.length)) + 2;
  const accounts = DEMO_PEOPLE.map(({ email, part }) => `    ${email.padEnd(width)}${part}`).join('\n');
  const logs = relative(process.cwd(), dataFolder) === '.data' ? '.data/logs' : `${dataFolder}/logs`;
  say(`
Goalwright is ready (${seconds} s).

  Open            ${url}
  Mail and texts  ${url}/dev/outbox
  API             ${url}/api/docs

  Demo sign-ins, all with the password ${DEMO_PASSWORD}:
${accounts}

  Logs are in ${logs}. Ctrl-C stops everything.
`);
}

/** Ends this process once everything has stopped. */
class Ending {
  #sinceMs: number | undefined;
  readonly #installation: Installation;

  constructor(installation: Installation) {
    this.#installation = installation;
  }

  /** For whom something failed: a stop that has begun goes on as it is. */
  begin(code: number): void {
    if (this.#sinceMs !== undefined) return;
    this.#sinceMs = Date.now();
    say('Stopping ...');
    this.#installation.stop().then(
      () => process.exit(code),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  }

  /** For a person's signal: a second one ends this process at once. */
  insist(): void {
    if (this.#sinceMs !== undefined && Date.now() - this.#sinceMs > SAME_SIGNAL_MS) process.exit(1);
    this.begin(0);
  }
}

/**
 * Starts, and returns once everything is ready; the process then lives until it is told to stop.
 * @param flags of the command line
 */
export async function run(flags: readonly string[]): Promise<Installation> {
  const startedAtMs = Number(process.env['GOALWRIGHT_STARTED_AT_MS'] ?? Date.now());
  let ending: Ending | undefined;
  try {
    const options = startOptions(flags);
    await checkNothingRuns(options);
    const installation = await Installation.prepare({
      ...options,
      onGivenUp: (sentence) => {
        process.stderr.write(`${sentence}\n`);
        ending?.begin(1);
      },
    });
    const begun = (ending = new Ending(installation));
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
      process.on(signal, () => {
        begun.insist();
      });
    }
    await installation.start();
    if (!installation.isStopping) announce(installation.url, options.dataFolder, startedAtMs);
    return installation;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    if (ending === undefined) process.exit(1);
    ending.begin(1);
    // The process ends from there; nobody may take this for a running copy.
    return new Promise(() => undefined);
  }
}
