/** A skill that is praised by the way, in a sentence that tells of another one as hard. */

const MAY_BE_PRAISED =
  /\b(?:sound|solid|strong|good|intact|excellent|average|secure|accurate|adequate|age-appropriate|well-developed|broad|rich)\b/i;
/** What a skill that is praised can be called up to, and what begins something else. */
const OF_SKILL = String.raw`(?:(?!(?:who|whose|which|that|but|with|and|or|in|on|of|for|to|is|are|was|were|has|have|had|as|than|when|if|so|not|need|needs|needed|instruction|teaching|weak\w*|poor|slow|limited|low|below|difficult\w*|trouble|problems?) )[a-z'-]{2,20})`;
/** "A boy with sound number sense whose fact retrieval is well behind", "... set against strong vocabulary and listening". */
const PRAISED_SKILL = new RegExp(
  String.raw`(?<!\b(?:struggl|difficult|troubl|inconsisten|benefit|short of|far from|hard)[^.;,]{0,40})(?<!\b(?:not|n't|no|never|needs?|lacks?|without|more|as|how|build|develop|toward|towards|below|low|for|to|(?:need|lack|absence|goal|importance|instead|level|levels) of|(?:not|n't|never) (?:[a-z]{2,12} )?(?:have|show|use|make|demonstrate)) (?:an? |the )?)\b(?:sound(?= (?:number|reading|math|reasoning|comprehension|decoding|vocabulary|language|listening|phon|fluency|comput|spelling|writing|motor|social|attention|memory|grammar|oral|basic))|solid|strong(?! (?:emotion|feeling|react|need|dislike|anxi|fear|prefer|urge|will))|good|intact|excellent|average|secure|accurate|adequate|age-appropriate|well-developed|broad|rich) ${OF_SKILL}(?: ${OF_SKILL}){0,2}(?: and (?!(?:weak|poor|slow|limited|low|below|is|are|was|has|needs?|not|difficult|trouble)\w*\b)${OF_SKILL}(?: ${OF_SKILL}){0,2})?`,
  'gi',
);

/** A text without the skills it praises by the way, for telling which areas it finds hard. */
export const withoutPraised = (text: string): string =>
  MAY_BE_PRAISED.test(text) ? text.replace(PRAISED_SKILL, ' ') : text;

/** The skills that a text praises by the way, in its words. */
export const praisedIn = (text: string): string =>
  MAY_BE_PRAISED.test(text) ? (text.match(PRAISED_SKILL) ?? []).join('; ') : '';
