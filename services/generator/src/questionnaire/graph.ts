/**
 * The talk as a table: every question Wren can ask, what counts as an answer, and where each answer leads.
 * Pure; the page's copy of the talk is never trusted, the facts are derived anew from its answers each time.
 */
import {
  MISSING_BASELINE,
  type Question,
  type QuestionId,
  type QuestionType,
} from '@goalwright/contracts/api/questionnaire';
import {
  AREAS_OF_NEED,
  canonicalAreaOfNeed,
  DISABILITIES,
  findDisability,
  isAreaOfNeed,
} from '@goalwright/contracts/areas-of-need';
import { AREAS_PER_GENERATION_MAX } from '@goalwright/contracts/generator';
import { ASSISTANT_NAME } from '@goalwright/contracts/product';
import { judgeBaseline } from '@goalwright/drafting';

/** What the answers so far say. */
export interface Facts {
  readonly hasReport?: boolean;
  readonly studentLabel?: string;
  readonly disability?: string;
  readonly secondaryDisability?: string;
  readonly areas?: readonly string[];
  readonly wantsMoreQuestions?: boolean;
  readonly grade?: string;
  readonly strength?: string;
  readonly setting?: string;
  /** By area; null where the provider has none and wants a plan to collect it. */
  readonly baselines?: Readonly<Record<string, string | null>>;
  readonly skippedAreas?: readonly string[];
  /** The area whose missing baseline is being asked about. */
  readonly areaInDoubt?: string;
  readonly isSatisfied?: boolean;
}

export type Answer = string | readonly string[] | null;

/** What an answer does: new facts, or the same question again with the reason. */
export type Outcome = { readonly facts: Facts } | { readonly askAgain: string };

interface Node {
  readonly ask: (facts: Facts) => string;
  readonly type: QuestionType;
  readonly options?: (facts: Facts) => readonly string[];
  readonly accept: (answer: Answer, facts: Facts) => Outcome;
  readonly next: (facts: Facts) => string;
  /** True where reaching this node means the areas of need are known. */
  readonly isPastNeeds?: boolean;
  /** True where leaving this node for `satisfied` drafts goals. */
  readonly isLast?: boolean;
}

const LABEL_LENGTH_MAX = 80;
const YES = ['yes', 'y', 'yep', 'yeah', 'sure', 'ok', 'si', 'sí'];
const NO = ['no', 'n', 'nope', 'not now'];

const textOf = (answer: Answer): string =>
  (Array.isArray(answer) ? answer.join(', ') : ((answer as string | null) ?? '')).trim().replace(/\s+/g, ' ');
const listOf = (answer: Answer): string[] =>
  (Array.isArray(answer) ? (answer as readonly string[]) : ((answer as string | null) ?? '').split(','))
    .map((item) => item.trim())
    .filter((item) => item !== '');

function yesOrNo(answer: Answer, give: (isYes: boolean) => Facts): Outcome {
  const word = textOf(answer)
    .toLowerCase()
    .replace(/[.!]+$/, '');
  if (YES.includes(word)) return { facts: give(true) };
  if (NO.includes(word)) return { facts: give(false) };
  return { askAgain: 'Please type yes or no to continue.' };
}

function acceptDisability(answer: Answer, give: (disability: string) => Facts): Outcome {
  const disability = findDisability(textOf(answer));
  return disability === undefined
    ? { askAgain: 'Please choose a disability from the list.' }
    : { facts: give(disability) };
}

const remainingAreas = (facts: Facts): readonly string[] =>
  (facts.areas ?? []).filter(
    (area) => !Object.hasOwn(facts.baselines ?? {}, area) && !(facts.skippedAreas ?? []).includes(area),
  );

/** The area the talk asks a baseline for now. */
const currentArea = (facts: Facts): string => remainingAreas(facts)[0] ?? '';

const afterBaseline = (facts: Facts): string => (remainingAreas(facts).length > 0 ? 'baseline' : 'satisfied');

const NO_BASELINE =
  /^(none|no|n\/?a|unknown|not known|i do ?n[o']?t (have|know).*|no baseline.*|skip)?[.!]*$/i;
const DRAFT_NOW = 'Draft goals now from a baseline';
const ANSWER_MORE = 'Answer a few more questions first';
const KEEP_AS_GIVEN = 'No';

function acceptBaseline(answer: Answer, facts: Facts): Outcome {
  const area = currentArea(facts);
  const typed = textOf(answer);
  if (NO_BASELINE.test(typed)) return { facts: { ...facts, areaInDoubt: area } };
  const judgement = judgeBaseline(typed, area);
  if (!judgement.isUsable) return { askAgain: judgement.message };
  return { facts: { ...facts, baselines: { ...facts.baselines, [area]: typed } } };
}

function acceptMissingBaseline(answer: Answer, facts: Facts): Outcome {
  const { areaInDoubt: area = '', ...known } = facts;
  switch (textOf(answer)) {
    case MISSING_BASELINE.type:
      return { facts: known };
    case MISSING_BASELINE.plan:
      return { facts: { ...known, baselines: { ...known.baselines, [area]: null } } };
    case MISSING_BASELINE.skip:
      return { facts: { ...known, skippedAreas: [...(known.skippedAreas ?? []), area] } };
    default:
      return { askAgain: 'Please choose one of the three.' };
  }
}

/** An optional remark: whatever is typed is kept as typed, and nothing is fine too. */
const remark =
  (give: (text: string, facts: Facts) => Facts) =>
  (answer: Answer, facts: Facts): Outcome => ({ facts: give(textOf(answer), facts) });

const GRADES = ['Preschool', 'K', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '12+'];

export const GRAPH = {
  report: {
    ask: () =>
      `Hi, I am ${ASSISTANT_NAME}. I draft goals with you, one question at a time. Do you want to attach an assessment?`,
    type: 'radio',
    options: () => ['Yes', 'No'],
    accept: (answer, facts) => yesOrNo(answer, (hasReport) => ({ ...facts, hasReport })),
    next: () => 'student',
  },
  student: {
    ask: () => "What is the student's name? Initials are enough.",
    type: 'text',
    accept: (answer, facts) => {
      const studentLabel = textOf(answer);
      if (studentLabel === '' || studentLabel.length > LABEL_LENGTH_MAX)
        return { askAgain: 'Please type a name or initials.' };
      return { facts: { ...facts, studentLabel } };
    },
    next: () => 'disability',
  },
  disability: {
    ask: () => "What is the student's primary disability?",
    type: 'singleselect',
    options: () => DISABILITIES.map((disability) => disability.name),
    accept: (answer, facts) => acceptDisability(answer, (disability) => ({ ...facts, disability })),
    next: () => 'secondary-disability',
  },
  'secondary-disability': {
    ask: () => 'Is there a secondary disability?',
    type: 'singleselect',
    options: (facts) => [
      KEEP_AS_GIVEN,
      ...DISABILITIES.map(({ name }) => name).filter((name) => name !== facts.disability),
    ],
    accept: (answer, facts) =>
      textOf(answer) === '' || NO.includes(textOf(answer).toLowerCase())
        ? { facts }
        : acceptDisability(answer, (secondaryDisability) => ({ ...facts, secondaryDisability })),
    next: (facts) => (facts.hasReport ? 'attach' : 'areas'),
  },
  attach: {
    ask: () =>
      'Please attach the assessment with the paperclip (.txt or .pdf). I will show you the areas of need I find before anything is charged.',
    type: 'none',
    accept: () => ({ askAgain: 'Please attach a file with the paperclip.' }),
    next: () => 'attach',
    isPastNeeds: true,
  },
  areas: {
    ask: () => 'Which areas of need should I draft for?',
    type: 'multiselect',
    options: () => AREAS_OF_NEED.map((area) => area.name),
    accept: (answer, facts) => {
      const typed = listOf(answer);
      const areas = [...new Set(typed.map(canonicalAreaOfNeed))];
      if (areas.length === 0) return { askAgain: 'Please name at least one area of need.' };
      if (areas.length > AREAS_PER_GENERATION_MAX)
        return { askAgain: `Please choose at most ${String(AREAS_PER_GENERATION_MAX)} areas of need.` };
      return areas.every(isAreaOfNeed)
        ? { facts: { ...facts, areas } }
        : { askAgain: 'Please name the areas of need in words.' };
    },
    next: () => 'depth',
  },
  depth: {
    ask: () =>
      'Should I draft goals now from a baseline, or do you want to answer a few more questions first?',
    type: 'radio2',
    options: () => [DRAFT_NOW, ANSWER_MORE],
    accept: (answer, facts) => {
      const choice = textOf(answer);
      if (choice !== DRAFT_NOW && choice !== ANSWER_MORE)
        return { askAgain: 'Please choose one of the two.' };
      return { facts: { ...facts, wantsMoreQuestions: choice === ANSWER_MORE } };
    },
    next: (facts) => (facts.wantsMoreQuestions ? 'grade' : 'baseline'),
    isPastNeeds: true,
  },
  grade: {
    ask: (facts) => `What grade is ${facts.studentLabel ?? 'the student'} in?`,
    type: 'singleselect',
    options: () => GRADES,
    accept: (answer, facts) =>
      GRADES.includes(textOf(answer))
        ? { facts: { ...facts, grade: textOf(answer) } }
        : { askAgain: 'Please choose a grade.' },
    next: () => 'strength',
    isPastNeeds: true,
  },
  strength: {
    ask: (facts) => `What does ${facts.studentLabel ?? 'the student'} do well?`,
    type: 'text',
    accept: remark((strength, facts) => ({ ...facts, strength })),
    next: () => 'setting',
    isPastNeeds: true,
  },
  setting: {
    ask: () => 'In which class activity does the need show most?',
    type: 'text',
    accept: remark((setting, facts) => ({ ...facts, setting })),
    next: () => 'baseline',
    isPastNeeds: true,
  },
  baseline: {
    ask: (facts) =>
      `What is the baseline for ${currentArea(facts)}? Say what the student does now, with the number, the unit and the date where you have them.`,
    type: 'text',
    accept: acceptBaseline,
    next: (facts) => (facts.areaInDoubt === undefined ? afterBaseline(facts) : 'missing-baseline'),
    isPastNeeds: true,
  },
  'missing-baseline': {
    ask: (facts) => `There is no baseline for ${facts.areaInDoubt ?? ''} yet. What should I do?`,
    type: 'radio',
    options: () => Object.values(MISSING_BASELINE),
    accept: acceptMissingBaseline,
    next: afterBaseline,
    isPastNeeds: true,
  },
  satisfied: {
    ask: () => 'Are you satisfied with the generated goals?',
    type: 'radio',
    options: () => ['Yes', 'No'],
    accept: (answer, facts) => yesOrNo(answer, (isSatisfied) => ({ ...facts, isSatisfied })),
    next: (facts) => (facts.isSatisfied ? 'end' : 'change'),
    isPastNeeds: true,
  },
  change: {
    ask: () => 'You can edit every card in place. Or clear the chat to start again with another baseline.',
    type: 'none',
    accept: () => ({ askAgain: 'Please clear the chat to start again.' }),
    next: () => 'change',
    isPastNeeds: true,
    isLast: true,
  },
  end: {
    ask: () => 'The goals are in your Goals History. Clear the chat to start with the next student.',
    type: 'none',
    accept: () => ({ askAgain: 'Please clear the chat to start with the next student.' }),
    next: () => 'end',
    isPastNeeds: true,
    isLast: true,
  },
} as const satisfies Record<QuestionId, Node>;

export const FIRST_NODE: QuestionId = 'report';

const nodeOf = (id: QuestionId): Node => GRAPH[id];

/** The question a node asks, given what is known. */
export function questionAt(id: QuestionId, facts: Facts): Question {
  const node = nodeOf(id);
  return {
    id,
    question: node.ask(facts),
    question_type: node.type,
    options: [...(node.options?.(facts) ?? [])],
    is_last_question: node.isLast ?? false,
  };
}

export const isPastNeeds = (id: QuestionId): boolean => nodeOf(id).isPastNeeds ?? false;

export interface Step {
  readonly node: QuestionId;
  readonly facts: Facts;
  /** Set where the answer was no answer: the same question stands, with this reason. */
  readonly askAgain?: string;
  /** True where this answer completed what drafting needs. */
  readonly isDraftDue: boolean;
}

/** One answer at one node. */
export function advance(id: QuestionId, facts: Facts, answer: Answer): Step {
  const outcome = nodeOf(id).accept(answer, facts);
  if ('askAgain' in outcome) return { node: id, facts, askAgain: outcome.askAgain, isDraftDue: false };
  const node = nodeOf(id).next(outcome.facts) as QuestionId;
  const hasAreas = Object.keys(outcome.facts.baselines ?? {}).length > 0;
  const isComplete = node === 'satisfied' && id !== 'satisfied';
  // Every area skipped: there is nothing to draft, and nothing to be satisfied with.
  if (isComplete && !hasAreas) return { node: 'end', facts: outcome.facts, isDraftDue: false };
  return { node, facts: outcome.facts, isDraftDue: isComplete };
}
