/** What `npm start -- ...` and the environment say about where this copy lives. */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './settings.ts';

const PORT = 5199;
const PORT_MAX = 65_535;

export interface StartOptions {
  readonly dataFolder: string;
  readonly port: number;
}

/** @throws Error with a sentence for the terminal */
export function startOptions(flags: readonly string[]): StartOptions {
  const { values } = parseArgs({
    args: [...flags],
    options: { data: { type: 'string' }, port: { type: 'string' } },
  });
  const port = Number(values.port ?? process.env['PORT'] ?? PORT);
  if (!Number.isInteger(port) || port < 0 || port > PORT_MAX) {
    throw new Error('The port must be a whole number from 0 (any that is free) to 65535.');
  }
  return { dataFolder: resolve(values.data ?? process.env['GOALWRIGHT_DATA'] ?? join(ROOT, '.data')), port };
}
