/** One tagged PDF on the way: fonts, pages, what is content and what is only furniture. */
import { setImmediate } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { breakIntoLines, type Line, type Run } from './lines.js';
import { facesOf, type Stretch, stretchesOf, type Voice } from './fonts.js';
import { COLORS, PAGE, type TextStyle } from './look.js';
import type { Inline, PaperDocument } from './blocks.js';

/** So many pages get their foot before others get their turn. */
const PAGES_PER_TURN = 20;

type Element = PDFKit.PDFStructureElement;

/** Where on the page a line of text sits: its upper edge to its baseline. */
const baselineOf = ({ size, lineHeight }: TextStyle): number => lineHeight / 2 + size * 0.34;
/** pdfkit writes a primitive string as a PDF name and only a String object as text. */
const pdfText = (text: string): string => Object(text) as string;
const voiceOf = (style: TextStyle, isStrong: boolean): Voice =>
  isStrong && style.font === 'text' ? 'strong' : style.font;

export class Paper {
  readonly #doc: PDFKit.PDFDocument;
  readonly #root: Element;
  #y: number = PAGE.top;

  constructor(source: PaperDocument, product: string) {
    const made = new Date(source.madeOn);
    const { title: Title, subject: Subject } = source;
    this.#doc = new PDFDocument({
      pdfVersion: '1.7',
      tagged: true,
      lang: 'en-US',
      displayTitle: true,
      bufferPages: true,
      autoFirstPage: false,
      size: [PAGE.width, PAGE.height],
      margin: 0,
      // Not pdfkit's Helvetica: every font of the file is embedded.
      font: '',
      info: { Title, Subject, Author: product, Creator: product, CreationDate: made, ModDate: made },
    });
    for (const voice of ['text', 'strong', 'serif'] as const) {
      for (const { name, bytes } of facesOf(voice)) this.#doc.registerFont(name, bytes);
    }
    this.#root = this.#doc.struct('Document');
    this.#doc.addStructure(this.#root);
    this.#doc.addPage();
  }

  get y(): number {
    return this.#y;
  }

  /** Adds an element under `parent`, or under the document itself; `end` it when it has all it holds. */
  element(tag: string, parent = this.#root, options: PDFKit.Mixins.StructureElementOptions = {}): Element {
    const element = this.#doc.struct(tag, options);
    parent.add(element);
    return element;
  }

  skip(points: number): void {
    this.#y += points;
  }

  isAtTop(): boolean {
    return this.#y === PAGE.top;
  }

  fits(points: number): boolean {
    return this.#y + points <= PAGE.bottom;
  }

  turnPage(): void {
    this.#doc.addPage();
    this.#y = PAGE.top;
  }

  /** Starts a page unless that many points are left, or the page is still empty. */
  keep(points: number): void {
    if (!this.fits(points) && !this.isAtTop()) this.turnPage();
  }

  lines(content: readonly Inline[], style: TextStyle, width: number): Line[] {
    return breakIntoLines(content, width, (text, isStrong) => this.#measure(text, style, isStrong));
  }

  /** Draws lines below each other into `element` and turns pages, leaving no single line behind or ahead. */
  flow(element: Element, lines: readonly Line[], style: TextStyle, x: number): void {
    let rest = lines;
    while (rest.length > 0) {
      const count = this.#lineCountHere(rest.length, style.lineHeight);
      if (count > 0) {
        this.draw(element, rest.slice(0, count), style, { x, y: this.#y, isEnd: count === rest.length });
        this.#y += count * style.lineHeight;
        rest = rest.slice(count);
      }
      if (rest.length > 0) this.turnPage();
    }
  }

  /** Draws lines at a place on this page, each link in a Link element with its own annotation. */
  draw(
    element: Element,
    lines: readonly Line[],
    style: TextStyle,
    at: { readonly x: number; readonly y: number; readonly isEnd?: boolean },
  ): void {
    const runs = lines.flatMap((line, index) =>
      line.map((run, place) => {
        const breaksHere = place === line.length - 1 && (index < lines.length - 1 || at.isEnd === false);
        // A line's last word is followed by a space all the same, for those who copy or listen.
        const text = breaksHere ? `${run.text} ` : run.text;
        return { ...run, text, x: at.x + run.x, y: at.y + index * style.lineHeight };
      }),
    );
    for (const group of groupByLink(runs)) {
      const href = group[0]?.href ?? null;
      const write = (): void => group.forEach((run) => this.#write(run, style));
      if (href === null) {
        element.add(write);
        continue;
      }
      const link = this.element('Link', element);
      link.add(() => {
        write();
        this.#annotate(group, style, link, href);
      });
      link.end();
    }
  }

  /** Draws what is no content: rules, pictures, running heads. */
  furnish(type: 'Layout' | 'Pagination', paint: () => void): void {
    this.#doc.markContent('Artifact', { type });
    paint();
    this.#doc.endMarkedContent();
  }

  /** A hairline of the furniture, from edge to edge of the column unless said otherwise. */
  rule(y: number, color: string, weight = 0.7): void {
    this.#doc.lineWidth(weight).moveTo(PAGE.left, y).lineTo(PAGE.right, y).stroke(color);
  }

  /** A filled band of the furniture over the whole column. */
  band(y: number, height: number, color: string): void {
    this.#doc.rect(PAGE.left, y, PAGE.right - PAGE.left, height).fill(color);
  }

  /** The product's line: from a dot, the baseline, up to a small flag, the goal. `scale` 1 is 110 by 44 points. */
  aimline(x: number, y: number, scale: number): void {
    this.#doc
      .save()
      .translate(x, y)
      .scale(scale)
      .lineCap('round')
      .lineJoin('round')
      .path('M6 34 C 24 33, 30 24, 46 25 S 74 12, 94 10')
      .lineWidth(2.5)
      .stroke(COLORS.teal)
      .circle(6, 34, 4)
      .fill(COLORS.teal)
      .path('M94 16 V2 l-9 3.5 9 3.5')
      .lineWidth(2)
      .fillAndStroke(COLORS.marigold, COLORS.marigold)
      .restore();
  }

  /** Lines of the furniture, set like content. */
  stamp(lines: readonly Line[], style: TextStyle, at: { readonly x: number; readonly y: number }): void {
    for (const [index, line] of lines.entries()) {
      const y = at.y + index * style.lineHeight;
      for (const run of line) this.#write({ ...run, x: at.x + run.x, y }, style);
    }
  }

  /** Words of the furniture, at their baseline. */
  label(text: string, style: TextStyle, at: { x: number; baseline: number; align?: 'right' }): void {
    const x = at.align === 'right' ? at.x - this.#measure(text, style, false) : at.x;
    this.#text(text, style, { x, baseline: at.baseline, isStrong: false });
  }

  bookmark(title: string, under?: PDFKit.PDFOutline): PDFKit.PDFOutline {
    const parent = under ?? this.#doc.outline;
    return parent.addItem(title, { top: this.#y - 8, left: PAGE.width });
  }

  /** Furnishes every page, now that their number is known, and returns the file's bytes. */
  async finish(furnishPage: (page: number, pages: number) => void): Promise<Buffer> {
    const { count } = this.#doc.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      if (page % PAGES_PER_TURN === PAGES_PER_TURN - 1) await setImmediate();
      this.#doc.switchToPage(page);
      this.furnish('Pagination', () => furnishPage(page + 1, count));
    }
    this.#root.end();
    this.#doc.end();
    const pieces: Buffer[] = [];
    for await (const piece of this.#doc) pieces.push(Buffer.from(piece as Uint8Array));
    return Buffer.concat(pieces);
  }

  #lineCountHere(left: number, lineHeight: number): number {
    const room = Math.floor((PAGE.bottom - this.#y) / lineHeight + 1e-6);
    if (left <= room) return left;
    const count = left - room === 1 ? room - 1 : room;
    if (count >= 2 || this.isAtTop()) return Math.max(1, count);
    return 0;
  }

  #measure(text: string, style: TextStyle, isStrong: boolean): number {
    return stretchesOf(text, voiceOf(style, isStrong)).reduce(
      (sum, stretch) => sum + this.#width(stretch, style),
      0,
    );
  }

  #write(run: Run & { readonly y: number }, style: TextStyle): void {
    const baseline = run.y + baselineOf(style);
    const color = run.href === null ? style.color : COLORS.teal;
    this.#text(run.text, { ...style, color }, { x: run.x, baseline, isStrong: run.isStrong });
    if (run.href === null) return;
    this.#doc
      .lineWidth(0.6)
      .moveTo(run.x, baseline + 2)
      .lineTo(run.x + run.width, baseline + 2)
      .stroke(COLORS.teal);
  }

  #text(text: string, style: TextStyle, at: { x: number; baseline: number; isStrong: boolean }): void {
    let { x } = at;
    for (const stretch of stretchesOf(text, voiceOf(style, at.isStrong))) {
      this.#doc
        .font(stretch.face)
        .fontSize(style.size)
        .fillColor(style.color)
        .text(stretch.text, x, at.baseline, { lineBreak: false, baseline: 'alphabetic' });
      x += this.#width(stretch, style);
    }
  }

  #width({ text, face }: Stretch, style: TextStyle): number {
    return this.#doc.font(face).fontSize(style.size).widthOfString(text);
  }

  #annotate(
    runs: readonly (Run & { readonly y: number })[],
    style: TextStyle,
    link: Element,
    href: string,
  ): void {
    const words = runs.map(({ text }) => text.trim()).join(' ');
    for (const { x, y, width } of runs) {
      const options = { structParent: link, Contents: pdfText(words) };
      this.#doc.link(x, y, width, style.lineHeight, targetOf(href), options);
    }
  }
}

/** A neighbor document is named by its source; its PDF lies in the same folder. */
const targetOf = (href: string): string => href.replace(/^(?<name>[\w-]+)\.md$/, './$<name>.pdf');

function groupByLink<R extends Inline>(runs: readonly R[]): R[][] {
  const groups: R[][] = [];
  for (const run of runs) {
    const group = groups.at(-1);
    if (group && group[0]?.href === run.href) group.push(run);
    else groups.push([run]);
  }
  return groups;
}
