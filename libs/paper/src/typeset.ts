/** Sets a document's blocks on paper: masthead, sections, lists, tables, and the foot of every page. */
import { setImmediate } from 'node:timers/promises';
import type { Line } from './lines.js';
import { COLORS, PAGE, STYLES, type TextStyle } from './look.js';
import { Paper } from './paper.js';
import { type Block, type Inline, type PaperDocument, type Row, words } from './blocks.js';

const COLUMN = PAGE.right - PAGE.left;
/** Points from the column's edge to an item's words; a number ends before them, a bullet stands at the edge. */
const LIST_INDENT = { bullet: 18, number: 24, beforeWords: 6, bulletX: 3 } as const;
const GAP = { paragraph: 9, item: 3.5, section: 15, subsection: 6, underHeading: 4, table: 10 } as const;
const CELL = { padX: 8, padY: 6 } as const;
/** A narrow column stays readable beside a wide one. */
const COLUMN_SHARE_MIN = 0.2;
type Table = Extract<Block, { kind: 'table' }>;
type List = Extract<Block, { kind: 'list' }>;
type Heading = Extract<Block, { kind: 'heading' }>;

/** So many are set before others get their turn: long documents are made beside people's requests. */
const BLOCKS_PER_TURN = 10;
const ROWS_PER_TURN = 20;

/**
 * Makes the tagged PDF of one document. The same document gives the same bytes: its only time is `madeOn`. Letters that
 * none of the fonts can show are replaced by "?"; `isPrintable` tells beforehand.
 * @param product the name in the masthead, the running head and the file's properties
 */
export async function typeset(source: PaperDocument, product: string): Promise<Buffer> {
  const paper = new Paper(source, product);
  const { edition } = source;
  setMasthead(paper, source.title, edition, product);
  let section: PDFKit.PDFOutline | undefined;
  for (const [index, block] of source.blocks.entries()) {
    if (index % BLOCKS_PER_TURN === BLOCKS_PER_TURN - 1) await setImmediate();
    if (block.kind === 'heading') {
      const bookmark = setHeading(paper, block, block.level === 3 ? section : undefined);
      if (block.level === 2) section = bookmark;
    } else if (block.kind === 'paragraph') {
      setText(paper, 'P', block.content, STYLES.body);
      paper.skip(GAP.paragraph);
    } else if (block.kind === 'list') {
      setList(paper, block);
    } else {
      await setTable(paper, block);
    }
  }
  return paper.finish((page, pages) => {
    const { furniture } = STYLES;
    paper.rule(PAGE.footerBaseline - 14, COLORS.line);
    const foot = { baseline: PAGE.footerBaseline };
    paper.label(`${source.title} · ${edition}`, furniture, { x: PAGE.left, ...foot });
    paper.label(`Page ${page} of ${pages}`, furniture, { x: PAGE.right, align: 'right', ...foot });
    if (page === 1) return;
    paper.aimline(PAGE.left - 3, PAGE.headerBaseline - 13, 0.38);
    paper.label(product, furniture, { x: PAGE.left + 44, baseline: PAGE.headerBaseline });
    paper.label(source.title, furniture, { x: PAGE.right, baseline: PAGE.headerBaseline, align: 'right' });
  });
}

const widthOf = (line: Line = []): number => line.reduce((sum, { width }) => sum + width, 0);
const plain = (content: readonly Inline[]): string => content.map(({ text }) => text).join('');

/** The logo is a picture of the name in the running head, so it is furniture; the title is the one H1. */
function setMasthead(paper: Paper, title: string, edition: string, product: string): void {
  paper.furnish('Layout', () => {
    paper.aimline(PAGE.left - 4, 52, 0.72);
    paper.label(product, STYLES.wordmark, { x: PAGE.left + 76, baseline: 76 });
  });
  paper.skip(30);
  setText(paper, 'H1', words(title), STYLES.title);
  paper.skip(3);
  setText(paper, 'P', words(edition), STYLES.edition);
  paper.skip(12);
  paper.furnish('Layout', () => paper.rule(paper.y, COLORS.teal, 1.1));
  paper.skip(16);
}

function setText(paper: Paper, tag: string, content: readonly Inline[], style: TextStyle): void {
  const element = paper.element(tag);
  paper.flow(element, paper.lines(content, style, COLUMN), style, PAGE.left);
  element.end();
}

function setHeading(paper: Paper, heading: Heading, under?: PDFKit.PDFOutline): PDFKit.PDFOutline {
  const style = heading.level === 2 ? STYLES.heading2 : STYLES.heading3;
  const gap = heading.level === 2 ? GAP.section : GAP.subsection;
  // A heading never ends a page: some lines of its section come along.
  paper.keep(gap + style.lineHeight + 4 * STYLES.body.lineHeight);
  if (!paper.isAtTop()) paper.skip(gap);
  const bookmark = paper.bookmark(plain(heading.content), under);
  setText(paper, `H${heading.level}`, heading.content, style);
  paper.skip(GAP.underHeading);
  return bookmark;
}

function setList(paper: Paper, list: List): void {
  const style = STYLES.body;
  const element = paper.element('L');
  element.dictionary.data['A'] = { O: 'List', ListNumbering: list.isOrdered ? 'Decimal' : 'Disc' };
  const indent = list.isOrdered ? LIST_INDENT.number : LIST_INDENT.bullet;
  for (const [index, content] of list.items.entries()) {
    const lines = paper.lines(content, style, COLUMN - indent);
    // The label stands where its first lines do.
    paper.keep(Math.min(lines.length, 3) * style.lineHeight);
    const item = paper.element('LI', element);
    const label = paper.element('Lbl', item);
    const mark = paper.lines(words(list.isOrdered ? `${index + 1}.` : '•'), style, indent);
    const markX = list.isOrdered ? indent - LIST_INDENT.beforeWords - widthOf(mark[0]) : LIST_INDENT.bulletX;
    paper.draw(label, mark, style, { x: PAGE.left + markX, y: paper.y });
    label.end();
    const body = paper.element('LBody', item);
    paper.flow(body, lines, style, PAGE.left + indent);
    body.end();
    item.end();
    paper.skip(GAP.item);
  }
  element.end();
  paper.skip(GAP.paragraph - GAP.item);
}

async function setTable(paper: Paper, table: Table): Promise<void> {
  const widths = columnWidths(paper, table);
  const layOut = (row: Row, style: TextStyle): Line[][] =>
    row.map((cell, column) => paper.lines(cell, style, (widths[column] ?? 0) - 2 * CELL.padX));
  const head = layOut(table.header, STYLES.cellHead);
  const rows: Line[][][] = [];
  for (const row of table.rows) {
    if (rows.length % ROWS_PER_TURN === ROWS_PER_TURN - 1) await setImmediate();
    rows.push(layOut(row, STYLES.cell));
  }
  const headHeight = rowHeight(head, STYLES.cellHead);
  const heightOf = (some: readonly Line[][][]): number =>
    some.reduce((sum, cells) => sum + rowHeight(cells, STYLES.cell), 0);
  // A head with a single row under it looks forgotten.
  paper.keep(headHeight + heightOf(rows.slice(0, 2)));

  const element = paper.element('Table');
  setRow(paper, element, { cells: head, widths, style: STYLES.cellHead, isHead: true });
  for (const [index, cells] of rows.entries()) {
    if (index % ROWS_PER_TURN === ROWS_PER_TURN - 1) await setImmediate();
    // The last two rows stay together, for the same reason.
    const together = index === rows.length - 2 ? rows.slice(index) : [cells];
    if (!paper.fits(heightOf(together))) {
      paper.turnPage();
      repeatHead(paper, head, widths);
    }
    setRow(paper, element, { cells, widths, style: STYLES.cell, isHead: false });
  }
  element.end();
  paper.skip(GAP.table);
}

interface RowToSet {
  readonly cells: readonly (readonly Line[])[];
  readonly widths: readonly number[];
  readonly style: TextStyle;
  readonly isHead: boolean;
}

const rowHeight = (cells: RowToSet['cells'], { lineHeight }: TextStyle): number =>
  Math.max(...cells.map((lines) => lines.length), 1) * lineHeight + 2 * CELL.padY;

function setRow(paper: Paper, table: PDFKit.PDFStructureElement, row: RowToSet): void {
  const height = rowHeight(row.cells, row.style);
  furnishRow(paper, height, row.isHead);
  const element = paper.element('TR', table);
  let x: number = PAGE.left;
  for (const [column, lines] of row.cells.entries()) {
    const cell = row.isHead
      ? paper.element('TH', element, { scope: 'Column' })
      : paper.element('TD', element);
    paper.draw(cell, lines, row.style, { x: x + CELL.padX, y: paper.y + CELL.padY });
    cell.end();
    x += row.widths[column] ?? 0;
  }
  element.end();
  paper.skip(height);
}

function furnishRow(paper: Paper, height: number, isHead: boolean): void {
  paper.furnish('Layout', () => {
    if (isHead) paper.band(paper.y, height, COLORS.tableHead);
    if (isHead) paper.rule(paper.y + height, COLORS.teal, 0.9);
    else paper.rule(paper.y + height, COLORS.line);
  });
}

/** On the next page the head is furniture: readers of the tags have heard it once. */
function repeatHead(paper: Paper, head: RowToSet['cells'], widths: readonly number[]): void {
  const style = STYLES.cellHead;
  const height = rowHeight(head, style);
  furnishRow(paper, height, true);
  paper.furnish('Pagination', () => {
    let x: number = PAGE.left;
    for (const [column, lines] of head.entries()) {
      paper.stamp(lines, style, { x: x + CELL.padX, y: paper.y + CELL.padY });
      x += widths[column] ?? 0;
    }
  });
  paper.skip(height);
}

/** Shares the column out by the square root of what each cell would like: long texts get more, not all. */
function columnWidths(paper: Paper, table: Table): number[] {
  const rows = [table.header, ...table.rows];
  const wishes = table.header.map((_, column) =>
    Math.sqrt(Math.max(...rows.map((row) => naturalWidth(paper, row[column] ?? [])))),
  );
  const total = wishes.reduce((sum, wish) => sum + wish, 0);
  const shares = wishes.map((wish) => Math.max(COLUMN_SHARE_MIN, wish / total));
  const scale = COLUMN / shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share * scale);
}

function naturalWidth(paper: Paper, cell: readonly Inline[]): number {
  return widthOf(paper.lines(cell, STYLES.cell, Infinity)[0]) + 2 * CELL.padX;
}
