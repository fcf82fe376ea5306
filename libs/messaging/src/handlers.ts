/** How an edge says what it handles, and the check at boot that everything is handled exactly once. */
import type { CallContract, EventContract, JobContract, Received, Sent } from '@goalwright/contracts/define';
import { Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { EntityManager } from 'typeorm';

export interface JobRun {
  /** Aborts after the contract's `timeoutMs`, and when the job was given to another worker. */
  readonly signal: AbortSignal;
  /** 1 for the first. */
  readonly attempt: number;
  readonly isLastAttempt: boolean;
  readonly jobId: string;
}

export interface EventReceipt {
  readonly eventId: string;
}

type MessageContract = CallContract | JobContract | EventContract;
type Handle = (...given: readonly unknown[]) => unknown;
type MethodMark<Method> = <M extends Method>(
  target: object,
  name: string,
  method: TypedPropertyDescriptor<M>,
) => void;

const marks = new WeakMap<object, MessageContract>();
/** Of them, those that handle several events in one run. */
const takesMany = new WeakSet();

function mark<Method extends object>(contract: MessageContract): MethodMark<Method> {
  return (_target, name, method) => {
    if (method.value === undefined)
      throw new Error(`${name} handles ${contract.name}, so it must be a method`);
    marks.set(method.value, contract);
  };
}

/** The method answers this call. What it returns is cut to the contract's reply schema; it refuses with a DomainError. */
export function Answers<Contract extends CallContract>(
  contract: Contract,
): MethodMark<
  (request: Received<Contract['request']>) => Sent<Contract['reply']> | Promise<Sent<Contract['reply']>>
> {
  return mark(contract);
}

/** The method does this job, at least once: a crash may run it again, so its effects must bear that. */
export function DoesJob<Contract extends JobContract>(
  contract: Contract,
): MethodMark<(payload: Received<Contract['payload']>, run: JobRun) => Promise<void>> {
  return mark(contract);
}

/** The method handles this event inside one transaction with its inbox row; only the given manager belongs to it. */
export function HandlesEvent<Contract extends EventContract>(
  contract: Contract,
): MethodMark<
  (payload: Received<Contract['payload']>, manager: EntityManager, receipt: EventReceipt) => Promise<void>
> {
  return mark(contract);
}

export interface EventOf<Contract extends EventContract> extends EventReceipt {
  readonly payload: Received<Contract['payload']>;
}

/**
 * The method handles several of this event inside one transaction with their inbox rows, none of them seen before, those
 * about one user beside each other and the users in one order always. For what many at once do in one statement.
 */
export function HandlesEvents<Contract extends EventContract>(
  contract: Contract,
): MethodMark<(events: readonly EventOf<Contract>[], manager: EntityManager) => Promise<void>> {
  return (target, name, method) => {
    mark<object>(contract)(target, name, method);
    if (method.value !== undefined) takesMany.add(method.value);
  };
}

/** Everything one process answers, does and listens to. */
export interface Served {
  readonly calls?: readonly CallContract[];
  readonly jobs?: readonly JobContract[];
  readonly events?: readonly EventContract[];
}

export interface Handler<Contract extends MessageContract = MessageContract> {
  readonly contract: Contract;
  /** `Class.method`, for people. */
  readonly where: string;
  readonly handle: Handle;
  /** Whether it is given several events at once. */
  readonly takesMany: boolean;
}

export interface HandlerSet {
  readonly calls: readonly Handler<CallContract>[];
  readonly jobs: readonly Handler<JobContract>[];
  readonly events: readonly Handler<EventContract>[];
}

/** Looks through every provider and controller of the application for marked methods. */
@Injectable()
export class Handlers {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  /**
   * @returns exactly one handler for each contract of `served`.
   * @throws Error with one list of everything that is missing, doubled or not served here.
   */
  match(served: Served): HandlerSet {
    const found = this.find();
    const wanted: MessageContract[] = [
      ...(served.calls ?? []),
      ...(served.jobs ?? []),
      ...(served.events ?? []),
    ];
    const faults = [...faultsOfWanted(wanted, found), ...faultsOfFound(wanted, found)];
    if (faults.length > 0) throw new Error(`Messages and handlers do not match:\n- ${faults.join('\n- ')}`);
    const of = <Contract extends MessageContract>(contracts: readonly Contract[] = []): Handler<Contract>[] =>
      contracts.flatMap((contract) =>
        found.filter((handler) => handler.contract === contract).map((handler) => ({ ...handler, contract })),
      );
    return { calls: of(served.calls), jobs: of(served.jobs), events: of(served.events) };
  }

  private find(): Handler[] {
    const wrappers = [...this.discovery.getProviders(), ...this.discovery.getControllers()];
    // The same instance may be known under two tokens.
    const instances = new Set(wrappers.map((wrapper): unknown => wrapper.instance).filter(isInstance));
    return [...instances].flatMap((instance) => this.handlersOf(instance));
  }

  private handlersOf(instance: object): Handler[] {
    const prototype = Object.getPrototypeOf(instance) as object | null;
    if (prototype === null) return [];
    return this.scanner.getAllMethodNames(prototype).flatMap((name) => {
      const method: unknown = Reflect.get(prototype, name);
      const contract = typeof method === 'function' ? marks.get(method) : undefined;
      if (typeof method !== 'function' || contract === undefined) return [];
      const handle: Handle = (...given) => Reflect.apply(method, instance, given);
      return [
        {
          contract,
          where: `${prototype.constructor.name}.${name}`,
          handle,
          takesMany: takesMany.has(method),
        },
      ];
    });
  }
}

function isInstance(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function faultsOfWanted(wanted: readonly MessageContract[], found: readonly Handler[]): string[] {
  return wanted.flatMap((contract) => {
    const places = found.filter((handler) => handler.contract === contract).map((handler) => handler.where);
    const isListedTwice =
      wanted.filter(({ kind, name }) => kind === contract.kind && name === contract.name).length > 1;
    return [
      ...(places.length === 0 ? [`${contract.kind} ${contract.name} has no handler`] : []),
      ...(places.length > 1
        ? [`${contract.kind} ${contract.name} has ${String(places.length)} handlers: ${places.join(', ')}`]
        : []),
      ...(isListedTwice ? [`${contract.kind} ${contract.name} is listed twice among what is served`] : []),
    ];
  });
}

function faultsOfFound(wanted: readonly MessageContract[], found: readonly Handler[]): string[] {
  return found
    .filter((handler) => !wanted.includes(handler.contract))
    .map(
      ({ contract, where }) =>
        `${where} handles ${contract.kind} ${contract.name}, which this process does not serve`,
    );
}
