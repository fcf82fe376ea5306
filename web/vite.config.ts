/** Builds the web app into `web/dist`, which the gateway serves; `npm run dev` serves it with hot reload on 5173. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const GATEWAY = process.env['GOALWRIGHT_URL'] ?? 'http://127.0.0.1:5199';
/** What the gateway answers itself; everything else is a page of the app. */
const GATEWAY_PATHS = [
  '/api',
  '/dev/outbox',
  '/dev/outbox.json',
  '/dev/test-checkout',
  '/health',
  '/config.json',
];
const COMPRESSIBLE = /\.(?:js|css|svg|json|txt)$/;

/** Compresses once, at the best level, what would otherwise be compressed for every visitor. */
function precompress(): Plugin {
  let folder = '';
  return {
    name: 'goalwright-precompress',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle: () => {
      for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!COMPRESSIBLE.test(file)) continue;
        const path = join(folder, file);
        const content = readFileSync(path);
        const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        writeFileSync(`${path}.br`, brotliCompressSync(content, { params: quality }));
        writeFileSync(`${path}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
      }
    },
  };
}

export default defineConfig({
  plugins: [react(), tailwind(), precompress()],
  // The gateway puts a fresh nonce here for each page it serves.
  html: { cspNonce: '__CSP_NONCE__' },
  build: { target: 'es2023', assetsInlineLimit: 0, sourcemap: false, reportCompressedSize: false },
  server: {
    port: 5173,
    strictPort: true,
    host: '127.0.0.1',
    proxy: Object.fromEntries(GATEWAY_PATHS.map((path) => [path, { target: GATEWAY }])),
  },
});
