/** The student's name where no head tells it: the one a paper goes on to speak of, who is none of its adults. */
import {
  AGE_AFTER,
  capitalized,
  hasGradeBeside,
  isOfAnAdult,
  LABELLED_BEFORE,
  TITLED,
} from './head-names.js';
import { isTitleWord } from './title-words.js';

const TEXT_CHARACTERS = 60_000;
const NAMES_MAX = 400;

const PARTICLES = String.raw`(?:de la|de los|del|de|da|dos|van der|van|von|bin|ibn|al|el|la|le|ten|ter|y)`;
/** "Mira", "Mira Solberg", "MIRA S.": a given name, and the family's names behind it. */
const NAME = new RegExp(
  String.raw`(?<![\p{L}\p{M}'’-])(\p{Lu}[\p{L}\p{M}-]{2,22})((?: (?:${PARTICLES} )?(?:\p{Lu}[\p{L}\p{M}'’-]{1,30}|\p{Lu}\.|(?![AI]\b)\p{Lu}(?![\p{L}\p{M}'’.-]))){0,2})`,
  'gu',
);
const POSSESSED = /^['’]s \p{Ll}/u;
/** "Mira reads", "Mira was", "Mira can't". */
const ACTING =
  /^ (?:\([^)\n]{1,30}\) )?(?:(?:also|still|often|usually|now|always|never|only|just|independently|currently|already) )?(?:is|was|has|had|can|can['’]t|did|didn['’]t|does|doesn['’]t|will|would|could|needs|got|made|met|went|came|read|wrote|put|took|sat|ran|did|knew|gave|kept|left|held|chose|began|\p{Ll}{2,12}(?:s|ed))\b/u;
/** What adults do in a report more than its student does. */
const REPORTING =
  /^ (?:says|said|writes|wrote|reports|reported|notes|noted|adds|added|states|stated|suggests|recommends|agrees|agreed|counted|counts|scored|charted|tallied|observed|will (?:send|email|train|check|teach|collect|share|meet|call|consult))\b/u;
/** A pronoun of one child, soon after. */
const PRONOUN_AFTER = /\b(?:he|she|his|her|him|they|their)\b/i;
const OBJECT_BEFORE =
  /\b(?:for|with|of|about|let|help|helps|helped|give|gave|gives|asked?|watched|saw|seen|show|showed|remind|when|if|that|while|how|because|once|as|know|met|see|than|where|until|before|after|told|since|and|but) $/i;
const KIN_BEFORE = /\b(?:son|daughter|grandson|granddaughter|student|child|kid|boy|girl|learner),? $/i;
const THINGS_AFTER =
  /^ (?:Elementary|Middle|High|Primary|School|Schools|Academy|County|District|Center|Street|Avenue|Road|Charter|Public|Unified|Preschool|University|College|Clinic|Hospital)\b/;

/** "Handwash 5/9", "Jan 22": a task or a day. */
const COUNTED_AFTER = /^ \d/;
/** Within a sentence a capital tells a name. */
const INNER_BEFORE = /[\p{L}\d,(] $/u;
const HEAD_CHARACTERS = 1_500;

const AN_ADULT = -6;
const ENOUGH = 3;
const ACTS_WITHOUT_INNER = 3;
/** Points of a mention that says what the child does or whose child it is, and of one that could be no word of another kind. */
const AN_ACT = 2;
const PLAIN_POINTS = 3;
const LEAD = 1.25;
const LEAD_OVER_A_CHILD = 3;

/** A handout's child. */
const EXAMPLE = /\bexample:? "[^"\n]{0,400}"/gi;

interface Told {
  /** The longest way it is written. */
  readonly name: string;
  readonly points: number;
  readonly acts: number;
  readonly hasGrade: boolean;
  /** Whether anything but the beginning of sentences tells that it is a name. */
  readonly isAName: boolean;
}

interface Mention {
  readonly given: string;
  readonly whole: string;
  readonly before: string;
  readonly after: string;
  readonly isAtHead: boolean;
}

/** "To: Mira's IEP file": what is written for the child's papers is not written to the child. */
const isOwnFile = (before: string, after: string) => /^['’]s\b/.test(after) && /\bto:\s{0,8}$/i.test(before);

const isGraded = ({ before, after, isAtHead }: Mention): boolean =>
  isAtHead && (hasGradeBeside(before, after) || AGE_AFTER.test(after));

function pointsOf(mention: Mention): number {
  const { whole, before, after } = mention;
  if (TITLED.test(before)) return 2 * AN_ADULT;
  if (
    !isOwnFile(before, after) &&
    isOfAnAdult(before + whole + after.replace(/\n[\s\S]*/, ''), before, after)
  )
    return AN_ADULT;
  if (COUNTED_AFTER.test(after)) return -1;
  if (REPORTING.test(after)) return -0.5;
  const isActing = POSSESSED.test(after) || ACTING.test(after);
  const points: readonly (readonly [boolean, number])[] = [
    [isActing, 1.5],
    [!isActing && OBJECT_BEFORE.test(before), 1],
    [PRONOUN_AFTER.test(after), 0.5],
    [KIN_BEFORE.test(before) || LABELLED_BEFORE.test(before), 2],
    [isGraded(mention), 3],
  ];
  return points.reduce((sum, [isSo, weight]) => sum + (isSo ? weight : 0), 0.5);
}

const ALL_CAPITALS = /^\p{Lu}{3,4}$/u;
const written = (name: string) => (name === name.toUpperCase() ? capitalized(name) : name);

/** "BCBA", "AAC": a short word in capitals with no family's name behind it, and never written as a name is. */
const isAbbreviation = (whole: string, text: string) =>
  ALL_CAPITALS.test(whole) && !text.includes(capitalized(whole));

/** What is told of a name with one more mention of it. */
function withMention(told: Told | undefined, mention: Mention): Told {
  const { given, whole, before } = mention;
  const known = told ?? { name: given, points: 0, acts: 0, hasGrade: false, isAName: false };
  const points = pointsOf(mention);
  const acts = known.acts + (points >= AN_ACT ? 1 : 0);
  const full = written(whole);
  const isFuller = full.length > known.name.length && !full.split(' ').slice(1).some(isTitleWord);
  return {
    name: isFuller ? full : known.name,
    points: known.points + points,
    acts,
    hasGrade: known.hasGrade || (points > PLAIN_POINTS && isGraded(mention)),
    isAName:
      known.isAName ||
      points > PLAIN_POINTS ||
      INNER_BEFORE.test(before) ||
      whole.includes(' ') ||
      acts >= ACTS_WITHOUT_INNER,
  };
}

/**
 * The name the text speaks of most as of a child, with the family's name where it is told; undefined where none stands
 * out. Reads the first 60,000 characters.
 * @param mayBeAName whether a capitalized word may be a given name at all
 */
export function nameToldOf(text: string, mayBeAName: (word: string) => boolean): string | undefined {
  const read = text.slice(0, TEXT_CHARACTERS).replace(EXAMPLE, (said) => ' '.repeat(said.length));
  const told = new Map<string, Told>();
  const areNames = new Map<string, boolean>();
  for (let from = 0; ;) {
    NAME.lastIndex = from;
    const match = NAME.exec(read);
    if (match === null) break;
    const [whole, word = ''] = match;
    const given = written(word);
    const isName =
      areNames.get(given) ?? (told.size < NAMES_MAX && mayBeAName(given) && !isAbbreviation(whole, read));
    areNames.set(given, isName);
    const end = match.index + whole.length;
    // "Then Mira": behind a word that is no name one may begin.
    from = isName ? end : match.index + word.length;
    const after = read.slice(end, end + 120);
    if (!isName || THINGS_AFTER.test(after)) continue;
    const before = read.slice(Math.max(0, match.index - 60), match.index).replace(/[\s\S]*\n/, '');
    const isAtHead = match.index < HEAD_CHARACTERS;
    told.set(given, withMention(told.get(given), { given, whole, before, after, isAtHead }));
  }
  return mostToldOf([...told.values()]);
}

function mostToldOf(told: readonly Told[]): string | undefined {
  const likely = told
    .filter(({ isAName, acts, points }) => isAName && acts > 0 && points >= ENOUGH)
    .sort((one, other) => other.points - one.points);
  const [best, next] = likely;
  if (best === undefined) return undefined;
  // The one with a grade is the child whose friend is told of as often; two children with their grades are a list.
  const [graded, ...others] = likely.filter(({ hasGrade }) => hasGrade);
  if (graded !== undefined && others.length === 0) return graded.name;
  const lead = others.length > 0 ? LEAD_OVER_A_CHILD : LEAD;
  return best.points >= lead * (next?.points ?? 0) ? best.name : undefined;
}
