/** How a goal is measured: the record, who keeps it, how often, and when families hear. Texts come folded. */
import { everyMatch } from '../extraction/text/every-match.js';

export interface Measurement {
  /** Instrument or record: "probes", "work samples"; undefined where none is named. */
  readonly method?: string;
  readonly who?: string;
  readonly howOften?: string;
  readonly isReported: boolean;
  /** "as measured by" or the like stands in the text. */
  readonly isAnnounced: boolean;
  /** A record is named in passing, as in "on 3 weekly probes". */
  readonly isImplied: boolean;
}

const METHOD =
  /\b(?:probes?|work samples?|samples?|data (?:sheets?|collection|logs?|charts?|points?)?|tall(?:y|ies)|tallied|frequency counts?|event recording|interval recording|(?:time[- ]sampl\w+)|checklists?|rubrics?|running records?|(?:oral |silent )?reading (?:passages?|assessments?|measures?)|curriculum[- ]based (?:measures?|measurements?|assessments?)|cbms?|work products?|permanent products?|logs?|charts?|charting|records?|recordings?|portfolios?|quizzes|tests?|assessments?|inventor(?:y|ies)|task anal\w+|observations?|language samples?|speech samples?|transcripts?|dibels|aimsweb\w*|acadience|easycbm|fastbridge|progress[- ]monitoring(?: \w+)?|exit tickets?|point sheets?|scoring sheets?|timed (?:tests?|trials?|probes?|readings?)|stopwatch|gradebook(?: reports?)?|timings?|assignment records?|documentation|anecdotal notes?|notes|counts?|measures?|graphs?|scored|trials data|self-monitoring (?:cards?|sheets?|forms?))\b/;
const ANNOUNCED =
  /\b(?:measured|evidenced|documented|recorded|tracked|charted|graphed|scored|assessed|monitored|determined|indicated|shown|demonstrated|collected|tallied|verified|evaluated|noted|reported|observed|based)\b(?: [a-z]+ly)? (?:by|on|with|in|through|via|using|from|during|according)\b[^.;]{0,160}|\b(?:according to|per(?= (?:the |weekly |daily |teacher |staff |provider )?(?:task|data|teacher|observ|chart|log|check|record|staff|provider|probe))) [^.;]{0,120}|\bdata (?:will be )?(?:collected|taken|recorded)[^.;]{0,120}|\bby (?:[a-z]+ ){0,3}?(?:tall(?:y|ies)|data|records?|charts?|observations?|checklists?|rubrics?|probes?|samples?|logs?|counts?)\b[^.;]{0,80}/g;
/** "on 3 weekly probes" names the record without saying that it is the measure. */
const ON_RECORD =
  /\b(?:on|in|across|over|using|during|of|from|per|at) (?:[a-z0-9'-]+ ){0,6}?(?:probes?|tall(?:y|ies)(?: sheets?)?|(?:data|point|score|scoring|check|recording|observation|interval) (?:sheets?|cards?)|logs?|charts?|graphs?|work products|task analys[ei]s|inventor(?:y|ies)|(?:weekly|biweekly|bi-weekly|monthly|daily) (?:[a-z-]+ )?(?:checks?|lists?|samples?|tests?|assignments|measures?|observations?|recordings?|sheets?|passages|readings)|(?:work|writing|speech|conversation|play|class) samples?|running records|work samples|cbms?|language samples?|curriculum[- ]based [a-z]+|quizzes|timings?|gradebook reports?|checklists?|data collections?)\b[^.;]{0,80}/g;
/** "The SLP transcribes the samples", "Data: word list, kept by the aide". */
const DONE_BY =
  /\b(?:teachers?|slp|pathologist|therapists?|ot|pt|cota|bcba|managers?|providers?|staff|paraeducators?|paraprofessionals?|paras?|aides?|counselors?|psychologists?|interventionists?|specialists?|coach|nurse|educators?|workers?|team|clinician|interpreter|adults?|tvi|parents?|he|she|they|mr\.? [a-z]{2,16}|mrs\.? [a-z]{2,16}|ms\.? [a-z]{2,16}|dr\.? [a-z]{2,16})(?: (?:in|of|from|at) (?:[a-z]+ ){1,4}?)?(?: |(?<= ))(?:(?:also|each|both|then|will|only) ){0,2}(?:records?|scores?|transcribes?|counts?|takes?|keeps?|tallies|tally|graphs?|gives?|collects?|times|charts?|checks?|probes?|administers?|rates?|logs?|samples?|marks?|reviews?|tracks?|monitors?|fills?|listens?(?: and checks)?(?: off)?|initials?|plots?|notes?|writes?|looks? at|uses?(?= a (?:tally|checklist|rubric|data))|observes?|enters?|measures?|writes? down|documents?)\b[^.;]{0,100}|\b(?:data|measures?|measurement|measured|method|evaluation|evidence|tools?|source|progress(?: monitoring| check)?|monitoring|documentation)(?: collection)?: ?[^.;]{3,120}/g;
/** Recording, as a deed: whoever does it, the record is the method. */
const RECORDED =
  /\b(?:measured|documented|recorded|tracked|charted|graphed|scored|tallied|counted|timed|transcribed|logged|rated|checked|collected|observed|assessed|monitored|probed|sampled|taken|kept|marked|graded|reviewed|noted|entered|plotted)\b[^;]{0,90}?\b(?:by|on|in|with|from|at)\b[^.;]{0,90}/g;
const RECORDING =
  /\b(?:charted|graphed|scored|tallied|counted|timed|transcribed|logged|rated|checked|probed|plotted|recorded|tracked|gradebook)\b/;
const WHO =
  /\b(?:(?:special|general|classroom|regular|lead)?(?: education)? ?teachers?|slp|speech[- ]language pathologist|(?:speech |occupational |physical )?therapists?|ot|pt|cota|bcba|case ?managers?|providers?|staff|paraeducators?|paraprofessionals?|aides?|counselors?|psychologists?|interventionists?|teacher of \w+|specialists?|job coach|nurse|educators?|social worker|teams?|clinician|instructors?|observers?|student self|examiner|tvi|librarian|supervisor|guide|interpreter|audiologist|nurse)\b/;
const HOW_OFTEN =
  /\b(?:daily|weekly|bi-?weekly|monthly|bi-?monthly|quarterly|each (?:day|week|session|month|quarter|class|lesson|grading period|marking period|trimester)|every (?:\d+ )?(?:other )?(?:days?|weeks?|sessions?|months?|quarters?|class|lesson|grading period)|per (?:day|week|month|session|quarter)|\d+ times? (?:a|per|each|every) (?:day|week|month|quarter|session)|(?:a|1) time (?:a|per) \w+|\d+(?: or more)? (?:consecutive |separate |different )?(?:data collection|weekly|daily|monthly) ?\w*|(?:\d+ (?:consecutive|out of \d+|of \d+|separate|different|random) )(?:[a-z]+ )?(?:sessions|days|weeks|probes|trials|samples|observations|school days))\b/;
const REPORTED =
  /\b(?:report cards?|grading periods?|progress reports?|marking periods?|progress (?:is|will be) reported|reported to (?:the )?(?:parents?|family)|quarterly|each quarter|every quarter|trimesters?|reporting periods?|sent home|interims?)\b/;

/** How the goal is measured; `plan` and `services` are folded texts of the services, where rhythm and reporting may stand. */
export function measurementIn(text: string, plan = '', services = ''): Measurement {
  const told = everyMatch(RECORDED, text)
    .slice(0, 6)
    .map(([words]) => words);
  // "Tally sheet by the aide." says it without a verb.
  const fragments = text
    .split(/[.;]| - /)
    .slice(1, 12)
    .filter(
      (part) => !/\bwill\b/.test(part) && METHOD.test(part) && (WHO.test(part) || HOW_OFTEN.test(part)),
    );
  const announced = [
    ...everyMatch(ANNOUNCED, text)
      .slice(0, 10)
      .map(([words]) => words),
    ...everyMatch(DONE_BY, text)
      .slice(0, 6)
      .map(([words]) => words),
    ...fragments,
    ...told.filter((words) => WHO.test(words) || METHOD.test(words)),
  ];
  const implied = everyMatch(ON_RECORD, text)
    .slice(0, 6)
    .map(([words]) => words);
  const said = [...announced, ...implied].join(' | ');
  const method = METHOD.exec(said)?.[0] ?? RECORDING.exec(said)?.[0];
  const who = WHO.exec(said)?.[0];
  const howOften = HOW_OFTEN.exec(said)?.[0] ?? HOW_OFTEN.exec(text)?.[0] ?? HOW_OFTEN.exec(plan)?.[0];
  return {
    ...(method === undefined ? {} : { method }),
    ...(who === undefined ? {} : { who }),
    ...(howOften === undefined ? {} : { howOften }),
    isReported: REPORTED.test(text) || REPORTED.test(services),
    isAnnounced: announced.length > 0,
    isImplied: implied.length > 0,
  };
}
