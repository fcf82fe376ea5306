/** The words by which a report's prose speaks of each area of need, and of needs and strengths. Source: project facts, 3.8. */
import type { AreaOfNeedName } from '@goalwright/contracts/areas-of-need';
import { PatternIndex, WordPattern } from '../extraction/pattern-index.js';

/** Specific before general: a sentence that fits several areas counts for each, a number for the first it fits. */
export const EVIDENCE_WORDS: readonly (readonly [AreaOfNeedName, RegExp])[] = [
  [
    'Phonological awareness',
    /take(?:s|n)? away (?:a |the )?(?:\w+ )?sounds?\b|sounds? from (?:a )?(?:spoken )?words?|sound awareness|(?:spoken )?sounds? (?:together into|in each)\b|(?:pull|broke|break|took|take)\w{0,3} (?:\w+ ){0,3}words? apart|phonological awareness|phonemic awareness|phoneme segment|segment(?:s|ed|ing)? (?:\w+ ){0,4}(?:words|sounds|syllables)|(?:blending|segmenting|segmentation|deletion|elision|isolation|substitution|manipulation|rhyming)\s*[:=]|\bblend(?:s|ing)? (?:sounds|phonemes)|rhym(?:e|es|ing)|\bPSF\b|elision|blending and segmenting|phoneme tasks|phoneme words|(?:blend|segment|delet|manipulat)\w* (?:\w+ ){0,3}(?:sounds?|phonemes|syllables)|phoneme (?:isolation|deletion|blending|manipulation|substitution)|sounds? in (?:spoken )?words|first[- ]sound fluency|\bFSF\b|beginning sounds|ending sounds|segmenting probe|hearing (?:the )?sounds\b|sound (?:pieces|segments)\b|Elkonin/i,
  ],
  [
    'Writing speed and keyboarding',
    /keyboard(?!ing? instrument)|word[- ]process\w+|\bhunts? (?:and|with|for)|\btyping\b|\btypes? \d|writing speed|cop(?:y|ies|ied|ying) (?:speed|rate)|letters (?:per|a) minute|handwriting speed|words? typed|\btypes?\b (?:on|with|at|slowly|\w+ words)|hunt[- ]and[- ]peck|home row|note[- ]taking|cop(?:ied|y|ying|ies) from (?:the )?(?:slides|board|whiteboard)/i,
  ],
  [
    'Handwriting',
    /could be read\b(?<=\d ?(?:%|percent) could be read)|(?:writes?|wrote|prints?|printed|forms?|formed) (?:\d{1,2} (?:out )?of (?:the |his |her |all )?\d{1,2} )?(?:(?:upper|lower)[- ]?case |capital )?letters\b|handwriting|legib|letter (?:formation|size|sizing|reversal)|pencil grasp|near[- ]point copy|(?:writes|printed?|printing) (?:below|above|off|on) the line|letter placement|spacing between (?:words|letters)|letters? (?:could|can|cannot) be read|printing\b|writes? (?:his|her|their) (?:first |full |last )?name|letters? touching|(?:on|off|below|above) the (?:baseline|line)\b|spaces? between (?:words|letters)|could read \d+ of (?:the )?\d+ words(?! on (?:the|a) )|penmanship|far[- ]point|cursive\b|lower-?case alphabet/i,
  ],
  [
    'Reading fluency',
    /reading fluency|oral reading|\bORF\b|\bWCPM\b|\bCWPM\b|words? (?:read )?correct(?:ly)? (?:per|in one|in a|a) ?min|words read correctly|reads? (?:slowly|haltingly|word[- ]by[- ]word)|reading rate|choppy reading|reading with expression|words? (?:in|per|a) (?:a |one |1[- ])?min(?:ute)?\b|fluent(?:ly)? read|reads? fluently|reading connected text|connected text at|(?:text|passages?) at a rate|read(?:s|ing)? (?:is |was )?(?:very )?(?:slow|effortful|choppy|halting|labored)|one-minute (?:passages?|reading)|repeated reading|reading (?:speed|aloud)\b(?! to\b)|\breads aloud\b(?! to)|\bread aloud (?:at|from|\d|slowly|with)/i,
  ],
  [
    'Decoding',
    /(?:read(?:s|ing)?|tackl\w+|attack\w*) (?:\w+ )?(?:long|longer|big|unfamiliar|multi\w+) words|words (?:are|get|were) (?:too )?(?:long|longer)\b|blends? (?=list|probe|check)|decod|phonics|nonsense words?|pseudoword|word attack|letter[- ]sound|vowel (?:team|pattern|digraph)|consonant blends? (?:words|when reading)|\bCVCe?\b|multi-?syllab(?:\w+ words?|le words?)|(?:two|three|four|1|2|3|4)[- ]syllable (?:real |nonsense )?words?|sight words?|high[- ]frequency words?|\bDolch\b|\bFry (?:words|list|phrases)|basic reading|word reading|word identification|word recognition|\bNWF\b|vowel[- ]teams?|silent[- ]e\b|digraphs|letter names?|letter sounds?|(?:nam|identif|know|knew|recogni)\w* (?:all )?(?:\d+ (?:out )?(?:of (?:the )?\d+ )?)?(?:\w+ )?letters\b|(?:upper|lower)[- ]?case letters|\balphabet|r-controlled|(?:short|long)[- ]vowels?|sounds? (?:for|of) (?:\w+ )?(?:\d+ of \d+ )?letters|sound(?:s|ed|ing)? out|closed syllables|guess\w* (?:at |from |the )?(?:unknown |unfamiliar |first |long )*(?:words?|letter)|reads? (?:\w+ ){0,2}words in isolation|word lists?|\bWRF\b|two-syllable words|phonic|made-up words?/i,
  ],
  [
    'Reading comprehension',
    /(?:questions?|check|quiz|test|items) (?:about|over|on|after) (?:the |a |an )?(?:[a-z]+ )?(?:text|passage|chapter|article)s?\b|reading comprehension|comprehen(?:d|sion)\w* (?:of |questions? |passages?|texts?)|passage comprehension|main (?:idea|point)|inferen(?:ce|tial)|literal questions|understand\w* (?:grade[- ]level |complex )?(?:texts?|passages?|what \w+ reads?)|story comprehension|maze|(?<!\b(?:listening|auditory|oral|language|spoken) )comprehension(?! of (?:\w+ )?(?:spoken|language|directions|oral))|understand\w* (?:of )?what (?:he|she|they) (?:reads?|has read|have read)|summariz\w+ (?:a |the )?(?:text|passage|chapter|article)|questions? about (?:the |a |what )?(?:text|passage|chapter|story|article|(?:he|she|they) read)|read(?:s|ing)? (?:a |an |the )?(?:\w+ ){1,2}(?:(?:to|by|for) )?(?:him|her|them)sel|understanding (?:of )?(?:the )?texts?\b|reading quiz(?:zes)?|expository (?:passages?|texts?)|(?:after|from|about) the narrative\b|narrative(?:, grade| passages?| texts?)\b|idea units?|supporting details/i,
  ],
  [
    'Spelling',
    /\bdictation of \d|dictated words|words (?:are |were |is |was )?spell(?:ed|ing) (?:right|correctly)|spell(?:s|ing|ed)?\b|encoding/i,
  ],
  [
    'Work completion and executive function',
    /assignments (?:were|are|was|came) (?:handed )?in\b|(?:begin|begins|start|starts|started) (?:written |independent |assigned )(?:work|tasks?|assignments?)\b|work completion|complet\w+ (?:[\w%]+ ){0,6}(?:assignments|homework|classwork|worksheets|tasks)|assignments? (?:turned in|completed|submitted)|missing (?:assignments|work)|(?<!\d |\bt[ao]kes? |\btook |\btaking |conversational |\bhis |\bher |few |more )turn(?:s|ed|ing)? (?:\w+ ){0,3}?in\b(?! (?:games?|conversation|play|circle|line))|homework|executive function\w*|planner|task initiation|latency to (?:begin|start)|begin(?:s|ning)? (?:independent )?work\b|initiat\w+ (?:tasks?|work|assignments)|organization(?:al)? skills|disorganiz|organiz\w+ materials|(?<!\b(?:his|her|their|a) )hand(?:s|ed|ing)? (?:(?!\d)\w+ ){0,3}in\b|task completion|finish(?:es|ed|ing)? (?:[\w%]+ ){0,6}(?:assignments?|work|worksheets?|seatwork|tasks?)|seatwork|late work|agenda|binder|locker|long[- ]term projects?|time management|get(?:s|ting)? started|(?:start(?:s|ing|ed)?|begin(?:ning|s)?|began) (?:on |to )?(?:(?:his|her|their|the|a|an) )?(?:work(?:ing)?\b|assignments?|tasks?|writ(?:e|ing)\b)|planning and organiz\w+|keeping track of|assignment (?:book|notebook|completion)/i,
  ],
  [
    'Written expression',
    /\bwritten (?:answers?|explanations?)\b|\banswers? in writing\b|\b(?:when|if) (?:I|he|she|they) (?:has to |have to |ha[sd] to )?writes? (?:it|them|things)\b|\b(?:get(?:s|ting)?|put(?:s|ting)?) (?:it|(?:his|her|their|the) (?:ideas?|thoughts?|words)|ideas?|thoughts?|words|things) (?:down )?on paper|(?:ideas|thoughts) into (?:\w+ )?(?:sentences|words|writing|paragraphs)|written (?:expression|language|narratives?|composition)|\bwrit(?:e|es|ing) (?:a |complete |in complete )?(?:sentences?|paragraphs?|essays?|stories|samples?|assignments)|correct (?:word|writing) sequences|\bCWS\b|total words written|organiz\w+ (?:\w+ )?(?:thoughts|ideas) (?:in|for|when|on) (?:writing|paper)|run-on|capitaliz|punctuat|paragraph writing|\bwriting (?:skills|instruction|fluency)|story starter|\bwrit(?:e|es|ing|ten) (?:\w+ ){0,2}paragraphs?|topic sentences?|written (?:work|responses?|output)|\bwriting (?:prompt|probe|sample|rubric|process|assignments?)|essays?\b|\bC?IWS\b|generat\w+ ideas|sentence writing|\ba capital\b|capitals? (?:and|or|letters?) |end marks?\b|constructed responses?|(?:edit|proofread)(?:s|ed|ing)? (?:a |an |the |his |her |their )?(?:own )?(?:[\w-]+ )?(?:sentences?|paragraphs?|writing|essays?|drafts?)|paragraph to edit|sentence fragments|written narratives?|paragraphs? (?:that|with)/i,
  ],
  [
    'Math problem solving',
    /word problems?|problem[- ]solving (?:in|with) math|math(?:ematics|ematical)? (?:problem[- ]solving|reasoning)|applied problems|multi-?step problems|story problems|(?:one|two|multi|1|2)[- ]step\b(?! (?:directions?|commands?|instructions?|routines?|requests?|\w+ (?:directions?|commands?)))|math stories|real[- ]life problems/i,
  ],
  [
    'Math computation',
    /math(?:ematics)? (?:computation|calculation|facts?|fluency)|comput(?:ation|e|ing)|regroup|digits correct|(?:addition|subtraction|multiplication|(?<!\b(?:syllable|syllables|types and|word) )division)\b|basic facts|numerical operations|math(?:ematics)? (?:skills|operations)|add(?:s|ing) (?:and|within|with|two|single|double|multi)|subtract(?:s|ing)|multipl(?:y|ies|ying)|times tables|calculat(?:e|es|ing|ion)|multi-digit|(?:add|subtract|multipl|divid)\w* (?:\w+ )?(?:fractions|decimals|integers)|integers?\b|fractions\b|signed numbers|order of operations|(?:solv\w+ )?equations\b|(?<!\b(?:gather|know|find|learn|state)\w{0,4} (?:the )?)(?<!\b(?:quotations?|quotes|examples|details|reasons|evidence|dates|names|opinions?|statistics),? (?:and |or )?)\bfacts\b(?! (?:and|or) (?:opinions?|details|examples|quotations|quotes|reasons|evidence)\b| (?:from|about) (?:the |a |an |her |his |their )?(?:text|passage|article|story|reading|sources?|topic|book|video)s?\b)/i,
  ],
  [
    'Number sense',
    /compar\w+ (?:[\w-]+ )?numbers|rote counting|number sense|count(?:s|ing) (?:to|objects|from|on)(?! \$)|one-to-one correspondence|numeral|quantit(?:y|ies)|place[- ]value|identif\w+ numbers|numbers? (?:do(?:es)? not|don't|doesn't) (?:yet )?make sense|(?:which|what|who|one) (?:one |number )?(?:is|was) (?:more|less|bigger|greater|larger|smaller)|(?:bigger|greater|larger) (?:of (?:the )?)?(?:two )?numbers?|tens and ones|counts? (?:forward|backward)|counting (?:forward|backward)|estimat\w+ (?:amounts|quantities)|skip[- ]count|counts? (?:aloud|out|by|up)\b(?![^.]{0,24}\b(?:coins?|dollars?|money|bills|change)\b)|rote count|teen numbers|base[- ]ten|compar\w+ (?:and ordering )?(?:numbers|quantities|sets|fractions|decimals)|ordering (?:numbers|fractions)|number line|numbers? (?:to|through|from) \d+|missing number|subitiz|which (?:\w+ ){0,4}(?:has|had|is|was|shows?|showed) (?:the )?(?:more|most|bigger|larger|greater|less|fewer|smaller)\b|number identification/i,
  ],
  [
    'Narrative language',
    /narrativ(?!e (?:for|by|report|summary|section|from|statement|present)\b|es?:)(?<!\b(?:teacher|staff|team|parent|family|the|this|brief|short|written) narrativ)|story grammar|story retell|retell(?:s|ing)?\b|story elements?|stor(?:y|ies) (?:parts?|retelling|grammar)|retold|tell(?:s|ing)? (?:a |the |his |her |their )?(?:own )?stor(?:y|ies)|sequenc\w+ (?:of )?events|storytelling|personal stor(?:y|ies)|tell(?:s|ing)? (?:about )?an? (?:event|experience)\b/i,
  ],
  [
    'Pragmatic language',
    /respon\w* to what (?:a |another |the )?(?:friend|peer|classmate|partner)|(?:on|about|off) the (?:same|other's|partner's|peer's|speaker's) topic|(?:comments?|remarks?) (?:made |offered )?(?:by|from|of) (?:a |the |his |her |their |another )?(?:peers?|partner|classmates?|friends?|other (?:child|student|speaker))\b|\bgoals? (?:on|for|in|about) (?:\w+ ){0,2}conversations?\b|what (?:the )?(?:other|another) (?:person|child|student|speaker)(?: i|'|)s (?:saying|talking|interested)|breakdowns? in (?:a )?conversation|follow-up questions?|related (?:comments?|questions?)|pragmatic|relevant (?:answers?|responses?|comments?|questions?)|social communication|social language|conversation(?:al|s)? (?:turn|skill|exchange|partner)|(?:hold|maintain|start|join|carry|initiat|end)\w* (?:a |\w+ )?conversation|conversations? with\b|topic maintenance|maintain\w* (?:a )?topic|turn[- ]taking in conversation|perspective[- ]taking|nonliteral|(?:on|off)[- ]topic (?:comment|remark|response|statement|utterance)|on (?:the |their |the same )?(?:partner's )?topic\b|social cues|body language|nonverbal cues|figurative|sarcas|greet(?:s|ed|ing)? (?:\w+ ){0,5}(?:peers|adults|others|classmates)|return\w* (?:a |the )?greetings?|eye contact with peers|stay(?:s|ing)? on topic|\bpartner's topic|staged misunderstandings?|(?:repair|fix)\w* (?:\w+ ){0,3}(?:misunderstand|breakdown)\w*/i,
  ],
  [
    'Phonology and intelligibility',
    /wrote down \d{1,3} ?(?:%|percent|of (?:the )?\d)|intelligib|phonological (?:process|therapy|intervention|treatment|disorder|delay|impairment|errors?|patterns?)|speech clarity|clarity of (?:his|her|their) speech|(?:follow|understand|understood|make out|made out|catch|caught) (?:\w+ )?\d{1,3} ?(?:%|percent|of \d{1,3}) (?:of )?(?:(?:his|her|their|the) )?words|fronting|stopping of|cluster reduction|final consonant deletion|\bCAS\b|apraxia|understood by|words understood|gliding|final consonants?|unfamiliar listener|listeners? who|consonants correct|weak syllable|hard to understand when (?:he|she|they) (?:talk|speak)|understand (?:his|her|their) speech|speech (?:is|was) (?:very |often )?(?:hard|difficult) to understand/i,
  ],
  [
    'Articulation',
    /(?:^|[\s(])"(?:th|sh|ch|[rslkgfvzj])"(?=[\s:,.])|articulat|speech sounds?|(?:^|[\s(])\/[a-zʃʒθðŋɹ]{1,3}\/|phoneme(?:s)? \/|\blisp\b|misarticulat|sound production|(?<!\b(?:made-up|nonsense|printed|written|survey)\b[^.;]{0,120})pronounc|pronunciation|sound errors|sounds? in error|\b(?:initial|medial|final|vocalic|prevocalic) (?:voiceless |voiced )?(?:[rslzfvkg]|th|sh|ch)\b(?! (?:sound )?blend)|(?:at the (?:beginning|end) of|in (?:words|phrases|sentences|conversation|single words|connected speech))(?<=\b(?:[rslzfvkg]|th|sh|ch)"? [a-z ]{4,19})|(?:lateral|frontal)(?:ized)? (?:lisp|s\b)|[rsl]-blends?\b/i,
  ],
  [
    'Speech fluency',
    /stutter|dysfluen|disfluen|syllable repetitions|\bblocks and\b|prolongations|easy onset|speech fluency|(?:sound|word|part-word|whole-word|phrase) repetitions|blocks,|silent blocks|easy onsets?|syllables stuttered|fluency (?:strateg\w+|shaping)|secondary behaviors|pull-outs? (?:strategy|and)|smooth speech|stammer|pull-outs? \(|stuttering modification|clutter(?:ing|s)\b(?! (?:desk|locker|page|up))|syllables per minute|speaking rate|rate of speech|speech rate\b/i,
  ],
  [
    'Functional communication',
    /touch(?:es|ed) (?:the |a )?(?:pictures?|symbols?)\b|\b(?:requests?|ask(?:s|ed)?|requested) (?:\w+ ){0,3}with (?:a |the |an )?(?:pictures?|symbols?|signs?|device|talker)\b|(?:points?|pointed|pointing) to (?:a |the )?pictures? to (?:ask|request|tell)|\bAAC\b|\bmand(?:s|ed|ing)?\b|speech[- ]generating|communication (?:device|board|book)|\bPECS\b|nonverbal|non-?speaking|functional communication|picture exchange|independent messages|(?<!\b(?:no|vision|magnif\w{1,9}|electronic|mobile|optical|braille) )\bdevice\b(?! use)|\btalker\b|TouchChat|Proloquo|symbols?\b|core words|one-word (?:messages|requests)|asked (?:for \w+ )?with a (?:word|sign|picture|symbol)|communicat\w+ (?:wants|basic needs)|spontaneous requests|modeled (?:words|symbols)|messages\b|picture cards? to (?:ask|request|tell)|letter board|functional request\w*/i,
  ],
  [
    'Receptive language',
    /\bwh-? ?questions\b|stor(?:y|ies) (?:he|she|they) (?:hear[ds]?|listened to)|receptive(?:,| and|\/)? ?(?:\w+ )?language|listening to (?:paragraphs|stories|passages|longer)|\b(?:paragraphs?|passages?|stor(?:y|ies)|texts?)(?<!\bwhen (?:the |these |those |such )?[a-z]{4,10}) (?:[\w-]+ ){0,10}(?:was|were) read (?:aloud )?to (?:him|her|them)|understanding spoken|oral directions|passage \(?heard|heard once|follow(?:s|ing)? (?:\w+[- ]){0,3}directions|(?:understand|answer|respond)\w* (?:to )?wh-? ?questions|auditory comprehension|listening comprehension|spatial concepts|understand\w* (?:spoken|oral) |\W(?:who|what|where|when|why|how)\W{0,2}(?:,? (?:and |or )?\W?(?:what|where|when|why|how)\W?)* questions|\bdirections\b|understand\w* (?:of )?(?:language|questions|concepts)|position words|prepositions|basic concepts|spoken (?:paragraphs?|passages?|stor(?:y|ies))|paragraphs? (?:heard|(?:she|he|they) (?:hears?|heard))|comprehension of (?:spoken|language)|processing (?:of )?(?:spoken|verbal|oral)|listening (?:skills|comprehension)/i,
  ],
  [
    'Vocabulary',
    /vocabular|word knowledge|word meanings|synonyms and antonyms|morpholog\w+ (?:roots|awareness)|meanings? of (?:\d+ |the |unknown |unfamiliar )?(?:of \d+ )?words?|explain\w* (?:the )?meaning|define[sd]? |explain(?:s|ed)? (?:\d{1,2} (?:out )?of (?:the )?\d{1,2} )?(?:[a-z]+ )?words\b|context clues|academic words|naming vocabulary|word learning|content[- ](?:area )?words?\b/i,
  ],
  [
    'Expressive language',
    /(?:messages?|phrases|sentences|utterances) of (?:two|2|three|3) (?:(?:and|or|to) (?:more|three|four) )?(?:symbols|words|pictures|buttons)\b|(?:join|build|built|put)\w* (?:\w+ ){0,3}(?:two|2|three|3) (?:(?:and|or|to) (?:more|three) )?(?:symbols|buttons|pictures|signs)\b|expressive output|(?:single|one) symbols? (?:with|at a time|only)|symbol combinations|\b(?:uses?|says?|has|ha[ds]|with|speaks?) (?:very |only )?(?:a )?few (?:\w+ )?words\b|a word or (?:a )?(?:word )?(?:combination|phrase|sentence)\b|longest (?:phrase|sentence|utterance)|expressive(?:\/\w+)? (?:\w+ )?language|expressive and narrative|(?:complete|formulat\w+|grammatical\w*|complex|compound) sentences?|sentence (?:formulation|structure|length|expansion)|grammar|syntax|verb tense|past[- ]tense|irregular (?:verbs|plurals)|pronouns\b|\bMLU\b|utterance length|mean length of utterance|two-word (?:phrases|combinations)|single words and|oral (?:language|expression)|utterances?|word combinations?|combin\w+ (?:two |three |\d )?words|word[- ](?:retrieval|finding)|verb (?:endings|forms)|plural|conjunctions?|third person|possessives?|grammatical|expressive (?:and|language|skills|vocab)|(?:complete|correct)(?:,| and| or) \w+ sentences?|sentences? of (?:\w+ )?(?:or more )?words|longer sentences|(?:two|three|four)[- ]word (?:phrases|sentences|utterances)/i,
  ],
  [
    'Sensory regulation',
    /(?<!multi-?)sensory|seeks? (?:movement|input)|overstimulat|noise[- ]sensitiv|proprioceptive|vestibular|self-regulation strateg|headphones|\bnoise (?:level|in|bother|sens)|loud (?:noises|sounds|rooms)|overwhelm\w* (?:by|in|with|at) (?:the |loud |too )?(?:\w+ )?(?:nois\w+|sounds?|crowds?|lights?|rooms?|cafeteria|gym|hall\w*|smells?|textures?|assembl\w+|input|lunch\w*)|(?:noise|sounds?|crowds?|lights?|textures?|cafeteria) (?:\w+ )?overwhelms?|cover(?:s|ing)? (?:his|her|their) ears|covered (?:his|her|their) ears (?=on|in|during|when|at|\d)|noise in the|hands (?:\w+ ){0,2}over (?:his|her|their) ears|because of (?:the )?(?:loud )?(?:noise|lights?|smells?)\b|(?:left|leaves|ran|runs|hid|hides|cries|cried)\b[^.;]{0,40} (?:when|once) it (?:got|gets|was|is) (?:too )?(?:loud|noisy)|noise (?:upset|hurt|scare|overwhelm)\w*|bothered by (?:the )?noise|movement breaks?|fidget|body awareness|crash\w* into|chews? (?:on|his|her)|regulation (?:strateg|tools|breaks)|over-?responsive\w*|noise rises|tolerat\w* (?:the )?(?:loud|noise|cafeteria|lunchroom|crowds?|textures?)|movement[- ]seeking|need for movement/i,
  ],
  [
    'Self-care',
    /dressing|toileting|self[- ]feeding|self-care|zipper|buttons?\b|fasteners|shoelaces|shoe[- ]tying|t(?:ies?|ied|ying) (?:\d{1,2} (?:out )?of \d{1,2} )?(?:his |her |their |the )?(?:shoes?|laces|bows?)\b|hand[- ]?washing|wash(?:es|ed|ing)? (?:his |her |their )?hands|oral motor feeding|toilet|tooth ?brush|brush(?:es|ing) (?:his|her|their )?teeth|put(?:s|ting)? on (?:his|her|their|a) (?:coat|jacket|shoes|shirt)|coat and backpack|zips?\b|zipping|utensils?|open\w* (?:\w+ ){0,4}containers|lunch (?:containers|items)|hygiene|groom|\bdress(?:es|ed)? (?:him|her|them|in)|feed(?:s|ing) (?:him|her|them)sel|arrival routine|bathroom routine/i,
  ],
  [
    'Fine motor',
    /(?:copi\w{1,3}|copy|traced?|drew|draws?|imitated) (?:\d{1,2} (?:out )?of (?:the )?\d{1,2} )?(?:\w+ )?shapes\b|fine[- ]motor|visual[- ]motor|manual dexterity|scissors?|cutting (?:skills|along|on|within|a |out)|pencil grip|in-hand manipulation|pre-?writing|(?:imitat|copi|drew|draw)\w* (?:a |the )?(?:vertical|horizontal|diagonal) (?:line|stroke)s?|use of (?:his|her|their) hands|copy(?:ing)? (?:simple )?shapes|bilateral hand|within \d+\/?\d* inch|scissor|cuts? (?:out|along|on|a|within)|lacing|string\w* beads|pegboard|pegs\b|pinch|trac(?:es|ed|ing)\b(?! (?:her|his) finger)|hand strength|folding paper|visual perception|dexter/i,
  ],
  [
    'Gross motor',
    /one leg\b|gross[- ]motor|\bbalanc(?:e|es|ed|ing)\b|(?:left|right) foot|stairs|ambulat|(?<!orientation (?:and|&) )mobility|\bhopping|skipping\b|(?:catch(?:es|ing)?|caught) (?:an? |the )?(?:\w+ )?ball|wheelchair|\bgait\b|walker|one[- ]foot|one foot|jump(?:s|ing)|\bhops?\b|single[- ]leg|throw(?:s|ing)? (?:a |the )?ball|ball skills|playground equipment|climb(?:s|ing)|walks? (?:\d|up|down|to|with|in|on)|transfers?\b (?:from|to|in)|endurance\b(?! (?:on (?:the|a) job|at work|for (?:work|writing|reading)))|motor planning|falls?\b (?:on|in|at|when|daily|per)|posture|propel(?:s|led|ling)\b|manual chair|motor needs?\b(?<!fine motor needs?)/i,
  ],
  [
    'Attention and task engagement',
    /attends? to (?:an? |the )?(?:\w+ )?(?:activit\w+|tasks?|story|lessons?|group)|\battention (?:span|problems?|to task|and (?:task|regulation))|sustain\w* attention|inattenti|(?<!based |depending )\bon[- ]task\b|off[- ]task|task (?:engagement|persistence)|engaged (?:in|with|during|for)|(?<!\b(?:family|parent|social|peer|community|career|employer|student) )\bengagement\b(?=,| during| in\b| data| was| \(|:)|academic(?:ally)? engage\w*|distractib|easily distracted|frequent(?:ly)? redirect\w+|redirect(?:ed|ions?|s)\b|attend\w* to (?:task|instruction|lesson)|(?<!joint )attention\b(?= (?:is|was|does|did|deficits?|difficult))|(?:sit(?:s|ting)?|sat|stay(?:s|ed)?) (?:at|for|through|during|in|with) (?:the )?(?:circle|group|carpet|story|whole)|\bsat (?:for|through)\b|stay(?:s|ed|ing)? (?:in|at|on) (?:his|her|their|the) (?:work )?(?:area|desk|seat|spot|task|rug|carpet|chair)\b|\bfocus(?:ed|ing)? (?:on|during|for|in)|attending to|time on task|keeping attention|stay(?:s|ed|ing)? with (?:a |an |the |his |her |their )?(?:\w+ )?(?:task|work|activity|assignment)|self-monitoring of attention|distract(?:ed|ion)|daydream|ADHD symptoms|(?:stay|remain|keep)\w* engaged|without (?:adult )?redirection|staying with a task/i,
  ],
  [
    'Emotional regulation',
    /names? what (?:he|she|they) feels?|(?:picks?|picked|chooses?|chose|uses?|used) a (?:calming |coping )?strategy|\bupsets\b|emotional(?:ly)? (?:regulat|control|dysregul)|regulat\w+ (?:his|her|their) emotions|frustrat|melt(?:s|ed|ing)?[- ]?downs?|tantrum|coping (?:skill|strateg)|calm(?:s|ing)? (?:down|self|himself|herself|strateg)|anger\b|outbursts?|dysregulat|\bcries\b|emotional regulation|coping\b|calms?\b|calming|upset\b|setbacks?|escalat|shut(?:s|ting)? down|breathing|feelings(?<=\b(?:big|strong|hard|hurt|his|her|their|own|about|nam\w{1,3}|identif\w{1,4}|express\w{0,3}|manag\w{1,3}|shar\w{1,3}) feelings)|return(?:s|ed|ing)? to (?:calm|baseline)|crying\b|cried\b|(?:in|into|to|with|near|of|through) tears\b|tears (?:up|at|when|over|during|are|come|and)\b|zones of regulation|mood|\btransitions (?:within|between|without|from|in)\b|\d+ transitions\b|(?:moved?|moving|transition(?:s|ed|ing)?) (?:between|from one|to the next) (?:\w+ ){0,2}(?:activit\w+|class\w*|lesson|place)|transition(?:s|ed|ing)? (?:between|from one|to the next) (?:\w+ )?tasks?|break (?:card|space)|put a name to what|naming feelings|(?:managing|manages?) (?:\w+ )?(?:disappointment|anger|frustration)|disappointments?\b/i,
  ],
  [
    'Behavior',
    /follow\w* (?:an? |the )?(?:adult |staff |teacher |adult's )?(?:directions?|instructions?|requests?) (?:the first time|within (?:a|one|\d{1,2}|ten|thirty) (?:minutes?|seconds?))|aggress|\belop(?:e|es|ed|ements?|ing)\b|talk(?:s|ing|ed)?[- ]outs?\b|call(?:s|ing|ed)?[- ]outs?\b|blurt|disrupt|non-?complian|physical(?:ly)? (?:hit|aggress)|hit(?:s|ting)\b|\bhit (?:or|and|a|an|another|his|her|peers|staff|adults|others|classmates)\b|kick(?:s|ing)\b|kicked (?:a |an |another |his |her |the )?(?:classmates?|peers?|child|adults?|staff|desks?|chairs?|furniture|walls?)|property destruction|\bbehavior (?:is|was|does|did|has)\b|problem behavio|target behavio|impulsiv|throw(?:s|ing) (?:objects|materials|items)|leaves (?:the )?(?:seat|classroom|area)|out[- ]of[- ]seat|defian|(?:office|discipline) referrals?|(?:left|leaves?|leaving|(?:gets?|got|getting) out of|gets? up from|out of) (?:his|her|their) (?:seat|chair|desk|spot)\b|(?<!before |than )le(?:aves|ft|aving) (?:the )?(?:work )?(?:class(?:room)?|area|room|group|building) ?(?:without)?|curs(?:es|ing)|swear(?:s|ing)|profanity|propert(?:y|ies) damage|refus(?:es|al|ing) (?:to )?(?:work|comply|follow|adult)|self-injur|bit(?:es|ing)\b|scratch|spitting|teas(?:es|ing) (?:others|peers)|interrupt(?:s|ing|ions)|behavior (?:plan|intervention)|break requests?|ask(?:s|ed|ing)? for (?:a )?breaks?|requests? (?:for )?(?:a )?break|arguing|run(?:s|ning)? off\b|dart(?:s|ed|ing) (?:out|away)|compl(?:ied|ies|ying|iance) with (?:\w+ ){0,3}(?:directions?|requests?|instructions?|\d)|respon(?:ds?|ded|se) to (?:adult|staff|teacher) (?:directions?|requests?|instructions?)/i,
  ],
  [
    'Social skills',
    /(?:classmates|another child|other children) (?:spoke|talked|invited|greeted|approached)|social skills?|(?:spoke|talk(?:s|ed)|speaks|respond(?:s|ed)|answer(?:s|ed)|says? (?:hi|hello)|said (?:hi|hello)) (?:to|with) (?:a |an |another |other |the )?(?:students?|peers?|classmates?|child(?:ren)?|friends?)|\bpeers? (?:spoke|talked|invited|greeted|approached)|peer (?:interaction|relationship|relation)|interact\w* with (?:\w+ )?(?:peers|classmates|others)|initiat\w+ (?:\w+ )?(?:interaction|play|greeting)s?|plays? alone|isolat\w+ (?:at|from|during)|make friends|making friends|social interaction|joins? (?:peers|groups|play)|sharing with peers|(?<!self-)initiations?\b|(?<!self-)initiat(?:es|ed|ing)\b|social (?:participation|engagement|emotional|interactions?)|friend(?:s|ships?)\b|with peers|peer group|plays? with (?:other|peers|classmates|friends)|join(?:s|ing|ed)? (?:in |peers|a game|games|groups?|play|others)|(?<!\baloud\b[^.]{0,40})invit(?:es|ing|ation)(?!s? to (?:read|answer|speak|share|present|talk)\b)|sit(?:s|ting)? with (?:peers|classmates|a peer|at least)|turns? (?:in|during) (?:a |the )?games?|cooperat\w+ (?:with|in) (?:peers|group)|sharing (?:toys|materials)|playing fairly|interpersonal|collaborat\w+ (?:with|rubric)/i,
  ],
  [
    'Anxiety and participation',
    /anxi(?:ety|ous)|school (?:avoidance|refusal)|avoids? (?:speaking|participat)|participat\w+ in (?:class|group)|somatic|(?<!\b(?:I|I'm|am|do|we|we're|are|parents?|mother|father|mom|dad|team|staff|not|no|most|needn't) )worr(?:y|ies|ied)(?! (?:about|that) (?:his|her|their|him|them|how|what))|selective mutism|attendance|chronic(?:ally)? absen|depress|absences?|tardies|present \d{1,3} (?:of|out|days?)\b|nurse visits|panic|stomach ?aches|chest hurts|(?:speak|talk)(?:s|ing)? (?:up )?in (?:class|front of)|call(?:s|ed|ing)? (?:up)?on (?:him|her|them)|class presentations?|participation and avoidance|volunteer(?:s|ed|ing)? (?:\d+ |\w+ )?(?:times|answers?|comments?)|volunteer(?:s|ed|ing)? (?:on |in |at |for )?(?:only |just )?\d{1,2} (?:out )?of\b|spoken answers?|answers? aloud|volunteer(?:s|ed|ing)? (?:an? |or |to )?(?:answer|gave|speak)|(?<!without (?:a )?)rais(?:es|ed|ing) (?:(?:his|her|their|a) )?hand|visits? to the (?:nurse|counselor|school counselor)|answer(?:s|ed)? aloud|when called (?:up)?on\b|whole[- ](?:class|group) (?:discussions?|lessons?|talks?)|(?:spoke|spoken) up\b|took part aloud|(?:take|took|taking|takes) part (?:aloud|in (?:the |a |whole[- ])?(?:class|group|discussions?))|(?:stopped|quit|avoids?|no longer|rarely|seldom|never) (?:been )?(?:volunteer|participat)(?:s|ing)?\b|invitations? to (?:read|answer|speak|share|present|talk)\b|presenting (?:in|to)|refus(?:es|al) (?:to )?(?:attend|come to|speak)|fear(?:s|ful)?\b|talk(?:s|ing)? aloud|speak(?:s|ing)? at school/i,
  ],
  [
    'Money and time',
    /\bcoins?\b|money (?:skills|management)|(?:mak(?:e|es|ing)|made) (?:exact |correct |the right )?change\b|t(?:ell(?:s|ing)?|old) time|time to the (?:nearest )?(?:half[- ]|quarter[- ])?(?:hour|minute)|dollar[- ]up|budget|purchas|next[- ]dollar|\bdollars?\b|cash register|bills? (?:and coins|to pay)|(?:phone|real|sample|monthly|electric|pay(?:s|ing)?|pays? (?:the|a|his|her|their)) bills?|bill calendar|due dates? (?:and|\+|or) (?:the )?amounts?|\bclock\b|elapsed time|pay(?:s|ing) (?:for|with|at)|\bprices?\b|count\w+ (?:her|his|their)? ?(?:own )?money|value of coins|(?:add|count)\w* (?:up |out )?(?:loose |mixed )?change\b(?! (?:in|of))|quarters, dimes|dimes\b|nickels\b/i,
  ],
  [
    'Daily living and safety',
    /mak(?:es?|ing) (?:a |an |the )?(?:\w+ )?(?:sandwich|snack|meal|toast|breakfast)|daily living|adaptive (?:skills|behavior|functioning)|community safety|safety skills|street crossing|cross(?:es|ing)? the street|household|meal prep|laundry|stranger safety|independent living skills|laundry|cook(?:s|ing)\b|microwave|grocer|shopping (?:list|from)|\bcrossings?\b|\bcross(?:es|ed|ing)? (?:the |a |streets?|with|at)|look(?:s|ed|ing)? both ways|\bcurb\b|traffic|safety\b|strangers?\b|emergenc|drills?\b(?<=\b(?:fire|safety|lockdown|evacuation|tornado|earthquake) drills?)|chores?|cleaning (?:up|tasks)|household|recipe|phone number|walk(?:s|ed) away from the group|public transport|bus (?:route|stop|schedule)/i,
  ],
  [
    'Employment',
    /employment|vocational|(?:on|at) (?:the|his|her|their) (?:job|placement)\b|job (?:skills|site|task)|career|work[- ]based|worksite|interest inventory|job (?:tasks?|coach|trainer|developer|interview|application)|work (?:site|experience|routine|task box)|stocking|work skills|(?:closing|opening) (?:routine|checklist|duties)|(?:coffee|snack) cart|school (?:bakery|caf[eé])(?=[\s,.:;])|shifts?\b|tryout|internship|job shadow|task steps|workplace|work (?:crew|habits|skills)|clock(?:s|ed|ing)? in\b|\bresume\b|co-?workers|supervisor|employer|customers|job behaviors?|mock interviews?|interviewing\b|work (?:pace|stamina)|payroll|job endurance|endurance on the job/i,
  ],
  [
    'Education and training',
    /postsecondary (?:education|training)|training after (?:high )?school|admissions? requirements|entrance (?:requirements|conditions)|college (?:readiness|application|tasks)|(?:toward|to|for) college|FAFSA|placement test|transcripts?\b|trade school|\bcollege\b|training program|apprentice|certificate program|disability services office|campus visit|postsecondary|syllabus|training options|schooling after high school|education\W{1,3}(?:and |& )?training/i,
  ],
  [
    'Independent living',
    /independent living|apartment|live on (?:his|her|their) own|\blease\b|independent[- ]living|(?:travel|transit) training|solo travel|public trans(?:it|port\w*)|city bus(?:es)?\b|\b(?:us(?:e|es|ing)|rid(?:e|es|ing)|tak(?:e|es|ing)) the bus (?:alone|by|on (?:his|her|their) own|independ)|\bbus (?:routes?|lines?|\d{1,3})\b|tak(?:es?|ing) (?:his|her|their) (?:own )?(?:daily )?(?:medicines?|medications?|pills?)|pill (?:box|organizer)/i,
  ],
  [
    'Self-advocacy',
    /ask(?:s|ed|ing)? for (?:his |her |their |the )?(?:extended|extra) time|self[- ]advoca|request\w* accommodations|ask(?:s|ing)? for (?:help|accommodations|clarification)|ask(?:s|ed|ing)? for what (?:he|she|they) need|self-determination|speak(?:s|ing)? up\b|ask(?:s|ed|ing)? (?:a |the |his |her |their )?(?:teachers?|adults?|someone|somebody|staff|for) (?:\w+ ){0,2}(?:help|repeat|accommodations|clarification|repetition)|asking for (?:help|a repeat)|told somebody|accommodations? (?:in|on|of) (?:his|her|their)|(?:his|her|their) (?:own |\w+ )?accommodations|role in (?:the |his |her |their )?IEP|lead\w* (?:part of )?(?:his|her|their) IEP|(?:told|tells?|telling|ask\w*|request\w*|nam(?:e|es|ed|ing)|us(?:e|es|ed|ing)) (?:\w+ ){0,4}accommodations?|explain\w* (?:his|her|their) (?:disability|needs|hearing|vision|stutter)|repair(?:s|ing)? (?:what|misunder)|accommodations? (?:was|were|is|are) (?:due|needed|available|allowed|called for)|accommodations?\b[^.;]{0,90}\b(?:asks?|asked|asking|requests?|requested) for (?:it|one|them)\b/i,
  ],
  [
    'Pre-academic skills',
    /pre-?academic|names? (?:colors|shapes)|identif\w+ (?:colors|shapes)|school readiness|early learning|\bcolors\b|(?<!(?:copy|copies|copied|copying|trac\w{1,3}|draw\w{0,3}|cut\w{0,4}|pre-?writing|for \d{1,2} of \d{1,2}) (?:simple )?)\bshapes\b|school[- ]readiness|sorts? (?:by|objects)|matches (?:objects|pictures|colors|shapes)|early (?:concepts|learning|literacy|math)|readiness games|match(?:es|ed|ing) (?:identical|pictures)|early cognitive/i,
  ],
  [
    'Play and joint attention',
    /(?:followed|looked) with (?:his|her|their) eyes|joint attention|\bbids? (?:to|for)|initiat\w+ (?:showing|pointing)|respon\w+ to (?:a |an )?(?:adult'?s? )?(?:bids?|point)|symbolic play|shared play|solitary play|plays? (?:mostly |mainly |usually |only )?(?:by (?:him|her|them)sel(?:f|ves)|on (?:his|her|their) own)|play (?:\w+ )?with (?:a |one |any )?(?:peers?|other child(?:ren)?)|pretend play|play skills|parallel play|cooperative play|pretend|(?:in|plays?|play is) parallel\b|parallel (?:to|with|beside) (?:peers|others|other children)|toys?\b (?:with|in|next)|shared attention|shares? (?:attention|enjoyment)|turns? with (?:a |an )?(?:toy|adult|peer|child)|imitat\w+ (?:actions|play)|play actions?|plays?\b (?:beside|alone|alongside|next to|near)|back[- ]and[- ]forth (?:play|exchanges|turns)|approach\w* (?:other )?children|\bplay(?:s|ed|ing)? (?:within|near|with the same|and being with)|the same toys|follow(?:s|ed|ing)? (?:the |a |an adult's )?point(?:s|ing)?\b|pointed out \w+ (?:things|objects|toys|pictures)|sharing attention|lin(?:es|ing|ed) up (?:\w+ )?toys|interactive play|sustain\w* play\b|play(?:s|ing)? (?:alongside|with) (?:a |other )?(?:peers?|children)\b/i,
  ],
  [
    'Braille, orientation and mobility',
    /braille|orientation and mobility|\bO&M\b|white cane|long cane|\bcane\b|\bO ?& ?M\b|travel skills|travel(?:s|ed|ing)? (?:\w+ ){0,4}routes?|routes? (?:with|using) (?:the |a |his |her )?(?:long |white )?cane|tactile|contractions? (?:in|of) braille|low[- ]vision|monocular|magnifier|residential route|landmarks?|orientation (?:and|&) mobility|mobility (?:skills|instruction)|routes? (?:on|by) (?:his|her|their) own/i,
  ],
  [
    'Listening and equipment care',
    /hearing aids?|cochlear|FM system|DHH|hearing equipment|auditory skill|remote microphone|\bmicrophone\b|DM system|(?:dead|his|her|their|aid|check\w*) batter|equipment (?:check|care)|listening check|words in (?:noise|quiet)|in noise\b|audiolog|earmold|\bLing (?:six|sounds?|6)|speech processor|with voice only/i,
  ],
];

/** A clause that tells of difficulty. */
export const NEED_CUE =
  /\b(?:stopped|quit) (?:volunteering|participating|asking|trying|talking|answering|raising|reading|writing)\b|pull(?:s|ed|ing) back from|\b(?:is|are|was|were) (?:only |just |usually |often )?(?:one|a single|half a) (?:line|word|sentence)\b|difficult|struggl|weak|\bbelow\b|delay|deficit|\blimited\b|concern|challeng|errors?\b|reduc(?:ed|es)|impair|(?<!\b(?:when|if|what|whatever|as) (?:he|she|they) )\bneeds?\b(?! (?:are|were|was|is) met)|inconsisten|unable|cannot|can't|does not|do not|did not|doesn't|\bpoor(?:ly)?\b|\black(?:s|ed|ing)?\b|omit|substitut|distort|\bslow(?:ly)?\b|labored|illegib|hard to (?:read|understand)|refus|elope|disrupt|aggress|talk(?:s|ing|ed)? out|talk(?:s|ing)? to others|off[- ]task|redirect|emerging|immature|affect|interfere|trouble|frustrat|only \d|low\b|significant(?:ly)? (?:weak|below)|prompt(?:s|ing)|not yet|rarely|seldom|avoid|withdraw|isolat|solitary|easily distracted|frequent(?:ly)?|outburst|fell (?:in|within) the (?:below|low|very low)|struggle|disorganiz|missing|leaves out|inattenti|\b(?:gets?|getting|got|stands?) in (?:the|his|her|their) way|holds? (?:him|her|them) back|hamper|hinder|imped(?:e|es|ing)\b|\bsuffers?\b|breaks? down|falls? (?:apart|short|behind)|\blags?\b|(?:is|are|remains?|still|very|too) (?:hard|tough) (?:for|to)\b|gets? stuck|\bupsets (?:him|her|them)|\beludes?\b|\boverwhelm|\blaborious|drifts? off|\bmelt(?:s|ed)? down|\btires (?:on|easily|quickly|out)|\brelies on\b|\ba (?:hard|harder|tough|rough) time\b|goes silent|rather than (?:ask|use)\b|\bmakes? (?:it|things) worse\b|\brolls? their eyes|\bbad at\b|\bteas(?:e|es|ed|ing) (?:him|her|them)\b|\b(?:make|makes|made|making) fun of (?:him|her|them)|\blaugh(?:s|ed)? at (?:him|her|them)\b|\bmy (?:worry|fear) is\b|\blos(?:t|es|ing) (?:track|(?:his|her|their) place)\b|\bspends (?:his|her|their|all) (?:effort|energy)|\bsticking points?\b|\bdread(?:s|ing|ed)?\b|has not (?:yet )?learned|waits to be told|(?:items|ones|steps|parts|words|questions) (?:he|she|they) (?:missed|got wrong)/i;

/** A clause that tells of a strength, or denies a difficulty. */
const STRENGTH_CUE =
  /age[- ](?:appropriate|level|expected)|nobody (?:here )?(?:is )?worr(?:ies|ied)|no one (?:is )?worr(?:ies|ied)|\bnot worried\b|right where (?:it|she|he|they|we)\b|\b(?:is|are|was|were) (?:all |both |just |quite |very )?(?:fine|solid|secure|sound|excellent|typical|normal|in place|on track|going (?:well|fine))\b|among the best|(?<!\b(?:not|at or) )\babove (?:the )?(?:[\w-]+ )?(?:expectations?|benchmark|standard)\b(?! (?:deviation|score))|(?:at or )?above (?:grade|age|first|second|third|fourth|fifth|sixth|seventh|eighth)[ -](?:grade )?level|at or above grade|quick and sure|no trouble|without trouble|nothing (?:to add|needed|that i would add)|no (?:\w+ )?needs?\b|met and closed|clos(?:e|es|ed|ing) (?:the |this |that )?(?:\w+ )?goals?\b|within (?:the )?(?:normal|functional|average|expected|typical|age)[a-z ,-]{0,24}(?:limits?|range|expectations?)|\bstrengths?\b|average or above|above[- ]average|adequate|no (?:[a-z-]{2,20} ){0,2}(?:concerns?|difficult\w+|deficits?|problems?|needs?|issues?|delays?|gaps)|without (?:difficulty|concern|assistance)|not (?:an? |an area of )?(?:concern|of concern|an area of need|need(?![a-z ]))|not areas? of (?:concern|need)|(?:not|n't) (?:\w+ly )?(?:been )?(?:appear(?:ed)? to |seem to )?(?:\w+ly )?(?:interfer\w+|affect\w*|impact\w*|imped\w+|hinder\w*|bother\w*|upset|faze\w*) |discharged from (?:[\w-]+ ){0,3}(?:therapy|services?|OT|PT|speech|treatment)\b|met (?:the |all )?(?:exit|discharge|dismissal) criteri|(?:in|within) the (?:broad |solid )?(?:average|normal|typical|expected) (?:range|limits)|\blow[- ]risk\b|comparable (?:to|with) (?:those of )?(?:his|her|their|other|most|same|typical)|similar to (?:those of )?(?:his|her|their|other|same)[- ](?:age |same-age )?(?:peers|classmates|children|students)|denie[sd] (?:any )?concerns?|intact|well[- ]developed|on grade level|at grade level|grade[- ]level expectations (?:are|were) met|meets? (?:grade|age|benchmark|expectation)|\bstrong\b(?! (?:body|physical|reaction|emotion|feeling|anxiety|dislike|need|urge))|\bexcels?\b|proficient|mastered|unremarkable|appropriate for (?:his|her|their) age|high average|superior|independently (?:gets|completes|manages)|good (?:reader|writer|at)|commensurate with (?:same-age )?peers|were functional|are functional|(?:do(?:es)? not|did not|neither|no one|nobody|none of)\b[^.;]{0,60}\b(?:see|sees|saw|feel|have|has|express(?:ed)?|report|need)\b[^.;]{0,24}\b(?:needs?|concerns?|worr(?:y|ies)|problems?|goals?)\b|no longer (?:a need|an? (?:area of )?concern|needs?|call)|needs? no (?:goal|support|help|service)|no need (?:for|of|here)|(?:(?:is|are)(?: \w+)? not|isn't|aren't) (?:what|the (?:worry|problem|issue|trouble|difficulty|concern))|(?:do(?:es)?|did) not meet (?:the )?(?:eligib|criteri)/i;

/** The same in the words of other trades: compared with others, independent, sought out by peers, rated typical. */
const MORE_STRENGTH_CUES =
  /\bassets?\b|in (?:good|great|fine) shape\b|not (?:disruptive|aggressive|impulsive|defiant|anxious|withdrawn)\b|no (?:signs?|evidence|indications?|history) of\b|well (?:beyond|above) (?:his|her|their|grade|age|the)\b|not an area (?:in which|where|that)\b|(?:is|are|was|were|be|been|as) (?:grade|age|developmentally)[- ]appropriate|(?:judged|considered|felt|deemed|found) (?:to be )?(?:grade|age|developmentally)[- ]appropriate|safely and independently|independently and safely|(?:has|have) (?:several|many|a (?:\w+ )?(?:circle|group) of|close|good) friends|(?:peers|classmates|other children) (?:seek|like|enjoy|include|choose)s? (?:him|her|them|[A-Z])|well[- ]liked|makes friends (?:easily|quickly)|within (?:one|1) (?:standard deviation|SD)\b|\bon (?:a )?par with\b|commensurate with (?:(?:his|her|their) )?(?:same|grade|age|typical|peers|classmates|others)|no (?:longer a )?barrier\b|(?:rated|judged|described|reported) (?:as |to be )(?:typical|average|adequate|appropriate|solid|excellent|good)\b|(?<!half |twice |times )as (?:readily|well|quickly|often|easily|accurately|much|long) as (?:(?:his|her|their|the|most|any) )?(?:other |same-age )?(?:peers|classmates|children|students|others|\w+ graders)\b(?<!\b(?:not|never|rarely|seldom)\b[^.;]{0,90}|n't\b[^.;]{0,90})|all (?:\w+ )?(?:elements|parts|components) (?:were|are) (?:present|included|there)\b|readily (?:asks|seeks|joins|initiates|shares|follows|participates|answers|volunteers)|(?:is|are|was|remains) (?:fully |completely |already )?independent (?:in|with|for|at)\b|exceed(?:s|ed)? (?:the |his |her |their )?(?:grade|benchmark|expect|\d{1,2}th)|(?<!not |n't )\bon[- ]track\b(?! to)|(?:do(?:es)?|did) not (?:\w+ly )?(?:warrant|necessitate|call for)\b|no (?:[a-z-]{2,20} )?errors on\b|no (?:[a-z-]{2,20} )?(?:stutter\w*|dysfluenc\w+|disfluenc\w+|errors|aggression|elopement|tantrums|outbursts|meltdowns|distortions|incidents) (?:was|were|has been|have been) (?:observed|noted|seen|heard|reported)/i;

/** "He handles money without support.": said without a figure, and of the whole of it. */
const WITHOUT_HELP = /\bwithout (?:any )?(?:adult )?(?:support|help|prompting|reminders)[.;]?$/i;
const IS_PARTIAL = /\d|\b(?:only|not|cannot|few|some|of|when|if)\b/i;

const NEEDS = new WordPattern(NEED_CUE);
const STRENGTHS = new PatternIndex([STRENGTH_CUE, MORE_STRENGTH_CUES], (cue) => cue);

/** Whether a clause tells of difficulty. */
export const tellsOfNeed = (clause: string): boolean => NEEDS.test(clause);

/** Whether a clause tells of a strength, or denies a difficulty. */
export const tellsOfStrength = (clause: string): boolean =>
  STRENGTHS.firstMatching(clause) !== undefined || (WITHOUT_HELP.test(clause) && !IS_PARTIAL.test(clause));

/** Where a sentence turns: what is said before may be the opposite of what is said after. */
export const TURN =
  /\s(?:but|however|although|though|whereas|while|yet|despite|except)\b|\sand (?:also )?(?:that )?(?=(?:he|she|they) ")|\sand (?=(?:bad|terrible|awful|no good|not (?:so |very )?good) at\b)|;\s/i;

const INDEX = new PatternIndex(EVIDENCE_WORDS, ([, words]) => words);

/** "She spelled 7 of 20, mostly short-vowel words with blends": the patterns of words belong to spelling as well as to reading. */
const SPELLED = /\bspell(?:s|ed|ing)?\b|\bdictat(?:ed|ion)\b/i;
const READ =
  /\bread|decod|phonics|word attack|nonsense|sight words?|\bsound(?:s|ed|ing)? out|letter[- ]sound|alphabet/i;
const isOnlySpelled = (text: string) => SPELLED.test(text) && !READ.test(text);

/** "Writing complete sentences": the sentences of a paragraph are writing, those that are said are language. */
const WRITTEN =
  /\bwrit(?:e|es|ing|ten|er)\b|\bwrote\b|\bparagraphs?\b|\bessays?\b|\bdrafts?\b|\bfragments?\b/i;
const SPOKEN =
  /\boral|\bspoken|\bspeak|\bsa(?:y|ys|id)\b|\bspeech|\blanguage|\butter|\bconvers|\bMLU\b|\bexpressive|\bsymbol|\bdevice\b|\btold\b|\btell|\bverbal/i;
const isOnlyWritten = (text: string) => WRITTEN.test(text) && !SPOKEN.test(text);

/** "Following directions the first time": who understands and does not do it needs no lesson in language. */
const COMPLIANCE =
  /\bcompl(?:y|ie[sd]|ian)|\brespon\w+ to (?:adult|staff|teacher) |\brefus|\bthe first time\b|\bdefian/i;
const UNDERSTANDING = /\bunderstand|\blanguage|\bcomprehen|\bstep\b|\blisten|\bspoken|\bvocabular/i;
const isOnlyObeyed = (text: string) => COMPLIANCE.test(text) && !UNDERSTANDING.test(text);

/** "Say stop without /t/": a sound taken from a spoken word is heard, and none is said wrongly. */
const SOUND_TAKEN_AWAY =
  /\b(?:without|delet\w+|drop\w*|remov\w+|tak\w+ (?:away|off)|left out|blend(?:s|ed|ing) sounds|segment\w*)\b[^.;]{0,40}\/[a-z]{1,2}\/|\bsay \w+ without\b|\bsounds? (?:had to be|was|is|to be) (?:dropped|deleted|taken)/i;
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
  /\b(?:the|a|as|our|with|main|next) (?:\w+ )?focus (?:for|on|of|is|will)\b|\bas (?:a|the) focus\b/i;
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

/** Whether words that two areas share belong to the other one here. */
const isOfAnother = (area: AreaOfNeedName, text: string): boolean =>
  (area === 'Decoding' && isOnlySpelled(text)) ||
  (area === 'Expressive language' && isOnlyWritten(text)) ||
  (area === 'Receptive language' && isOnlyObeyed(text)) ||
  (area === 'Articulation' && SOUND_TAKEN_AWAY.test(text) && !SAID_WRONG.test(text)) ||
  (area === 'Pre-academic skills' && CUT_OUT.test(text) && !KNOWN_EARLY.test(text)) ||
  (area === 'Anxiety and participation' && CALLS_OUT.test(text) && !IS_SHY.test(text)) ||
  (area === 'Attention and task engagement' && FOCUS_OF_WORK.test(text) && !ATTENDS.test(text)) ||
  (area === 'Reading comprehension' && HEARD.test(text) && !IS_READ.test(text)) ||
  (area === 'Emotional regulation' && OF_THE_SENSES.test(text) && !OF_FEELINGS.test(text)) ||
  (area === 'Pragmatic language' && HEARD_CLEARLY.test(text)) ||
  (area === 'Work completion and executive function' && AT_WORK.test(text));

/** The words by which a text speaks of areas, each area with all of its own, in catalogue order of specificity. */
export const areaWordsIn = (
  text: string,
): { readonly area: AreaOfNeedName; readonly words: readonly RegExpExecArray[] }[] =>
  INDEX.matches(text)
    .map(({ entry: [area], matches }) => ({ area, words: matches }))
    .filter(({ area }) => !isOfAnother(area, text));

/** Areas a text speaks of, catalogue order of specificity. */
export function areasIn(text: string): AreaOfNeedName[] {
  return INDEX.matching(text)
    .map(([area]) => area)
    .filter((area) => !isOfAnother(area, text));
}
