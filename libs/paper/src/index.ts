/** Tagged PDFs in the product's look: the legal documents, and what people take home of their data. */
export { type Block, type Inline, type PaperDocument, type Row, strong, words } from './blocks.js';
export { isPrintable } from './fonts.js';
export { typeset } from './typeset.js';
