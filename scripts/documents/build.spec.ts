import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFString,
} from 'pdf-lib';
import { buildDocuments, SOURCES_FOLDER } from './build.ts';
import { readSource } from './read-source.ts';

const NAMES = ['generator-guide', 'privacy-policy', 'terms-of-use'];
const sourceOf = (name: string): string => readFileSync(join(SOURCES_FOLDER, `${name}.md`), 'utf8');

interface Tagged {
  readonly tag: string;
  readonly dictionary: PDFDict;
  readonly children: readonly Tagged[];
}

/** The structure tree, without the marked content it points to. */
function readTags(dictionary: PDFDict): Tagged {
  const kids = dictionary.lookup(PDFName.of('K'));
  const elements = (kids instanceof PDFArray ? kids.asArray() : [kids])
    .map((kid) => dictionary.context.lookup(kid))
    .filter((kid) => kid instanceof PDFDict && kid.has(PDFName.of('S')));
  const tag = dictionary.lookup(PDFName.of('S'))?.toString() ?? 'StructTreeRoot';
  return { tag, dictionary, children: elements.map((element) => readTags(element as PDFDict)) };
}

const flatten = (root: Tagged): Tagged[] => [root, ...root.children.flatMap(flatten)];
const textOf = (value: unknown): string | undefined =>
  value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : undefined;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goalwright-documents-'));
  await buildDocuments(join(folder, 'first'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('the builder', () => {
  it('makes one PDF for each source', async () => {
    expect(await readdir(join(folder, 'first'))).toEqual(NAMES.map((name) => `${name}.pdf`));
  });

  it('makes the same bytes of the same sources', async () => {
    await buildDocuments(join(folder, 'second'));
    for (const name of NAMES) {
      const [first, second] = await Promise.all(
        ['first', 'second'].map((build) => readFile(join(folder, build, `${name}.pdf`))),
      );
      expect(second?.equals(first ?? Buffer.alloc(0))).toBe(true);
    }
  });
});

describe.each(NAMES)('%s.pdf', (name) => {
  const source = readSource(sourceOf(name));
  let pdf: PDFDocument;
  let tags: Tagged[];
  beforeAll(async () => {
    pdf = await PDFDocument.load(await readFile(join(folder, 'first', `${name}.pdf`)), {
      updateMetadata: false,
    });
    tags = flatten(readTags(pdf.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict)));
  });
  const tagged = (...names: string[]): Tagged[] => tags.filter(({ tag }) => names.includes(tag.slice(1)));

  it('says that it is tagged, in English, and shows its title', () => {
    const { catalog } = pdf;
    expect(catalog.lookup(PDFName.of('MarkInfo'), PDFDict).get(PDFName.of('Marked'))?.toString()).toBe(
      'true',
    );
    expect(textOf(catalog.lookup(PDFName.of('Lang')))).toBe('en-US');
    const preferences = catalog.lookup(PDFName.of('ViewerPreferences'), PDFDict);
    expect(preferences.get(PDFName.of('DisplayDocTitle'))?.toString()).toBe('true');
    expect(pdf.getTitle()).toBe(source.title);
    expect(pdf.getCreationDate()?.toISOString().slice(0, 10)).toBe(source.effective);
  });

  it('has one title and the headings of its source, none skipped', () => {
    const levels = source.blocks.flatMap((block) => (block.kind === 'heading' ? [`/H${block.level}`] : []));
    expect(tagged('H1', 'H2', 'H3', 'H4').map(({ tag }) => tag)).toEqual(['/H1', ...levels]);
  });

  it('tags every paragraph, item and cell of its source', () => {
    const count = (kind: string): number => source.blocks.filter((block) => block.kind === kind).length;
    const items = source.blocks.flatMap((block) => (block.kind === 'list' ? block.items : []));
    const rows = source.blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
    // One paragraph more: the line with version and date.
    expect(tagged('P')).toHaveLength(count('paragraph') + 1);
    expect(tagged('L')).toHaveLength(count('list'));
    expect(tagged('LI').map(({ children }) => children.map(({ tag }) => tag))).toEqual(
      items.map(() => ['/Lbl', '/LBody']),
    );
    expect(tagged('Table')).toHaveLength(count('table'));
    expect(tagged('TR')).toHaveLength(rows.length + count('table'));
    expect(tagged('TD')).toHaveLength(rows.flat().length);
    for (const { dictionary } of tagged('TH')) {
      const attributes = dictionary.lookup(PDFName.of('A'), PDFDict);
      expect(attributes.get(PDFName.of('Scope'))?.toString()).toBe('/Column');
    }
  });

  it('ties each link in the tags to its annotation, which says what it is', () => {
    const annotations = pdf.getPages().flatMap(({ node }) => node.Annots()?.asArray() ?? []);
    const links = tagged('Link');
    expect(links.length).toBeGreaterThan(0);
    const tied = links.flatMap(({ dictionary }) =>
      dictionary
        .lookup(PDFName.of('K'), PDFArray)
        .asArray()
        .filter((kid) => kid instanceof PDFDict)
        .map((kid) => [kid.get(PDFName.of('Obj')), kid.get(PDFName.of('Pg'))]),
    );
    expect(tied.map(([annotation]) => annotation)).toEqual(annotations);
    for (const [annotation, page] of tied) {
      const dictionary = pdf.context.lookup(annotation, PDFDict);
      expect(textOf(dictionary.lookup(PDFName.of('Contents')))).toMatch(/\w/);
      expect(dictionary.lookup(PDFName.of('StructParent'))).toBeInstanceOf(PDFNumber);
      const home = pdf.getPages().find(({ node }) =>
        node
          .Annots()
          ?.asArray()
          .some((one) => one === annotation),
      );
      expect(home?.ref).toBe(page);
    }
  });

  it('leaves no word outside its tags', () => {
    for (const { node } of pdf.getPages()) {
      const stream = node.Contents();
      if (!(stream instanceof PDFRawStream)) throw new Error('A page has one content stream.');
      const content = Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
      let depth = 0;
      for (const [operator] of content.matchAll(/\b(?:BDC|BMC|EMC|BT)$/gm)) {
        if (operator === 'BT') expect(depth).toBe(1);
        else depth += operator === 'EMC' ? -1 : 1;
      }
      expect(depth).toBe(0);
    }
  });

  it('has a bookmark for each section', () => {
    const titles: string[] = [];
    const outlines = pdf.catalog.lookup(PDFName.of('Outlines'), PDFDict);
    for (
      let item = outlines.lookupMaybe(PDFName.of('First'), PDFDict);
      item;
      item = item.lookupMaybe(PDFName.of('Next'), PDFDict)
    ) {
      titles.push(textOf(item.lookup(PDFName.of('Title'))) ?? '');
    }
    const sections = source.blocks.flatMap((block) =>
      block.kind === 'heading' && block.level === 2 ? [block.content.map(({ text }) => text).join('')] : [],
    );
    expect(titles).toEqual(sections);
  });
});

describe.each(NAMES)('%s.md', (name) => {
  const markdown = sourceOf(name);
  const words = markdown
    .replace(/^---\n.*?\n---\n/s, '')
    .replace(/\]\([^)]*\)/g, '')
    .replace(/[[\]*|#]/g, ' ');

  it('claims nothing that nobody can promise, and speaks as we do', () => {
    expect(words).not.toMatch(
      /guarantee|legally defensible|\bcomplian(?:t|ce)\b|\bcompl(?:y|ies)\b|certifi|accura(?:te|cy)|\d\s*%|percent/i,
    );
    expect(words).not.toMatch(/magic|\bsimply\b|!/i);
  });

  it('reads at grade 8 or below', () => {
    expect(readingGrade(words)).toBeLessThanOrEqual(8);
  });

  it('links to documents that exist, and to the web over TLS', () => {
    const targets = [...markdown.matchAll(/\]\((?<target>[^)]*)\)/g)].map(
      ({ groups }) => groups?.['target'] ?? '',
    );
    const neighbors = NAMES.map((neighbor) => `${neighbor}.md`);
    expect(targets.filter((target) => !neighbors.includes(target) && !target.startsWith('https://'))).toEqual(
      [],
    );
  });
});

describe('the terms of use', () => {
  it('have the version that people are asked to accept', () => {
    const root = dirname(SOURCES_FOLDER);
    const asked = /TERMS_VERSION = '(?<version>[^']+)'/.exec(
      readFileSync(join(root, 'services', 'identity', 'src', 'terms', 'terms.ts'), 'utf8'),
    )?.groups?.['version'];
    expect(readSource(sourceOf('terms-of-use')).version).toBe(asked);
    expect(readSource(sourceOf('privacy-policy')).version).toBe(asked);
  });
});

describe('reading a source', () => {
  const front = '---\ntitle: T\nsubject: S\nversion: 2026-11\neffective: 2026-11-20\n---\n';

  it.each([
    ['a title of its own', '# Title'],
    ['a picture', '![bird](wren.png)'],
    ['code', '`code`'],
    ['a quote', '> said'],
    ['a list in a list', '- one\n  - two'],
    ['markup', '<b>bold</b>'],
  ])('refuses %s', (_, body) => {
    expect(() => readSource(`${front}\n${body}\n`)).toThrow();
  });

  it('refuses a missing field and a field it does not know', () => {
    expect(() => readSource(front.replace('subject: S\n', ''))).toThrow(/subject/);
    expect(() => readSource(front.replace('subject: S', 'subject: S\nauthor: A'))).toThrow(/author/);
  });

  it('keeps strong words and links apart from the words around them', () => {
    expect(readSource(`${front}\nAll **you** [need](terms-of-use.md).\n`).blocks).toEqual([
      {
        kind: 'paragraph',
        content: [
          { text: 'All ', isStrong: false, href: null },
          { text: 'you', isStrong: true, href: null },
          { text: ' ', isStrong: false, href: null },
          { text: 'need', isStrong: false, href: 'terms-of-use.md' },
          { text: '.', isStrong: false, href: null },
        ],
      },
    ]);
  });
});

/** Flesch-Kincaid grade (Kincaid et al. 1975), syllables counted as groups of vowels. */
function readingGrade(text: string): number {
  const sentences = text
    .split(/[.!?:;]\s|\n\s*\n|\n\s*(?:-|\d+\.)\s/)
    .filter((part) => /[a-z]/i.test(part)).length;
  const words = text.match(/[a-z][a-z’'-]*/gi) ?? [];
  const syllables = words.reduce((sum, word) => sum + syllableCount(word.toLowerCase()), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
}

function syllableCount(word: string): number {
  const silentEnd = word.replace(/(?<=[^aeiouyl])e$|(?<=[^aeiouytd])ed$/, '');
  return Math.max(1, silentEnd.match(/[aeiouy]+/g)?.length ?? 1);
}
