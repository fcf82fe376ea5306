/** Whether a figure was reached with more help than the skill will be measured with, told in the figure's own clause. */
import { inOneLine, type Measure } from '../measure.js';
import { withDigits } from '../text/number-words.js';
import { WordPattern } from '../text/pattern-index.js';
import { remembering } from '../text/remembered.js';

/** The help itself, however the sentence goes on. */
const SUPPORTED = new WordPattern(
  /stimulab|after (?:(?:a|one|two|three|several) )?(?:cue|cueing|model|prompt|repetition)|\bwith (?:max\w*|full|heavy|hand[- ]over)|hand[- ]over[- ]hand|hand[- ]under[- ]hand|\bwith (?:an? |the )?(?:[\w]+[- ]){0,2}(?:supports?|frames?|organizer|outline|template|models?|glossary|word bank|sentence starters?|number line|spell[- ]?check(?:er|ing)?|calculator|(?:multiplication|facts?|fraction|number|hundreds?|place value) charts?|worked examples?|(?:picture|topic|step|cue|sound|(?:sound-)?spelling|keyword|number) (?:cards?|strips?)|story map)\b|\bwith an? (?:(?:staff|adult|teacher|peer|verbal|visual|spoken|gestur\w+|quick|quiet|single|small|light) )?(?:cue|prompt|nudge|hint)\b(?! (?:cards?|board|sheet|strip))|\b(?:filled in|filled out|planned|outlined|worked|done|made|drawn) together\b|\bdoes better\b|in that condition|when (?:\w+ ){1,5}read aloud to|\bwhen allowed to (?:choose|pick|point)\b|(?:when|after|once) (?:(?:the |an? )?(?:examiner|evaluator|clinician|therapist|pathologist|teacher|adult|I|we)|(?:Mrs?|Ms|Miss|Dr)\.? [A-Z][\w'-]+) (?:drew|sketched|supplied|offered|provided|read (?:it|them|the)|gave (?!(?:\w+ ){0,4}(?:sets?|lists?|tests?|probes?|quiz|surveys?|problems|questions|words|sentences|items|directions|instructions?|tasks?|work)\b)|set out|model(?:l)?ed|demonstrated|repeated|acted out|pointed to|broke|(?:suggest|remind|prompt|nudg|cu)(?:s|es|ed|ing))\b|at the start of the activity|\bgiven (?:an? )?(?:\w+ )?(?:models?|cues?|prompts?|hints?|web|organizer|outline|template|word bank|sentence starters?)\b|\b(?:stretched|segmented|sounded out|marked|covered|uncovered|pointed out|tapped|modeled|broken (?:up|down)|read aloud) (?:\w+ )?by (?:an|the|her|his|their) (?:adult|aide|teacher|clinician|therapist|partner)\b|\bgiven (?:the )?(?:letter tiles|ten-?frames?|counters|base-ten blocks|fraction strips)\b|\bholding (?:on to )?(?:the |a )?(?:hand)?rail\b|\b(?:text-to-speech|speech-to-text|(?:read-aloud|word prediction)) on\b|\b(?:wrote|typed|scribed) (?:to|from|at) (?:his|her|their) dictation\b|\bwith (?:me|us|(?:an? |the )?(?:adult|aide|para\w*|teacher|therapist)) (?:beside|next to|near) (?:him|her|them)\b|\b(?:adult|aide|para\w*|teacher|therapist|assistant|interpreter) (?:sat|stood|stayed) (?:beside|next to|with)\b|\b(?:took|brought|lifted) (?:him|her|them) (?:up )?to (?=\d)|\bwith (?:[\w-]+ ){0,3}(?:prompt(?:s|ing)|cue(?:s|ing)|(?<!\bno |\bonly )reminders?|assistance|guidance|feedback|coaching|help)\b|\bwith [^.;]{0,50}\band (?:me|us|an adult|the teacher|the aide) \w+ing\b|\bwith (?:an? |one |the )?(?:verbal|gestural|physical(?! therap)|tactile) ["“\w]|\bwith (?:an? )?(?:gestur\w+|verbal|visual|physical|tactile|spoken)(?:(?: or |\/)(?:gestur\w+|verbal|visual|physical|tactile|spoken))? (?:prompt|cue)\b(?! (?:cards?|board|sheet|strip))|\bwith (?:staff|(?:an?|the|his|her|their) (?:adult|aide|coach|teacher|trainer|para\w*)|(?:(?:Mrs?|Ms)\.?|Miss) [A-Z]\w+) (?:saying|naming|pointing|tapping|prompting|reminding|cueing|holding|reading|counting|modeling)\b|\b(?:assisted|supported|prompted|guided|cued|taught|teaching|instructional) (?:trials?|tries|attempts?|opportunities|practice|sessions?)\b|\b(?:during|in) (?:the )?(?:guided|teaching|instructional|therapy) (?:lessons?|practice|sessions?)\b/i,
);
/** "When the teacher read it aloud and drew a picture with him", "with the problem read to her", "beside her". */
const DONE_FOR =
  /\b(?:when|with|after|if|once|as long as) (?!(?:he|she|they) )(?:[^.;]|\b(?:Mr|Mrs|Ms|Dr)\.){2,90}?\b(?:reads?|drew|drawn?|draws|sketch(?:es|ed)|writ(?:es|ten)|wrote|model(?:s|ed)|explain(?:s|ed)|demonstrat(?:es|ed)|show(?:s|ed|n)|point(?:s|ed)|guid(?:es|ed)|count(?:s|ed)|broken?|work(?:s|ed)|d(?:oes|id|one)|sat|sits|stands?|stood|stays?|hel(?:d|ps|ped)|set up|started|began|me(?:e)?ts?|conferenc(?:es|ed)|plan(?:s|ned)|talk(?:s|ed)|go(?:es)? over|went over) (?:[\w'-]+ ){0,6}?(?:with|to|for|beside|alongside|next to) (?:him|her|them)\b/i;
/** "After we tapped his elbow", "when the coach hands him the ball and says": somebody else begins it. */
const BEGUN_BY_OTHERS =
  /\b(?:when|once|if|after) (?:we|I|staff|somebody|someone|(?:an?|the|his|her|their) (?:[a-z]+ ){0,2}(?:adult|aide|para\w*|teacher|coach|therapist|clinician|partner|peer|staff|parent|mother|father|counselor|assistant|interpreter|intervener|specialist|examiner|helper|buddy)|(?:Mrs?|Ms|Miss|Dr)\.? [A-Z][\w'-]+) (?:(?:first|then|gently|quietly) )?(?:tap(?:s|ped)?|touch(?:es|ed)?|hand(?:s|ed) (?:him|her|them)|remind(?:s|ed)?|whisper(?:s|ed)?|pre-?views?|pre-?viewed|pre-?teach(?:es)?|pre-?taught|cue[sd]?|prompt(?:s|ed)?|model(?:s|ed)?|help(?:s|ed)?|walk(?:s|ed)? (?:him|her|them)|lead(?:s)?|led|guide[sd]?|coach(?:es|ed)?|suggest(?:s|ed)?|nudge[sd]?|calls? (?:him|her|them)|called (?:him|her|them))\b/i;
/** "When I scoop the syllables first, she reads 25", "the para points at the chart and he'll do 9", "a third reading of the same passage", "a passage he had practiced". */
const MADE_READY =
  /\b(?:when|once|if|after) (?:I|we|staff|(?:an?|the|his|her|their) (?:[a-z]+ )?(?:adult|aide|para\w*|teacher|coach|therapist)|(?:Mrs?|Ms|Miss|Dr)\.? [A-Z][\w'-]+) (?!ask|gave|give|watch|look|test|check|count|time|saw|see|start|began|read (?:an?|the|another) )[a-z]+ [^.,;]{3,60} first(?:,| \(| (?=(?:he|she|they)\b))|\b(?:para\w*|aide|adult|teacher|staff|I|we) (?:points?|shows?|hands?|helps?|prompts?|reminds?) [^.,;]{1,40} and (?:he|she|they)(?:'ll| will| can)\b|\b(?:second|third|fourth|repeated) (?:cold )?reading of (?:the|that|this) (?:same|one)\b|\b(?:practiced|rehearsed) (?:text|passage|reading)\b|\b(?:passage|text|page|story|book|list|paragraph)s? (?:that |which )?(?:he|she|they|we|[A-Z][a-z]+) (?:had |has |have )?(?:already )?(?:practi[cs]ed|rehearsed|prepared|reread)\b|^\W*prompted [a-z]+s\b|\b(?:he|she|they) (?:has |have |had )?rehears(?:es?|ed)\b|\b(?:know|told|warned|notice|asked) (?:[\w']+ ){0,3}(?:in advance|ahead of time|the day before|beforehand)\b/i;
/** "When he may use his multiplication chart", "if she has the number line". */
const WITH_AN_AID =
  /\b(?:when(?:ever)?|if|once|where|as long as) (?:he|she|they|[A-Z][a-z]+) (?:may|might|can|could|is|was|are|were|has|had|have|gets?|got|uses?|used) (?:(?:allowed|able|given|to|use|have|look at|keep) ){0,4}(?:his|her|their|the|an?) (?:[\w-]+ ){0,2}(?:calculator|charts?|number line|word bank|organizer|sentence (?:starters?|frames?)|writing frame|spell[- ]?check(?:er)?|glossary|text-to-speech)\b/i;
/** "If the page is shown again she is right on 8 of 10". */
const SHOWN_AGAIN =
  /\b(?:when|if|once|after) (?:the|an?|each|every|it|they) ?(?:\w+ ){0,2}?(?:is|was|are|were) (?:shown|read|repeated|said|given|played|held up|pointed to) (?:again|twice|aloud|to (?:him|her|them)|for (?:him|her|them))\b/i;
/** "With pointing and showing she followed 8 of 10": words alone were not understood. */
const WITH_GESTURES =
  /\bwith (?:\w+ )?(?:pointing|showing|gestures?)\b[^.;]{0,60}\bfollow|\bfollow\w*\b[^.;]{0,60}\bwith (?:\w+ )?(?:pointing|showing|gestures?)\b/i;
/** In speech and language what is said after somebody is not yet said. */
const SAID_AFTER =
  /\bimitat(?:ed|es|ing)\b|\b(?:in|by|on|through) (?:direct |delayed )?imitation\b|\brepeated after\b/i;
const SPOKEN = /Articulation|Phonology|Voice|fluency|language|communication/;
const ALONE =
  /\bwithout (?:(?:any|an?|the|such|that|this|these|verbal|visual|adult|physical) ){0,2}(?:help|prompt\w*|models?|supports?|cue\w*|assistance|reminders?|organizer|frame|one|it|them|that)\b|\bwith (?:nobody|no ?one) [a-z]+ing\b|\bindependent|\bon (?:his|her|their) own|\bby (?:him|her|them)sel|\bspontaneous|\bunprompted|(?:\w(?:ing|ed)|\bdone|\bdid|\bread|\bwhen|\bwhile|^|[,:;])\s?alone\b|\bunassisted|\bunaided|\bunsupported|\bno (?:help|prompts?|support|cues?|models?|modeling|reminders?|assistance)\b|\b(?:without|w\/o) (?:an(?:y|other)? )?(?:adult|aide|teacher|staff|anyone|anybody|somebody|someone)(?: member)? (?:suggest|prompt|remind|help|tell|cue|ask|stepp)ing\b/i;

/** "... which tells us that he does not bring them along on his own": not yet alone. */
const NOT_ALONE =
  /(?:\b(?:not|never|cannot|rarely|seldom)|n't) (?:[\w']+ ){0,6}?(?:on (?:his|her|their) own|by (?:him|her|them)sel\w+|alone|independently|unprompted|spontaneously)/gi;

/** A clause that stands against the one before it: "2 of 6 with prompts; without, 3 of 6". */
const CLAUSE =
  /(?<!\b(?:Mrs?|Ms|Dr))[.;]\s|,? (?:but|while|whereas|versus|vs\.?|compared (?:to|with)) |(?:, | and )(?=(?:in |on |for )?\d|without\b|independent|by (?:him|her|them)sel|on (?:his|her|their) own|when\b)/;

/** A figure with its words. */
export type ToldFigure = Pick<Measure, 'areaOfNeed' | 'kind' | 'value' | 'quote'> & {
  readonly outOf?: number | undefined;
};

/** The clause of the quote in which the figure stands; the whole quote where it cannot be told. */
function ownClause({ value, outOf, kind, quote }: ToldFigure): string {
  const text = withDigits(inOneLine(quote)).replace(/\s{2,}/g, ' ');
  const figure =
    outOf === undefined
      ? new RegExp(String.raw`(?<![\d.])${value}(?![\d.]*\d)`)
      : new RegExp(
          String.raw`(?<![\d.])${value} ?(?:\/|of|out of|in)(?: the| every| his| her| their)? ?${outOf}(?!\d)`,
        );
  const at = kind === 'level' ? -1 : text.search(figure);
  if (at < 0) return text;
  let from = 0;
  for (const clause of text.split(CLAUSE)) {
    const start = text.indexOf(clause, from);
    from = start + clause.length;
    if (at >= start && at < from) return clause;
  }
  return text;
}

/** Asked of the same sentence for each of its figures, and again wherever figures are compared. */
const tellsOfHelp = remembering(
  (text: string) =>
    SUPPORTED.test(text) ||
    DONE_FOR.test(text) ||
    BEGUN_BY_OTHERS.test(text) ||
    MADE_READY.test(text) ||
    WITH_AN_AID.test(text) ||
    SHOWN_AGAIN.test(text) ||
    WITH_GESTURES.test(text),
);

/** A line of its own that begins so is no part of the entry above, though no stop ends that. */
const NEXT_LINE = /\n\s*(?=(?:With|When|After|Given|If) )/;

/** The measure with the lines of its quote that are about it. */
function inOwnLines(measure: ToldFigure): ToldFigure {
  const { quote, value } = measure;
  const entries = quote.includes('\n') ? quote.split(NEXT_LINE) : [];
  const figure = new RegExp(String.raw`(?<![\d.])${value}(?!\d|\.\d)`);
  const own = entries.length < 2 ? undefined : entries.find((entry) => figure.test(withDigits(entry)));
  return own === undefined ? measure : { ...measure, quote: own };
}

/** Whether the report says that the figure was reached with help, and not that it was reached without. */
export function isSupported(told: ToldFigure): boolean {
  const measure = inOwnLines(told);
  const { areaOfNeed } = measure;
  const quote = inOneLine(measure.quote);
  const isSpoken = SPOKEN.test(areaOfNeed ?? '') && SAID_AFTER.test(quote);
  if (!isSpoken && !tellsOfHelp(quote)) return false;
  const clause = ownClause(measure).replace(NOT_ALONE, ' ');
  if (ALONE.test(clause)) return false;
  if (tellsOfHelp(clause) || (isSpoken && SAID_AFTER.test(clause))) return true;
  // Where only one side of a sentence names the help, the other was counted without it.
  return !ALONE.test(quote.replace(NOT_ALONE, ' ')) && !isHelpedBeside(measure);
}

/** "5 of 10 sets; with a ten-frame and touch prompts, 8 of 10": the clause with the help has a figure of its own, of the same whole. */
function isHelpedBeside({ outOf, value, quote }: ToldFigure): boolean {
  if (outOf === undefined) return false;
  const figure = new RegExp(String.raw`(?<![\d.])(\d{1,3}) ?(?:\/|of|out of) ?${outOf}(?!\d)`);
  return withDigits(inOneLine(quote))
    .split(/;\s/)
    .some((clause) => {
      const other = figure.exec(clause)?.[1];
      return other !== undefined && Number(other) > value && tellsOfHelp(clause);
    });
}
