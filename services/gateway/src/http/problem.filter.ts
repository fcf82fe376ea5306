/** The one translation of errors to HTTP. */
import { DomainError, ERRORS } from '@goalwright/contracts/errors';
import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { plainPage } from '../plain-page/plain-page.js';
import { asDomainError, problemBody, retryAfterSeconds } from './problem.js';

const EVENTS_PATH = /^\/api\/v1\/generations\/[^/]+\/events$/;

@Catch()
export class ProblemFilter implements ExceptionFilter {
  readonly #logger = new Logger('Problem');

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const error = this.#refusalOf(thrown, request, reply);
    // A stream that broke after its first byte: there is no status left to change.
    if (reply.raw.headersSent) {
      reply.raw.destroy();
      return;
    }
    sendProblem(error, request, reply);
  }

  #refusalOf(thrown: unknown, request: FastifyRequest, reply: FastifyReply): DomainError {
    const error = asDomainError(thrown);
    if (error.code === 'service.fault') {
      this.#logger.error({
        msg: 'request failed',
        requestId: request.id,
        route: request.routeOptions.url,
        error: thrown,
      });
    }
    if (error.code !== 'request.not-found') return error;
    const allowed = allowedMethods(request);
    if (allowed.length === 0 || allowed.includes(request.method)) return error;
    void reply.header('Allow', allowed.join(', '));
    return new DomainError('request.method-not-allowed');
  }
}

/** The methods that the request's own address knows. */
function allowedMethods(request: FastifyRequest): string[] {
  const url = pathOf(request).replace(EVENTS_PATH, '/api/v1/generations/:id/events');
  return (['GET', 'POST'] as const).filter((method) => request.server.hasRoute({ method, url }));
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '';
}

/** Answers a refusal: JSON, but a small page where a person opened an address of the site in a browser. */
export function sendProblem(error: DomainError, request: FastifyRequest, reply: FastifyReply): void {
  const { status } = ERRORS[error.code];
  const retryAfter = retryAfterSeconds(error, status);
  if (retryAfter !== undefined) void reply.header('Retry-After', String(retryAfter));
  void reply.status(status).header('Cache-Control', 'no-store');
  const path = pathOf(request);
  const isPage =
    request.method === 'GET' &&
    !path.startsWith('/api') &&
    (request.headers.accept ?? '').includes('text/html');
  if (isPage)
    void reply.type('text/html; charset=utf-8').send(plainPage({ title: error.message, lines: [] }));
  else void reply.type('application/json; charset=utf-8').send(problemBody(error, request.id, path));
}
