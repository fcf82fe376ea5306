/** What pdfkit 0.20 takes and its published types do not know yet. */
declare namespace PDFKit {
  namespace Mixins {
    interface StructureElementOptions {
      /** Of a TH: which cells it heads. */
      readonly scope?: 'Column' | 'Row';
    }
  }

  interface PDFStructureElement {
    readonly dictionary: { readonly data: Record<string, unknown> };
  }

  interface PDFOutline {
    /** `top` from the page's upper edge; `left` from its right edge, which is pdfkit's own way to count. */
    addItem(title: string, options: { readonly top: number; readonly left: number }): PDFOutline;
  }
}
