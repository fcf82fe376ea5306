/** The shapes in which reports write what is counted by the minute or the sample, each with the unit it means. */
import { namedRate, optional, rate, type Read, readDigits } from './reading-kinds.js';

export const NUMBER = String.raw`(\d{1,3}(?:\.\d{1,2})?)`;
export const UP_TO = String.raw`(?:\s*%?\s*(?:-|to|(?<=\bbetween \d{1,3}%? )and)\s*(\d{1,3}))?`;
const PER_MINUTE = String.raw`\s*(?:per|a|in (?:one|1|a)|\/)\s*(?:1[- ]?)?min(?:ute)?\b`;
const CORRECT_WORDS = String.raw`(?:WCPM|CWPM|words?(?: read)? correct(?:ly)?(?: read)?(?:${PER_MINUTE})|correct words?(?:${PER_MINUTE})|correctly read words(?:${PER_MINUTE})|(?:net |gross )?words(?: read)?(?:${PER_MINUTE}))`;
/** No number that a name in front of it has: "TWW 28  CWS 15". */
const UNNAMED = String.raw`(?<!\b(?:TWW|WSC|CI?WS)\s{0,4}[:=]?\s{0,4}\d{0,2})`;
const MAZE = 'correct maze replacements';

/** Without one of these words a text holds none of the rates. */
export const RATE_WORD =
  /min|\(\s?words|words (?:read )?correct|RF\b|[CW]PM|digit|sequences|WS\b|TWW|total words|NWF|CBM|PSF|L[NS]F|WIF|fluency|maze|MLU|mean length|utterance|PCC|consonants/i;

export const RATES: readonly (readonly [RegExp, Read])[] = [
  [
    new RegExp(`${NUMBER}${UP_TO}\\s*${CORRECT_WORDS}`, 'gi'),
    (match, text, context) =>
      /braille/i.test(text)
        ? {
            kind: 'rate',
            value: Number(match[1]),
            upTo: optional(match[2]),
            unit: 'braille words per minute',
            area: 'Braille, orientation and mobility',
          }
        : /\bcop(?:y|ies|ied|ying)\b|\bhandwrit|\bby hand\b|\bwith (?:a |his |her )?pencil/i.test(text) &&
            !/\bread/i.test(text)
          ? rate('words written per minute', 'Writing speed and keyboarding')(match, text, context)
          : /typ(?:es?|ing|ed)\b|keyboard|\bQWERTY\b|\bhome[- ]row\b/i.test(
                `${text} ${/read|passage|fluen/i.test(text) ? '' : context}`,
              )
            ? {
                kind: 'rate',
                value: Number(match[1]),
                upTo: optional(match[2]),
                unit: 'words typed per minute',
                area: 'Writing speed and keyboarding',
              }
            : rate('words correct per minute', 'Reading fluency')(match, text, context),
  ],
  [
    /(?:\bWCPM\b|words correct per minute|\bORF\b|oral reading fluency)\s*(?:\(WCPM\))?\s*(?:score)?\s*(?:of|:|=|was|is|at|\|)\s*(\d{1,3})\b(?!\s*(?:%|percent|st\b|nd\b|rd\b|th\b|\/|trials|minutes)|\s*[,(]\s*(?:\d{1,2}(?:\.\d)?(?:st|nd|rd|th)|percentile|SS\b|standard))/gi,
    rate('words correct per minute', 'Reading fluency'),
  ],
  [
    /\b(\d{1,3}) words (?:read )?correct\b(?!\s*(?:per|in|a|out|of|\/|\())/gi,
    (match, text, context) =>
      /\btimed|one-minute|fluency|oral reading|reading rate|\bread aloud/i.test(`${text} ${context}`) &&
      !/spell|dictat|typ(?:ed|ing)/i.test(text)
        ? rate('words correct per minute', 'Reading fluency')(match, text, context)
        : undefined,
  ],
  [
    // "44, 47 and 51 (words correct)"
    /\b(\d{1,3})\s*\(\s?(?:words (?:read )?correct(?:ly)?|words correct per minute|WCPM|CWPM)\s?\)/gi,
    rate('words correct per minute', 'Reading fluency'),
  ],
  [
    new RegExp(`${NUMBER}${UP_TO}\\s*(?:wpm)\\b`, 'gi'),
    (match, text, context) => {
      const near = /typ|keyboard|read|passage|fluen/i.test(text) ? text : context;
      if (/typ(?:es?|ing|ed)\b|keyboard/i.test(near))
        return rate('words typed per minute', 'Writing speed and keyboarding')(match, text, context);
      return /read|passage|fluen/i.test(near)
        ? rate('words correct per minute', 'Reading fluency')(match, text, context)
        : undefined;
    },
  ],
  [
    new RegExp(
      `${NUMBER}${UP_TO}\\s*(?:(?:digits correct|correct digits)(?:${PER_MINUTE}|\\s*per (?:two|2)[- ]minutes?)?|(?:DCPM|CDPM)\\b)`,
      'gi',
    ),
    readDigits,
  ],
  [
    new RegExp(`${NUMBER}${UP_TO}\\s*nonsense words?(?: read)?(?: correct(?:ly)?)?${PER_MINUTE}`, 'gi'),
    rate('nonsense words recoded per minute', 'Decoding'),
  ],
  [
    new RegExp(`${NUMBER}${UP_TO}\\s*(?:correct )?letter[- ]sounds?(?: correct(?:ly)?)?${PER_MINUTE}`, 'gi'),
    rate('letter sounds per minute', 'Decoding'),
  ],
  [
    new RegExp(
      `${NUMBER}${UP_TO}\\s*(?:correct )?(?:phonemes?|(?:phoneme|sound) segments)${PER_MINUTE}`,
      'gi',
    ),
    rate('phonemes per minute', 'Phonological awareness'),
  ],
  [
    new RegExp(`${NUMBER}${UP_TO}\\s*(?:legible |correct )?letters${PER_MINUTE}`, 'gi'),
    rate('letters per minute', 'Writing speed and keyboarding'),
  ],
  [
    new RegExp(
      `${NUMBER}${UP_TO}\\s*(?:(?:math|addition|subtraction|multiplication|division|basic|mixed)\\s){0,2}(?:facts|problems)(?: correct(?:ly)?)?${PER_MINUTE}`,
      'gi',
    ),
    rate('facts correct per minute', 'Math computation'),
  ],
  [
    new RegExp(
      `${UNNAMED}${NUMBER}${UP_TO}\\s*(?:were |was )?(?:in )?(?:correct (?:word|writing) sequences|CWS\\b)`,
      'gi',
    ),
    rate('correct writing sequences', 'Written expression'),
  ],
  [
    /\b(\d{1,3}) (?:correct letter sequences|letter sequences correct|CLS\b(?=.{0,60}\b(?:spell|dictat)))/gi,
    rate('correct letter sequences', 'Spelling'),
  ],
  [
    new RegExp(`${UNNAMED}${NUMBER}${UP_TO}\\s*(?:total words(?: written)?|TWW\\b)`, 'gi'),
    rate('total words written', 'Written expression'),
  ],
  [
    /(?:(?<!(?<!\b(?:TWW|WSC|CI?WS)\s{0,4}[:=]?\s{0,4}|\d)\d{1,3}\s{0,4})\bCWS\b|correct writing sequences\s*(?:of|:|=|was|is))\s*(?:of|:|=|was|is)?\s*(\d{1,3})\b/gi,
    rate('correct writing sequences', 'Written expression'),
  ],
  [
    /\b(?:NWF(?:[- ]?(?:CLS|WRC))?|CBM ?reading|CBM-R|R-CBM|PSF|LNF|LSF|WRF|WIF|(?:nonsense word|phoneme segmentation|letter naming|letter[- ]sound|word identification) fluency)\b\s*(?:\([A-Z-]{3,8}\))?\s*(?:score)?(?:(?:this|in|for|at|of)\s(?:the )?(?:fall|winter|spring|[A-Z][a-z]{2,8})\s)?\s*(?:of|:|=|was|is|\||-)?\s*(\d{1,3})\b(?!\s*(?:%|st|nd|rd|th|\/))/gi,
    namedRate,
  ],
  [
    /\bmaze\b[^.\d]{0,24}(\d{1,2})\b(?!\s*(?:%|st|nd|rd|th|minutes|\/))/gi,
    rate(MAZE, 'Reading comprehension'),
  ],
  [
    /(?:\bMLU\b|mean length of utterance)(?:[^.\d]{0,12} \d{2,3}[- ]utterance)?[^.\d]{0,40}(\d{1,2}\.\d{1,2})/gi,
    (match) => ({
      kind: 'level',
      value: Number(match[1]),
      unit: 'mean length of utterance',
      area: 'Expressive language',
    }),
  ],
  [
    // "Her average utterance was 1.8 words long", "utterances averaged 2.4 words", "1.8 words per utterance"
    /(?:\b(?:average|mean|typical) utterance (?:was|is|had|of|length (?:was|is|of))|\bmean length(?: of (?:(?:his|her|their|own) ){0,2}(?:phrases?|sentences?))?(?: (?:was|is|of))?|\butterances? (?:averaged|averages?|averaging|were on average)) (?:about |only )?(\d{1,2}(?:\.\d{1,2})?) (?:words|morphemes)\b|\b(\d{1,2}\.\d{1,2}) (?:words|morphemes) (?:per|an|each|a|in each) utterance\b/gi,
    (match) => ({
      kind: 'level',
      value: Number(match[1] ?? match[2]),
      unit: 'mean length of utterance',
      area: 'Expressive language',
    }),
  ],
  [
    /(?:\bPCC\b|percent(?:age)?(?: of)? consonants correct)[^.;\d]{0,40}?(?<!\b(?:under|below|above|over|than) )(\d{1,3}(?:\.\d)?)(?!\d|[- ](?:utterance|word|item|sentence|minute))\s*%?/gi,
    (match) => ({
      kind: 'percent',
      value: Number(match[1]),
      unit: 'of consonants correct',
      area: 'Phonology and intelligibility',
    }),
  ],
  [
    /\b(\d{1,3}) correct(?:ly)?\s(?:per|in\s(?:one|a|1)|a)\s{0,4}min(?:ute)?\b/gi,
    (match, text, context) =>
      /\bfacts?\b/i.test(`${text.slice(Math.max(0, match.index - 80), match.index)} ${context}`)
        ? rate('facts correct per minute', 'Math computation')(match, text, context)
        : undefined,
  ],
];
