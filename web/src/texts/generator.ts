/** Words of the talk with Wren. */
import { ASSISTANT_NAME } from '@goalwright/contracts/product';

const goals = (count: number): string => (count === 1 ? '1 goal' : `${String(count)} goals`);
const areas = (count: number): string => (count === 1 ? '1 area' : `${String(count)} areas`);
const quotes = (count: number): string => (count === 1 ? '1 quote' : `${String(count)} quotes`);

/** `open`: those the report does not plainly call a need. */
function foundAreas(plain: number, open: number): string {
  if (plain === 0) return `I found ${areas(open)} that could be ${open === 1 ? 'a need' : 'needs'}.`;
  const found = `I found ${areas(plain)} of need`;
  if (open === 0) return `${found}.`;
  return `${found}, and ${String(open)} that could be ${open === 1 ? 'one' : 'needs'}.`;
}

/** A name at the end of its sentence: the stop of its initials is the sentence's own. */
const ended = (name: string): string => (name.endsWith('.') ? name : `${name}.`);

export const generator = {
  title: 'IEP AI Generator',
  terms: {
    heading: 'The terms come first',
    why: `${ASSISTANT_NAME} can draft with you once you have read and accepted the terms of service.`,
    open: 'Read the terms',
  },
  chat: {
    messages: `Messages of you and ${ASSISTANT_NAME}`,
    from: { wren: `${ASSISTANT_NAME}:`, you: 'You:' },
    student: 'Student:',
    typing: `${ASSISTANT_NAME} is writing`,
    loading: 'Loading...',
    progress: 'How far the talk is',
    answer: 'Your answer',
    answerHint: 'Enter submits. Shift+Enter adds a line.',
    placeholder: 'Type your answer',
    unavailable: 'Chat not available at this time',
    submit: 'Submit',
    clear: 'Clear chat',
    nextStudent: 'Next student',
    attach: 'Attach an assessment (.txt or .pdf)',
    edit: (answer: string) => `Change this answer: ${answer}`,
    noAnswer: 'No answer',
    skip: 'Skip this question',
    notSaved: 'Chat history is not saved automatically. Copy what you want to keep.',
    waiting: 'Not connected. Your answer is kept and goes out when the network is back.',
    useInitials: (initials: string) => `Use ${initials}`,
    initialsHint: 'Initials are enough. A full name is not needed for goals.',
    reanswering: 'You are changing an earlier answer. What came after it will be asked again.',
    reansweringReport:
      'You are changing an earlier answer. What came after it will be asked again, and the report that was read after it is deleted.',
    keepAnswer: 'Keep my answer',
  },
  options: {
    radio: 'Please select one',
    singleselect: 'Select an option',
    multiselect: 'Select all that apply',
    date: 'Select a date',
    filter: 'Find in the list, or type another area',
    none: 'Nothing in the list has these letters.',
    chosen: (count: number) => `${String(count)} selected`,
    add: (area: string) => `Add "${area}"`,
    futureDate: 'The date cannot be later than today.',
  },
  satisfied: {
    question: 'Are you satisfied with the generated goals?',
    yes: /^(?:yes|y|yep|yeah|sure|ok|si|sí)[.!]*$/i,
    no: /^(?:no|n|nope)[.!]*$/i,
    neither: 'Please type yes or no to continue.',
    afterYes: 'The goals are in your Goals History. Clear the chat to start with the next student.',
    afterNo:
      'You can edit every card in place. Or clear the chat to start again with another report or baseline.',
  },
  restart: {
    title: 'Erase this chat and start again?',
    text: 'Your answers here are erased, and a report you attached is deleted. Goals already drafted stay in your Goals History.',
    back: 'No, go back',
    erase: 'Yes, erase',
  },
  reanswer: {
    title: 'Change this answer?',
    text: 'The goals below it leave this chat. They stay in your Goals History. New goals are paid for as usual, after you confirm.',
    back: 'Keep my answer',
    go: 'Change it',
  },
  stale: {
    text: 'This talk moved on in another tab.',
    load: 'Load it here',
    stop: 'Nothing you type here is saved until you do.',
    nothingSent:
      'This talk moved on in another tab, so nothing was sent from here. Nothing was drafted, and nothing was charged.',
  },
  notKept: {
    text: 'This talk is not saved.',
    hint: 'It is here as long as this page is open. Copy what you need before you close it.',
    again: 'Save again',
  },
  errors: {
    answer: 'An error occurred while submitting your answer. Please try again.',
    file: 'An error occurred while submitting the file. Please try again.',
    upload: 'Error uploading file. Please try again.',
    question: 'Error loading question.',
    dailyLimit: 'You have reached your daily limit. Please try again tomorrow.',
    draftingFailed: 'The goals could not be drafted. Nothing was charged. Please try again.',
    lostSight: `We cannot reach ${ASSISTANT_NAME} right now. Drafting goes on without this page, and finished goals are in your Goals History.`,
    kept: 'Your answer is kept.',
    notKept:
      'This talk could not be saved, so nothing was sent. Nothing was drafted, and nothing was charged. Please try again. If it stays so, clear the chat: your goals are in the history.',
    retry: 'Try again',
    talkInvalid:
      'This talk cannot be continued. Clear the chat to start again. Your goals are in the history.',
  },
  funds: {
    heading: 'Reload Your Balance',
    insufficient: 'Insufficient funds',
    minimum: 'Minimum balance is $10.',
    needed: 'You need additional funds to continue generating goals.',
    hint: 'Reload in the Wallet tab under Your Account.',
    open: 'Open Wallet',
    again: 'Check my balance again',
    kept: 'Your talk is kept. It goes on where it stopped.',
    balance: (have: string) => `You have ${have}.`,
  },
  price: {
    order: (count: number, cost: string) => `Draft ${goals(count)} for ${cost}.`,
    free: (count: number) => `Draft ${goals(count)}. Your organization is not charged.`,
    terms: (have: string) => `You have ${have}. Failed areas are free.`,
    after: (left: string, minimum: string) => `After this: ${left}. A new sign-in needs ${minimum} to start.`,
    enough: (affordable: number, wanted: number) =>
      affordable === 0
        ? `Your balance is not enough for 1 of ${String(wanted)}: reload first. The report is kept for 24 hours.`
        : `Enough for ${String(affordable)} of ${String(wanted)}: draft ${String(affordable)} now, or reload. The rest resumes without answering again for 24 hours.`,
    ahead: (count: number, cost: string, have: string) =>
      `Drafting starts after the last baseline: ${areas(count)}, ${cost}. You have ${have}. Failed areas are free.`,
    aheadFree: (count: number) =>
      `Drafting starts after the last baseline: ${areas(count)}. Your organization is not charged.`,
    aheadShort: (affordable: number, count: number, have: string) =>
      `You have ${have}, enough for ${String(affordable)} of ${areas(count)}. Reload, or change the areas of need above.`,
    last: (count: number, cost: string) => `Draft ${goals(count)} for ${cost}`,
    lastFree: (count: number) => `Draft ${goals(count)}`,
    choose: 'Choose at least one area',
    tooMany: (max: number) => `Choose at most ${String(max)} areas at a time.`,
    reload: 'Reload my balance',
  },
  permission: {
    title: 'Before your first report',
    text: 'Student records are private. Choose what fits where you work.',
    allowed: 'My school or district allows me to use student records here',
    allowedHint:
      'The file is deleted once it is read. Its text stays encrypted until this talk ends, you delete it, or 24 hours pass.',
    typed: 'Type a baseline without names',
    typedHint: `${ASSISTANT_NAME} asks for the numbers instead. No file leaves your computer.`,
  },
  upload: {
    drop: 'Drop the assessment here (.txt or .pdf)',
    choose: 'Choose a file',
    submitted: 'Assessment successfully submitted!',
    sending: (name: string) => `Sending ${name}`,
    reading: (name: string) => `Reading ${name}`,
    readingAny: 'Reading the report',
    readingPage: (page: number, pages: number) => `Reading page ${String(page)} of ${String(pages)}`,
    nothingCharged: 'Nothing is charged for reading.',
    cancel: 'Cancel upload',
    progress: 'Upload',
    wrongType: 'Only .txt and .pdf files can be read. Nothing was charged.',
    tooLarge: (megabytes: number) =>
      `This file is larger than ${String(megabytes)} MB. Upload the part that holds the assessment. Nothing was charged.`,
    empty: 'This file is empty. Nothing was charged.',
    several: 'Please attach one file at a time.',
    held: (name: string) =>
      `I have ${name}. Before I read it, I need the student's name or initials and the primary disability. The file stays on your computer until then.`,
    lost: 'The page was closed before the file was sent. Please attach it again. Nothing was charged.',
    canceled: 'The upload was canceled. Nothing was charged.',
    next: {
      'document.scanned': 'Ask for the original file, or type a baseline instead.',
      'document.too-many-pages': 'Attach only the pages with results and present levels.',
      'document.several-students': 'Attach the pages about one student only.',
      'document.blank-template': 'Attach the filled-in report, or type a baseline instead.',
      'document.not-a-report':
        'Attach an assessment, an IEP or a progress report, or type a baseline instead.',
      'document.too-short': 'Type a baseline instead, or attach a longer report.',
    } as Readonly<Record<string, string>>,
    another: 'Attach another file',
    typeInstead: 'Type a baseline instead',
  },
  report: {
    delete: 'Delete report now',
    deleting: 'Deleting the report...',
    deleted: (time: string) => `Report deleted ${time}. The quotes in your goals stay.`,
    keptUntil: (time: string) => `The report's text is kept, encrypted, until ${time}.`,
    deleteFailed: 'The report could not be deleted just now. Please try again.',
  },
  child: {
    title: 'Is this the right student?',
    text: (reported: string, label: string) =>
      `The report names ${ended(reported)} You called the student ${ended(label)}`,
    charged: 'Nothing is charged or drafted until you answer.',
    same: 'Yes, same student',
    other: 'No, delete this report',
  },
  students: {
    found: (count: number) => `This file names ${String(count)} students.`,
    title: 'Which student should I read about?',
    text: (label: string) =>
      label === ''
        ? 'Only the pages about the student you choose are read further.'
        : `You called the student ${ended(label)} Only the pages about the student you choose are read further.`,
    fits: (label: string) => `Fits ${label}`,
    none: 'None of these. Delete this report',
    dismissed: 'The report is deleted. You can attach another one.',
  },
  pronouns: {
    ask: (label: string) =>
      `The report does not settle which pronouns ${label === '' ? 'the student' : label} uses. How should the goals put it?`,
    hint: 'Asked once for this report.',
    choices: { he: 'he, him', she: 'she, her', they: 'they, them' },
    name: (label: string) => (label === '' ? 'No pronoun' : `Only ${label}`),
    missing: 'Choose how the goals should speak of the student.',
  },
  review: {
    summary: (counts: { continue: number; raise: number; replace: number }) => {
      const parts = [
        counts.continue > 0 ? `continue ${goals(counts.continue)}` : '',
        counts.raise > 0 ? `raise ${goals(counts.raise)}` : '',
        counts.replace > 0 ? `replace ${goals(counts.replace)}` : '',
      ].filter(Boolean);
      return `This is how last year's plan turned out, as a proposal: ${parts.join(', ')}.`;
    },
    newest: 'Newest number:',
  },
  areas: {
    more: (count: number) => `Show ${String(count)} more areas`,
    heading: 'Areas of need found',
    found: (plain: number, open: number) =>
      `${foundAreas(plain, open)} Look at what the report says, and choose.`,
    noneFound: 'I found no area of need in this report. You can add one yourself below.',
    hasBaseline: 'Has a baseline',
    noBaseline: 'No countable baseline in the report',
    couldBe: 'Could be a need',
    unsureOfNeed: `${ASSISTANT_NAME} leaves this one to you. Check the box if it is a need.`,
    reached: "Last year's goal was reached. Check the box if a harder goal is still needed.",
    praise: 'The report also says:',
    morePraise: (count: number) => `+ ${quotes(count)} of what else it says`,
    moreEvidence: (count: number) => `+ ${quotes(count)}`,
    page: (page: number) => `p. ${String(page)}`,
    ask: (area: string) => `No baseline for ${area}: what should I do?`,
    severalBaselines: 'Which figure?',
    which: (area: string) => `Which figure does the goal for ${area} start from?`,
    unsureWhich: `The report has more than one it could be. ${ASSISTANT_NAME} would take the first.`,
    unsureOfOne: `${ASSISTANT_NAME} is not sure that this is the baseline.`,
    unsureOfAny: `${ASSISTANT_NAME} is not sure that any of these is the baseline.`,
    another: 'Start from another figure',
    anotherTyped: 'Start from a figure I type',
    chooseFigure: (area: string) => `Choose what the goal for ${area} starts from.`,
    open: (count: number) =>
      count === 1
        ? 'For 1 chosen area the report leaves open which figure is the baseline. Choose it below.'
        : `For ${String(count)} chosen areas the report leaves open which figure is the baseline. Choose it below.`,
    type: 'Type a baseline',
    plan: 'Draft a plan to collect it',
    skip: 'Skip this area',
    baseline: (area: string) => `Baseline for ${area}`,
    baselineHint: 'What the student does now, with the number, the unit and the date.',
    decide: (area: string) => `Choose what to do about ${area}.`,
    typeOne: (area: string) => `Type a baseline for ${area}, or choose a plan to collect it.`,
    planAll: (count: number) =>
      count === 1
        ? 'Draft a plan to collect the missing baseline'
        : `Draft a plan to collect ${count === 2 ? 'both' : `all ${String(count)}`} missing baselines`,
    undecided: (count: number) =>
      count === 1
        ? '1 chosen area has no baseline. Decide below what to do about it.'
        : `${String(count)} chosen areas have no baseline. Decide below what to do about each.`,
    addLabel: `Add an area ${ASSISTANT_NAME} did not find`,
    addHint: 'For example Handwriting or Self-advocacy.',
    add: 'Add area',
    left: (count: number) => `${areas(count)} left from this report`,
    couldBeLeft: (count: number) =>
      count === 1 ? '1 more area could be a need' : `${String(count)} more areas could be needs`,
    leftHint: 'Draft them now or later, without answering again.',
  },
  drafting: {
    heading: 'Drafting your goals',
    count: (ready: number, total: number) =>
      total === 0 ? 'Starting' : `${String(ready)} of ${String(total)} ready`,
    progress: 'Drafting progress',
    ready: (number: number, total: number, area: string) =>
      `Goal ${String(number)} of ${String(total)} ready: ${area}`,
    notDrafted: (failed: readonly string[]) => `Not drafted, and not charged: ${failed.join(', ')}.`,
    reconnecting: 'Not connected. Drafting goes on. Finished goals appear here when the network is back.',
    tipsLabel: 'Goal-writing tip',
  },
  tips: [
    {
      title: 'Keep it SMART',
      text: 'Specific, measurable, achievable, relevant, time-bound. Check each word once.',
    },
    {
      title: 'Start from the baseline',
      text: 'Baseline and target use the same unit, so growth can be seen.',
    },
    { title: 'One behavior per goal', text: 'Two skills in one goal cannot both be measured.' },
    {
      title: 'Verbs you can see',
      text: 'Write "reads aloud" or "points to". Leave out "understands" and "improves".',
    },
    {
      title: 'Say the condition',
      text: 'Name what the student is given: a passage, a prompt, a setting.',
    },
    { title: 'Name the measure', text: 'Say who collects data, with what, and how often.' },
    { title: 'Ask for consistency', text: 'Three probes in a row tell more than one good day.' },
    { title: 'Aim for use in class', text: 'Say where in the school day the skill should show.' },
    { title: 'Exact service minutes', text: 'Frequency, minutes, place and role: one number each.' },
    { title: 'Parents decide too', text: 'Bring drafts to the IEP team as drafts.' },
  ],
  afterGoals: {
    disclaimer: 'Review every goal before adopting it. You are responsible for what goes into the plan.',
    copy: 'Chat history is not saved automatically: copy what you need. Finished goals are in your Goals History.',
    history: 'Goals History',
  },
} as const;
