/** Rules of the house that no linter has. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { PROCESSES } from './embedded/settings.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const NOT_OURS = new Set(['node_modules', 'dist', '.git', '.data', 'coverage', 'artifacts']);

function filesUnder(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !NOT_OURS.has(entry.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesUnder(path) : [path];
    });
}

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const exists = (path: string): boolean => statSync(join(root, path), { throwIfNoEntry: false }) !== undefined;
const present = (folders: readonly string[]): string[] => folders.filter(exists).flatMap(filesUnder);
const packages = ['libs', 'services'].flatMap((group) =>
  readdirSync(join(root, group)).map((name) => `${group}/${name}`),
);
const services = readdirSync(join(root, 'services'));
const sources = present(['libs', 'services', 'web/src']).filter((path) => /\.tsx?$/.test(path));
const running = sources.filter((path) => path.includes('/src/') && !path.endsWith('.spec.ts'));

describe('the tree', () => {
  it('has no drawer for things without a name', () => {
    const drawers = /(^|\/)(utils?|helpers?|common|types|interfaces|misc|shared)\//;
    expect(sources.filter((path) => drawers.test(path))).toEqual([]);
  });

  it('has no barrels inside services', () => {
    expect(running.filter((path) => path.startsWith('services/') && basename(path) === 'index.ts')).toEqual(
      [],
    );
  });

  it('reads the environment in one place', () => {
    const allowed = [
      'libs/platform/src/load-config.ts',
      'libs/testing/src/test-settings.ts',
      'web/src/env.ts',
    ];
    const readers = running.filter((path) => read(path).includes('process.env') && !allowed.includes(path));
    expect(readers).toEqual([]);
  });

  it('silences no rule', () => {
    const silenced = /eslint-disable|@ts-ignore|@ts-nocheck|@ts-expect-error/;
    expect(sources.filter((path) => silenced.test(read(path)))).toEqual([]);
  });
});

describe('what people read', () => {
  it('claims nothing that nobody can promise', () => {
    const claims = /\b(guaranteed|legally defensible|compliant|certified)\b/i;
    // Guides for those who build it may name the words; what a user can see may not.
    const texts = [
      ...running,
      ...present(['web', 'docs', 'documents']).filter((path) => /\.(md|html|json)$/.test(path)),
      'README.md',
    ].filter((path) => !path.startsWith('docs/decisions/'));
    expect(texts.filter((path) => claims.test(read(path)))).toEqual([]);
  });
});

describe('lists kept by hand', () => {
  it.each(services)('%s gets every secret it asks for, from npm start and from docker-compose', (service) => {
    const asked = [...read(`services/${service}/src/config.ts`).matchAll(/^ {2}(\w+): secret\(/gm)].map(
      ([, name]) => name,
    );
    const own = Object.entries(PROCESSES).filter(([, { entry }]) => entry.startsWith(`services/${service}/`));
    for (const [, { secrets }] of own) expect([...secrets].sort()).toEqual([...asked].sort());
    const compose = read('docker-compose.yml');
    expect(asked.filter((name) => !compose.includes(`${String(name)}: \${`))).toEqual([]);
  });

  it('the Dockerfile knows every package', () => {
    const dockerfile = read('Dockerfile');
    const unknown = packages.filter((path) => !dockerfile.includes(`COPY ${path}/package.json ${path}/`));
    expect(unknown).toEqual([]);
  });

  it('nest-cli.json knows every service', () => {
    const { projects } = JSON.parse(read('nest-cli.json')) as { projects: Record<string, { root: string }> };
    expect(
      Object.values(projects)
        .map((project) => relative('services', project.root))
        .sort(),
    ).toEqual(services);
  });

  it('the build knows every package', () => {
    const { references } = JSON.parse(read('tsconfig.json')) as { references: { path: string }[] };
    expect(references.map(({ path }) => path).sort()).toEqual([...packages].sort());
  });
});
