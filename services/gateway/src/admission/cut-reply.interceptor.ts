/** After a method ran: the outcome added, whatever the contract does not promise cut off, a granted wish confirmed. */
import type { ApiCall } from '@goalwright/contracts/api/define';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { PREFERENCE_APPLIED, prefersAsync } from './preference.js';
import { SERVED_CALL } from './served-call.js';

@Injectable()
export class CutReply implements NestInterceptor<object> {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler<object>): Observable<unknown> {
    const call = this.reflector.get<ApiCall>(SERVED_CALL, context.getHandler());
    return next.handle().pipe(
      map((answer) => {
        if ('IsPending' in answer && answer.IsPending === true) confirmPreference(context);
        return call.reply.parse({ IsSuccessful: true, Message: '', ...answer });
      }),
    );
  }
}

function confirmPreference(context: ExecutionContext): void {
  const http = context.switchToHttp();
  if (prefersAsync(http.getRequest<FastifyRequest>()))
    void http.getResponse<FastifyReply>().header(...PREFERENCE_APPLIED);
}
