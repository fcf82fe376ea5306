/** A line that tells one service by itself: its name, how long and how often. */
import { countedOften, minutesIn } from './service-amounts.js';

const ENTRY_MAX = 130;
const NAME_FIRST = /^\p{Lu}[^.;:,\d]{2,70}(?:[:,]| - | ) ?\d{1,3} ?-?(?:min|hours?\b)/u;
/** Words that a line ends with only where the next one goes on. */
const IS_OPEN = /(?:[,&/-]|\b(?:and|with|of|in|for|the|a|an|to|by|or|plus))$/i;

/** "Community-based instruction: 60 minutes, 1 time per week": two such lines are two services, though no mark parts them. */
export const isServiceEntry = (line: string): boolean =>
  line.length <= ENTRY_MAX &&
  NAME_FIRST.test(line) &&
  !IS_OPEN.test(line) &&
  minutesIn(line) !== undefined &&
  countedOften(line) !== undefined;
