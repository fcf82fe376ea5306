/** Text files as people really have them: UTF-8, UTF-16 with or without a mark, or old Windows text. */

const SAMPLE_BYTES = 4096;

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}

/** Western text in UTF-16 has a zero in every second byte; no other encoding here has any. */
function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  let evenZeros = 0;
  let oddZeros = 0;
  for (const [index, byte] of sample.entries()) {
    if (byte !== 0) continue;
    if (index % 2 === 0) evenZeros += 1;
    else oddZeros += 1;
  }
  const half = sample.length / 2;
  if (oddZeros > half * 0.4 && evenZeros < half * 0.1) return 'utf-16le';
  if (evenZeros > half * 0.4 && oddZeros < half * 0.1) return 'utf-16be';
  return undefined;
}

/** The file's text; undefined where the bytes are no text at all (they hold zeros in no known pattern). */
export function decodeText(bytes: Uint8Array): string | undefined {
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes);
  const wide = unmarkedUtf16(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8: Windows-1252 reads any bytes, and is what such files are.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
