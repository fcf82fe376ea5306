/** After a method ran: the outcome added, and whatever the contract does not promise cut off. */
import type { ApiCall } from '@goalwright/contracts/api/define';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { map, type Observable } from 'rxjs';
import { SERVED_CALL } from './served-call.js';

@Injectable()
export class CutReply implements NestInterceptor<object> {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler<object>): Observable<unknown> {
    const call = this.reflector.get<ApiCall>(SERVED_CALL, context.getHandler());
    return next
      .handle()
      .pipe(map((answer) => call.reply.parse({ IsSuccessful: true, Message: '', ...answer })));
  }
}
