/** Targets of reading measures, from published growth and benchmark goals, by the level of the material. */
import {
  DIBELS_GOALS,
  DIBELS_SOURCE,
  type DibelsMeasure,
  dibelsGoal,
  dibelsWeeklyRise,
} from '../../norms/dibels-benchmarks.js';
import {
  END_OF_YEAR_SOURCE,
  LETTER_SOUNDS_END_OF_YEAR,
  MAZE_END_OF_YEAR,
  WORD_IDENTIFICATION_END_OF_YEAR,
} from '../../norms/end-of-year-levels.js';
import { oralReadingFluency } from '../../norms/oral-reading-fluency.js';
import { TEXT_ACCURACY_GOAL, TEXT_ACCURACY_SOURCE } from '../../norms/text-accuracy.js';
import {
  EARLY_READING_GROWTH_SOURCE,
  LETTER_SOUND_WEEKLY_GROWTH,
  MAZE_WEEKLY_GROWTH,
  ORAL_READING_WEEKLY_GROWTH,
  READING_GROWTH_SOURCE,
  WORD_IDENTIFICATION_WEEKLY_GROWTH,
} from '../../norms/weekly-growth.js';
import { grownTarget } from './growth.js';
import {
  gradeNumber,
  gradeWords,
  isBelowOwnGrade,
  STARTING_POINT,
  type Target,
  type TargetRequest,
  twoDecimals,
} from './target-request.js';

const DIBELS_UNITS: Readonly<Record<string, DibelsMeasure>> = {
  'letters named per minute': 'LNF',
  'sound segments per minute': 'PSF',
  'correct letter sounds in nonsense words per minute': 'NWF-CLS',
  'nonsense words recoded per minute': 'NWF-WRC',
  'words read per minute': 'WRF',
  'adjusted maze score': 'Maze adjusted',
};

/** The target of a reading measure; undefined when the unit is none with published figures. */
export function readingTarget(request: TargetRequest): Target | undefined {
  const { unit } = request;
  if (request.context?.isInBraille === true) return undefined;
  if (unit === 'words correct per minute') return passageTarget(request);
  const dibels = DIBELS_UNITS[unit];
  if (dibels !== undefined) return dibelsTarget(request, dibels);
  if (/\bmaze\b/i.test(unit)) return mazeTarget(request);
  if (unit === 'letter sounds per minute') return letterSoundTarget(request);
  if (unit === 'words identified per minute') return wordIdentificationTarget(request);
  const isAccuracy = request.kind === 'percent' && /^(?:accuracy|of words|)$/.test(unit);
  return request.areaOfNeed === 'Reading fluency' && isAccuracy ? accuracyTarget(request) : undefined;
}

/** At fewer words read correctly the text is too hard to read for speed. */
const ACCURATE_PERCENT = 90;

/** Published growth for the level of the text, never beyond the spring 50th percentile of that level. */
function passageTarget(request: TargetRequest): Target {
  const grade = gradeNumber(request.grade);
  const rates = ORAL_READING_WEEKLY_GROWTH[grade];
  const spring = oralReadingFluency(grade, 'spring', 50);
  if (rates === undefined || spring === undefined) {
    const known =
      spring === undefined
        ? ''
        : ` The spring 50th percentile is ${spring.wordsCorrectPerMinute} (${spring.source}).`;
    return {
      teamDecides: `Published weekly growth for oral reading covers grades 1 to 6; for ${gradeWords(grade)} the IEP team sets the target.${known}`,
    };
  }
  const springBefore = oralReadingFluency(grade - 1, 'spring', 50)?.wordsCorrectPerMinute;
  const isYearBehind =
    isBelowOwnGrade(request) || (springBefore !== undefined && request.baseline <= springBefore);
  // Who misses every tenth word is not yet served by more speed.
  const accuracy = request.context?.accuracy;
  const isInaccurate = accuracy !== undefined && accuracy.percent < ACCURATE_PERCENT;
  const ambition = request.ambition ?? (isYearBehind && !isInaccurate ? 'ambitious' : 'realistic');
  const because = isInaccurate
    ? `; accuracy of ${accuracy.percent}% (page ${accuracy.page}) is below ${ACCURATE_PERCENT}%`
    : '';
  const target = grownTarget(request, {
    weekly: rates[ambition],
    words: `${ambition} growth for grade ${grade}, ${READING_GROWTH_SOURCE}${because}`,
    source: `${READING_GROWTH_SOURCE}; ${spring.source}`,
    cap: {
      level: spring.wordsCorrectPerMinute,
      words: `the spring 50th percentile for grade ${grade} (${spring.source})`,
    },
  });
  if (!('target' in target)) return target;
  const printed = isInaccurate ? [{ ...accuracy, text: `accuracy: ${accuracy.percent}%` }] : [];
  return { ...target, arithmetic: `${target.arithmetic} ${STARTING_POINT}.`, printed };
}

/** Correct replacements; an adjusted maze score is a DIBELS measure with goals of its own. */
function mazeTarget(request: TargetRequest): Target {
  const grade = gradeNumber(request.grade);
  if (!(grade >= 1 && grade <= 6))
    return { teamDecides: 'Published maze growth covers grades 1 to 6; the IEP team sets the target.' };
  const level = MAZE_END_OF_YEAR[grade];
  return grownTarget(request, {
    weekly: MAZE_WEEKLY_GROWTH,
    words: `published growth for grade ${grade}, ${READING_GROWTH_SOURCE}`,
    source: level === undefined ? READING_GROWTH_SOURCE : `${READING_GROWTH_SOURCE}; ${END_OF_YEAR_SOURCE}`,
    ...(level === undefined
      ? {}
      : { cap: { level, words: `the end-of-year level for grade ${grade} (${END_OF_YEAR_SOURCE})` } }),
  });
}

/** Letter sounds are kindergarten material whatever grade the student is in. */
function letterSoundTarget(request: TargetRequest): Target {
  if (/^pre/i.test(request.grade?.trim() ?? ''))
    return {
      teamDecides: 'Published growth for letter sounds begins in kindergarten; the IEP team sets the target.',
    };
  return grownTarget(request, {
    weekly: LETTER_SOUND_WEEKLY_GROWTH,
    words: `published growth for kindergarten material, ${EARLY_READING_GROWTH_SOURCE}`,
    source: `${EARLY_READING_GROWTH_SOURCE}; ${END_OF_YEAR_SOURCE}`,
    cap: {
      level: LETTER_SOUNDS_END_OF_YEAR,
      words: `the end-of-year level for kindergarten (${END_OF_YEAR_SOURCE})`,
    },
  });
}

/** Lists for word identification are grade 1 material; before grade 1 no growth is published. */
function wordIdentificationTarget(request: TargetRequest): Target {
  if (gradeNumber(request.grade) < 1 || /^pre/i.test(request.grade?.trim() ?? ''))
    return {
      teamDecides:
        'Published growth for word identification begins in grade 1; the IEP team sets the target.',
    };
  return grownTarget(request, {
    weekly: WORD_IDENTIFICATION_WEEKLY_GROWTH,
    words: `published growth for grade 1 material, ${EARLY_READING_GROWTH_SOURCE}`,
    source: `${EARLY_READING_GROWTH_SOURCE}; ${END_OF_YEAR_SOURCE}`,
    cap: {
      level: WORD_IDENTIFICATION_END_OF_YEAR,
      words: `the end-of-year level for grade 1 (${END_OF_YEAR_SOURCE})`,
    },
  });
}

/** The table's grade for the material: its own, or the measure's highest for an older student still working on it. */
function dibelsGrade(measure: DibelsMeasure, grade: number): number | undefined {
  const grades = Object.keys(DIBELS_GOALS[measure]).map(Number);
  const known = grades.filter((each) => each <= grade);
  return known.length === 0 ? undefined : Math.max(...known);
}

/**
 * Growth between the benchmark windows: as much as the core goal itself rises over the year, twice that when ambitious, and
 * never beyond the core goal at the end of the year. Twice is a rule of this product for catching up.
 */
function dibelsTarget(request: TargetRequest, measure: DibelsMeasure): Target {
  const grade = dibelsGrade(measure, gradeNumber(request.grade));
  const rise = grade === undefined ? undefined : dibelsWeeklyRise(measure, grade);
  const end = grade === undefined ? undefined : dibelsGoal(measure, grade, 'spring');
  if (grade === undefined || rise === undefined || end === undefined)
    return {
      teamDecides: `No published goal for ${measure} fits ${gradeWords(gradeNumber(request.grade))}; the IEP team sets the target.`,
    };
  const strategic =
    dibelsGoal(measure, grade, 'fall', 'strategic') ?? dibelsGoal(measure, grade, 'winter', 'strategic');
  const isBehind = isBelowOwnGrade(request) || (strategic !== undefined && request.baseline < strategic);
  const ambition = request.ambition ?? (isBehind ? 'ambitious' : 'realistic');
  const weekly = twoDecimals(ambition === 'ambitious' ? 2 * rise : rise);
  const pace = `the ${measure} goal for ${gradeWords(grade)} rises by ${rise} a week over the year, ${DIBELS_SOURCE}`;
  return grownTarget(request, {
    weekly,
    basis: ambition === 'ambitious' ? 'convention' : 'norm',
    words: ambition === 'ambitious' ? `${pace}; twice that to catch up, the team decides` : pace,
    source: DIBELS_SOURCE,
    cap: { level: end, words: `the end-of-year goal for ${gradeWords(grade)} (${DIBELS_SOURCE})` },
  });
}

/** The share of words read correctly that makes a text one to learn from. */
function accuracyTarget(request: TargetRequest): Target | undefined {
  const grade = gradeNumber(request.grade);
  const goal = grade === 1 ? dibelsGoal('ORF accuracy', 1, 'spring') : TEXT_ACCURACY_GOAL;
  if (!(grade >= 1) || goal === undefined) return undefined;
  if (request.baseline >= goal)
    return {
      teamDecides: `The baseline of ${request.baseline}% is at or above ${goal}%, the accuracy goal for ${gradeWords(grade)} text (${TEXT_ACCURACY_SOURCE}); the IEP team decides on harder text or on speed.`,
    };
  return {
    target: goal,
    basis: 'norm',
    source: TEXT_ACCURACY_SOURCE,
    arithmetic: `From ${request.baseline}% to ${goal}% of words read correctly, a rise of ${twoDecimals(goal - request.baseline)} points: the accuracy goal for ${gradeWords(grade)} text (${TEXT_ACCURACY_SOURCE}).`,
  };
}
