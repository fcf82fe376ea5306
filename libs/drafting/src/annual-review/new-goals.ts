/** Goals for the plan to come, told beside those of the last one. */
const NEW_GOALS =
  /\b(?:propos\w+|recommend\w*|suggest\w*|drafts?|drafted|new|next year'?s?|future|upcoming|potential|possible|sample|postsecondary|post-secondary)\b[^.:]{0,40}\b(?:goals?|objectives?)\b|\b(?:goals?|objectives?)\b[^.:]{0,30}\b(?:propos\w+|recommended|suggested|for (?:the )?(?:next|coming|upcoming|new)\b)|\bgoals?\b[^.:\d]{0,20}\bfor (?:grade \d|\w+ grade\b)|^\W*(?:[\w.]{1,6}\s)?(?:the )?new (?:plan|iep)\b|^\W*(?:[\w.]{1,6}\s)?(?:recommend\w*|propos\w+|suggest\w*|next steps|what i suggest|the \w+ (?:suggests|recommends))/i;

/** "Proposed goal:", "Goals for the coming year". */
export const tellsNewGoal = (text: string): boolean => NEW_GOALS.test(text);
