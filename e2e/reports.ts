/** Fictional reports written for these tests, as text and as PDF. */
import { PDFDocument, StandardFonts } from 'pdf-lib';

export const READING_REPORT = `READING AND WRITING EVALUATION
Student: Jonah Whitfield
Grade: 4
School: Cedar Grove Elementary
Date of report: October 14, 2026

Jonah is curious about animals and asks thoughtful questions in class.

Oral reading fluency was measured on October 12, 2026. Jonah read 61 words correct per minute with 93% accuracy on a grade 4 passage. In October 2025 he read 38 words correct per minute.

Spelling: Jonah spelled 11 out of 20 dictated words correctly on October 12, 2026.

Math computation is within normal limits.

His teacher reports that slow reading keeps Jonah from finishing social studies assignments.

Recommendations: Jonah needs specially designed instruction in oral reading fluency and in spelling.
`;

const LINES_PER_PAGE = 48;
const LINE_LENGTH = 90;

function wrapped(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const lines: string[] = [];
    let rest = line;
    while (rest.length > LINE_LENGTH) {
      const cut = rest.lastIndexOf(' ', LINE_LENGTH);
      lines.push(rest.slice(0, cut));
      rest = rest.slice(cut + 1);
    }
    return [...lines, rest];
  });
}

/** A text PDF with the given pages. */
export async function pdfOf(pages: readonly string[]): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const page of pages) {
    const sheet = pdf.addPage([612, 792]);
    for (const [index, line] of wrapped(page).slice(0, LINES_PER_PAGE).entries()) {
      sheet.drawText(line, { x: 54, y: 740 - index * 14, size: 11, font });
    }
  }
  return new Uint8Array(await pdf.save());
}
