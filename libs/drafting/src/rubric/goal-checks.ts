/** Checks that read the goal sentence: measurable, about one visible behavior, with a criterion. */
import { type CheckRule, fail, pass, weak } from './check-rule.js';

const NUMBER_WITH_UNIT =
  /\b\d{1,3}(?:\.\d+)?\s*(?:%|percent|words|letters|digits|letter sounds|sounds?|facts|correct|minutes?|seconds?|of \d{1,3}|out of \d{1,3}|times|steps|sentences|points|sequences|utterances|messages|exchanges|requests|sound segments|nonsense|total words)/i;
const OBSERVATIONS =
  /\b(?:\d{1,2}|two|three|four|five)\s+(?:out of \d+ |of \d+ )?(?:consecutive|weekly|separate|different|probes?|sessions?|weeks?|days|checks)/i;

/** Sources of each rule: project facts, 2.4. */
export const timeframe: CheckRule = {
  name: 'Timeframe',
  judge: ({ goal }) => {
    const weeks = Number(
      /within (\d{1,3}) (?:instructional )?(?:school )?weeks/i.exec(goal)?.[1] ?? Number.NaN,
    );
    if (weeks >= 1 && weeks <= 52) return pass(`The goal ends within ${weeks} weeks.`);
    if (
      /\bby (?:[A-Z][a-z]+ \d{1,2},? \d{4}|\d{1,2}\/\d{1,2}\/\d{2,4}|the end of)/i.test(goal) ||
      /within (?:one|1) (?:school )?year/i.test(goal)
    )
      return pass('The goal names its end.');
    return fail(
      'The goal does not say by when.',
      'Start with "Within 36 instructional weeks" or "By" and a date within one year.',
    );
  },
};

export const condition: CheckRule = {
  name: 'Condition',
  judge: ({ goal }) => {
    const clause = /\b(?:given|when|during|after|using|while)\b\s+([^,;.]{3,160})/i.exec(goal)?.[1] ?? '';
    const words = clause.split(/\s+/).length + 1;
    if (words >= 4) return pass('The goal says what the student is given.');
    return clause === ''
      ? fail(
          'The goal does not say under what conditions.',
          'Add the material and support, for example "given an unpracticed grade 3 passage".',
        )
      : weak('The condition is too short to repeat.', 'Name the material, its level and the support.');
  },
};

const OBSERVABLE =
  /\b(?:read|write|say|state|name|solve|answer|produce|label|initiate|request|ask|copy|type|retell|point|complete|use|send|take a turn|take part|work|stay|choose|turn in|start|carry out|count|spell|identify|match|draw|cut|walk|climb|hold|raise|respond|join|tell|show|check|describe|define|imitate|sort|follow|throw|catch|return|select|compute)\b/i;
const UNSEEN =
  /\b(?:understand|know|learn|improve|appreciate|demonstrate (?:an )?understanding|be able to|increase (?:his|her|their) ability|be aware|comprehend|become|develop|recognize the importance|feel|think)\b/i;
const actionIn = (goal: string) => {
  const after = goal.split(/\bwill\b/i)[1] ?? '';
  return after.replace(/^,[^,]{0,200},\s*/, ' ').slice(0, 120);
};

export const observableVerb: CheckRule = {
  name: 'Observable verb',
  judge: ({ goal }) => {
    const action = actionIn(goal);
    if (UNSEEN.test(action))
      return fail(
        'The verb cannot be seen or heard.',
        'Use a verb such as read aloud, write, say, solve or request.',
      );
    if (OBSERVABLE.test(action)) return pass('The behavior can be seen or heard.');
    return weak(
      'The verb after "will" is not one we know as observable.',
      'Say what an observer would see or hear.',
    );
  },
};

export const oneBehavior: CheckRule = {
  name: 'One behavior',
  judge: ({ goal }) => {
    const action = actionIn(goal).split(/,| with | in \d| at \d| to the /)[0] ?? '';
    const joined =
      /\b(?:read|write|spell|solve|identify|produce|complete|answer|follow|initiate)\b[^,]{0,60}\b(?:and|as well as)\s+(?:read|write|spell|solve|identify|produce|complete|answer|follow|initiate|improve)\b/i;
    return joined.test(action)
      ? weak('The goal joins two skills.', 'Keep one skill here and give the other its own goal.')
      : pass('The goal is about one behavior.');
  },
};

export const criterionWithUnit: CheckRule = {
  name: 'Criterion with unit',
  judge: ({ goal }) => {
    const withoutBaseline = goal
      .replace(/(?:up )?from a baseline of [^,;.]{1,60}/gi, '')
      .replace(OBSERVATIONS, '');
    if (/IEP team sets/i.test(goal))
      return weak(
        'The criterion waits for the team.',
        'Collect the baseline, then write the number the team sets.',
      );
    if (NUMBER_WITH_UNIT.test(withoutBaseline)) return pass('The goal has a number with its unit.');
    return fail(
      'The goal has no criterion that can be counted.',
      'Add a number and its unit, such as "90 words correct per minute".',
    );
  },
};

export const consistency: CheckRule = {
  name: 'Consistency',
  judge: ({ goal }) => {
    const withoutEnd = goal.replace(/within \d{1,3} (?:instructional |school )?weeks/gi, '');
    if (OBSERVATIONS.test(withoutEnd)) return pass('The goal says how many observations must agree.');
    return fail(
      'One good day would meet this goal.',
      'Add how often it must be met, such as "on 3 consecutive weekly probes".',
    );
  },
};

export const measurementPlan: CheckRule = {
  name: 'Measurement plan',
  judge: ({ goal, fape }) => {
    const isMeasured =
      /\b(?:measured|shown|recorded|documented|tracked|scored|evidenced)\s+(?:by|on|with|in)\b/i.test(goal);
    const isReported = /report card|grading period|progress report|quarter|trimester/i.test(
      `${goal} ${fape}`,
    );
    if (isMeasured && isReported) return pass('The goal says how it is measured, and when parents hear.');
    if (isMeasured)
      return weak(
        'No schedule for progress reports.',
        'Say when progress is reported, such as each grading period.',
      );
    return fail(
      'The goal does not say how it is measured.',
      'Add "as measured by" with the probe and who gives it.',
    );
  },
};

export const baselineSameUnit: CheckRule = {
  name: 'Baseline in the same unit',
  judge: ({ goal, baseline }) => {
    if (/baseline to be collected|collected baseline/i.test(`${baseline} ${goal}`))
      return weak(
        'The baseline is still to be collected.',
        'Give three probes, take the median and put the number in.',
      );
    const unit =
      /\d\s*(%|words correct|letters|digits|minutes|seconds|of \d|facts|correct|sound|words|times|incidents|points)/i
        .exec(goal)?.[1]
        ?.toLowerCase();
    if (!/\d/.test(baseline))
      return fail('The present level has no number.', 'Add the newest number, with its date.');
    const isSame =
      unit !== undefined &&
      (baseline.toLowerCase().includes(unit.replace(/\d/g, '').trim()) ||
        (unit === '%' && /percent/i.test(baseline)) ||
        (unit.startsWith('of') && /\d\s*(?:of|out of|\/)\s*\d/.test(baseline)));
    return isSame
      ? pass('Baseline and target share a unit.')
      : weak(
          'The baseline is not in the unit of the target.',
          'Measure the starting level with the same probe.',
        );
  },
};

export const ambitiousAttainable: CheckRule = {
  name: 'Ambitious and attainable',
  judge: ({ goal }) => {
    const from = Number(/baseline of (\d{1,3}(?:\.\d+)?)/i.exec(goal)?.[1] ?? Number.NaN);
    const target = Number(
      /\b(?:at|in|with|for|on|to)\s+(?:least )?(\d{1,3}(?:\.\d+)?)(?:%| )/i.exec(
        goal
          .replace(/(?:in|on|across) (?:each of )?3 (?:consecutive|weekly)/gi, '')
          .replace(/within \d{1,3} /gi, ''),
      )?.[1] ?? Number.NaN,
    );
    if (Number.isNaN(from) || Number.isNaN(target))
      return weak(
        'Growth cannot be judged without both numbers.',
        'Give the baseline and the target in the goal.',
      );
    const isDecrease = /\b(?:reduce|decrease|lower|fewer)\b/i.test(goal);
    if (target > from === isDecrease || target === from)
      return fail(
        'The target is not beyond the baseline.',
        'Set the target past the baseline, in the direction of the skill.',
      );
    const rise = Math.abs(target - from);
    if (/words correct/i.test(goal) && rise > 108)
      return weak(
        'The growth is more than published ambitious rates.',
        'Check the weekly rate: 3 words a week is the highest published.',
      );
    return rise < 3 && target > 12
      ? weak('The growth is within what varies from day to day.', 'Aim further, or count something finer.')
      : pass('The target asks for growth in the right direction.');
  },
};

export const deadMan: CheckRule = {
  name: 'More than stillness',
  judge: ({ goal }) => {
    const isAbsence =
      /\bwill not\b|\brefrain\b|\bremain (?:seated|quiet|still)\b|\b0 (?:incidents|instances|outbursts)\b|\bwill (?:decrease|reduce|stop|avoid|eliminate)\b/i.test(
        goal,
      );
    const hasReplacement = /\b(?:request|ask|use|raise|instead)\b/i.test(goal);
    if (!isAbsence) return pass('The goal asks for something the student does.');
    return hasReplacement
      ? weak('The goal counts what the student does not do.', 'Put the taught behavior first.')
      : fail(
          'A goal met by doing nothing teaches nothing.',
          'Name the behavior that takes the place of the problem.',
        );
  },
};

export const stranger: CheckRule = {
  name: 'Clear to a stranger',
  judge: ({ goal }) => {
    const vague =
      /\b(appropriate(?:ly)?|aggressive|respectful(?:ly)?|good|on grade level|age-appropriate|better|successful(?:ly)?|adequate(?:ly)?|properly|as needed|effectively)\b/i.exec(
        goal,
      )?.[1];
    return vague === undefined
      ? pass('No word in the goal needs explaining.')
      : fail(`"${vague}" means different things to different people.`, 'Say what it looks like.');
  },
};

export const skillNotScore: CheckRule = {
  name: 'A skill, not a test score',
  judge: ({ goal }) =>
    /standard score|percentile|scaled score|T-score|grade equivalent|\bGE\b|Lexile|\bRIT\b|state test/i.test(
      goal,
    )
      ? fail('The target is a norm score.', 'Name the skill and count it.')
      : pass('The goal targets a skill.'),
};

export const naturalUse: CheckRule = {
  name: 'Natural use',
  judge: ({ goal }) => {
    const places = goal.match(
      /\b(?:class(?:room|es|work)?|recess|lunch|playground|PE|hallways?|home|community|centers?|snack|arrival|small-group|group|science|social studies|subjects|assignments?|journal|peers?|classmates|worksite|shops?|store|assemblies|campus|reports|meeting|discussion|conversation|language arts|sharing time|math block|reading|art)\b/gi,
    );
    if (places !== null && places.length > 0) return pass('The goal reaches into ordinary school life.');
    return weak(
      'The goal stays in the session.',
      'Name a class, routine or partner where the skill is used.',
    );
  },
};
