/** The print side of the product's look: US Letter, white paper, dark ink, one teal, the aimline at the top. */
import type { Voice } from './fonts.js';

export const COLORS = {
  ink: '#1D2A30',
  inkSoft: '#51606A',
  line: '#E4DED2',
  teal: '#0E5F5B',
  marigold: '#F2B24A',
  tableHead: '#F4F0E7',
} as const;

/** Points (1/72 inch). The column holds about 68 characters of the text's size. */
export const PAGE = {
  width: 612,
  height: 792,
  left: 112,
  right: 500,
  top: 92,
  bottom: 706,
  headerBaseline: 54,
  footerBaseline: 742,
} as const;

export interface TextStyle {
  readonly font: Voice;
  readonly size: number;
  readonly lineHeight: number;
  readonly color: string;
}

export const STYLES = {
  title: { font: 'serif', size: 29, lineHeight: 35, color: COLORS.teal },
  edition: { font: 'text', size: 9.5, lineHeight: 15, color: COLORS.inkSoft },
  heading2: { font: 'serif', size: 16, lineHeight: 21, color: COLORS.teal },
  heading3: { font: 'serif', size: 12.5, lineHeight: 17, color: COLORS.ink },
  body: { font: 'text', size: 10.8, lineHeight: 16.4, color: COLORS.ink },
  cell: { font: 'text', size: 9.6, lineHeight: 14, color: COLORS.ink },
  cellHead: { font: 'strong', size: 9.6, lineHeight: 14, color: COLORS.ink },
  furniture: { font: 'text', size: 8.5, lineHeight: 12, color: COLORS.inkSoft },
  wordmark: { font: 'serif', size: 15, lineHeight: 19, color: COLORS.ink },
} as const satisfies Record<string, TextStyle>;
