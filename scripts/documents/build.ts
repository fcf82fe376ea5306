/** Builds the terms of use, the privacy policy and the generator guide into tagged PDFs. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PRODUCT_NAME } from '@goalwright/contracts/product';
import { typeset } from '@goalwright/paper';
import { readSource } from './read-source.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** Where the sources lie: one Markdown file for each PDF. */
export const SOURCES_FOLDER = join(root, 'documents');

/**
 * Writes one PDF for each source, under its name, into a folder that is made where it is missing.
 * @throws Error naming the source, where it uses what our documents do not
 */
export async function buildDocuments(outputFolder: string): Promise<void> {
  await mkdir(outputFolder, { recursive: true });
  const names = (await readdir(SOURCES_FOLDER)).filter((name) => name.endsWith('.md')).sort();
  for (const name of names) {
    const markdown = await readFile(join(SOURCES_FOLDER, name), 'utf8');
    const pdf = await pdfOf(name, markdown);
    await writeFile(join(outputFolder, `${basename(name, '.md')}.pdf`), pdf);
  }
}

const longDate = (isoDate: string): string =>
  new Date(`${isoDate}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

async function pdfOf(name: string, markdown: string): Promise<Buffer> {
  try {
    const { version, effective, ...source } = readSource(markdown);
    const edition = `Version ${version}, in force from ${longDate(effective)}`;
    return await typeset({ ...source, edition, madeOn: effective }, PRODUCT_NAME);
  } catch (cause) {
    throw new Error(`documents/${name} cannot be built`, { cause });
  }
}

if (import.meta.main) await buildDocuments(join(root, 'web', 'public', 'documents'));
