/** A PDF opened by pdf-parse, read page by page with the positions of its text. */
import { PDFParse } from 'pdf-parse';
import { pageText } from './page-layout.js';
import type { PositionedText } from './text-pieces.js';

/** What we use of the pdf.js document that pdf-parse opens. Its own `getText` gives the words without their places. */
interface PdfDocument {
  readonly numPages: number;
  getPage(page: number): Promise<PdfPage>;
}
interface PdfPage {
  getTextContent(): Promise<{ readonly items: readonly (PositionedText | { readonly type: string })[] }>;
  cleanup(): unknown;
}
interface OpensDocument {
  load(): Promise<PdfDocument>;
}

export class PdfPages {
  readonly #parser: PDFParse;
  #document: PdfDocument | undefined;

  constructor(bytes: Uint8Array) {
    this.#parser = new PDFParse({ data: bytes, isEvalSupported: false, stopAtErrors: false, verbosity: 0 });
  }

  /**
   * Opens the file and returns how many pages it has. One locked by its owner only opens without a password.
   * @throws PasswordException of pdf-parse where it cannot be opened without one, and other errors of it
   */
  async open(): Promise<number> {
    this.#document = await (this.#parser as unknown as OpensDocument).load();
    return this.#document.numPages;
  }

  /** The text of one page (counted from 1) in reading order. */
  async read(page: number): Promise<string> {
    if (!this.#document) throw new Error('the file is not open');
    const opened = await this.#document.getPage(page);
    const { items } = await opened.getTextContent();
    opened.cleanup();
    return pageText(items.filter((item) => 'str' in item));
  }

  close(): Promise<void> {
    return this.#parser.destroy();
  }
}
