/** "(1 = needs much work, 4 = like paid staff): greeting 4, appearance 4": the words of a scale's key tell of nobody. */
const KEY = /\(\d ?= ?[^()=]{2,60}[,;] ?(?:and )?\d ?= ?[^()]{2,60}\)/;

/** Whether a text is a row of ratings that explains its own scale. */
export const ratesByKey = (text: string): boolean => text.includes('=') && KEY.test(text);
