/** One child process that is kept running: started, watched, started again a bounded number of times, stopped. */
import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { LogFile } from './log-file.ts';

export interface ProcessPlan {
  readonly name: string;
  readonly command: string;
  readonly flags: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** Whom it runs as; only a parent that is root sets it. */
  readonly user?: { readonly uid: number; readonly gid: number };
  /** Our own processes have a channel that ends with their parent, and them with it. */
  readonly hasChannel: boolean;
  readonly stopSignal: NodeJS.Signals;
  readonly stopMsMax: number;
  /** Lines not worth a look on the terminal. */
  readonly isQuiet?: boolean;
  /** What must be true before it can start again after it died. */
  readonly beforeStart?: () => Promise<void>;
  readonly isReady: () => Promise<boolean>;
}

const RESTARTS_MAX = 5;
const RESTARTS_WINDOW_MS = 60_000;
const RESTART_DELAY_MS_MIN = 500;
const READY_POLL_MS = 50;

const sleep = (delayMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, delayMs));

export interface Supervisor {
  /** Called once when the process died too often, with a sentence for the terminal. */
  readonly onGivenUp: (sentence: string) => void;
  /** Called when it runs again, under another number. */
  readonly onRestarted: () => void;
}

export class Supervised {
  readonly plan: ProcessPlan;
  readonly #log: LogFile;
  readonly #supervisor: Supervisor;
  #child: ChildProcess | undefined;
  #exited: Promise<void> = Promise.resolve();
  #isStopping = false;
  #deathsAtMs: number[] = [];

  constructor(plan: ProcessPlan, log: LogFile, supervisor: Supervisor) {
    this.plan = plan;
    this.#log = log;
    this.#supervisor = supervisor;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  async start(): Promise<void> {
    await this.plan.beforeStart?.();
    // A stop may have come while it waited.
    if (this.#isStopping) return;
    const { command, flags, env, user, hasChannel, isQuiet } = this.plan;
    const stdio: StdioOptions = hasChannel ? ['ignore', 'pipe', 'pipe', 'ipc'] : ['ignore', 'pipe', 'pipe'];
    // A group of its own, so that Ctrl-C reaches only the parent, which stops all in the right order.
    const child = spawn(command, flags, { env, stdio, detached: true, ...user });
    this.#child = child;
    this.#follow(child.stdout, 'output');
    this.#follow(child.stderr, isQuiet === true ? 'output' : 'error');
    this.#exited = new Promise((resolve) => {
      child.once('error', (error) => {
        this.#log.write(`could not start: ${error.message}`, 'error');
        resolve();
        this.#died('could not start');
      });
      child.once('exit', (code, signal) => {
        resolve();
        if (this.#child === child) this.#died(signal ?? `exit code ${String(code)}`);
      });
    });
  }

  /** Resolves once it answers. Rejects when it has not after `timeoutMs`. */
  async whenReady(timeoutMs: number): Promise<void> {
    const deadlineMs = Date.now() + timeoutMs;
    while (!(await this.plan.isReady())) {
      if (this.#isStopping) return;
      if (Date.now() > deadlineMs) {
        throw new Error(
          `${this.plan.name} was not ready after ${String(timeoutMs / 1000)} s; see ${this.#log.path}`,
        );
      }
      await sleep(READY_POLL_MS);
    }
  }

  /** Ends it for good; kills it when it takes longer than its plan allows. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#end();
  }

  /** Ends it and starts it anew, which is no death. */
  async restart(): Promise<void> {
    await this.#end();
    await this.start();
    this.#supervisor.onRestarted();
  }

  async #end(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child?.exitCode !== null || child.signalCode !== null) return;
    child.kill(this.plan.stopSignal);
    const kill = setTimeout(() => child.kill('SIGKILL'), this.plan.stopMsMax);
    await this.#exited;
    clearTimeout(kill);
  }

  #follow(stream: NodeJS.ReadableStream | null, source: 'output' | 'error'): void {
    if (stream === null) return;
    createInterface({ input: stream }).on('line', (line) => {
      this.#log.write(line, source);
    });
  }

  #died(how: string): void {
    if (this.#isStopping) return;
    const nowMs = Date.now();
    this.#deathsAtMs = [...this.#deathsAtMs.filter((atMs) => nowMs - atMs < RESTARTS_WINDOW_MS), nowMs];
    const deaths = this.#deathsAtMs.length;
    if (deaths > RESTARTS_MAX) {
      this.#supervisor.onGivenUp(
        `${this.plan.name} ended ${String(deaths)} times within a minute (${how}); its log is ${this.#log.path}.`,
      );
      return;
    }
    const delayMs = RESTART_DELAY_MS_MIN * 2 ** (deaths - 1);
    process.stderr.write(
      `${this.plan.name} ended (${how}); starting it again in ${String(delayMs / 1000)} s.\n`,
    );
    setTimeout(() => {
      this.start().then(this.#supervisor.onRestarted, (error: unknown) => {
        this.#log.write(String(error), 'error');
        this.#died('could not start');
      });
    }, delayMs);
  }
}
