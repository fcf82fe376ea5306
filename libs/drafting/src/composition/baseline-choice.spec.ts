/** Which of several figures a goal starts from: one short report a line, in the words of different districts and professions. */
import { describe, expect, it } from '@jest/globals';
import { readReport } from '../extraction/read-report.js';
import { baselineFor } from './baseline-choice.js';

const HEAD = 'Student: Sam Lee\nGrade: 4\nDate of Report: 11/20/2025\n\n';

type Case = readonly [text: string, area: string, value: number, outOf?: number];

const CASES: Readonly<Record<string, readonly Case[]>> = {
  'where something began gives way to how it is': [
    [
      'Speech\nOn entry a stranger understood 35% of his words.\n\nHe talked at the sensory table, and an aide who has never met him wrote down what she heard. She got 63 of the 100 words.',
      'Phonology and intelligibility',
      63,
      100,
    ],
    [
      'Behavior\nIn the first four weeks of school staff recorded verbal outbursts (yelling, swearing at a person) 21 times, or 5.3 a week.\n\n   Month        Outbursts per week\n   September       5.3\n   October         4.5\n   November        2.3\n',
      'Behavior',
      2.3,
    ],
    [
      'Work completion\nSecond quarter: 19 of 46 assignments turned in. Since the third quarter began on January 27, with nothing changed: 13 of 31 assignments.',
      'Work completion and executive function',
      13,
      31,
    ],
  ],
  'a sum in its own words stands for the classes above it': [
    [
      'Work completion\n\nAssignments turned in, by class, from the gradebooks:\nClass\tTurned in\tGrade\nELA\t15 of 18\tB+\nHistory\t6 of 17\tD\nScience\t5 of 16\tF\nAll classes: 26 of 51. Last quarter it was 71%.',
      'Work completion and executive function',
      26,
      51,
    ],
  ],
  'days in front of shares are no shares': [
    ['Attention\nOn task, time sampling:  10/8 41%   10/22 44%', 'Attention and task engagement', 44],
  ],
  'a share told alone is of what the one before it was': [
    [
      'Reading\nSounding out closed syllables on a list he has not seen: in October 11 of 40. Last Friday 19 of 40.',
      'Decoding',
      19,
      40,
    ],
  ],
  'the total of a rubric stands for its rows': [
    [
      'Written expression\nEssay, district rubric, 4 points in each trait:\n\n     Claim and ideas          2\n     Organization             1\n     Elaboration              1\n     Conventions              3\n     Total                 7 of 16\n',
      'Written expression',
      7,
      16,
    ],
  ],
  'what went well starts a goal before what went wrong, and before what is nearly reached': [
    [
      'Spelling\nIn a 120-word letter, 18 of 120 words were misspelled. On the 20-word grade 4 list he spelled 7 of 20.',
      'Spelling',
      7,
      20,
    ],
    [
      'Money and time\nSam paid with the next dollar up in 9 of 10 purchases. He counted change correctly in 3 of 10 purchases.',
      'Money and time',
      3,
      10,
    ],
  ],
  'what a text earned for its ideas is no figure of spelling': [
    [
      'Spelling\nHis paragraph scored 2 out of 6 on the class rubric for development. In it he spelled 64% of the words correctly.',
      'Spelling',
      64,
    ],
  ],
  'what was finished is not what was right': [
    [
      'Math\nIn class Sam finished 9 of 16 problems. On subtraction with regrouping he solved 3 of 10 correctly.',
      'Math computation',
      3,
      10,
    ],
  ],
  'a share of many tries comes before one of a few': [
    [
      'Conversation\nSam noticed boredom in 1 of 4 chances. He stayed on a partner’s topic in 6 of 20 turns.',
      'Pragmatic language',
      6,
      20,
    ],
  ],
  'what was told of an earlier age, note or year is history': [
    [
      'Intelligibility\nA listener understood 68 of 100 words. At age 4;6 the private SLP recorded 45%.',
      'Phonology and intelligibility',
      68,
      100,
    ],
    [
      'Articulation\nHe said /r/ in 5 of 14 words. (Clinic discharge note: /r/ in 3 of 20 words.)',
      'Articulation',
      5,
      14,
    ],
  ],
  'a whole told a sentence before holds for the part': [
    [
      'Asking for help\nTwo teachers watched for such opportunities in March and found 20 in all. Sam asked in 10, or half of the time.',
      'Self-advocacy',
      10,
      20,
    ],
    [
      'Participation\nOf 24 times that he knew an answer in class, he spoke 5.',
      'Anxiety and participation',
      5,
      24,
    ],
    [
      'Math computation\nThe check has 40 items. Sam solved 12 in September, 14 in October and 15 on November 9.',
      'Math computation',
      15,
      40,
    ],
  ],
  'of columns over two grades the last season is now': [
    [
      '| Measure | Gr 3 Fall | Gr 3 Spring | Gr 4 Fall | Gr 4 Spring goal |\n|---|---|---|---|---|\n| ORF words correct | 41 | 58 | 55 | 120 |',
      'Reading fluency',
      55,
    ],
  ],
  'a figure of all parts together stands for them': [
    [
      'Attention\nSam was on task in 52% of intervals in art and 60% in reading; taken together, 56%.',
      'Attention and task engagement',
      56,
    ],
  ],
  'times told before what they are out of are a share of it': [
    [
      'Self-advocacy\nSam asked for his extra time 2 times this quarter, out of 11 occasions when it applied.',
      'Self-advocacy',
      2,
      11,
    ],
  ],
  'an earlier figure in brackets or in the same sentence is history': [
    [
      'Money\nUp to ten dollars she chose the right bills on 7 of 15 trials (last spring, 4 of 15).',
      'Money and time',
      7,
      15,
    ],
    ['Money\nPaying with the next dollar: 9 of 20 trials (Q1: 6 of 20).', 'Money and time', 9, 20],
    ['Spelling\nHe spelled 11 of 25 words (first trimester: 7 of 25).', 'Spelling', 11, 25],
    ['Spelling\nHe spelled 11 of 25 words (7 of 25 in the first trimester).', 'Spelling', 11, 25],
    ['Spelling\nHe spelled 11 of 25 words (was 7 of 25).', 'Spelling', 11, 25],
    ['Spelling\nHe spelled 11 of 25 words (previously 7/25).', 'Spelling', 11, 25],
    ['Spelling\nHe spelled 11 of 25 words (up from 7).', 'Spelling', 11, 25],
    [
      'Math computation\nHe solved 9 of 20 subtraction problems (fall semester, 5 of 20).',
      'Math computation',
      9,
      20,
    ],
    [
      'Math computation\nHe solved 9 of 20 subtraction problems (semester 1, 5 of 20).',
      'Math computation',
      9,
      20,
    ],
    [
      'Math computation\nIn first semester he solved 5 of 20 subtraction problems; in second semester, 9 of 20.',
      'Math computation',
      9,
      20,
    ],
    [
      'Cooking\nSam completed 9 of 16 steps of the recipe independently. (First semester: 5 of 16.)',
      'Daily living and safety',
      9,
      16,
    ],
    [
      'Reading fluency\nShe reads 58 words correct per minute (marking period one, 44).',
      'Reading fluency',
      58,
    ],
    [
      'Articulation\nAt the word level he said /s/ correctly in 12 of 20 words (first quarter, 8 of 20).',
      'Articulation',
      12,
      20,
    ],
    ['Articulation\nHe produced /r/ in sentences with 45% accuracy (Oct. 30%).', 'Articulation', 45],
    ['Toileting\nHe stayed dry on 6 of 10 school days (first month, 2 of 10).', 'Self-care', 6, 10],
    ['Articulation\nHe produced /r/ in 9 of 20 words (at the last review: 5 of 20).', 'Articulation', 9, 20],
    ['Articulation\nHe produced /r/ in 9 of 20 words (a year ago 5 of 20).', 'Articulation', 9, 20],
    ['Articulation\nHe produced /r/ in 9 of 20 words (term 1: 5 of 20).', 'Articulation', 9, 20],
    ['Articulation\nHe produced /r/ in 9 of 20 words (vs. 5 of 20 in term 1).', 'Articulation', 9, 20],
    [
      'Articulation\nHe produced /r/ in 9 of 20 words, compared with 5 of 20 at midyear.',
      'Articulation',
      9,
      20,
    ],
    [
      'Articulation\nFirst reporting period 5 of 20 words with /r/; this reporting period 9 of 20.',
      'Articulation',
      9,
      20,
    ],
  ],
  'what was done with help gives way to what was done without': [
    [
      'Math problem solving\nOn his own he set up 1 of 6 word problems. When the teacher read each problem aloud and sketched it with him, he set up 4 of 6.',
      'Math problem solving',
      1,
      6,
    ],
    [
      'Math problem solving\nHe set up 4 of 6 word problems when the aide drew the picture with him. Working by himself he set up 2 of 6.',
      'Math problem solving',
      2,
      6,
    ],
    [
      'Math problem solving\nHe solved 2 of 8 two-step word problems. With the problem read to him he solved 5 of 8.',
      'Math problem solving',
      2,
      8,
    ],
    [
      'Math problem solving\nHis mean score on the four-point problem-solving rubric is 1.5. With the steps drawn for him he set up 3 of 4 problems.',
      'Math problem solving',
      1.5,
    ],
    [
      'Math problem solving\nWith a bar model drawn for him he set up 1 of 4 word problems. Without it he solved 2 of 8.',
      'Math problem solving',
      2,
      8,
    ],
    [
      'Reading comprehension\nWhen passages were read to him he answered 2 of 10 questions. Reading alone, he answered 3 of 10 questions.',
      'Reading comprehension',
      3,
      10,
    ],
    [
      'Written expression\nWith a graphic organizer he wrote 4 of 8 paragraph parts. Without one he wrote 5 of 8 paragraph parts.',
      'Written expression',
      5,
      8,
    ],
    [
      'Self-care\nHand over hand he zipped on 3 of 10 tries. Independently he zipped on 4 of 10 tries.',
      'Self-care',
      4,
      10,
    ],
    [
      'Self-care\nWith verbal prompts he completed 2 of 6 steps of handwashing; without prompts, 3 of 6 steps.',
      'Self-care',
      3,
      6,
    ],
    [
      'Expressive language\nIn assisted trials he used a two-word phrase in 3 of 20 trials; in independent trials, in 4 of 20.',
      'Expressive language',
      4,
      20,
    ],
    [
      'Articulation\nGiven a model, /k/ was correct in 6 of 20 words; spontaneously it was correct in 8 of 20 words.',
      'Articulation',
      8,
      20,
    ],
    [
      'Articulation\nHe imitated /k/ in 6 of 20 words. Without a model he said it in 7 of 20 words.',
      'Articulation',
      7,
      20,
    ],
    [
      'Functional communication\nShe requested with her device in 2 of 10 opportunities with partial physical prompts and in 3 of 10 opportunities independently.',
      'Functional communication',
      3,
      10,
    ],
    [
      'Decoding\nDuring the lesson, with teacher feedback, he read 6 of 20 nonsense words. On the probe he read 7 of 20 nonsense words.',
      'Decoding',
      7,
      20,
    ],
  ],
  'how incidents divide gives way to how often they come': [
    [
      'Behavior\nJay called out 9 times per hour in reading. Seven of ten call-outs came right after a direction to write.',
      'Behavior',
      9,
    ],
    [
      'Behavior\nHe left his seat 12 times per class. Nine of the 12 times he went to the window.',
      'Behavior',
      12,
    ],
    [
      'Behavior\nOutbursts happen 4 times per week. 75% of outbursts followed a denied request.',
      'Emotional regulation',
      4,
    ],
    [
      'Behavior\nTwelve of 15 outbursts were preceded by a transition. He has 5 outbursts per week.',
      'Emotional regulation',
      5,
    ],
    [
      'Behavior\nOf 20 disruptions, 14 occurred during math. The rate is 6 disruptions per hour.',
      'Behavior',
      6,
    ],
  ],
  'what is left because of noise is about the senses': [
    [
      'Sensory regulation\nSam left the rug because of noise 3 times per day on average.',
      'Sensory regulation',
      3,
    ],
    [
      'Sensory processing\nHe covered his ears and left the lunch table 4 times per lunch.',
      'Sensory regulation',
      4,
    ],
    ['Sensory\nShe ran from the gym because of the sound 2 times per week.', 'Sensory regulation', 2],
    [
      'Sensory regulation\nHe left the group area 5 times per morning when it got loud.',
      'Sensory regulation',
      5,
    ],
  ],
  'how often somebody speaks up over lessons or days is counted': [
    ['Anxiety and participation\nSam raised her hand 2 times in 5 lessons.', 'Anxiety and participation', 2],
    ['Anxiety\nHe volunteered once in ten lessons.', 'Anxiety and participation', 1],
    [
      'Anxiety and participation\nTeacher tally: raised hand 1 time in six class periods.',
      'Anxiety and participation',
      1,
    ],
    [
      'Anxiety and participation\nIn four observed lessons she volunteered an answer twice.',
      'Anxiety and participation',
      2,
    ],
    [
      'Anxiety and participation\nOver five school days the teacher counted how often Sam spoke up: 3 times in all.',
      'Anxiety and participation',
      3,
    ],
    [
      'Anxiety and participation\nHe answered aloud 4 times across 10 class discussions.',
      'Anxiety and participation',
      4,
    ],
  ],
  'invitations and greetings answered are counted': [
    [
      'Play and social interaction\nHe responded to 3 of 12 invitations from other children.',
      'Social skills',
      3,
      12,
    ],
    [
      "Play\nThe aide kept track of peers' bids to play. He answered 2 of 14 bids (by looking or by handing over a toy).",
      'Play and joint attention',
      2,
      14,
    ],
    ['Social skills\nShe replied to 4 of 15 greetings from peers.', 'Social skills', 4, 15],
    ['Social skills\nWhen classmates spoke to him he answered 5 of 16 times.', 'Social skills', 5, 16],
    ['Play\nChildren invited him to join in; he accepted 2 of 9 invitations.', 'Social skills', 2, 9],
    ['Social skills\nOf 12 peer invitations, he accepted 3.', 'Social skills', 3, 12],
  ],
  'the middle of several stands for them, not the best or one of them': [
    [
      'Reading fluency\nOn three probes she read 41, 52 and 47 words correct per minute (median 47).',
      'Reading fluency',
      47,
    ],
    [
      'Reading fluency\nHer best of three was 60 words correct per minute; the median was 51 words correct per minute.',
      'Reading fluency',
      51,
    ],
    [
      'Reading fluency\nHer highest score was 60 words correct per minute and her average was 51 words correct per minute.',
      'Reading fluency',
      51,
    ],
    [
      'Articulation\nAcross five sessions he averaged 44% correct for /s/ in phrases. On one good day he reached 70%.',
      'Articulation',
      44,
    ],
    [
      'Math computation\nHis four weekly probes averaged 14 digits correct per minute; on October 3 he had 8 digits correct per minute.',
      'Math computation',
      14,
    ],
    ['Spelling\nHis best list was 14 of 20 words; most weeks he spells 8 of 20 words.', 'Spelling', 8, 20],
  ],
  'a range is told by its lower end': [
    ['Articulation\nAccuracy for /r/ in words ranged from 40% to 55%.', 'Articulation', 40],
    [
      'Reading fluency\nHe read 52 to 60 words correct per minute on grade 4 passages.',
      'Reading fluency',
      52,
    ],
    [
      'Attention to task\nHe worked for between 4 and 6 minutes on independent tasks.',
      'Attention and task engagement',
      4,
    ],
  ],
  'the last of several tries, not the first': [
    [
      'Articulation\nOn the first trial he said /s/ in 3 of 10 words; on the last trial he said it in 6 of 10 words.',
      'Articulation',
      6,
      10,
    ],
    ['Self-care\nTying shoes: first session 1 of 5 tries, last session 3 of 5 tries.', 'Self-care', 3, 5],
    ['Gross motor\nIn September he hopped 2 times on his right foot; now he hops 5 times.', 'Gross motor', 5],
    ['Decoding\nWeek 1: 4 of 20 words. Week 6: 9 of 20 words with vowel teams.', 'Decoding', 9, 20],
  ],
  "the figure of the goal, a class or a peer is not the student's": [
    ['Spelling\nHe spelled 9 of 20 words; his goal is 16 of 20.', 'Spelling', 9, 20],
    ['Spelling\nThe goal calls for 16 of 20 words; he spelled 9 of 20.', 'Spelling', 9, 20],
    ['Articulation\nToward a target of 80%, he is at 45% for /r/ in words.', 'Articulation', 45],
    [
      'Attention\nHe was on task in 45% of intervals while a comparison peer was on task in 88%.',
      'Attention and task engagement',
      45,
    ],
    [
      'Attention\nA same-sex peer was on task in 88% of intervals; Sam was on task in 45%.',
      'Attention and task engagement',
      45,
    ],
  ],
  'numbers and nothing told in words are counted': [
    ['Behavior\nHe finished one of every four assignments.', 'Work completion and executive function', 1, 4],
    [
      'Work completion\nHe turned in about one in every five homework assignments.',
      'Work completion and executive function',
      1,
      5,
    ],
    ['Decoding\nHe read none of the six silent-e words.', 'Decoding', 0, 6],
    ['Self-care\nHe did none of the 5 steps without help.', 'Self-care', 0, 5],
    [
      'Reading comprehension\nShe got none of the eight inference questions right.',
      'Reading comprehension',
      0,
      8,
    ],
    ['Social skills\nHe joins a game about twice a week.', 'Social skills', 2],
    ['Behavior\nHe hits a classmate about three times a week.', 'Behavior', 3],
    ['Math computation\nHe solved a single one of the 10 fraction problems.', 'Math computation', 1, 10],
  ],
  'the same in other words': [
    [
      'Functional communication\nIn ten structured trials with no cue Sam exchanged a picture 2 times; with a gesture cue he exchanged it 7 times.',
      'Functional communication',
      2,
    ],
    [
      'Self-care\nSam independently buttoned 1 of 4 buttons. Given hand-over-hand help, all 4.',
      'Self-care',
      1,
      4,
    ],
    [
      'Handwriting\nWith the model in front of her Sam copied 9 of 12 words legibly. From memory she wrote 5 of 12 words legibly.',
      'Handwriting',
      5,
      12,
    ],
    [
      'Decoding\nOn a one-time probe in September he read 12 of 20 words. His mean over the last five probes is 9 of 20 words.',
      'Decoding',
      9,
      20,
    ],
    [
      'Math computation\nAverage of the last 4 probes: 13 digits correct per minute. Best probe: 18 digits correct per minute.',
      'Math computation',
      13,
    ],
    [
      'Reading fluency\nOn October 2, 9, and 16 Sam read 44, 49, and 46 words correct per minute, a median of 46.',
      'Reading fluency',
      46,
    ],
    [
      'Reading fluency\nReads 50-57 words correct per minute; the goal from last year was 80 words correct per minute.',
      'Reading fluency',
      50,
    ],
    [
      'Spelling\nOn the first list of the year, 3 of 15 words; on the most recent list, 7 of 15 words were spelled correctly.',
      'Spelling',
      7,
      15,
    ],
    [
      'Spelling\nDuring guided practice she spelled 12 of 15 words. On the Friday test, 6 of 15 words.',
      'Spelling',
      6,
      15,
    ],
    [
      'Articulation\nIn therapy with visual cues: 80%. In class without cues: 35% for /s/ in sentences.',
      'Articulation',
      35,
    ],
    [
      'Articulation\nSam said /r/ with 70% accuracy after clinician modeling and 40% accuracy on his own.',
      'Articulation',
      40,
    ],
    ['Articulation\nStructured sentences /l/: 60% (cued 85%).', 'Articulation', 60],
    [
      'Emotional regulation\nSix of the eight meltdowns this month happened during transitions. He averages 2 meltdowns per week.',
      'Emotional regulation',
      2,
    ],
    [
      'Behavior\nThe most frequent trigger was a denied request (12 of 20 incidents). Physical aggression occurred 4 times per week.',
      'Behavior',
      4,
    ],
    [
      'Behavior\nABC data: 65% of disruptions were followed by peer laughter. Sam disrupts class 7 times per period.',
      'Behavior',
      7,
    ],
    [
      'Behavior\nOf 15 elopements recorded, 11 took place before lunch; on average he elopes 3 times per week.',
      'Behavior',
      3,
    ],
    ['Emotional regulation\nHe used a calming strategy in 3 of 10 outbursts.', 'Emotional regulation', 3, 10],
    [
      'Emotional regulation\nIn 2 of 8 meltdowns he asked for a break before hitting.',
      'Emotional regulation',
      2,
      8,
    ],
    [
      'Anxiety and participation\nShe raised her hand three times over ten class periods.',
      'Anxiety and participation',
      3,
    ],
    [
      'Anxiety and participation\nIn ten days he spoke up in class only twice.',
      'Anxiety and participation',
      2,
    ],
    ['Anxiety and participation\nSam raises his hand about once a day.', 'Anxiety and participation', 1],
    [
      'Work completion\nHe turned in three of every ten assignments.',
      'Work completion and executive function',
      3,
      10,
    ],
    [
      'Work completion\nTwo in five homework assignments come back.',
      'Work completion and executive function',
      2,
      5,
    ],
    ['Decoding\nNone of the ten words were read correctly.', 'Decoding', 0, 10],
    [
      'Money and time\nAccuracy this semester is 9 of 20 trials, up from 5 of 20 in the spring.',
      'Money and time',
      9,
      20,
    ],
    [
      'Money and time\nShe counted coin sets correctly in 6 of 15 trials (T1, 3 of 15).',
      'Money and time',
      6,
      15,
    ],
    [
      'Money and time\nShe counted coin sets correctly in 6 of 15 trials (Semester 1 = 3/15).',
      'Money and time',
      6,
      15,
    ],
    [
      'Reading comprehension\nShe answered 4 of 10 questions (3 of 10 at the first marking period).',
      'Reading comprehension',
      4,
      10,
    ],
    [
      'Reading comprehension\nAnswers 4 of 10 questions. (Beginning of year: 2 of 10.)',
      'Reading comprehension',
      4,
      10,
    ],
    [
      'Reading comprehension\n40% on comprehension questions, an increase from 20% last quarter.',
      'Reading comprehension',
      40,
    ],
    [
      'Written expression\nHis mean rubric score on three essays is 1.7 on a 4-point scale; the district expects 3.',
      'Written expression',
      1.7,
    ],
    [
      'Written expression\nAverage score across four prompts: 1.5 of 4 on the district rubric.',
      'Written expression',
      1.5,
    ],
    [
      'Math problem solving\nHe averages 1.8 on the 4-point problem solving rubric. The class averages 3.1.',
      'Math problem solving',
      1.8,
    ],
    [
      'Attention and task engagement\nSam was on task 52% of the time. Two comparison peers averaged 86%.',
      'Attention and task engagement',
      52,
    ],
    ['Attention and task engagement\nOn task: Sam 48%, peer 85%.', 'Attention and task engagement', 48],
    [
      'Attention and task engagement\nHe works 3 to 5 minutes before he needs redirection.',
      'Attention and task engagement',
      3,
    ],
    ['Gross motor\nBalance on one foot: 4 seconds right, 2 seconds left.', 'Gross motor', 2],
    [
      'Fine motor\nWithout adapted scissors he stayed on the line in 2 of 10 cuts; with loop scissors in 6 of 10.',
      'Fine motor',
      2,
      10,
    ],
    [
      'Speech fluency\nHe stuttered on 8% of syllables in conversation (5% while reading).',
      'Speech fluency',
      8,
    ],
    [
      'Daily living and safety\nOf the 12 laundry steps, he does 5 alone and 9 with verbal prompts.',
      'Daily living and safety',
      5,
    ],
    [
      'Daily living and safety\nWith the job coach nearby he did 8 of 10 steps; when the coach stepped away, 4 of 10 steps.',
      'Employment',
      4,
      10,
    ],
    [
      'Behavior\nIn the 19 school days from October 6 to October 31 he left the room without permission 8 times.',
      'Behavior',
      8,
    ],
    ['Behavior\nOffice referrals: 5 between September 2 and October 30.', 'Behavior', 5],
    ['Behavior\nThere were 9 incidents of hitting between September 8 and October 10.', 'Behavior', 9],
    ['Behavior\nHe left class without permission 8 times between October 6 and October 31.', 'Behavior', 8],
    [
      'Receptive language\nHe followed 3 of 10 two-step directions the first time and 8 of 10 after a repetition.',
      'Receptive language',
      3,
      10,
    ],
    [
      'Receptive language\nAfter one repetition he followed 6 of 10 directions. On first presentation: 7 of 12 directions.',
      'Receptive language',
      7,
      12,
    ],
    ['Behavior\nBetween October 6 and October 31 he left the room 8 times.', 'Behavior', 8],
    ['Behavior\nFrom 9/8 to 10/10 there were 8 physical aggression incidents.', 'Behavior', 8],
    ['Behavior\nSam eloped 8 times between 10/6 and 10/31.', 'Behavior', 8],
  ],
  'of stuttering, the share counts and not the syllables it was made from; talk before other samples': [
    [
      'Fluency\n| Sample | Syllables | Stuttered syllables | % SS |\n| Telephone | 300 | 42 | 14.0 |\n| Conversation | 500 | 41 | 8.2 |',
      'Speech fluency',
      8.2,
    ],
    [
      'Fluency\nSpeaking\tTotal syllables\tSyllables stuttered\tPercent syllables stuttered\nReading aloud\t200\t24\t12.0\nConversation\t400\t28\t7.0',
      'Speech fluency',
      7,
    ],
    [
      'Fluency\nThe counts of a second clinician agreed with mine on 94% of the syllables. He stuttered on 9% of syllables in conversation.',
      'Speech fluency',
      9,
    ],
  ],
  'the time of the class is not the time of the child, and half of a time is none': [
    [
      'Gross motor\nHe held his balance on one foot for 3 seconds. The walk to the bus took 2 min 50 sec, the class took about 1 min 40.',
      'Gross motor',
      3,
    ],
    [
      'Gross motor\nBalance: stood on one foot for 6 seconds; the group averaged 4 seconds on the beam.',
      'Gross motor',
      6,
    ],
    [
      'Gross motor\nHe balanced on one foot for 9 seconds. He stayed on the beam for 1 minute and 5 seconds.',
      'Gross motor',
      9,
    ],
  ],
  'a caption that names a grade in short stays whole': [
    [
      'Passages, words correct in 1 min, gr. 3 level\n\n  9/12   10/3   11/14\n   28     33     31',
      'Reading fluency',
      31,
    ],
  ],
};

describe.each(Object.entries(CASES))('%s', (_, cases) => {
  it.each(cases)('%s', (...[text, area, value, outOf]: Case) => {
    const report = readReport([{ page: 1, text: `${HEAD}${text}` }]);
    expect(baselineFor(report, area)).toMatchObject({ value, ...(outOf === undefined ? {} : { outOf }) });
  });
});

it.each([
  'Seven of ten call-outs came right after a direction to write.',
  'In 6 of 8 outbursts, a peer had just laughed.',
  '75% of outbursts followed a denied request.',
])('makes no baseline of what incidents followed: %s', (text) => {
  const report = readReport([{ page: 1, text: `${HEAD}Behavior\n${text}` }]);
  expect(report.measures).toEqual([]);
});

it.each([
  'Sam meets with the counselor once a week.',
  'I would offer OT for 20 minutes twice a week.',
  'The family goes swimming twice a week.',
])('counts no lesson or plan: %s', (text) => {
  const report = readReport([{ page: 1, text: `${HEAD}Emotional regulation\n${text}` }]);
  expect(report.measures).toEqual([]);
});

describe('a figure that outweighs by far what was read of an area', () => {
  const TEXT =
    'Behavior\nSam left the room 4 times per day.\n\nSpelling\nSam spelled 9 of 20 words correctly.';
  const chosenOver = (isReadOf: string | null, isStrength: boolean) => {
    const report = readReport([{ page: 1, text: `${HEAD}${TEXT}` }]);
    const [at, spelled] = [
      report.measures.findIndex(({ areaOfNeed }) => areaOfNeed === 'Behavior'),
      report.measures.find(({ areaOfNeed }) => areaOfNeed === 'Spelling'),
    ];
    if (spelled === undefined || at < 0) return undefined;
    const others = report.measures.filter((measure) => measure !== spelled);
    const measures = isReadOf === null ? others : [...others, { ...spelled, areaOfNeed: isReadOf }];
    const measure = { ...spelled, areaOfNeed: 'Behavior', isStrength };
    const weighed = [{ areaOfNeed: 'Behavior', measure, share: 0.9, behind: [{ at, by: 9 }] }];
    return baselineFor({ ...report, measures, weighed }, 'Behavior')?.value;
  };

  it.each([
    ['takes its place', null, false, 9],
    ['takes its place though it was read of another area', 'Spelling', false, 9],
    ['leaves it where the figure is called all right', null, true, 4],
  ] as const)('%s', (_what, isReadOf, isStrength, value) => {
    expect(chosenOver(isReadOf, isStrength)).toBe(value);
  });
});

describe('two figures that no rule tells apart', () => {
  it.each([
    [
      'Social skills',
      'So Sam was in play with others on 5 of 20 looks. The counselor of the other building did a like count; on that sheet he was with others on 3 of 20.',
      5,
    ],
    [
      'Decoding',
      'The folder from his other school has 6 of 30 nonsense words. Sam read 14 of 30 this week.',
      14,
    ],
  ])('lets the weightier of both start the goal: %s', (area, says, value) => {
    const report = readReport([{ page: 1, text: `${HEAD}${area}\n${says}` }]);
    expect(baselineFor(report, area)?.value).toBe(value);
  });

  it('leaves what was read where the other is done with help', () => {
    const report = readReport([
      { page: 1, text: `${HEAD}Decoding\nSam got 6 of 30 nonsense words. With a word card he got 14 of 30.` },
    ]);
    expect(baselineFor(report, 'Decoding')?.value).toBe(6);
  });
});

describe('a figure that stands for others, or is short of them', () => {
  const chosenOver = (area: string, says: string, heavier: number) => {
    const report = readReport([{ page: 1, text: `${HEAD}${area}\n${says}` }]);
    const measure = report.measures.find(({ value }) => value === heavier);
    if (measure === undefined) return undefined;
    const behind = report.measures.map((one, at) => ({ at, by: one === measure ? 0 : 3 }));
    return baselineFor({ ...report, weighed: [{ areaOfNeed: area, measure, share: 0.9, behind }] }, area)
      ?.value;
  };

  it('the median before a single probe of its own sentence, however heavy', () => {
    expect(
      chosenOver(
        'Reading fluency',
        'On three passages he read 58, 52 and 66 words correct per minute (median 58).',
        66,
      ),
    ).toBe(58);
  });

  it('what is plainly short of others before what nearly works', () => {
    const says =
      'Sam stands on one foot for 3 seconds. Most fourth graders hold 15 seconds or more.\nSam catches a ball on 9 of 11 throws.';
    expect(chosenOver('Gross motor', says, 9)).toBe(3);
  });
});

describe('a goal of last year with figures under its start', () => {
  it('is gone on with from the newest of them', () => {
    const text = [
      'IEP PROGRESS REPORT',
      'GOAL 1 - READING COMPREHENSION',
      'By April 2026, given a grade 4 passage, Sam will answer inferential questions with 8 of 10 correct on three probes.',
      'Baseline (4/25): 3 of 10',
      '',
      '  Q1 10/17/25   Q2 11/14/25   Q3',
      '     4/10           6/10',
    ].join('\n');
    const report = readReport([{ page: 1, text: `${HEAD}${text}` }]);
    expect(baselineFor(report, 'Reading comprehension')).toMatchObject({ value: 6, outOf: 10 });
  });
});

describe('a figure that sums up others', () => {
  const baseline = (text: string, area: string) => {
    const { value, outOf } = baselineFor(readReport([{ page: 1, text: `${HEAD}${text}` }]), area) ?? {};
    return outOf === undefined ? value : `${value ?? ''}/${outOf}`;
  };

  it('is the row named so below its parts', () => {
    expect(
      baseline(
        'Reading comprehension\nQuestions on eight passages.\n\n                 Literal      Inferential\n   Stories        7 of 8       3 of 8\n   Articles       7 of 8       1 of 8\n   All           14 of 16      4 of 16\n',
        'Reading comprehension',
      ),
    ).toBe('4/16');
  });

  it('is the middle of the rows, and not the lowest of them', () => {
    expect(
      baseline(
        'Written expression (three prompts, three minutes each)\n\n   prompt              total words    correct word sequences\n   The lost key            24                 15\n   A rainy day             29                 19\n   The secret door         26                 17\n   middle value            26                 17\n   grade 4 fall norm       57                 51\n',
        'Written expression',
      ),
    ).toBe(17);
  });

  it('is what the parts come to, though no word says so', () => {
    expect(
      baseline(
        'Work completion\nIn all, 47 out of 90 assignments were turned in on time, by class:\n\n   Geometry        21 of 22\n   Biology         14 of 22\n   World History    7 of 24\n   English          5 of 22\n',
        'Work completion and executive function',
      ),
    ).toBe('47/90');
  });
});
