/** The web app's one page: the built `index.html` with a fresh nonce for each answer, compressed on the way. */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.js';
import { securityHeaders } from '../security-headers/security-headers.js';

const compressed = promisify(gzip);
/** What the build leaves where the nonce belongs. */
const NONCE_PLACEHOLDER = '__CSP_NONCE__';
const NONCE_BYTES = 16;
/** The page has a few kB and goes out on each first visit: past this level time grows and size hardly shrinks. */
const GZIP_LEVEL = 5;
const TAKES_GZIP = /(?:^|,)\s*(?:gzip|\*)\s*(?:;\s*q=(?:1(?:\.0*)?|0?\.\d*[1-9]\d*)\s*)?(?:,|$)/i;

export class AppPage {
  private constructor(
    private readonly parts: readonly string[],
    private readonly config: GatewayConfig,
  ) {}

  /** Reads the page once: a deployment replaces the process, not the file under it. */
  static async read(file: string, config: GatewayConfig): Promise<AppPage> {
    return new AppPage((await readFile(file, 'utf8')).split(NONCE_PLACEHOLDER), config);
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const nonce = randomBytes(NONCE_BYTES).toString('base64');
    const html = Buffer.from(this.parts.join(nonce));
    const isCompressed = TAKES_GZIP.test(request.headers['accept-encoding'] ?? '');
    void reply
      .headers(securityHeaders(this.config, '', nonce))
      .header('Cache-Control', 'no-cache')
      .header('Vary', 'Accept-Encoding')
      .type('text/html; charset=utf-8');
    if (isCompressed) void reply.header('Content-Encoding', 'gzip');
    await reply.send(isCompressed ? await compressed(html, { level: GZIP_LEVEL }) : html);
  }
}
