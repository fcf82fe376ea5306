/** Whether a goal speaks of one child, and of the right one. */
import type { DraftedGoal } from '../drafted-goal.js';
import { type CheckInput, type Edit, fail, type Judgement } from './check-rule.js';

export const RIGHT_CHILD = 'The right child';

const FAMILIES = {
  he: /\b(?:he|him|his|himself)\b/i,
  she: /\b(?:she|her|hers|herself)\b/i,
} as const;

/** Where a form leaves the choice open. */
const EITHER = /\b(?:he or she|he\/she|she or he|his or her|his\/her|her\/his|him or her|him\/her|s\/he)\b/gi;

/** Pronouns side by side are what is taught, as in "use he and she"; so are those in quotes. */
const TAUGHT =
  /\b(?:he|she|him|her|his|hers|they|them|it)(?:(?:, | ?\/ ?|,? (?:and|or|versus|vs\.?|for) )(?:he|she|him|her|his|hers|they|them|their|it|we|i|you)\b){1,6}|["“][^"”]{0,600}["”]|\bpronouns?\b[^.;]{0,12}\((?:[^)]{0,80})\)/gi;

/** What others said about the child, and sentences about adults, may use any pronoun. */
function ownWords(text: string): string {
  return text
    .replace(/["“][^"”]{0,600}["”]/g, ' ')
    .split(/(?<=(?<![A-Z])[.!?])\s+/)
    .filter(
      (sentence) =>
        !/\b(?:mother|father|mom|dad|parents?|grand\w+|guardian|aunt|uncle|sister|brother|teacher|Mrs?\.|Ms\.|Dr\.)\b/i.test(
          sentence,
        ),
    )
    .join(' ');
}

const NOT_NAMES =
  /^(?:The|This|That|These|Those|Student|Students|Child|Learner|Given|When|While|During|After|Before|Using|In|On|At|By|Within|With|Over|Upon|Following|He|She|They|It|His|Her|Their|A|An|IEP|Goal|Data|Baseline|Currently|As|Team|Staff|Teacher|Reading|Writing|Math|Progress|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Friday|SLP|OT|PT|DIBELS|Spring|Fall|Winter|Grade|Who|Which|Class|And|If|Each|Every|Also|Then|Annual|Language|Speech|Aide|Aides|Para|Nurse|Coach|Mom|Dad|Parent|Parents|Family|Adult|Adults|Peer|Peers|Librarian|Clinician|Driver|Mr|Mrs|Ms|Dr|BCBA|APE|TVI|COTA|Job|Someone|Everyone|One|Nobody|Points?|Half|Most|Some|Until|Because|But|So|To|Not|No|Yes|All|Both)$/;

/** Nouns that open a sentence with a capital: "Instruction", "Spelling", "Accuracy". */
const NOUN_ENDING =
  /(?:ing|tion|sion|ment|ness|ity|ance|ence|ery|acy|ers|ors|ess|ogy|ure|ly|ics|ists?|ills?)$/;

/** First names said to do something: "Marcus will read", "Marcus reads". */
function namesOf(text: string): Set<string> {
  const found = new Set<string>();
  const subjects =
    /\b(\p{Lu}\p{Ll}{1,14})(?: \p{Lu}\p{Ll}{1,14}\.?| \p{Lu}\.)? (?:will(?! be (?!able)\p{L})|currently|correctly|reads?|scored|writes?|produces?|needs|answers?|completes?|uses|identifies|struggles|knows|averaged|earned|solves|initiates|spells|requests)\b/gu;
  for (const [, name = ''] of text.slice(0, 6000).matchAll(subjects)) {
    if (!NOT_NAMES.test(name) && !NOUN_ENDING.test(name) && found.size < 10) found.add(name);
  }
  return found;
}

const isListed = (text: string, name: string) =>
  name.length >= 3 &&
  new RegExp(String.raw`(?<![\p{L}])${name.replace(/[^\p{L}\p{N} ]/gu, '.')}(?![\p{L}])`, 'u').test(text);

/** A child's name in this goal that is not this student's: from the report, or from how the plan's goals differ. */
function otherChild({ draft, context }: CheckInput): string | undefined {
  const own = [draft.Goal, ...draft.Objectives].join(' ');
  const all = `${own} ${draft.Baseline.replace(/["“][^"”]{0,600}["”]/g, ' ')}`;
  const left = context.report?.otherStudentNames.find((name) => isListed(all, name.split(' ')[0] ?? name));
  if (left !== undefined) return left;
  // Our own drafts name nobody but the label they were given; only texts from elsewhere are searched for names.
  if (context.isWithoutSources !== true) return undefined;
  const subjects = [...namesOf(own)];
  const baselineNames = [...namesOf(draft.Baseline.replace(/["“][^"”]{0,600}["”]/g, ' '))];
  const differs =
    subjects.length > 0 && baselineNames.length > 0 && !baselineNames.some((name) => subjects.includes(name));
  if (differs) return baselineNames[0];
  if (subjects.length > 1) return subjects[1];
  const counts = (context.otherGoals ?? []).flatMap((other: DraftedGoal) => [...namesOf(other.Goal)]);
  const [name] = subjects;
  if (name === undefined || counts.length < 2) return undefined;
  // One goal of a plan about another child: its name is nowhere else, and the others agree.
  const rest = new Set(counts);
  return !rest.has(name) && rest.size === 1 ? name : undefined;
}

const TO_SHE: Readonly<Record<string, string>> = { he: 'she', him: 'her', his: 'her', himself: 'herself' };
const inCase = (word: string, like: string) =>
  /^\p{Lu}/u.test(like) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

const toShe = (text: string) =>
  text.replace(/\b(?:he|him|his|himself)\b/gi, (word) => inCase(TO_SHE[word.toLowerCase()] ?? word, word));
/** "her" is "his" before a noun and "him" elsewhere. */
const toHe = (text: string) =>
  text
    .replace(/\bherself\b/gi, (word) => inCase('himself', word))
    .replace(/\bshe\b/gi, (word) => inCase('he', word))
    .replace(/\bhers\b/gi, (word) => inCase('his', word))
    .replace(
      /\bher\b(?=\s+(?!(?:to|in|on|at|for|with|and|or|by|from|when|while|during|after|before|as|the|a|an)\b)\p{L})/giu,
      (word) => inCase('his', word),
    )
    .replace(/\bher\b/gi, (word) => inCase('him', word));

function pronounEdit({ draft }: CheckInput, known: 'he' | 'she'): Edit {
  const change = known === 'she' ? toShe : toHe;
  return { Goal: change(draft.Goal), Objectives: draft.Objectives.map(change) };
}

/** A failing judgement, or undefined where the goal is about one child and the right one. */
export function wrongChild(input: CheckInput): Judgement | undefined {
  const { draft, context } = input;
  const other = otherChild(input);
  if (other !== undefined)
    return fail(
      `The name ${other} is not this student's.`,
      'Take the other name out, and make sure that nothing else of that child is here.',
    );
  const withoutTaught = (text: string) => text.replace(EITHER, ' ').replace(TAUGHT, ' ');
  const goalWords = withoutTaught([draft.Goal, ...draft.Objectives].join(' '));
  const baselineWords = ownWords(withoutTaught(draft.Baseline));
  const used = familiesIn(`${goalWords} ${baselineWords}`);
  const known = context.report?.student.pronouns ?? undefined;
  const wrong = used.filter((family) => family !== known);
  if (used.length < 2 && (known === undefined || wrong.length === 0)) return undefined;
  const isInGoalAlone = !familiesIn(baselineWords).some((family) => wrong.includes(family));
  const edit = isInGoalAlone && (known === 'he' || known === 'she') ? pronounEdit(input, known) : undefined;
  return fail(
    used.length === 2
      ? 'The draft says both "he" and "she".'
      : `The report says "${known ?? ''}" and the draft "${wrong[0] ?? ''}".`,
    'Use one pronoun throughout, the one the student uses.',
    edit,
  );
}

const familiesIn = (text: string) => (['he', 'she'] as const).filter((family) => FAMILIES[family].test(text));
