/** The built web app, where there is one; else a page that says where things are. */
import { existsSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { PRODUCT_NAME } from '@goalwright/contracts/product';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.js';
import { plainPage } from '../plain-page/plain-page.js';
import { AppPage } from './app-page.js';

const BUILT_WEB_ROOT = fileURLToPath(new URL('../../../../web/dist', import.meta.url));
const PAGE_FILE = 'index.html';
/** Also where it was compressed. */
const PDF = /\.pdf(?:\.br|\.gz)?$/;
/** Addresses that are never a page of the app. */
const NOT_THE_APP = /^\/(?:api|dev|health|metrics|stripe|config\.json)(?:\/|$)/;
/** The app's own page among the development ones. */
const COMPONENTS_PAGE = '/dev/components';

export async function serveWebApp(app: NestFastifyApplication, config: GatewayConfig): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  const root = resolve(config.WEB_ROOT ?? BUILT_WEB_ROOT);
  if (!existsSync(join(root, PAGE_FILE))) {
    fastify.get('/', (_request, reply) =>
      reply.type('text/html; charset=utf-8').send(whereThingsAre(config)),
    );
    return;
  }
  await serveFiles(fastify, root);
  const page = await AppPage.read(join(root, PAGE_FILE), config);
  fastify.get('/*', (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const isFile = path.slice(path.lastIndexOf('/')).includes('.') && path !== `/${PAGE_FILE}`;
    const isDevelopment = path === COMPONENTS_PAGE && config.MODE !== 'production';
    if (!isFile && (isDevelopment || !NOT_THE_APP.test(path))) return page.send(request, reply);
    reply.callNotFound();
    return reply;
  });
}

/** Every file of the build but the page itself; where a smaller `.br` or `.gz` lies beside one, that is sent. */
async function serveFiles(fastify: FastifyInstance, root: string): Promise<void> {
  await fastify.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: [PAGE_FILE, '**/*.{br,gz}'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      // The build names these files by their content; every other file keeps its name when it changes.
      const isNamedByContent = path.startsWith(join(root, 'assets') + sep);
      void reply.header(
        'Cache-Control',
        isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
      if (PDF.test(path)) void reply.header('Content-Disposition', 'inline');
    },
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
