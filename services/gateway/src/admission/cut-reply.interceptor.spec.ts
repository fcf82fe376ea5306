import { describe, expect, it } from '@jest/globals';
import { acceptTerms } from '@goalwright/contracts/api/account';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import { Reflector } from '@nestjs/core';
import { firstValueFrom, of } from 'rxjs';
import { CutReply } from './cut-reply.interceptor.js';
import { SERVED_CALL } from './served-call.js';

function replyTo(answer: object): Promise<unknown> {
  const method = (): void => undefined;
  Reflect.defineMetadata(SERVED_CALL, acceptTerms, method);
  const context = new ExecutionContextHost([], Object, method);
  return firstValueFrom(new CutReply(new Reflector()).intercept(context, { handle: () => of(answer) }));
}

describe('a reply', () => {
  it('says it succeeded, and loses what its contract does not promise', async () => {
    const answer = { DidAcceptTermsOfService: true, passwordHash: '$argon2id$x', userId: 7 };
    expect(await replyTo(answer)).toEqual({ IsSuccessful: true, Message: '', DidAcceptTermsOfService: true });
  });

  it('is a fault of ours where it breaks its contract', async () => {
    await expect(replyTo({ DidAcceptTermsOfService: 'yes' })).rejects.toThrow();
  });
});
