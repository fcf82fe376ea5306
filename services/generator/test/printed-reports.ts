/** Reports as PDF, printed for the tests: columns, tables, turned pages, and what a locked file needs. */
import { degrees, PDFDocument, type PDFFont, type PDFPage, StandardFonts } from 'pdf-lib';

type Sheet = (draw: Draw) => void;
/** Words at a place: `x` in points from the left, `line` in lines from the top. */
type Draw = (x: number, line: number, text: string) => void;

const LINE_HEIGHT = 14;

/** @param turned by how much each sheet is turned in the file; it reads upright when shown */
export async function printed(sheets: readonly Sheet[], turned: 0 | 90 | 270 = 0): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const sheet of sheets) {
    const page = pdf.addPage(turned === 0 ? [612, 792] : [792, 612]);
    page.setRotation(degrees(turned));
    sheet(drawOn(page, font, turned));
  }
  return pdf.save();
}

function drawOn(page: PDFPage, font: PDFFont, turned: 0 | 90 | 270): Draw {
  return (x, line, text) => {
    const down = 40 + line * LINE_HEIGHT;
    const place =
      turned === 0 ? { x, y: 792 - down } : turned === 90 ? { x: down, y: x } : { x: 792 - down, y: 612 - x };
    page.drawText(text, { ...place, size: 10, font, rotate: degrees(turned) });
  };
}

export const SCORE_TABLE: Sheet = (draw) => {
  draw(50, 0, 'PSYCHOEDUCATIONAL EVALUATION');
  draw(50, 1, 'Student: Omar Haddad');
  draw(300, 1, 'Grade: 5');
  draw(50, 2, 'Omar is a fifth grade student. He was assessed because reading is hard for him in class.');
  const columns = [50, 230, 330, 420] as const;
  const rows = [
    ['Subtest', 'Standard Score', 'Percentile', 'Range'],
    ['Word Reading', '82', '12', 'Low Average'],
    ['Pseudoword Decoding', '', '8', 'Very Low'],
    ['Spelling', '95', '37', 'Average'],
  ];
  rows.forEach((cells, row) => {
    cells.forEach((cell, column) => {
      if (cell !== '') draw(columns[column] ?? 0, 5 + row * 1.5, cell);
    });
  });
  draw(50, 12, 'On October 6, 2026 Omar read 61 words correct per minute on a grade 5 passage.');
};

export const SCORE_ROWS = [
  'Subtest\tStandard Score\tPercentile\tRange',
  'Word Reading\t82\t12\tLow Average',
  'Pseudoword Decoding\t\t8\tVery Low',
  'Spelling\t95\t37\tAverage',
];

export const TWO_COLUMNS: Sheet = (draw) => {
  draw(50, 0, 'READING PROGRESS REPORT of the resource room for all who work with this student at school');
  draw(50, 1, 'Student: Nadia Petrov');
  COLUMN_LINES.forEach(([left, right], line) => {
    draw(50, 3 + line, left);
    draw(320, 3 + line, right);
  });
};

/** Side by side on the page; each side is read to its end. */
export const COLUMN_LINES = [
  ['Nadia is a third grade student who likes', 'Spelling: on a list of twenty dictated words'],
  ['drawing. On October 5, 2026 she read 52', 'Nadia spelled 9 out of 20 words correctly on'],
  ['words correct per minute on a grade 3 pas-', 'October 5, 2026. Her teacher reports that'],
  ['sage, with 91% accuracy. In September she', 'slow reading makes it hard for Nadia to keep'],
  ['had read 31 words correct per minute.', 'up with the science texts of her class.'],
] as const;
