/** What a file is, by its name and by its bytes: both must agree, and neither is believed alone. */
import { DomainError } from '@goalwright/contracts/errors';

export type FileFormat = 'pdf' | 'text';

const FORMAT_BY_EXTENSION: Readonly<Record<string, FileFormat>> = { '.pdf': 'pdf', '.txt': 'text' };
/** PDF readers look for the header in the first 1,024 bytes (ISO 32000-1, annex H, note 13). */
const HEAD_BYTES = 1024;
const PDF_HEADER = '%PDF-';
/** UTF-8, UTF-16 little and big endian. */
const BYTE_ORDER_MARKS = ['efbbbf', 'fffe', 'feff'];
/** Real texts have tabs, line and form feeds; a stray other control byte happens in old exports. */
const CONTROL_BYTES_SHARE_MAX = 0.01;

/** @throws DomainError `document.wrong-type` */
export function formatOfName(fileName: string): FileFormat {
  const dot = fileName.lastIndexOf('.');
  const format = FORMAT_BY_EXTENSION[fileName.slice(Math.max(dot, 0)).toLowerCase()];
  if (format === undefined) throw new DomainError('document.wrong-type');
  return format;
}

/**
 * The same bytes, once the first of them proved to be what the name says.
 * @throws DomainError `document.wrong-type` before anything was passed on, or at the first NUL of a plain text
 */
export async function* provenContent(
  content: AsyncIterable<Uint8Array>,
  format: FileFormat,
): AsyncGenerator<Uint8Array> {
  let head = Buffer.alloc(0);
  let isProven = false;
  let isWide = false;
  for await (const chunk of content) {
    if (!isProven) {
      head = Buffer.concat([head, chunk]);
      if (head.length < HEAD_BYTES) continue;
      isWide = proveHead(head, format);
      isProven = true;
      yield head;
      continue;
    }
    if (format === 'text' && !isWide && chunk.includes(0)) throw new DomainError('document.wrong-type');
    yield chunk;
  }
  if (!isProven && head.length > 0) {
    proveHead(head, format);
    yield head;
  }
}

/** Whether it is text in two bytes a letter, where a zero byte is no sign of a binary file. */
function proveHead(head: Buffer, format: FileFormat): boolean {
  const start = head.subarray(0, HEAD_BYTES);
  const hasPdfHeader = start.includes(PDF_HEADER);
  if (format === 'pdf') {
    if (!hasPdfHeader) throw new DomainError('document.wrong-type');
    return false;
  }
  const mark = BYTE_ORDER_MARKS.find((bytes) => head.subarray(0, 3).toString('hex').startsWith(bytes));
  if (mark !== undefined) return mark !== 'efbbbf';
  if (start.subarray(0, PDF_HEADER.length).toString('latin1') === PDF_HEADER || looksBinary(head)) {
    throw new DomainError('document.wrong-type');
  }
  return false;
}

function looksBinary(head: Buffer): boolean {
  if (head.includes(0)) return true;
  const controls = head.filter((byte) => byte < 32 && !(byte >= 9 && byte <= 13)).length;
  return controls > head.length * CONTROL_BYTES_SHARE_MAX;
}
