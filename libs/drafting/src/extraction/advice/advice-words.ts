/** Words with which reports advise: in headings, in keys, at the head of a list and within sentences. */
import { WordPattern } from '../text/pattern-index.js';
import { announcesPlan, putsBeforeTheTeam } from './recommendation-headings.js';

const RECOMMENDATION_HEADING = new WordPattern(
  /^(?:plans? (?:i|we)\b|(?:my|our|the) plans?\b|what (?:would|do|should) (?:you|we|the team) (?:\w+ )?(?:like|want|suggest|recommend|propose|discuss|do)\b[^?]{0,60}\??|(?:[\p{L}-]{4,20} )?recommend|suggest|propos(?:ed|als?)\b|consider(?:ations?)?\b|next(?: steps?)?\b|ideas?\b|options?\b|advice|moving forward|action (?:plan|steps)|(?:my|our) (?:thoughts|suggestions|advice|ideas|proposals?)|plans?(?: (?:proposals?|ideas|for (?:the|next)))?$|for (?:the )?(?:team|iep team|meeting|fall|spring|coming year|next year|discussion)\b|to (?:consider|discuss)|what (?:[\p{L}.]{1,20} ){1,3}?(?:suggests?|recommends?|proposes?|advises?|may|might|could|would)\b|what (?:i|we)'d\b|(?:the )?team (?:agreed|decided|decisions?|considerations?|proposes?|suggests?)\b|what (?:would|might|may|could) help|(?:possible |suggested )?(?:accommodations?|supports?|services|strategies|interventions?) (?:to (?:consider|discuss|try|keep|continue|add|carry on|go on)|for (?:the team|discussion)|that may help)|(?:instructional |educational )?implications|where (?:to|i would|we would|do we|we) go|what comes next|needed next|(?:what is |still )?needed\b|summary and recommendations?|accommodations?(?: needed)?$|supports? needed|planned supports?$|(?:accommodations?|supports?) that (?:may )?help$|asks?(?: of (?:the team|you|us))?$|requesting$|would like$|wants?$|agreed$|(?:[\p{L}.]{1,16} )?[\p{L}.]{1,16}'s thoughts$|thoughts for the team\b|possible (?:accommodations|supports|strategies|interventions)$|hopes for\b|plan for (?:the )?(?:fall|winter|spring|summer|coming year|next year|rest of)|decisions to (?:make|be made)|what to (?:teach|change|try)\b)/iu,
);
const RECOMMENDED_IN_HEADING =
  /\brecommend(?:s|ed|ations?)?\b|\bsuggest(?:s|ed|ions?)?\b|\bnext steps?\b|\bmay consider\b|\bconsiderations?\b|\bproposed (?:plan|supports)\b|\b(?:services|supports|changes|goals) proposed$|\b(?:plan|program|intervention|support|teaching|strategy) ideas$/i;
const RECOMMENDATION = new WordPattern(
  /\b(?:recommend(?:s|ed|ations?)?\b|(?:would|may|could|will) (?:likely |also )?(?:benefit|profit) from|\b(?:is|are) (?:suggested|advised|proposed)|\b(?:we|i|team)(?:'ll| will| plan to| are going to| am going to) (?:bring|try|change|switch|revisit|replace|revise|reteach|propose|add(?! that)|continue|meet to|keep (?:the|his|her|their|this|these|using|working))\b|\bmy (?:suggestion|recommendation|advice)\b|(?<!\bwhat )\b(?:i|we)(?:'d| would) (?:use|keep|add|begin|teach|support|welcome|ask for|like to (?:keep|see|add|try)|like the team to)\b|^(?:(?:and|so|but|also),? )?(?:i|we)(?:'d| would) (?:also |rather )?(?:have|give|let|drop|move|start|swap|put|cut|offer) (?:him|her|them|it|the|his|their|somebody|someone|an?|all|every|(?:mrs?|ms|miss|dr)\.? [a-z])|\bi'd [^.;]{2,60}? and (?:suggest|propose|recommend)\b|(?<=^|\bnote: )(?:suggest|propose|consider|plan on)\b(?! ?:)|(?:counselor|therapist|psychologist|teacher|team|evaluator|clinician|pathologist|specialist) proposes\b|\b(?:would|might|could) help\b(?! (?:him|her|them) (?:to )?(?:know|see))|\bcan help (?:by|with)\b|(?:i|we)(?:'d| would)? (?:suggest|offer|propose|advise)|suggested:|the team (?:may|might|could|should|would|ought to)\b|team (?:has |have )?(?:agreed|decided) (?:to (?!(?:re-?)?(?:update|test|assess|evaluate|observe|skip|waive|meet|review|collect|gather)\b)|that [^.;]{2,100}\bshould\b)|should consider|instruction (?:should|ought to)|(?:requires?|needs) (?:direct|explicit|systematic|specialized|intensive|structured)\b|continues? to need|will need (?:direct|explicit|specialized))/i,
);
/** "I would urge the school to:", "will add:" */
const ANNOUNCES_LIST =
  /\b(?:suggest|recommend|propos|urge|advis|consider|would help|might help|may help|will add|ask(?:s|ed)? (?:the team|for)|includ)\w{0,4}\b[^:]{0,60}:$/i;
/** Whether a sentence leads to a list of advice. */
export const announcesList = (text: string) =>
  (text.endsWith(':') &&
    (ANNOUNCES_LIST.test(text) || putsBeforeTheTeam(text) || announcesPlan(text.slice(0, -1)))) ||
  (text.endsWith(' to') && ANNOUNCES_LIST.test(`${text.slice(-160)}:`));
/** A tester's rule or a writer's memory of an earlier recommendation is none. */
const NOT_A_RECOMMENDATION =
  /\b(?:whether|if|what|ask(?:s|ed)?)\b[^.]{0,40}\b(?:would|might|could) help\b|\brecommended (?:by the (?:publisher|manual|test)|cut|for ages)|\bwas (?:previously )?recommended in\b|^[\w .]{0,24}\brecommendations[.:]$|\b(?:no|nothing|not)\b[^.;]{0,40}\b(?:advised|suggested|proposed)\b|^\W{0,3}plans? (?:i|we)\b[^.]{0,40}$/i;

/** Whether a sentence recommends something in its own words. */
export const isRecommendation = (text: string) =>
  RECOMMENDATION.test(text) && !NOT_A_RECOMMENDATION.test(text);

const ASKS_KINDLY =
  /\bplease (?!call|contact|see|note|sign|return|describe|explain|list|tell|rate|indicate|let|find)[^.;]{1,60}\b(?:him|her)\b/i;
/** "At home, please don't ask her to repeat.": a report's own request; what somebody quoted asks for is their wish. */
export const asksKindly = (text: string): boolean =>
  /please/i.test(text) && !text.includes('"') && ASKS_KINDLY.test(text);

const PARTING =
  /^(?:Thanks|Thank you|Respectfully|Sincerely|(?:(?:Kind|Best|Warm) )?[Rr]egards|Yours|Signed(?=[:,]|\s*$| by\b)|Signatures?|Contact(?=:)|(?:Please )?(?:[Rr]each|[Cc]all|[Tt]ext|[Ee]mail) me|My (?:cell|phone|line|number|extension|email)|(?:Center |Office |School )?[Pp]hone:? \(?\d{1,4})\b|^(?:\p{Lu}\.\s?){1,2}\p{Lu}[\p{L}'-]{1,24}$/u;
/** "Thank you for your time!", "Respectfully submitted,", "K. Holm": what a writer parts with below the advice. */
export const isParting = (text: string): boolean => PARTING.test(text);

/** Whether the words of a heading or key, without its number, announce advice. */
export const announcesAdvice = (words: string) => RECOMMENDATION_HEADING.test(words) || announcesPlan(words);

/** "I recommend OT twice a week. The family gets a picture chart.": the advice goes on to the end of the paragraph. */
const ADVISES = new WordPattern(
  /^(?:recommend|suggest|propose)(?:ing)? (?=\p{L})|^(?:(?:therefore|so|based on [^,]{4,60}|for now|in my opinion|at this time|(?:for|at|in) [^,.;:]{2,40}),? )?(?:i|we|my|the (?:team|evaluator|therapist|examiner|undersigned))\b[^.;:]{0,30}\b(?:recommend|suggest|advis(?!or)|propos|suggestion|recommendation|advice)\w{0,4}\b/iu,
);

/** Whether advice goes on from a sentence to the end of its paragraph. */
export const opensAdvice = (text: string): boolean => ADVISES.test(text) || putsBeforeTheTeam(text);

const HEADING_MAX = 60;
/** Whether a heading names recommendations somewhere in its words. */
export const isRecommendedIn = (words: string): boolean =>
  words.length < HEADING_MAX && RECOMMENDED_IN_HEADING.test(words);
