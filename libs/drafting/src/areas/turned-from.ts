/** What a sentence turns away from is not what it calls for: "goals shift from legibility to rate". */
import { withoutUnticked } from './ticked-boxes.js';

/** Whether a text may hold such words at all: few do. */
const MAY_TURN = /\bfrom\b|, not\b/i;
/**
 * "with the focus moved from phonics to fluency", "... come from run-ons, not from spelling". "Shifting attention from the screen to
 * the teacher": what a student does turns away from nothing.
 */
const TURNED_FROM =
  /\b(?:shift|mov|turn|chang|switch)(?:e|es|ed|ing|s)? (?!(?:(?:his|her|their|the) )?(?:(?:own|joint|visual|eye) )?(?:attention|gaze|eyes)\b)(?:[\w'-]{1,20} ){0,4}?(?:away )?from (?:[\w'/-]{1,20} ){1,5}?(?:in)?to\b|,\s(?:and |but )?not (?:from|in|with|about|because of) [\w' -]{1,40}/gi;

/** A text without what it turns away from, for telling which areas it speaks of. */
export const withoutTurnedFrom = (text: string): string =>
  MAY_TURN.test(text) ? text.replace(TURNED_FROM, ' ') : text;

const MAY_BE_DONE = /\b(?:all|every|most|any)\b/i;
/** "Sits by the door, does all her written work and doesn't speak": in one breath with what is hard, what is done. */
const DONE =
  /(?<!\b(?:not|n't|never|to|rarely|seldom|cannot|can't|if|when|until) (?:(?:he|she|they) )?)\b(?:does|did|completes|completed|finishes|finished|(?:turns|turned|hands|handed) in) (?:nearly |almost )?(?:all|every|most|any)(?: of)?(?: (?:his|her|their|the))? (?:[\w-]{1,20} ){0,2}?(?:work|homework|assignments?|classwork|seatwork|worksheets?|tasks?|writing)\b(?! (?:only|late|slowly|when|if|with|in a (?:rush|hurry)|at the last|carelessly|poorly))/gi;

/** A text without the work it says is done, for telling which areas it finds hard. */
export const withoutDone = (text: string): string =>
  MAY_BE_DONE.test(text) ? text.replace(DONE, ' ') : text;

/** What a need affects is not itself a need: "sentence formulation, and impact on written expression". */
export const withoutEffects = (text: string) =>
  withoutTurnedFrom(withoutUnticked(text)).replace(
    /\b(?:impact(?:s|ing)?|effects? on|affect(?:s|ing)?|interfer\w+ with|keeps? (?:him|her|them) (?:back )?from|so that (?=[^.;]{1,50}(?:n't|\bnot|\bno longer) (?:gets? in|interfere|slow|hold|distract|stop|block)))\b[^.;]{0,120}/gi,
    ' ',
  );
