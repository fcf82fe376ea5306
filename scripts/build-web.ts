/** Builds the documents and the web app into `web/dist`; `bootstrap.mjs` and the Dockerfile call it. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { buildDocuments } from './documents/build.ts';

const web = join(dirname(dirname(fileURLToPath(import.meta.url))), 'web');
await buildDocuments(join(web, 'public', 'documents'));
await build({ root: web, configFile: join(web, 'vite.config.ts'), logLevel: 'warn' });
