/** A person who uses the product over HTTP, as the page would: registers, signs in, talks, uploads. */
import { randomInt, randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { acceptTerms } from '@goalwright/contracts/api/account';
import type { ApiReply, CallOptions } from '@goalwright/contracts/api/client';
import type { ApiCall } from '@goalwright/contracts/api/define';
import { uploadDocument } from '@goalwright/contracts/api/documents';
import { submitQuestion } from '@goalwright/contracts/api/questionnaire';
import {
  login,
  register,
  sendSignupEmailCode,
  sendSignupSmsCode,
  validateSignupEmailCode,
  validateSignupSmsCode,
} from '@goalwright/contracts/api/sign-in';
import type { User } from '@goalwright/contracts/api/users';
import { getTransactions } from '@goalwright/contracts/api/wallet';
import { OutboxMessage } from '@goalwright/contracts/notifications';
import { expect } from '@jest/globals';
import { eventually } from '@goalwright/testing';
import { api, raw } from './product.js';

export const PASSWORD = 'Correct-Otter-Lamp-42';

type Uploaded = Awaited<
  ReturnType<typeof api.call<typeof uploadDocument.request, typeof uploadDocument.reply>>
>;
export type Answered = Awaited<
  ReturnType<typeof api.call<typeof submitQuestion.request, typeof submitQuestion.reply>>
>;

/** The body of a reply that must have succeeded. */
export function succeeded<Reply>(reply: ApiReply<Reply>): Reply {
  if (!reply.isSuccessful) throw new Error(`refused: ${JSON.stringify(reply.problem)}`);
  return reply.body;
}

/** The code of a reply that must have been refused. */
export function refusal(reply: ApiReply<unknown>): string {
  if (reply.isSuccessful) throw new Error('should have been refused');
  expect(reply.problem.Message).toMatch(/\w{3}/);
  expect(JSON.stringify(reply.problem)).not.toMatch(/\bat \/|select |ECONN|\$argon2/i);
  return reply.problem.Code;
}

/** What was sent to an address or a number, newest first. */
export async function sentMessages(to: string): Promise<OutboxMessage[]> {
  const response = await raw(`/dev/outbox.json?to=${encodeURIComponent(to)}`, {});
  return OutboxMessage.array().parse(await response.json());
}

/** The newest code that was sent to an address or a number. */
export async function sentCode(to: string): Promise<string> {
  return eventually(async () => {
    const code = (await sentMessages(to))[0]?.code ?? '';
    expect(code).toMatch(/^\d{6}$/);
    return code;
  });
}

/** The code of a message that `ask` sets off: what was sent there before does not count. */
export async function newCode(to: string, ask: () => Promise<void>): Promise<string> {
  const before = (await sentMessages(to)).length;
  await ask();
  return eventually(async () => {
    const messages = await sentMessages(to);
    expect(messages).toHaveLength(before + 1);
    return messages[0]?.code ?? '';
  });
}

export class Provider {
  readonly email = `provider-${randomUUID()}@school.example`;
  /** One that texts are sent to: exchanges begin with 2 to 9, and 976 is a premium one. */
  readonly phoneNumber = `916${String(randomInt(2_000_000, 9_760_000))}`;
  token = '';

  call<Request extends z.ZodType, Reply extends z.ZodType>(
    contract: ApiCall<Request, Reply>,
    request: Omit<z.input<Request>, 'USToken'>,
    options?: CallOptions,
  ): Promise<ApiReply<z.output<Reply>>> {
    return api.call(contract, { USToken: this.token, ...request } as z.input<Request>, options);
  }

  async register(): Promise<void> {
    succeeded(
      await api.call(register, {
        FirstName: 'Robin',
        LastName: "O'Neil-Sørensen",
        PhoneNumber: this.phoneNumber,
        Email: this.email,
        Password: PASSWORD,
      }),
    );
  }

  async verify(): Promise<void> {
    succeeded(await api.call(sendSignupEmailCode, { Email: this.email }));
    const EmailCode = await sentCode(this.email);
    succeeded(await api.call(validateSignupEmailCode, { Email: this.email, EmailCode }));
    succeeded(await api.call(sendSignupSmsCode, { Email: this.email }));
    const SMSCode = await sentCode(this.phoneNumber);
    succeeded(await api.call(validateSignupSmsCode, { Email: this.email, SMSCode }));
  }

  async signIn(): Promise<User> {
    const { USToken, User: user } = succeeded(
      await api.call(login, { Email: this.email, Password: PASSWORD }),
    );
    if (USToken === undefined || user === undefined) throw new Error('signed in without a token or a user');
    this.token = USToken;
    return user;
  }

  /** Registered, verified, signed in, terms accepted, and the sign-up credit arrived. */
  static async ready(): Promise<Provider> {
    const provider = new Provider();
    await provider.register();
    await provider.verify();
    await eventually(async () => {
      const user = await provider.signIn();
      expect(user.AccountBalance).toBe(1000);
    });
    succeeded(await provider.call(acceptTerms, { DidAcceptTermsOfService: true }));
    return provider;
  }

  upload(
    content: string | Uint8Array<ArrayBuffer>,
    name: string,
    fields: { AreaToTarget: string; Disability?: string; DocumentId?: string },
    options: CallOptions = {},
  ): Promise<Uploaded> {
    return this.call(
      uploadDocument,
      { Disability: 'SLD', StudentName: 'N.P.', ...fields },
      { ...options, file: { name, content: new Blob([content]) } },
    );
  }

  /** Drafts chosen areas from a document that was read before. */
  draft(documentId: string, areas: string, options: CallOptions = {}): Promise<Uploaded> {
    const request = { Disability: 'SLD', StudentName: 'N.P.', AreaToTarget: areas, DocumentId: documentId };
    return this.call(uploadDocument, request, options);
  }

  /** Gives one answer after the other, as the page does, and returns the last reply. */
  async talk(answers: readonly (string | string[])[]): Promise<Answered> {
    let reply = await this.call(submitQuestion, { Conversation: null });
    for (const UserInputs of answers) {
      const { Conversation, InputQA } = succeeded(reply);
      reply = await this.call(submitQuestion, { Conversation, InputQA, UserInputs });
    }
    return reply;
  }

  async statement() {
    return succeeded(await this.call(getTransactions, {})).Transaction?.Statements ?? [];
  }

  /** Waits until the statement's newest line stands at this balance: captures follow the goals. */
  async settledAt(cents: number): Promise<void> {
    await eventually(async () => {
      expect((await this.statement())[0]?.CurrentBalance).toBe(cents);
    });
  }
}
