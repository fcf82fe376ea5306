/** `@Serves(call)`: one method of a controller answers one public call; route, access, body, reply and docs follow. */
import { API_PREFIX, type Access, type ApiCall, Problem } from '@goalwright/contracts/api/define';
import { ERRORS } from '@goalwright/contracts/errors';
import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  HttpCode,
  Post,
  SetMetadata,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiConsumes, ApiOperation, ApiResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { SignedIn } from './admission.js';
import { admittedOf, AdmissionGuard } from './admission.guard.js';
import { CutReply } from './cut-reply.interceptor.js';
import { SERVED_CALL } from './served-call.js';

/** What a method learns beside the request; the session wherever the contract asks for one. */
export interface Visitor {
  readonly clientIp: string;
  /** The `Idempotency-Key` header. */
  readonly requestKey: string | null;
  /** Whether the reply may leave out waiting for goals: the page follows the generation. */
  readonly prefersAsync: boolean;
}
export type Caller<Who extends Access> = Who extends 'anyone' ? Visitor : Visitor & SignedIn;

/** A reply without its outcome, which is success wherever a method returns. */
export type Answer<Reply extends z.ZodType> = Omit<z.input<Reply>, 'IsSuccessful' | 'Message' | 'Code'> & {
  Message?: string;
};

/** A decorator for methods of this shape, or of one that asks for less and answers more. */
type Served<Method> = (target: object, key: string, descriptor: { value?: Method }) => void;

const Asked = createParamDecorator(
  (_data: unknown, context: ExecutionContext) => admittedOf(context).request,
);
const AskedBy = createParamDecorator(
  (_data: unknown, context: ExecutionContext) => admittedOf(context).caller,
);
const Incoming = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  context.switchToHttp().getRequest<FastifyRequest>(),
);

/** Serves a JSON call: the method is called with the parsed request and who asks. */
export function Serves<Request extends z.ZodType, Reply extends z.ZodType, Who extends Access>(
  call: ApiCall<Request, Reply, Who>,
): Served<(request: z.output<Request>, caller: Caller<Who>) => Promise<Answer<Reply>>> {
  return (target, key, descriptor) => {
    route(call)(target, key, descriptor);
    Asked()(target, key, 0);
    AskedBy()(target, key, 1);
  };
}

/** Serves a multipart call: the method reads the parts itself, and admits the caller by the field it finds in them. */
export function ServesUpload<Reply extends z.ZodType>(
  call: ApiCall<z.ZodType, Reply>,
): Served<(incoming: FastifyRequest) => Promise<Answer<Reply>>> {
  return (target, key, descriptor) => {
    route(call)(target, key, descriptor);
    Incoming()(target, key, 0);
  };
}

function route(call: ApiCall): MethodDecorator {
  return applyDecorators(
    Post(`${API_PREFIX}${call.path}`),
    HttpCode(200),
    SetMetadata(SERVED_CALL, call),
    UseGuards(AdmissionGuard),
    UseInterceptors(CutReply),
    ...documentation(call),
  );
}

/** OpenAPI 3.0 of a request: what a caller may send, before our own clean-up of it. */
function requestSchema(call: ApiCall) {
  const { $schema: _, ...schema } = z.toJSONSchema(call.request, { target: 'openapi-3.0', io: 'input' });
  if (call.body === 'json') return schema;
  return { ...schema, properties: { ...schema.properties, FileData: { type: 'string', format: 'binary' } } };
}

function documentation(call: ApiCall): MethodDecorator[] {
  const refusals = call.errors.filter((code) => ERRORS[code].status === 200);
  const statuses = [...new Set(call.errors.map((code) => ERRORS[code].status))].filter(
    (status) => status !== 200,
  );
  return [
    ApiOperation({
      operationId: call.path.slice(1).replaceAll('/', '-'),
      summary: call.summary,
      description: [
        call.isNotYet ? 'Not built yet: answers 501.' : '',
        `Who may call: ${call.access}.`,
        refusals.length > 0 ? `Refusals (200 with IsSuccessful false): ${refusals.join(', ')}.` : '',
      ].join(' '),
      tags: [call.path.split('/')[1] ?? ''],
    }),
    ...(call.body === 'multipart' ? [ApiConsumes('multipart/form-data')] : []),
    ApiBody({
      schema: requestSchema(call) as Parameters<typeof ApiBody>[0] extends { schema: infer S } ? S : never,
    }),
    ApiResponse({ status: 200, description: 'The reply, or a refusal.', standardSchema: call.reply }),
    ...[400, ...statuses, 500, 503].map((status) =>
      ApiResponse({ status, description: 'A problem.', standardSchema: Problem }),
    ),
    ...(call.access === 'anyone' ? [] : [ApiBearerAuth()]),
  ];
}
