/** Of a short report: the need it was written for, and which figures beside it are told in passing. */
import { fieldOf } from './field-words.js';
import type { EvidenceForArea } from './area-evidence.js';
import type { Report } from '../extraction/report.js';
import type { Topic } from './topics.js';

interface AreaWithEvidence {
  readonly name: string;
  readonly evidence: EvidenceForArea;
}

type ShortReport = Pick<Report, 'topics' | 'isBrief'>;

/** As much as a named area told with a figure and another word of its trade. */
const WEIGHT_MIN = 3;
/** A figure in passing belongs to an area with far fewer words than the one the report is about. */
const PASSING_SHARE = 0.4;
const SOUND_SHARE_MAX = 0.5;
/** So many times the words of what is told: then what is told was not all. */
const OVER_TOLD = 2.5;

const netOf = (topic: Topic | undefined) => (topic === undefined ? 0 : topic.weight - topic.sound);

/** The area a short report is about; undefined where it is long, or about nothing the catalogue knows. */
export function mainTopicOf(topics: readonly Topic[]): Topic | undefined {
  const [first] = topics;
  return first !== undefined && netOf(first) >= WEIGHT_MIN && first.sound < SOUND_SHARE_MAX * first.weight
    ? first
    : undefined;
}

/** So much that it needs no word of difficulty: whoever writes a page about a skill sees a need in it. */
const PAGE_OF_WEIGHT = 8;

/** Whether a report that tells of no difficulty still has enough of an area to have been written for it. */
export const isWrittenFor = (topic: Topic): boolean => netOf(topic) >= PAGE_OF_WEIGHT;

/** The area a short report is about, where the areas told in words are less so. @param told names of areas */
export function unspokenTopicOf({ topics }: ShortReport, told: readonly string[]): Topic | undefined {
  const main = mainTopicOf(topics);
  if (main === undefined || told.includes(main.area)) return undefined;
  const most = Math.max(0, ...topics.filter(({ area }) => told.includes(area)).map(netOf));
  return told.length === 0 || netOf(main) >= OVER_TOLD * most ? main : undefined;
}

/** Whether an area rests on a figure that a report about something else tells in passing. */
export function isToldInPassing(
  { name, evidence }: AreaWithEvidence,
  { topics, isBrief }: ShortReport,
): boolean {
  const main = mainTopicOf(topics);
  if (!isBrief || main === undefined || main.area === name) return false;
  const { low, recommended, concerned, declared } = evidence;
  if (low.length + recommended.length + concerned.length + declared.length > 0) return false;
  // Of the same field, it is a part of what the report is about.
  if (fieldOf(name) !== undefined && fieldOf(name) === fieldOf(main.area)) return false;
  return netOf(topics.find(({ area }) => area === name)) < PASSING_SHARE * netOf(main);
}
