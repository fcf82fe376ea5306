/** What the words around a number say of it: whether it is the student's, and whether it is history. */
import type { Passage } from './passages.js';
import type { Reading } from './skill-readings.js';

const COMPARATOR_BEFORE =
  /(?:benchmark|goal|target|expect(?:ation|ed)|criterion|norms?|class average|typical|(?:class|grade|national|school) median|mastery|50th percentile|average (?:range|score|student))\s*(?:[\w-]+\s+){0,4}(?:of|is|was|are|were|:|=|at|\(|to read|to be|score)?\s*(?:about|approximately|at least|around)?\s*$|compared (?:to|with) (?:the )?$|\bat least\s*$|minimum of\s*$|\b(?:peers?|classmates?|comparison student)\s+(?:[\w'-]+\s+){0,5}(?:was|were|is|are|averag\w+|scored?|reads?|completed?|demonstrated?|of|for|at|:|=|\()\s*(?:[\w-]+\s+){0,3}$|\bpeers?\s*[:=(]\s*$/i;
const COMPARATOR_AFTER =
  /^\s*(?:[a-z%.]+\s+){0,4}(?:\(?(?:for|by|among|of) (?:the |a |his |her |their )?(?:\w+ ){0,2}(?:peers?|classmates|comparison|typical|same-age|average student)|is (?:expected|typical|the (?:benchmark|goal|norm))|expected|(?:the )?benchmark\b|goal\b|or (?:better|greater|higher))/i;
const NOT_PERFORMANCE =
  /extended time|extra time|of (?:the|his|her|their) (?:school )?(?:day|week)|general education (?:setting|class\w*)|time in (?:general|special)|attendance|absen|tard|\bdB\b|confidence|of (?:students|children|families|classmates)|discount|preferential|reduc(?:e|ed) (?:assignments|workload)|battery|birth|weighs?|pounds|body/i;
const CURRENT_WORD =
  /baseline|current|present|progress|latest|newest|most recent|probe|as of|achieved|now\b|demonstrat(?:es|ed|ing)|averag(?:ed|es)/i;

/** Numbers that describe someone or something else: peers, goals, schedules, accommodations. */
export function isAboutTheStudent(text: string, reading: Reading, passage: Passage): boolean {
  const before = text.slice(Math.max(0, reading.index - 80), reading.index);
  const after = text.slice(reading.end, reading.end + 60);
  if (COMPARATOR_BEFORE.test(before) || COMPARATOR_AFTER.test(after)) return false;
  if (NOT_PERFORMANCE.test(before.slice(-45)) || NOT_PERFORMANCE.test(after.slice(0, 45))) return false;
  const isGoalSentence =
    /\bwill\b|\bshould be able\b|by the end of/i.test(before) && !/\bbaseline\b/i.test(before);
  if (isGoalSentence) return false;
  if (passage.section === 'services' || passage.section === 'score-key') return false;
  if (passage.section === 'goals') return CURRENT_WORD.test(text);
  return true;
}

const PRIOR_BEFORE =
  /\bprevious(?:ly)?\b|\bprior\b|\blast (?:year|spring|fall|winter|quarter|trimester|iep|annual|evaluation|school year)|\binitially\b|\binitial (?:baseline|probe|score|data|level|evaluation)|\bbegan\b|at the (?:start|beginning)|\bstarted\b|\bformerly\b|\bearlier\b|\bup from\b|\bdown from\b|\b(?:increased|improved|grown|rose|risen|gone|progressed|moved) from\b|\bcompared (?:to|with)\b|a year ago|had been/i;
const CURRENT_AFTER_PRIOR =
  /\bnow\b|current|latest|most recent|to date|\bto\s*(?:about |approximately )?$|this (?:reporting|quarter|week|month|spring|fall|year)|presently|\btoday\b/i;

/** Whether the words just before (or right after) a number say that it is history. */
export function isToldAsPrior(text: string, reading: Reading): boolean {
  const opening = Math.max(0, reading.index - 110);
  const before =
    text
      .slice(opening, reading.index)
      .split(/;\s|\bbut\b|\bnow\b/)
      .at(-1) ?? '';
  const after = text.slice(reading.end, reading.end + 50);
  if (
    /\bfrom\s*(?:about |approximately |an average of )?$/i.test(before) &&
    /^[^.;]{0,40}\bto\b/i.test(after)
  )
    return true;
  if (
    /^\s*(?:\w+\s+){0,3}(?:last (?:year|spring|fall|winter)|previously|a year ago|at the (?:beginning|start))/i.test(
      after,
    )
  )
    return true;
  const told = PRIOR_BEFORE.exec(before);
  if (told === null) return false;
  return !CURRENT_AFTER_PRIOR.test(before.slice(told.index + told[0].length));
}
