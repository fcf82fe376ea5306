/** Where, with whom and with what the skill is used beyond the session. Texts come folded. */
import { everyMatch } from '../extraction/text/every-match.js';

const SETTINGS =
  /\b(?:general education(?: class\w*| settings?)?|gen(?:eral)? ed|classrooms?|classes|class(?: ?work)?|circle time|morning meeting|recess|lunch(?:room)?|cafeteria|playground|p\.?e\.?(?= |,|\.|$)|gym|hallways?|home|community|centers?|snack(?: time)?|arrival|dismissal|small[- ]groups?|whole[- ]group|group (?:work|projects?|activities|discussions?|time|lessons?)|science|social studies|history|content[- ]areas?|core (?:classes|subjects|content)|subjects|assignments?|journals?|peers?|classmates|siblings|family|worksites?|work ?sites?|workplace|jobs?|stores?|shops?|shopping|restaurants?|bus|assemblies|campus|street|crosswalk|neighborhood|library|meetings?|discussions?|conversations?|language arts|ela|sharing time|show and tell|math block|math (?:class|lessons?)|art|music|electives?|independent (?:work|reading|practice)|work (?:time|periods?|sessions?)|reading (?:block|groups?|workshop)|partner|read-?aloud|oral (?:reports?|presentations?)|presentations?|transitions?|routines?|across (?:all )?(?:settings|environments|people|contexts|locations|school)|school (?:settings?|environments?|day|activities)|natural(?:ly occurring)? (?:settings?|environments?|routines?)|unstructured|structured activit\w+|play(?: ?time)?|mealtimes?|bathroom|restroom|toileting|kitchen|notes?|note[- ]taking|homework|textbooks?|novels?|decodable (?:text|books?)|real[- ](?:life|world)|authentic|purchases?|daily (?:routines?|living|activities))\b/g;
const PARTNERS_AND_PLACES =
  /\b(?:(?:across|in|with|to|for|by) (?:at least )?(?:[2-9]|multiple|various|several|different|all|varied|both|unfamiliar|a variety of|familiar and unfamiliar) (?:different |familiar |unfamiliar |school |new |structured |and |or )*(?:people|peers|adults|partners|listeners|settings?|environments?|locations?|contexts|places|classes|classrooms|teachers|staff|routines|activities|communication partners|subjects|times of (?:the )?day)|general\w* (?:to|across)|maintain(?:ed|s|ing)? (?:the skill )?(?:for|over|after|at) (?:a )?(?:\d+ )?(?:weeks?|months?|follow)|carr(?:y|ied) ?over|unfamiliar (?:listeners?|people|adults?))\b/g;

const stem = (words: string) => words.replace(/s$/, '').replace(/ (?:time|work)$/, '');

/** Distinct settings, routines and partners, in order; a phrase about several counts as two. */
export function settingsIn(text: string): string[] {
  const found = new Set<string>();
  for (const [words] of everyMatch(SETTINGS, text)) {
    if (found.size >= 20) break;
    found.add(stem(words));
  }
  for (const [words] of everyMatch(PARTNERS_AND_PLACES, text)) {
    if (found.size >= 24) break;
    found.add(words);
    found.add(`${words} (more than one)`);
  }
  return [...found];
}
