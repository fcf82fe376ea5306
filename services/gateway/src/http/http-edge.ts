/** Everything about HTTP that is no route: time limits, request ids, bodies, headers, the access log. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import multipart from '@fastify/multipart';
import { uploadDocument } from '@goalwright/contracts/api/documents';
import { API_PREFIX } from '@goalwright/contracts/api/define';
import { STRIPE_WEBHOOK_PATH } from '@goalwright/contracts/api/wallet';
import { DomainError } from '@goalwright/contracts/errors';
import { withRequestId } from '@goalwright/messaging';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { GatewayConfig } from '../config.js';
import { httpDuration } from './metrics.js';
import { parsePlainJson } from '../incoming/incoming.js';
import { sendProblem } from './problem.filter.js';
import { securityHeaders } from '../security-headers/security-headers.js';

const REQUEST_ID_HEADER = 'x-request-id';
const REQUEST_ID = /^[\w-]{8,64}$/;
/** The slowest line we wait for: 25 MB in two minutes are 1.7 Mbit/s. */
const REQUEST_MS_MAX = 120_000;
/** A JSON body is 2 MB at most: whoever needs longer for it holds a connection on purpose. */
const JSON_BODY_MS_MAX = 20_000;
const CONNECTIONS_MAX = 4000;
/** nginx's word for a client that left before its answer. */
const STATUS_CLIENT_LEFT = 499;

const UPLOAD_PATH = `${API_PREFIX}${uploadDocument.path}`;
const JSON_TYPE = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;
const MULTIPART_TYPE = /^multipart\/form-data\s*;/i;

/** Counted from our own end: what stands further left in `X-Forwarded-For` is whatever the caller wrote there. */
function trustedProxies(names: readonly string[]): NonNullable<FastifyServerOptions['trustProxy']> {
  const [first = ''] = names;
  if (names.length !== 1 || !/^\d+$/.test(first)) return names.length > 0 && [...names];
  return (_address, hop) => hop < Number(first);
}

/** A caller's id where it has the form of one, so that no log line can be forged with it. */
function requestIdOf(raw: IncomingMessage): string {
  const given = raw.headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

export function httpOptions(config: GatewayConfig): FastifyServerOptions {
  return {
    trustProxy: trustedProxies(config.TRUSTED_PROXIES),
    requestTimeout: REQUEST_MS_MAX,
    keepAliveTimeout: 10_000,
    routerOptions: { maxParamLength: 100 },
    genReqId: (raw) => requestIdOf(raw),
    requestIdHeader: false,
    // An address the router cannot read meets no hook and no filter.
    frameworkErrors: (_error, request, reply) => {
      void reply.headers(securityHeaders(config, '')).header(REQUEST_ID_HEADER, request.id);
      sendProblem(
        new DomainError('request.invalid', { message: 'This address is malformed.' }),
        request,
        reply,
      );
    },
  };
}

export async function configureHttp(app: NestFastifyApplication, config: GatewayConfig): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.server.maxConnections = CONNECTIONS_MAX;
  app.useBodyParser('application/json', {}, (request, body, done) => {
    try {
      // The webhook's signature is over the bytes: parsed and written again they would be others.
      const isSigned = request.url.split('?', 1)[0] === STRIPE_WEBHOOK_PATH;
      done(null, isSigned ? body : parsePlainJson(body.toString('utf8')));
    } catch (error) {
      done(error as Error);
    }
  });
  await fastify.register(multipart, { throwFileSizeLimit: false });
  if (config.CORS_ORIGINS.length > 0) {
    app.enableCors({
      origin: config.CORS_ORIGINS,
      methods: ['GET', 'POST'],
      allowedHeaders: ['Content-Type', 'Authorization', 'Idempotency-Key', 'Prefer', REQUEST_ID_HEADER],
      exposedHeaders: [REQUEST_ID_HEADER, 'Retry-After', 'Preference-Applied'],
      maxAge: 600,
    });
  }
  addHooks(fastify, config);
}

function addHooks(fastify: FastifyInstance, config: GatewayConfig): void {
  const logger = new Logger('Http');
  fastify.addHook('onRequest', (request, reply, done) => {
    const path = request.url.split('?', 1)[0] ?? '';
    void reply.headers(securityHeaders(config, path)).header(REQUEST_ID_HEADER, request.id);
    noteWhenDone(logger, request, reply);
    const isUpload = path === UPLOAD_PATH;
    if (!isUpload) cutSlowBody(request, reply);
    // That there is nothing at an address comes before what it would take.
    const isCall = request.method === 'POST' && path.startsWith('/api/') && !request.is404;
    if (isCall && !hasFittingType(request, isUpload)) {
      done(new DomainError('request.wrong-type'));
      return;
    }
    withRequestId(request.id, done);
  });
  // Reading a body leaves the context of the hook above: the events come from the socket.
  fastify.addHook('preValidation', (request, _reply, done) => {
    withRequestId(request.id, done);
  });
}

/** Only JSON in UTF-8 (and the upload's form): what a plain HTML form can send across sites is refused. */
function hasFittingType(request: FastifyRequest, isUpload: boolean): boolean {
  const encoding = request.headers['content-encoding'] ?? 'identity';
  const type = request.headers['content-type'] ?? '';
  return encoding === 'identity' && (isUpload ? MULTIPART_TYPE : JSON_TYPE).test(type);
}

function cutSlowBody(request: FastifyRequest, reply: FastifyReply): void {
  if (request.raw.complete) return;
  const cut = setTimeout(() => {
    if (!request.raw.complete) request.raw.destroy();
  }, JSON_BODY_MS_MAX);
  reply.raw.once('close', () => {
    clearTimeout(cut);
  });
}

/** One line per request, also for those that were left: no address, no query, no body, no token. */
function noteWhenDone(logger: Logger, request: FastifyRequest, reply: FastifyReply): void {
  const startedAtMs = performance.now();
  reply.raw.once('close', () => {
    const ms = performance.now() - startedAtMs;
    const route = request.routeOptions.url ?? 'unknown';
    const status = reply.raw.writableFinished ? reply.raw.statusCode : STATUS_CLIENT_LEFT;
    httpDuration.observe({ route, status: String(status) }, ms / 1000);
    logger.log({
      msg: 'request',
      requestId: request.id,
      method: request.method,
      route,
      status,
      ms: Math.round(ms),
    });
  });
}
