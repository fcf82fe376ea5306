/**
 * The gateway with one call alone: a hold of the price of one area, by whoever the token belongs to. The edge, the
 * admission, the reply and the call are the gateway's own; the product's own calls that take money draft goals as well,
 * which `pipeline` measures. Started by `debit.ts` in the gateway's place.
 */
import { randomUUID } from 'node:crypto';
import { defineApiCall, signedIn } from '@goalwright/contracts/api/define';
import { AreaKey, cents, GenerationId } from '@goalwright/contracts/values';
import { hold } from '@goalwright/contracts/wallet';
import { Calls } from '@goalwright/messaging';
import { serviceMessaging, startService } from '@goalwright/platform';
import { Controller, type DynamicModule, Inject } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { Admission } from '../../services/gateway/dist/admission/admission.js';
import { type Caller, Serves } from '../../services/gateway/dist/admission/serves.js';
import { GATEWAY_CONFIG, GatewayConfig } from '../../services/gateway/dist/config.js';
import { configureHttp, httpOptions } from '../../services/gateway/dist/http/http-edge.js';
import { ProblemFilter } from '../../services/gateway/dist/http/problem.filter.js';
import { z } from 'zod';

const debit = defineApiCall('/bench/debit', {
  summary: 'Takes the price of one area.',
  access: 'user',
  request: signedIn,
  reply: { AvailableCents: z.int() },
});

class DebitController {
  readonly #calls: Calls;

  constructor(calls: Calls) {
    this.#calls = calls;
  }

  async debit(_request: unknown, { session }: Caller<'user'>) {
    const { availableCents } = await this.#calls.call(hold, {
      userId: session.profile.userId,
      generationId: GenerationId.parse(randomUUID()),
      areas: [AreaKey.parse('area-0')],
      priceCents: cents(200),
      isComplimentary: false,
    });
    return { AvailableCents: availableCents };
  }
}

// Node runs this file as it stands, without its types, and knows no decorators: they are called by hand.
Controller()(DebitController);
Inject(Calls)(DebitController, undefined, 0);
const method = Object.getOwnPropertyDescriptor(DebitController.prototype, 'debit') ?? {};
Serves(debit)(DebitController.prototype, 'debit', method);

class DebitModule {
  static forConfig(config: GatewayConfig): DynamicModule {
    return {
      module: DebitModule,
      imports: [serviceMessaging(config, { service: 'gateway' })],
      controllers: [DebitController],
      providers: [
        { provide: GATEWAY_CONFIG, useValue: config },
        { provide: APP_FILTER, useClass: ProblemFilter },
        Admission,
      ],
    };
  }
}

await startService({
  name: 'gateway',
  config: GatewayConfig,
  module: (config) => DebitModule.forConfig(config),
  http: httpOptions,
  configure: configureHttp,
});
