/** At boot: every public call has exactly one method, and no method serves what is not public. */
import { apiCalls } from '@goalwright/contracts/api/all';
import type { ApiCall } from '@goalwright/contracts/api/define';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { SERVED_CALL } from './served-call.js';

@Injectable()
export class ServedCalls implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    const faults = servingFaults(apiCalls, this.#served());
    if (faults.length > 0)
      throw new Error(`The public calls and their methods do not fit:\n${faults.join('\n')}`);
  }

  #served(): ApiCall[] {
    return this.discovery.getControllers().flatMap(({ metatype }) => {
      if (typeof metatype !== 'function') return [];
      const prototype = metatype.prototype as Record<string, () => unknown>;
      return this.scanner
        .getAllMethodNames(prototype)
        .map((name) =>
          this.reflector.get<ApiCall | undefined>(SERVED_CALL, prototype[name] ?? (() => undefined)),
        )
        .filter((call) => call !== undefined);
    });
  }
}

/** One line for each public call without a method or with several, and for each method of an unknown call. */
export function servingFaults(published: readonly ApiCall[], served: readonly ApiCall[]): string[] {
  const miscounted = published
    .map((call) => ({ call, count: served.filter((other) => other === call).length }))
    .filter(({ count }) => count !== 1)
    .map(({ call, count }) => `  - ${call.path} has ${String(count)} methods`);
  const unknown = served
    .filter((call) => !published.includes(call))
    .map((call) => `  - ${call.path} is in no list`);
  return [...miscounted, ...unknown];
}
