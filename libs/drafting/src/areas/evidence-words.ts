/** The words by which a report's prose speaks of each area of need, and of needs and strengths. Source: project facts, 3.8. */
import type { AreaOfNeedName } from '@goalwright/contracts/areas-of-need';

/** Specific before general: a sentence that fits several areas counts for each, a number for the first it fits. */
export const EVIDENCE_WORDS: readonly (readonly [AreaOfNeedName, RegExp])[] = [
  [
    'Phonological awareness',
    /phonological awareness|phonemic awareness|phoneme segment|segment(?:s|ing)? (?:words|sounds)|\bblend(?:s|ing)? (?:sounds|phonemes)|rhym(?:e|es|ing)|\bPSF\b|elision/i,
  ],
  [
    'Writing speed and keyboarding',
    /keyboard(?!ing? instrument)|\btyping\b|\btypes? \d|writing speed|cop(?:y|ies|ied|ying) (?:speed|rate)|letters (?:per|a) minute|handwriting speed/i,
  ],
  [
    'Handwriting',
    /handwriting|legib|letter (?:formation|size|sizing|reversal)|pencil grasp|near[- ]point copy|(?:writes|printed?|printing) (?:below|above|off|on) the line|letter placement|spacing between (?:words|letters)/i,
  ],
  [
    'Reading fluency',
    /reading fluency|oral reading|\bORF\b|\bWCPM\b|\bCWPM\b|words? (?:read )?correct(?:ly)? (?:per|in one|in a|a) ?min|words read correctly|reads? (?:slowly|haltingly|word[- ]by[- ]word)|reading rate|choppy reading|reading with expression/i,
  ],
  [
    'Decoding',
    /decod|phonics|nonsense words?|pseudoword|word attack|letter[- ]sound|vowel (?:team|pattern|digraph)|consonant blends? (?:words|when reading)|\bCVCe?\b|multisyllab\w+ words|sight words?|high[- ]frequency words?|basic reading|word reading|word identification|word recognition|\bNWF\b/i,
  ],
  [
    'Reading comprehension',
    /reading comprehension|comprehen(?:d|sion)\w* (?:of |questions? |passages?|texts?)|passage comprehension|main idea|inferen(?:ce|tial)|literal questions|understand\w* (?:grade[- ]level |complex )?(?:texts?|passages?|what \w+ reads?)|story comprehension|maze/i,
  ],
  ['Spelling', /spell(?:s|ing|ed)?\b|encoding/i],
  [
    'Work completion and executive function',
    /work completion|complet\w+ (?:\w+ ){0,5}(?:assignments|homework|classwork|tasks)|assignments? (?:turned in|completed|submitted)|missing (?:assignments|work)|turn(?:s|ed|ing)? in|homework|executive function\w*|planner|task initiation|initiat\w+ (?:tasks?|work|assignments)|organization(?:al)? skills|disorganiz|organiz\w+ materials/i,
  ],
  [
    'Written expression',
    /written (?:expression|language|narratives?|composition)|writ(?:e|es|ing) (?:a |complete |in complete )?(?:sentences?|paragraphs?|essays?|stories|samples?|assignments)|correct (?:word|writing) sequences|\bCWS\b|total words written|organiz\w+ (?:\w+ )?(?:thoughts|ideas) (?:in|for|when|on) (?:writing|paper)|run-on|capitaliz|punctuat|paragraph writing|writing (?:skills|instruction|fluency)|story starter/i,
  ],
  [
    'Math problem solving',
    /word problems?|problem[- ]solving (?:in|with) math|math(?:ematics|ematical)? (?:problem[- ]solving|reasoning)|applied problems|multi-?step problems|story problems/i,
  ],
  [
    'Math computation',
    /math(?:ematics)? (?:computation|calculation|facts?|fluency)|comput(?:ation|e|ing)|regroup|digits correct|(?:addition|subtraction|multiplication|division)\b|basic facts|numerical operations/i,
  ],
  [
    'Number sense',
    /number sense|count(?:s|ing) (?:to|objects|from|on)|one-to-one correspondence|numeral|quantit(?:y|ies)|place value|identif\w+ numbers|skip[- ]count/i,
  ],
  ['Narrative language', /narrativ|story grammar|story retell|retell(?:s|ing)?\b|story elements?/i],
  [
    'Pragmatic language',
    /pragmatic|social communication|social language|conversation(?:al)? (?:turn|skill|exchange)|topic maintenance|maintain\w* (?:a )?topic|turn[- ]taking in conversation|perspective[- ]taking|nonliteral|(?:on|off)[- ]topic comment/i,
  ],
  [
    'Phonology and intelligibility',
    /intelligib|phonological process|fronting|stopping of|cluster reduction|final consonant deletion|\bCAS\b|apraxia/i,
  ],
  [
    'Articulation',
    /articulat|speech sounds?|(?:^|[\s(])\/[a-zʃʒθðŋɹ]{1,3}\/|phoneme(?:s)? \/|\blisp\b|speech clarity|misarticulat|sound production/i,
  ],
  [
    'Speech fluency',
    /stutter|dysfluen|disfluen|syllable repetitions|\bblocks and\b|prolongations|easy onset|speech fluency/i,
  ],
  [
    'Functional communication',
    /\bAAC\b|speech[- ]generating|communication (?:device|board|book)|\bPECS\b|nonverbal|non-?speaking|functional communication|picture exchange|independent messages/i,
  ],
  [
    'Receptive language',
    /receptive language|follow(?:s|ing)? (?:\w+[- ]){0,3}directions|(?:understand|answer|respond)\w* (?:to )?wh-? ?questions|auditory comprehension|listening comprehension|spatial concepts|understand\w* (?:spoken|oral) /i,
  ],
  [
    'Vocabulary',
    /vocabular|word knowledge|word meanings|synonyms and antonyms|morpholog\w+ (?:roots|awareness)/i,
  ],
  [
    'Expressive language',
    /expressive(?:\/\w+)? (?:\w+ )?language|expressive and narrative|(?:complete|formulat\w+|grammatical\w*|complex|compound) sentences?|sentence (?:formulation|structure|length|expansion)|grammar|syntax|verb tense|past[- ]tense|irregular (?:verbs|plurals)|pronouns? (?:errors|usage|correctly)|\bMLU\b|utterance length|mean length of utterance|two-word (?:phrases|combinations)|single words and|oral (?:language|expression)/i,
  ],
  [
    'Sensory regulation',
    /sensory|seeks? (?:movement|input)|overstimulat|noise[- ]sensitiv|proprioceptive|vestibular|self-regulation strateg/i,
  ],
  [
    'Self-care',
    /dressing|toileting|self[- ]feeding|self-care|zipper|buttons?\b|fasteners|shoelaces|shoe[- ]tying|ties? (?:his|her|their) shoes|hand ?washing|oral motor feeding/i,
  ],
  [
    'Fine motor',
    /fine[- ]motor|visual[- ]motor|manual dexterity|scissors?|cutting (?:skills|along|on|within|a |out)|pencil grip|in-hand manipulation|copy(?:ing)? (?:simple )?shapes|bilateral hand|within \d+\/?\d* inch/i,
  ],
  [
    'Gross motor',
    /gross[- ]motor|\bbalance\b|stairs|ambulat|mobility|hopping|skipping\b|catch(?:es|ing)? a ball|wheelchair|\bgait\b|walker|one[- ]foot/i,
  ],
  [
    'Attention and task engagement',
    /\battention (?:span|problems?|to task|and (?:task|regulation))|sustain\w* attention|inattenti|(?<!based |depending )\bon[- ]task\b|off[- ]task|task (?:engagement|persistence)|engaged (?:in|with|during|for)|academic(?:ally)? engage\w*|distractib|easily distracted|frequent(?:ly)? redirect\w+|attend\w* to (?:task|instruction|lesson)|attention\b(?= (?:is|was|deficits?|difficult))/i,
  ],
  [
    'Emotional regulation',
    /emotional(?:ly)? (?:regulat|control|dysregul)|regulat\w+ (?:his|her|their) emotions|frustrat|meltdown|tantrum|coping (?:skill|strateg)|calm(?:s|ing)? (?:down|self|himself|herself|strateg)|anger\b|outbursts?|dysregulat|\bcries\b|emotional regulation/i,
  ],
  [
    'Behavior',
    /aggress|elop(?:e|es|ed|ement|ing)|talk(?:s|ing|ed)?[- ]outs?\b|call(?:s|ing|ed)?[- ]outs?\b|blurt|disrupt|non-?complian|physical(?:ly)? (?:hit|aggress)|hit(?:s|ting)\b|kick(?:s|ing)\b|property destruction|problem behavio|target behavio|impulsiv|throw(?:s|ing) (?:objects|materials|items)|leaves (?:the )?(?:seat|classroom|area)|out[- ]of[- ]seat|defian|office referrals?/i,
  ],
  [
    'Social skills',
    /social skills?|peer (?:interaction|relationship|relation)|interact\w* with (?:\w+ )?(?:peers|classmates|others)|initiat\w+ (?:\w+ )?(?:interaction|play|greeting)s?|plays? alone|isolat\w+ (?:at|from|during)|make friends|making friends|social interaction|joins? (?:peers|groups|play)|sharing with peers/i,
  ],
  [
    'Anxiety and participation',
    /anxi(?:ety|ous)|school (?:avoidance|refusal)|avoids? (?:speaking|participat)|participat\w+ in (?:class|group)|somatic|worr(?:y|ies|ied)|selective mutism|attendance|chronic(?:ally)? absen|depress/i,
  ],
  [
    'Money and time',
    /\bcoins?\b|money (?:skills|management)|make change|making change|tell(?:s|ing)? time|dollar[- ]up|budget/i,
  ],
  [
    'Daily living and safety',
    /daily living|adaptive (?:skills|behavior|functioning)|community safety|safety skills|street crossing|cross(?:es|ing)? the street|household|meal prep|laundry|stranger safety|independent living skills/i,
  ],
  [
    'Employment',
    /employment|vocational|job (?:skills|site|task)|career|work[- ]based|worksite|interest inventory/i,
  ],
  [
    'Education and training',
    /postsecondary (?:education|training)|college (?:readiness|application)|trade school/i,
  ],
  ['Independent living', /independent living/i],
  [
    'Self-advocacy',
    /self[- ]advoca|request\w* accommodations|ask(?:s|ing)? for (?:help|accommodations|clarification)|self-determination/i,
  ],
  [
    'Pre-academic skills',
    /pre-?academic|names? (?:colors|shapes)|identif\w+ (?:colors|shapes)|school readiness|early learning/i,
  ],
  [
    'Play and joint attention',
    /joint attention|symbolic play|pretend play|play skills|parallel play|cooperative play/i,
  ],
  ['Braille, orientation and mobility', /braille|orientation and mobility|\bO&M\b|white cane|long cane/i],
  ['Listening and equipment care', /hearing aids?|cochlear|FM system|DHH|hearing equipment|auditory skill/i],
];

/** A clause that tells of difficulty. */
export const NEED_CUE =
  /difficult|struggl|weak|\bbelow\b|delay|deficit|\blimited\b|concern|challeng|errors?\b|reduc(?:ed|es)|impair|\bneeds?\b|inconsisten|unable|cannot|can't|does not|do not|did not|doesn't|\bpoor(?:ly)?\b|\black(?:s|ed|ing)?\b|omit|substitut|distort|\bslow(?:ly)?\b|labored|illegib|hard to (?:read|understand)|refus|elope|disrupt|aggress|talk(?:s|ing|ed)? out|talk(?:s|ing)? to others|off[- ]task|redirect|emerging|immature|affect|interfere|trouble|frustrat|only \d|low\b|significant(?:ly)? (?:weak|below)|prompt(?:s|ing)|not yet|rarely|seldom|avoid|withdraw|isolat|solitary|easily distracted|frequent(?:ly)?|outburst|fell (?:in|within) the (?:below|low|very low)|struggle|disorganiz|missing|leaves out|inattenti/i;

/** A clause that tells of a strength, or denies a difficulty. */
export const STRENGTH_CUE =
  /age[- ](?:appropriate|level|expected)|within (?:the )?(?:normal|functional|average|expected|typical|age)[a-z ,-]{0,24}(?:limits?|range|expectations?)|\bstrengths?\b|average or above|above[- ]average|adequate|no (?:significant |current |reported |notable |major |further )?(?:concerns?|difficult\w+|deficits?|problems?|needs?|issues?|delays?)|without (?:difficulty|concern|assistance)|not (?:a |an area of )?(?:concern|of concern|an area of need)|denie[sd] (?:any )?concerns?|intact|well[- ]developed|on grade level|at grade level|grade[- ]level expectations (?:are|were) met|meets? (?:grade|age|benchmark|expectation)|\bstrong\b|\bexcels?\b|proficient|mastered|unremarkable|appropriate for (?:his|her|their) age|high average|superior|independently (?:gets|completes|manages)|good (?:reader|writer|at)|commensurate with (?:same-age )?peers|were functional|are functional/i;

/** Where a sentence turns: what is said before may be the opposite of what is said after. */
export const TURN = /\s(?:but|however|although|though|whereas|while|yet|despite|except)\b|;\s/i;

/** Areas a text speaks of, catalogue order of specificity. */
export function areasIn(text: string): AreaOfNeedName[] {
  return EVIDENCE_WORDS.filter(([, words]) => words.test(text)).map(([area]) => area);
}
