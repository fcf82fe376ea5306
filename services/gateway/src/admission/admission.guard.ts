/** Before a method runs: the body read, the token resolved, the access judged, the request parsed. */
import type { ApiCall } from '@goalwright/contracts/api/define';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { parseRequest } from '../incoming/incoming.js';
import { Admission, type SignedIn } from './admission.js';
import { readBody, tokenOf } from './request-body.js';
import { prefersAsync } from './preference.js';
import { requestKeyOf } from './request-key.js';
import { SERVED_CALL } from './served-call.js';

interface Admitted {
  readonly request: unknown;
  readonly caller: { clientIp: string; requestKey: string | null; prefersAsync: boolean } & Partial<SignedIn>;
}

const admitted = new WeakMap<FastifyRequest, Admitted>();

/** What the guard found out about the request in hand. */
export function admittedOf(context: ExecutionContext): Admitted {
  const known = admitted.get(context.switchToHttp().getRequest<FastifyRequest>());
  if (!known) throw new Error('a method asked for a request that no guard has read');
  return known;
}

@Injectable()
export class AdmissionGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly admission: Admission,
    @Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const call = this.reflector.get<ApiCall>(SERVED_CALL, context.getHandler());
    // A form is read part by part, by the one method that takes it.
    if (call.body === 'multipart') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const body = await readBody(request, call, this.config.BODY_ENCRYPTION_KEY);
    const signedIn = call.access === 'anyone' ? {} : await this.admission.admit(call.access, tokenOf(body));
    admitted.set(request, {
      request: parseRequest(call.request, body),
      caller: {
        clientIp: request.ip,
        requestKey: requestKeyOf(request),
        prefersAsync: prefersAsync(request),
        ...signedIn,
      },
    });
    return true;
  }
}
