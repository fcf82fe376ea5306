/** The words of the public page. No claim here that the product does not show: no accuracy figure, no promise. */
import { ASSISTANT_NAME, PRODUCT_NAME } from '@goalwright/contracts/product';

export const landing = {
  title: 'IEP goals with the evidence for every number',
  skipToContent: 'Skip to the content',
  nav: {
    label: 'Sections of this page',
    open: 'Open the menu',
    close: 'Close the menu',
    /** The spec's anchors. */
    sections: [
      { id: 'Solution', title: 'Solution' },
      { id: 'Features', title: 'Features' },
      { id: 'Pricing', title: 'Pricing' },
      { id: 'Testimonials', title: 'Examples' },
      { id: 'FAQs', title: 'FAQs' },
    ],
    register: 'Register',
    signIn: 'Sign in',
  },
  hero: {
    heading: 'IEP goals with the evidence for every number',
    typingPrefix: 'Drafts goals for',
    typingPhrases: [
      'reading fluency',
      'math problem solving',
      'articulation',
      'emotional regulation',
      'written expression',
      'social skills',
    ],
    pauseTyping: 'Pause the moving line',
    resumeTyping: 'Let the line move',
    lead: `Give ${ASSISTANT_NAME} an assessment, a baseline or a few answers. You get present levels, goals and services to review, and each number leads to the page it came from.`,
    start: 'Start with $10.00 of credit',
    seeFeatures: 'See what it does',
    terms: '$2.00 per area of need. No subscription, no card to start.',
  },
  sample: {
    caption:
      'Example: a made-up report and what the built-in engine drafted from it, shortened. Every number is the engine’s own.',
    example: 'Example',
    reportTitle: 'From the report',
    page: 'Page 4',
    beforeNumber:
      'M.G. sounds out long words one letter group at a time and loses her place at the end of a line. On September 14, 2026, on a grade 3 passage, she read ',
    number: '62 words correct per minute',
    afterNumber: '.',
    goalNumber: 'Goal 1',
    student: 'M.G.',
    area: 'Reading fluency',
    steps: [
      { value: '62', when: 'Now' },
      { value: '79', when: 'Week 12' },
      { value: '95', when: 'Week 24' },
      { value: '112', when: 'Week 36' },
    ],
    presentTitle: 'Present level of performance',
    presentBefore:
      'In the newest data, dated September 14, 2026, the starting level is 62 words correct per minute.',
    chip: 'p. 4',
    goalTitle: 'IEP goal',
    goal: 'Within 36 instructional weeks of the IEP start date, when handed a new grade 3 passage in the reading group, M.G. will read aloud for one minute at 112 words correct per minute, across 3 weekly probes in a row.',
    checks: '20 of 20 writing checks. Not a legal review.',
  },
  problem: {
    heading: 'The report has sixty pages. The meeting is on Thursday.',
    lead: 'Writing a good goal is careful work, and it mostly happens after the children have gone home.',
    points: [
      {
        title: 'The numbers are buried',
        text: 'The one score that matters stands in a table on page 41, in another unit than the one you probe.',
      },
      {
        title: 'The wording is a craft',
        text: 'Condition, behavior, criterion, measurement, timeframe. Leave one out and the goal cannot be measured.',
      },
      {
        title: 'A guess is worse than a gap',
        text: 'A chatbot writes a smooth sentence with a number nobody ever tested. You find out in the meeting.',
      },
    ],
  },
  solution: {
    heading: 'You bring what you know. Wren does the drafting.',
    lead: 'Three steps, and you are in charge of each.',
    steps: [
      {
        title: 'Give what you have',
        text: `Upload a .pdf or .txt report, type a baseline, or answer ${ASSISTANT_NAME}’s questions one at a time.`,
      },
      {
        title: 'See the price, then say yes',
        text: `${ASSISTANT_NAME} shows the areas of need it found and what they cost. Nothing is charged before that.`,
      },
      {
        title: 'Review with the proof beside you',
        text: 'Goals come in one by one. Open the quote behind any number, edit in place, and copy what you adopt.',
      },
    ],
    note: 'Drafts for discussion. The IEP team, including the parents, decides.',
  },
  features: {
    heading: 'Made for the hour before the meeting',
    tabsLabel: 'Features',
    pause: 'Pause the slides',
    resume: 'Let the slides move',
    evidence: {
      title: 'Evidence for every number',
      text: 'Each score carries a chip with its page. Choose the chip and read the sentence it came from. A number without a source is underlined and says so.',
      quoteTitle: 'Page 4',
      quoteBefore: 'On a grade 3 passage, she read ',
      quoteMarked: '62 words correct per minute',
      quoteAfter: '.',
      sourced: 'The starting level is 62 words correct per minute',
      chip: 'p. 4',
      unsourced: '74 words',
      unsourcedBefore: 'In May she read ',
      unsourcedMark: 'not in the document',
    },
    talk: {
      title: 'Upload, type or talk',
      text: `An assessment, a baseline, or a few questions: ${ASSISTANT_NAME} asks one thing at a time and says why. Initials are enough for a name.`,
      messages: [
        { from: 'wren', text: 'Do you have an assessment to attach?' },
        { from: 'user', text: 'No, but I have a baseline.' },
        { from: 'wren', text: 'Good. What does M.G. do now, and how did you measure it?' },
        { from: 'user', text: '62 words a minute, grade 3 passage, three probes.' },
      ],
    },
    checks: {
      title: 'Twenty writing checks',
      text: 'Each goal is read for what makes it measurable and fair to the child. A check that fails tells you why and what to change, and you decide.',
      list: [
        { name: 'Observable verb', verdict: 'met', why: '“will read aloud” can be heard' },
        { name: 'Baseline in the same unit', verdict: 'met', why: '62 words correct per minute' },
        { name: 'Clear to a stranger', verdict: 'weak', why: '“with ease” needs a definition' },
      ],
      met: 'Met',
      weak: 'Weak',
      note: '18 of 20 writing checks. Not a legal review.',
      quality: 90,
    },
    price: {
      title: 'One clear price, before anything',
      text: 'You see the areas, the price and your balance on one button. An area that could not be drafted is not charged.',
      areas: ['Reading fluency', 'Written expression', 'Math computation'],
      button: 'Draft 3 goals for $6.00',
      balance: 'You have $10.00. Failed areas are free.',
    },
    keep: {
      title: 'Edit, copy, come back',
      text: 'Change any sentence where it stands; it saves by itself. Your goals wait in the history, newest first, also when the laptop was closed in the middle.',
      saved: 'Saved 2:14',
      copy: 'Copy',
      records: [
        { title: 'Record 3', areas: 'Reading fluency, Written expression', day: 'Nov 20, 2026' },
        { title: 'Record 2', areas: 'Emotional regulation', day: 'Nov 12, 2026' },
        { title: 'Record 1', areas: 'Articulation', day: 'Oct 30, 2026' },
      ],
    },
  },
  pricing: {
    heading: 'Pay for what you draft',
    lead: 'No subscription and no minimum purchase. You reload when you need to.',
    price: '$2',
    per: 'per area of need',
    perText: 'One area gives a present level, a goal with objectives, and services.',
    points: [
      '$10.00 of credit when you join: five areas',
      'Deposits from $20.00 to $200.00, paid by card',
      'An area that could not be drafted is not charged',
      'Goals History, editing and copying are free',
    ],
    examplesTitle: 'What a plan costs',
    examples: [
      { areas: '1 area of need', price: '$2.00' },
      { areas: '3 areas of need', price: '$6.00' },
      { areas: '5 areas of need', price: '$10.00', note: 'your starting credit' },
    ],
    minimum:
      'To start drafting after a new sign-in, your balance has to be at least $10.00. Reading, editing and copying never need one.',
    start: 'Create your account',
  },
  comparison: {
    heading: 'Beside the other ways',
    lead: 'Kinds of tools, not single products. Look at yours before you choose.',
    scrollLabel: 'Comparison with other ways of writing goals',
    corner: 'What you want to know',
    columns: [PRODUCT_NAME, 'A general chatbot', 'A goal bank', 'A blank page'],
    rows: [
      {
        question: 'Where a number comes from',
        answers: ['With page and quote', 'You check it yourself', 'You fill it in', 'You look it up'],
      },
      {
        question: 'A number that is in no report',
        answers: ['Underlined and marked', 'Can be made up', 'Left blank', 'You notice it, or not'],
      },
      {
        question: 'Writing checks',
        answers: ['20, each with its reason', 'If you ask for them', 'Rarely', 'Your own eye'],
      },
      {
        question: 'Fits this one child',
        answers: [
          'From the report and your answers',
          'From what you type',
          'You adapt it',
          'Yes, it is all yours',
        ],
      },
      {
        question: 'Price',
        answers: ['$2.00 per area of need', 'Free or by the month', 'Free or by the year', 'Your evening'],
      },
      {
        question: 'Writes about other things too',
        answers: ['No, only IEP goals', 'Yes, nearly anything', 'No', 'Anything you like'],
      },
      {
        question: 'Puts goals into your IEP system',
        answers: ['No, you copy them', 'No, you copy them', 'Some do', 'You type them there'],
      },
    ],
  },
  situations: {
    heading: 'Example situations',
    lead: 'Made up, to show what the work looks like. We print no praise that we cannot show you the sender of.',
    example: 'Example',
    list: [
      {
        who: 'A resource specialist, annual review',
        text: 'Uploads last year’s plan and the newest probes. Last year’s score is kept as history, and the newest one becomes the baseline.',
      },
      {
        who: 'A speech-language pathologist, new to the school',
        text: 'Has an articulation test of eleven pages. Sees the three areas found, unticks one, and drafts two for $4.00.',
      },
      {
        who: 'A teacher with notes and no report',
        text: 'Types “stays with a task 4 minutes, three observations”. Wren asks for the setting, then drafts one goal with three steps.',
      },
      {
        who: 'A psychologist with a score that looks wrong',
        text: 'Chooses the chip, reads the sentence on page 17, corrects the number on the card. It is now marked as entered by her.',
      },
    ],
  },
  questions: {
    heading: 'Questions people ask first',
    list: [
      {
        question: `Does ${PRODUCT_NAME} decide anything for the IEP team?`,
        answer:
          'No. Everything is a draft for discussion. The team, including the parents, decides about goals and services, and you review each draft before you adopt it.',
      },
      {
        question: 'What happens to the report I upload?',
        answer:
          'The file is deleted once it is read. Its text stays, encrypted, until the talk ends, you choose “Delete report now”, or 24 hours have passed. The short quotes behind the numbers stay with your goals.',
      },
      {
        question: 'Is student data sent to another company’s AI?',
        answer:
          'Only if it was allowed: by the administrator of your district, or by you if you belong to none. Otherwise the built-in engine drafts on our own server.',
      },
      {
        question: 'What if a number is not in the report?',
        answer:
          'It is underlined and marked “not in the document”. A number that you type on a card is marked as entered by you.',
      },
      {
        question: 'Which files can I upload?',
        answer:
          'Text and PDF files (.txt, .pdf) of up to 25 MB and 150 pages. A scan without text cannot be read yet, and costs nothing.',
      },
      {
        question: 'Do I need to type a child’s full name?',
        answer: 'No. Initials are enough, and you can type a baseline without any name.',
      },
      {
        question: 'Is the talk saved?',
        answer:
          'The goals are kept in your Goals History. The talk itself is not an archive, so copy what you want to keep from it.',
      },
      {
        question: 'Who may sign up?',
        answer:
          'Providers and administrators of special education who are 18 or older: teachers, speech-language pathologists, occupational therapists, psychologists, specialists and coordinators.',
      },
    ],
  },
  closing: {
    heading: 'Draft your first goal before the next bell',
    text: 'Your $10.00 of credit is enough for five areas of need.',
    start: 'Create your account',
  },
  footer: {
    label: 'Footer',
    register: 'Register',
    signIn: 'Sign in',
    terms: 'Terms of use',
    privacy: 'Privacy policy',
    copyright: (year: number) => `© ${String(year)} ${PRODUCT_NAME}`,
    note: 'Drafts for discussion. The IEP team decides.',
  },
} as const;
