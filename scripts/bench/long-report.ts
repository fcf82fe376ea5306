/** A fictional report of a hundred pages as PDF, as dense as real ones, with measures on some of its pages. */
import { PDFDocument, StandardFonts } from 'pdf-lib';

const PAGES = 100;
/** Of a typical typed page; the reports in `shared/material/pdfs` have 300 to 450. */
const WORDS_PER_PAGE = 350;
const LINE_LENGTH = 95;
const LINE_HEIGHT = 13;

const COVER = [
  'PSYCHOEDUCATIONAL EVALUATION',
  'Student: Maren Ostrowski',
  'Grade: 4',
  'School: Alder Creek Elementary',
  'Date of report: October 20, 2026',
];

/** One of these stands on every tenth page. */
const MEASURES = [
  'Oral reading fluency: On October 14, 2026 Maren read 58 words correct per minute with 92% accuracy on a grade 4 passage. In October 2025 she read 37 words correct per minute.',
  'Spelling: On October 15, 2026 Maren spelled 10 out of 20 dictated words correctly.',
  'Math computation: On October 16, 2026 Maren solved 12 out of 30 mixed multiplication facts correctly on a two-minute probe.',
];

const SENTENCES = [
  'Maren came to the session willingly and talked about the garden that her class keeps behind the library.',
  'She worked at an even pace, asked for the instructions again twice, and checked her answers when reminded.',
  'Her teacher describes a thoughtful girl who enjoys working with partners and takes feedback well.',
  'During the observation she followed the lesson, raised her hand several times, and finished most of the task.',
  'At home she likes to draw, helps her younger brother with breakfast, and listens to stories before bed.',
  'The examiner read the directions aloud and gave a practice item before each new part of the assessment.',
  'Her mother reports that mornings go smoothly and that homework takes longer than the family would like.',
  'The classroom offers preferential seating, visual schedules, and short breaks between longer activities.',
];

/** As many words as a page has, different on every page so that nothing compresses or caches away. */
function prose(page: number): string {
  let text = '';
  for (let sentence = page; text.split(' ').length < WORDS_PER_PAGE; sentence += 1) {
    text += `${SENTENCES[(sentence * 3 + page) % SENTENCES.length] ?? ''} `;
  }
  return `Section ${page}. ${text.trim()}`;
}

function wrapped(text: string): string[] {
  const lines: string[] = [];
  let rest = text;
  while (rest.length > LINE_LENGTH) {
    const cut = rest.lastIndexOf(' ', LINE_LENGTH);
    lines.push(rest.slice(0, cut));
    rest = rest.slice(cut + 1);
  }
  return [...lines, rest];
}

/** The three areas that its measures are about. */
export const REPORT_AREAS = ['Reading fluency', 'Spelling', 'Math computation'] as const;

/** @param edition makes the file differ from every other, as each upload of a person does */
export async function longReport(edition: number): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (let page = 0; page < PAGES; page += 1) {
    const measure = page % 10 === 3 ? (MEASURES[((page - 3) / 10) % MEASURES.length] ?? '') : '';
    const heading = page === 0 ? [...COVER, `Copy ${edition}`] : [];
    const sheet = pdf.addPage([612, 792]);
    for (const [line, text] of [...heading, ...wrapped(measure), ...wrapped(prose(page))].entries()) {
      sheet.drawText(text, { x: 50, y: 750 - line * LINE_HEIGHT, size: 10, font });
    }
  }
  return new Uint8Array(await pdf.save());
}
