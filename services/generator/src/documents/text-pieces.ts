/** The text of a page as pieces in the frame they read upright in, whichever way the page or its text is turned. */

/** What pdf.js knows of one run of glyphs; `transform` is [a, b, c, d, x, y] in points, y growing upwards. */
export interface PositionedText {
  readonly str: string;
  /** Along the text's own direction, in points. */
  readonly width: number;
  readonly transform: readonly number[];
}

/** In points, x growing with the reading direction and y growing down the page. */
export interface TextPiece {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** Of the baseline. */
  readonly y: number;
  /** The height of the font: one em. */
  readonly size: number;
}

const QUARTER = Math.PI / 2;
/** Text leaning more than this from the nearest upright is a stamp or a watermark (15 degrees). */
const LEANING_MAX = Math.PI / 12;
const SAME_PLACE_POINTS = 1;
/** How many places of the same words are compared: a page may repeat a word without end. */
const PLACES_MAX = 8;
/** Runs of blanks, and dots that lead the eye, are how columns are set inside one item. */
const BLANKS = /\s{3,}|\t|\s?(?:\.\s?){5,}/;

interface Turned extends PositionedText {
  readonly angle: number;
  readonly size: number;
}

const finite = (value: number | undefined): number =>
  value !== undefined && Number.isFinite(value) ? value : 0;

function turned(item: PositionedText): Turned {
  const [a, b, c, d] = [0, 1, 2, 3].map((place) => finite(item.transform[place])) as [
    number,
    number,
    number,
    number,
  ];
  const isFlat = Math.hypot(a, b) === 0;
  return {
    ...item,
    angle: isFlat ? Math.atan2(-c, d) : Math.atan2(b, a),
    size: Math.hypot(c, d) || Math.hypot(a, b) || 1,
  };
}

/** Pieces that read in one direction share a frame: 0 to 3 for quarter turns, others by their angle. */
function frameOf({ angle }: Turned): string {
  const quarters = Math.round(angle / QUARTER);
  if (Math.abs(angle - quarters * QUARTER) <= LEANING_MAX) return String((quarters + 4) % 4);
  return `leaning ${String(Math.round(angle / LEANING_MAX))}`;
}

/**
 * The pieces of a page, one list for each direction of reading, the one with the most text first.
 * Blank items are left out: the gaps between the others say more. Words drawn twice in one place (bold made by
 * printing over) count once.
 */
export function piecesByDirection(items: readonly PositionedText[]): TextPiece[][] {
  const frames = Map.groupBy(items.filter(({ str }) => str.trim() !== '').map(turned), frameOf);
  return [...frames.values()]
    .map(upright)
    .map((pieces) => ({ pieces, length: pieces.reduce((sum, { text }) => sum + text.length, 0) }))
    .sort((one, other) => other.length - one.length)
    .map(({ pieces }) => pieces);
}

function upright(items: readonly Turned[]): TextPiece[] {
  // The mean lean of all of them: a page that was scanned askew is set straight.
  const base = items[0]?.angle ?? 0;
  const weight = items.reduce((sum, { width }) => sum + Math.abs(width) + 1, 0);
  const lean = items.reduce((sum, item) => {
    const off = Math.atan2(Math.sin(item.angle - base), Math.cos(item.angle - base));
    return sum + off * (Math.abs(item.width) + 1);
  }, 0);
  const angle = base + lean / weight;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const places = new Map<string, { left: number; y: number }[]>();
  return items.flatMap((item) => {
    const [x, y] = [finite(item.transform[4]), finite(item.transform[5])];
    const piece = {
      text: item.str,
      left: x * cosine + y * sine,
      right: x * cosine + y * sine + Math.abs(finite(item.width)),
      y: x * sine - y * cosine,
      size: item.size,
    };
    return isDrawnAgain(piece, places) ? [] : [piece];
  });
}

function isDrawnAgain(
  { text, left, y }: TextPiece,
  places: Map<string, { left: number; y: number }[]>,
): boolean {
  const known = places.get(text) ?? [];
  const isKnown = known.some(
    (place) => Math.abs(place.left - left) < SAME_PLACE_POINTS && Math.abs(place.y - y) < SAME_PLACE_POINTS,
  );
  if (!isKnown) places.set(text, [...known.slice(1 - PLACES_MAX), { left, y }]);
  return isKnown;
}

/** The parts of a piece between runs of blanks or dots. The width of a part is taken as its share of the characters: near enough to tell columns. */
export function splitAtBlanks(piece: TextPiece): TextPiece[] {
  if (!BLANKS.test(piece.text.trim())) return [piece];
  const perCharacter = (piece.right - piece.left) / piece.text.length;
  let at = 0;
  return piece.text.split(/(\s{3,}|\t|\s?(?:\.\s?){5,})/).flatMap((text) => {
    const left = piece.left + at * perCharacter;
    at += text.length;
    return /[^\s.]/.test(text) ? [{ ...piece, text, left, right: left + text.length * perCharacter }] : [];
  });
}
