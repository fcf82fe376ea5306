/**
 * Reads a document's Markdown into the few blocks our documents use: sections, paragraphs, lists, tables, links and
 * strong words. Anything else is refused here, because neither the PDF nor the web app would show it.
 */
import type { Block, Inline, Row } from '@goalwright/paper';
import { lexer, type Token, type Tokens } from 'marked';
import { z } from 'zod';

const FrontMatter = z.strictObject({
  title: z.string().min(1),
  /** One sentence for the file's own description. */
  subject: z.string().min(1),
  /** Of the terms: the version people accept, so a new one asks everybody again. */
  version: z.string().regex(/^\d{4}-\d{2}(?:\.\d+)?$/),
  effective: z.iso.date(),
});

export type DocumentSource = z.infer<typeof FrontMatter> & { readonly blocks: readonly Block[] };

const FENCED = /^---\n(?<fields>.*?)\n---\n(?<body>.*)$/s;

/**
 * Parses one source: `key: value` lines between `---`, then Markdown whose sections begin at the second level,
 * because the title is the front matter's.
 * @throws Error naming what the documents do not use, or the field that is missing
 */
export function readSource(markdown: string): DocumentSource {
  const { fields, body } = FENCED.exec(markdown)?.groups ?? {};
  if (fields === undefined || body === undefined) throw new Error('The front matter is missing.');
  const frontMatter = FrontMatter.parse(Object.fromEntries(fields.split('\n').map(readField)));
  return { ...frontMatter, blocks: lexer(body).flatMap(readBlock) };
}

function readField(line: string): [string, string] {
  const colon = line.indexOf(': ');
  if (colon < 1) throw new Error(`Not a front matter field: ${line}`);
  return [line.slice(0, colon), line.slice(colon + 2).trim()];
}

function readBlock(token: Token): Block[] {
  switch (token.type) {
    case 'space':
      return [];
    case 'heading': {
      const { depth, tokens } = token as Tokens.Heading;
      if (depth !== 2 && depth !== 3) throw new Error(`Sections are of level 2 or 3: ${token.raw}`);
      return [{ kind: 'heading', level: depth, content: readInlines(tokens) }];
    }
    case 'paragraph':
      return [{ kind: 'paragraph', content: readInlines((token as Tokens.Paragraph).tokens) }];
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return [{ kind: 'list', isOrdered: ordered, items: items.map((item) => readItem(item)) }];
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      const read = (cells: Tokens.TableCell[]): Row => cells.map(({ tokens }) => readInlines(tokens));
      return [{ kind: 'table', header: read(header), rows: rows.map(read) }];
    }
    default:
      throw new Error(`Our documents do not use ${token.type}: ${token.raw}`);
  }
}

function readItem(item: Tokens.ListItem): Inline[] {
  const [content, ...more] = item.tokens;
  if (content?.type !== 'text' || more.length > 0 || item.task) {
    throw new Error(`An item is one line of text, in a list without blank lines: ${item.raw}`);
  }
  return readInlines((content as Tokens.Text).tokens ?? []);
}

function readInlines(tokens: readonly Token[], isStrong = false, href: string | null = null): Inline[] {
  return tokens.flatMap((token) => {
    switch (token.type) {
      case 'text':
        // A source line ends where its author broke it; on the page it is a space.
        return [{ text: (token as Tokens.Text).text.replaceAll('\n', ' '), isStrong, href }];
      case 'strong':
        return readInlines((token as Tokens.Strong).tokens, true, href);
      case 'link': {
        const link = token as Tokens.Link;
        return readInlines(link.tokens, isStrong, link.href);
      }
      default:
        throw new Error(`Our documents do not use ${token.type}: ${token.raw}`);
    }
  });
}
