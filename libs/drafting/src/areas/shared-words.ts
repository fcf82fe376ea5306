/** Words that two areas share: which of them a text means, by what stands beside them. */
import type { AreaOfNeedName } from '@goalwright/contracts/areas-of-need';

/** "She spelled 7 of 20, mostly short-vowel words with blends": the patterns of words belong to spelling as well as to reading. */
const SPELLED = /\bspell(?:s|ed|ing)?\b|\bdictat(?:ed|ion)\b|\blegib|\bcopied\b|\bformed\b/i;
const READ =
  /\bread|decod|phonics|word attack|nonsense|sight words?|\bsound(?:s|ed|ing)? out|letter[- ]sound|alphabet/i;
const isOnlySpelled = (text: string) => SPELLED.test(text) && !READ.test(text);

/** "Writing complete sentences": the sentences of a paragraph are writing, those that are said are language. */
const WRITTEN =
  /\bwrit(?:e|es|ing|ten|er)\b|\bwrote\b|\bparagraphs?\b|\bessays?\b|\bdrafts?\b|\bfragments?\b|\bconventions\b|\bend marks?\b|\bcapital letter/i;
const SPOKEN =
  /\boral|\bspoken|\bspeak|\bsa(?:y|ys|id)\b|\bspeech|\blanguage|\butter|\bconvers|\bMLU\b|\bexpressive|\bsymbol|\bdevice\b|\btold\b|\btell|\bverbal/i;
const isOnlyWritten = (text: string) => WRITTEN.test(text) && !SPOKEN.test(text);

/** "Following directions the first time": who understands and does not do it needs no lesson in language. */
const COMPLIANCE =
  /\bcompl(?:y|ie[sd]|ian)|\brespon\w+ to (?:adult|staff|teacher) |\brefus|\bthe first time\b|\bdefian|\bfollowed within\b/i;
const UNDERSTANDING = /\bunderstand|\blanguage|\bcomprehen|\bstep\b|\blisten|\bspoken|\bvocabular/i;
const isOnlyObeyed = (text: string) => COMPLIANCE.test(text) && !UNDERSTANDING.test(text);

/** "Say stop without /t/": a sound taken from a spoken word is heard, and none is said wrongly. */
const SOUND_TAKEN_AWAY =
  /\b(?:without|delet\w+|drop\w*|remov\w+|tak\w+ (?:away|off)|left out|blend(?:s|ed|ing) sounds|segment\w*|apart)\b[^.;]{0,40}\/[a-z]{1,2}\/|\bsay \w+ without\b|\bsounds? (?:had to be|was|is|to be) (?:dropped|deleted|taken)/i;
const SAID_WRONG = /\barticulat|\bmisarticulat|\bpronounc|\blisp\b|\bdistort|speech sounds?/i;

/** "Thick paper shapes before thin": cut out, not named. */
const CUT_OUT = /\bcut(?:s|ting)?\b|\bscissors?\b|\bsnip/i;
const KNOWN_EARLY = /\bcolors?\b|\breadiness|\bpre-?academic|\bearly\b|\bsort|\bmatch/i;

/** "Raising his hand and waiting": who calls out is not shy of speaking. */
const CALLS_OUT =
  /\brais\w+ (?:his|her|their|a) hands?\b[^.;]{0,30}\bwait|\bblurt|\bcall(?:s|ed|ing)? out\b/i;
const IS_SHY = /anxi|worr|avoid|volunteer|absen|attendance|panic|mutism/i;

/** "As the focus for pragmatic language": what the work is about, not how long a student attends. */
const FOCUS_OF_WORK =
  /\b(?:the|a|as|our|with|main|next) (?:\w+ )?focus (?:for|on|of|is|will)\b|\bas (?:a|the) focus\b|\bstays? in (?:the )?group,? \d/i;
const ATTENDS = /attent|on[- ]task|off[- ]task|engage|distract|redirect|inatten|focus(?:ed|es|ing)\b/i;

/** "Comprehension of longer directions": heard, not read. */
const HEARD =
  /\bcomprehension of (?:\w+ ){0,3}(?:directions?|questions|language|speech)\b|\b(?:spoken|oral|listening) comprehension\b/i;
const IS_READ = /\bread|\bpassage|\btext\b|\bprint/i;

/** "I could follow about 60% of his words": how clearly, not what about. */
const HEARD_CLEARLY =
  /\b(?:follow|understand|understood|make out|made out|catch|caught) (?:\w+ )?\d{1,3} ?(?:%|percent|of \d{1,3}) (?:of )?(?:(?:his|her|their|the) )?words/i;

/** "Tasks finished at the shift, by the job coach's count": work that is paid, not schoolwork. */
const AT_WORK = /\bjob coach|\bshifts?\b|\bwork ?sites?\b|\bemployer|\bjob site/i;

/** "Took a movement break before becoming upset": what the body needs, where no feeling is worked on. */
const OF_THE_SENSES = /\bmovement breaks?\b|\bsensory\b|\bnois[ey]|\bloud\b|\btextures?\b/i;
const OF_FEELINGS = /\bcalm|\bcoping|\bfeeling|\bang(?:er|ry)|\bemotion|\btantrum|\bmeltdown|\bfrustrat/i;

/** "None of the strips she snipped came out on the line": a line to cut along. */
const isOnlyCut = (text: string) => CUT_OUT.test(text) && !/\bwr(?:it|ote)|\bletters?\b|\bprint/i.test(text);

/** "Shown capital letters, she named 8": known by name, not put where a sentence begins. */
const NAMED_LETTERS =
  /\b(?:nam|identif|know|knew|shown|recogni|pick|point|match)\w*\b[^.;]{0,40}\b(?:capitals?|letters)\b/i;

/** "On dictation of 20 academic words, the same week as the essay": spelled, not composed. */
const WORDS_DICTATED = /\bdictat(?:ion|ed)\b[^.;]{0,40}\bwords?\b/i;

/** "4.7 % of 300 syllables when reading aloud": how smoothly somebody speaks. */
const SPOKEN_SMOOTHLY = /\bsyllables\b|\bstutter|\bd[iy]sfluen|\bblocks\b/i;

/** "She hunts with one finger and makes 6 words per minute": typed, not read. */
const TYPED = /\btyp(?:es?|ed|ing)\b|\bkeyboard|\bword[- ]process|\bhunt/i;
const isOnlyTyped = (text: string) => TYPED.test(text) && !/\bread/i.test(text);

/** "4 of 11 sentences of her narrative have an end mark", "31 % for narrative, 18 % for expository": written, or read. */
const NARRATIVE_ON_PAPER = /\bend marks?\b|\bcapital letter|\bconventions\b|\bexpository\b/i;

/** "Seat with the better ear to the talker": whoever talks. */
const TALKS = /\btalker\b/i;
const COMMUNICATES_OTHERWISE =
  /\bAAC\b|\bdevice|\bsymbol|\bpicture|\bmessages?\b|\bwith (?:his|her|their|a|the) talker/i;
const HEARS = /\bhear|\bears?\b|\bmicrophone|\bnois[ey]|\bmic\b/i;

/** "Named one of five accommodations (headphones)": knowing them is the skill. */
const OF_ACCOMMODATIONS = /\baccommodations?\b/i;

/** "Initiated a comment or question in 3 of 20 openings": talk, not company. */
const OF_TALK = /\b(?:comments?|questions?|messages)\b/i;
const IN_COMPANY =
  /\bpeers?\b|\bfriend|(?<!\brole[- ])\bplay|\brecess\b|\bgroups?\b|\bclassmate|\bsocial\b|\bgames?\b|\bchild/i;

/** "Translating situations into equations": not how to solve one, but which one to write. */
const EQUATION_FROM_WORDS =
  /\b(?:situations?|descriptions?|stor(?:y|ies)|words|problems?) into (?:an? )?(?:[\w-]+ )?equations?\b|\bequations? (?:from|for|that (?:fits?|matches)) (?:an? |the )?(?:[\w-]+ )?(?:situations?|descriptions?|stor(?:y|ies)|word problems?|sentences?)\b/i;

/** "The peer looked at the clock and shifted in his chair": bored, and no lesson in telling time. */
const LOOKED_AT_CLOCK = /\b(?:look|glanc|star|peek|watch)\w{0,4} (?:up )?(?:at )?the clock\b/i;
const OF_TIME_OR_MONEY =
  /\btell\w* (?:the )?time\b|\bread\w* (?:the |a )?clock|\bmoney\b|\bcoins?\b|\bdollar|\bminutes\b/i;

/** "Equation or drawing written before computing": what comes before it is taught. */
const BEFORE_COMPUTING =
  /\bbefore (?:any |the |he |she |they )?(?:computing|calculating|computes?|calculates?)\b/i;
const COMPUTES =
  /\bcomputation\b|(?<!\bbefore (?:any |the |he |she |they )?)\b(?:comput|calculat)(?:es?|ing|ed)\b|\bfacts\b|\bregroup|\b(?:multipl|subtract|divi[ds])|\badd(?:s|ing|ition)\b/i;

/** "Character, initiating event and one attempt": parts of a story, where nobody is spoken to. */
const OF_A_STORY = /\b(?:initiating events?|story (?:grammar|parts|elements))\b/i;

/** "Retell the problem in her own words", among the steps of solving it. */
const RETELLS_PROBLEM =
  /\bretell\w*\b[^.;]{0,60}\b(?:problems?|equation)\b|\bproblems?\b[^.;]{0,60}\bretell/i;
const TELLS_STORY = /\bstor(?:y|ies)\b(?! problem)|\bnarrativ/i;

/** "Ask for headphones or a break": what the body needs, where nobody misbehaves. */
const FOR_THE_SENSES = /\bheadphones\b|\bsensory\b|\bmovement breaks?\b|\bquiet (?:corner|space|spot)\b/i;
const MISBEHAVES =
  /\baggress|\bhit|\bkick|\bbit(?:es|ing)\b|\bthrow|\belop|\bdisrupt|\bdefian|\brefus|\bbehavio/i;

/** "Fire drills keep her from sleeping": the noise, not the way out. */
const DRILL = /\bdrills?\b/i;
const OF_SAFETY =
  /\bsafe|\bevacuat|\bexits?\b|\bline up|\bstreet|\btraffic|\bstranger|\bemergenc|\bchores?\b|\bcook/i;
const OF_NOISE =
  /\bnotice\b|\bnois|\bloud|\balarm|\bheadphones|\bears\b|\bsleep|\bwarn|\bscare|\bafraid|\bupset/i;

/** "Keep homework calm": the evening, not the child. */
const KEPT_CALM =
  /\bkeep(?:s|ing)? (?:the |his |her |their )?(?:homework|evenings?|mornings?|dinner|home|bedtime|things|visits?) calm\b/i;

/** "Two-step: 5 of 12 followed correctly": steps that are said and obeyed, not worked out. */
const FOLLOWED = /\bfollow(?:s|ed|ing)\b|\bdirections?\b|\bcommands?\b/i;
const OF_MATH = /\bproblems?\b|\bmath|\bequation|\bsolv/i;

/** "Repeat the steps before starting a task": when it is done, not what is hard. */
const BEFORE_STARTING =
  /\bbefore (?:(?:he|she|they|the student) )?(?:starts?|starting|begins?|beginning)\b(?: on)? (?:[\w-]+ ){0,2}(?:task|work|assignment|writing)/i;
const OF_WORK_HABITS =
  /\b(?:complet|finish|initiat|organiz|homework|planner|hand(?:s|ed|ing)? in|turn(?:s|ed|ing)? in|missing|late\b|executive|materials)/i;

/** "When Ms. Whitcomb reads aloud he remembers details": somebody reads to the student. */
const READ_BY_ANOTHER =
  /\b(?:when|while|as|if|after|whenever|once) (?:(?:(?:the|his|her|their|an?) )?(?:teacher|parent|adult|aide|grown-up|mother|father|mom|dad|someone|somebody|librarian|peer)|i|we|(?:mr|ms|mrs|miss|dr)\.? \p{Lu}[\p{L}'-]{1,20}) (?:is |was )?read(?:s|ing)? (?:\w+ ){0,3}?aloud\b/iu;
/** How the student reads, beside it. */
const READS_FLUENTLY =
  /\bfluen|\bW?CW?PM\b|\bwords? (?:read )?(?:correct|right|per|an? minute)|\bORF\b|\bexpression\b|\b(?:he|she|they) (?:\w+ )?reads? (?:\w+ ){0,3}?aloud\b|\b(?:his|her|their) (?:own )?(?:oral reading|reading aloud)\b|\bchoppy|\bhaltingly|\bword[- ]by[- ]word\b/i;

/** "Regrouping with base-ten blocks", "a number line on the desk": a tool for working something out. */
const NUMBER_TOOL =
  /\bbase[- ]ten (?:blocks|materials|pieces)\b|\b(?:a|an|the|his|her|their|and|or|open) number line\b/i;
const WORKED_OUT =
  /\bregroup|\bsubtract|\baddition\b|\badding\b|\bmultipl|\bdivi[ds]|\bfacts?\b|\bcomput|\bcalculat|\bproblems?\b|\bsolv/i;
const OF_NUMBERS =
  /\bnumber sense\b|\bplace[- ]value\b|\bcount(?:s|ing|ed)?\b|\bcompar|\border(?:s|ing|ed)?\b|\bnumerals?\b|\bquantit|\bwhich (?:is|was) (?:more|less)|\bplac(?:e|es|ed|ing) (?:numbers|fractions|\d)|\bround|\blocat|\bfraction/i;

const OF_ANOTHER: ReadonlyMap<AreaOfNeedName, (text: string) => boolean> = new Map<
  AreaOfNeedName,
  (text: string) => boolean
>([
  ['Decoding', isOnlySpelled],
  ['Expressive language', isOnlyWritten],
  ['Receptive language', isOnlyObeyed],
  ['Articulation', (text) => SOUND_TAKEN_AWAY.test(text) && !SAID_WRONG.test(text)],
  ['Pre-academic skills', (text) => CUT_OUT.test(text) && !KNOWN_EARLY.test(text)],
  ['Anxiety and participation', (text) => CALLS_OUT.test(text) && !IS_SHY.test(text)],
  ['Attention and task engagement', (text) => FOCUS_OF_WORK.test(text) && !ATTENDS.test(text)],
  ['Reading comprehension', (text) => HEARD.test(text) && !IS_READ.test(text)],
  [
    'Emotional regulation',
    (text) => (OF_THE_SENSES.test(text) && !OF_FEELINGS.test(text)) || KEPT_CALM.test(text),
  ],
  ['Behavior', (text) => FOR_THE_SENSES.test(text) && !MISBEHAVES.test(text)],
  ['Daily living and safety', (text) => DRILL.test(text) && OF_NOISE.test(text) && !OF_SAFETY.test(text)],
  ['Pragmatic language', (text) => HEARD_CLEARLY.test(text)],
  ['Handwriting', isOnlyCut],
  [
    'Written expression',
    (text) => (NAMED_LETTERS.test(text) || WORDS_DICTATED.test(text)) && !/\bwr(?:it|ote)/i.test(text),
  ],
  [
    'Reading fluency',
    (text) =>
      (SPOKEN_SMOOTHLY.test(text) && !/\bwords? correct|\bW?CW?PM\b/i.test(text)) ||
      isOnlyTyped(text) ||
      (READ_BY_ANOTHER.test(text) && !READS_FLUENTLY.test(text)),
  ],
  [
    'Narrative language',
    (text) => NARRATIVE_ON_PAPER.test(text) || (RETELLS_PROBLEM.test(text) && !TELLS_STORY.test(text)),
  ],
  [
    'Functional communication',
    (text) => TALKS.test(text) && HEARS.test(text) && !COMMUNICATES_OTHERWISE.test(text),
  ],
  [
    'Sensory regulation',
    (text) => OF_ACCOMMODATIONS.test(text) && !/\bsensory|\bnois[ey]|\bloud/i.test(text),
  ],
  [
    'Math computation',
    (text) =>
      (EQUATION_FROM_WORDS.test(text) && !/comput|calculat|\bfacts\b/i.test(text)) ||
      (BEFORE_COMPUTING.test(text) && !COMPUTES.test(text)),
  ],
  ['Money and time', (text) => LOOKED_AT_CLOCK.test(text) && !OF_TIME_OR_MONEY.test(text)],
  ['Social skills', (text) => (OF_TALK.test(text) || OF_A_STORY.test(text)) && !IN_COMPANY.test(text)],
  [
    'Work completion and executive function',
    (text) => AT_WORK.test(text) || (BEFORE_STARTING.test(text) && !OF_WORK_HABITS.test(text)),
  ],
  ['Number sense', (text) => NUMBER_TOOL.test(text) && WORKED_OUT.test(text) && !OF_NUMBERS.test(text)],
  ['Math problem solving', (text) => FOLLOWED.test(text) && !OF_MATH.test(text)],
]);

/** Whether the words by which a text seems to speak of an area belong to another one here. */
export const isOfAnother = (area: AreaOfNeedName, text: string): boolean =>
  OF_ANOTHER.get(area)?.(text) ?? false;
