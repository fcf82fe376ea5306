/** The built web app, where there is one; else a page that says where things are. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { PRODUCT_NAME } from '@goalwright/contracts/product';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.js';
import { plainPage } from '../plain-page/plain-page.js';

const BUILT_WEB_ROOT = fileURLToPath(new URL('../../../../web/dist', import.meta.url));
/** Addresses that are never a page of the app. */
const NOT_THE_APP = /^\/(?:api|dev|health|metrics|stripe|config\.json)(?:\/|$)/;

export async function serveWebApp(app: NestFastifyApplication, config: GatewayConfig): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  const root = config.WEB_ROOT ?? BUILT_WEB_ROOT;
  if (!existsSync(join(root, 'index.html'))) {
    fastify.get('/', (_request, reply) =>
      reply.type('text/html; charset=utf-8').send(whereThingsAre(config)),
    );
    return;
  }
  await fastify.register(fastifyStatic, {
    root,
    wildcard: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // The build names these files by their content; every other file keeps its name when it changes.
      const isNamedByContent = path.includes('/assets/');
      void reply.header(
        'Cache-Control',
        isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  fastify.get('/*', (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const isPage = !NOT_THE_APP.test(path) && !path.slice(path.lastIndexOf('/')).includes('.');
    if (!isPage) {
      reply.callNotFound();
      return reply;
    }
    return reply.sendFile('index.html');
  });
}

function whereThingsAre(config: GatewayConfig): string {
  const links = [
    ['/api/docs', 'The calls of the API, with a form to try each'],
    ...(config.MODE === 'production'
      ? []
      : [['/dev/outbox', 'Mail and text messages that would have been sent']]),
    ['/health/ready', 'Whether everything works'],
  ];
  const items = links.map(([href = '', text = '']) => `<li><a href="${href}">${text}</a></li>`);
  return plainPage({
    title: PRODUCT_NAME,
    lines: [
      ...(config.MODE === 'production'
        ? []
        : [`<p>Mode: ${config.MODE}. Do not enter real student records here.</p>`]),
      `<ul>\n${items.join('\n')}\n</ul>`,
    ],
  });
}
