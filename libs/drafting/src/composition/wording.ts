/** Choosing among wordings by the student's own facts, so that drafts differ and the same input reads the same. */
import { AREAS_OF_NEED } from '@goalwright/contracts/areas-of-need';

/** FNV-1a: small, stable over machines and versions. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0;
  value ^= value >>> 15;
  value = Math.imul(value, 0x2c1b3c6d) >>> 0;
  return (value ^ (value >>> 13)) >>> 0;
}

export class Wording {
  private readonly offset: number;

  /** `student`: what is known of the student; `area`: moves every choice on, so that one student's goals differ. */
  constructor(
    private readonly student: string,
    area: string,
  ) {
    const known = AREAS_OF_NEED.findIndex(({ name }) => name === area);
    this.offset = known < 0 ? hash(area) % 97 : known;
  }

  /** One of the variants; `purpose` keeps choices of one draft independent of each other. */
  choose<Variant>(purpose: string, variants: readonly [Variant, ...Variant[]]): Variant {
    return variants[(hash(`${purpose}|${this.student}`) + this.offset) % variants.length] ?? variants[0];
  }
}

export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Made once: making one costs more than a whole goal sentence. */
const LIST = new Intl.ListFormat('en-US');

/** "a, b and c" in the product's American style. */
export const listed = (parts: readonly string[]) => LIST.format(parts);

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The plan's first and last day in words; undefined when no such date was given. The plan runs one year. */
export function planDates(planStart: string | undefined): { start: string; end: string } | undefined {
  if (planStart === undefined || planStart.trim() === '') return undefined;
  const typed = planStart.trim();
  const start = new Date(ISO_DATE.test(typed) ? `${typed}T00:00:00Z` : `${typed} UTC`);
  if (Number.isNaN(start.getTime()) || start.getUTCFullYear() < 2000 || start.getUTCFullYear() > 2100)
    return undefined;
  const end = new Date(Date.UTC(start.getUTCFullYear() + 1, start.getUTCMonth(), start.getUTCDate() - 1));
  const words = (date: Date) =>
    date.toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
  return { start: words(start), end: words(end) };
}
