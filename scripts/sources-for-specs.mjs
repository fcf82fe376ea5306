/**
 * Lets Node itself run specs on the TypeScript sources: loaded with `--import` before Jest's light runner, which gives every
 * spec file the modules that are loaded already. An import of a built file means its source, so no spec meets a stale build.
 */
import { transformSync } from '@swc/core';
import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath, URL } from 'node:url';

const ROOT = new URL('../', import.meta.url);
const PACKAGE = /^@goalwright\/([a-z-]+)(?:\/(.+))?$/;
/** What the light runner gives to every file as globals, under the name by which specs ask for it. */
const JEST_GLOBALS = `export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } = globalThis;`;
const JEST_GLOBALS_URL = `data:text/javascript,${encodeURIComponent(JEST_GLOBALS)}`;

function sourceOf(specifier, parentUrl = '') {
  const [, library, path = 'index'] = PACKAGE.exec(specifier) ?? [];
  if (library !== undefined) return new URL(`libs/${library}/src/${path}.ts`, ROOT);
  if (!/^\.{1,2}\/.*\.js$/.test(specifier) || parentUrl.includes('/node_modules/')) return undefined;
  return new URL(`${specifier.slice(0, -'.js'.length)}.ts`, parentUrl);
}

/** By the compiler that the other suites use: Node's own knows no parameter properties. */
function compiled(path) {
  const jsc = { target: 'es2024', parser: { syntax: 'typescript' } };
  const options = { filename: path, sourceMaps: 'inline', module: { type: 'es6' }, jsc };
  return transformSync(readFileSync(path, 'utf8'), options).code;
}

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (specifier === '@jest/globals') return { url: JEST_GLOBALS_URL, shortCircuit: true };
    const source = sourceOf(specifier, context.parentURL);
    return nextResolve(source !== undefined && existsSync(source) ? source.href : specifier, context);
  },
  load(url, context, nextLoad) {
    const { protocol, pathname } = new URL(url);
    if (protocol !== 'file:' || !pathname.endsWith('.ts') || pathname.includes('/node_modules/'))
      return nextLoad(url, context);
    const path = fileURLToPath(new URL(pathname, ROOT));
    return { format: 'module', source: compiled(path), shortCircuit: true };
  },
});
