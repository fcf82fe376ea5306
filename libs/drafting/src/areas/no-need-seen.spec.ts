/** What a report looked at and found sound, told beside what is hard: by denying it, by praising it, by what stands around it. */
import { describe, expect, it } from '@jest/globals';
import { readReport } from '../extraction/read-report.js';
import { evidenceFor } from './area-weight.js';
import { declaresNeed } from './declared-needs.js';
import { areasIn } from './evidence-words.js';
import { praisedIn, withoutPraised } from './praised-skill.js';
import { proposeAreas } from './proposal.js';
import { deniesTrouble } from './sound-words.js';
import { withoutTurnedFrom } from './turned-from.js';

const reportOf = (text: string, grade = '3') =>
  readReport([
    { page: 1, text: `Student: Sam Lee\nGrade: ${grade}\nDate of Report: 11/20/2025\n\nResults\n\n${text}` },
  ]);
const areasOf = (text: string) => proposeAreas(reportOf(text)).map(({ areaOfNeed }) => areaOfNeed);
const hardIn = (text: string) => reportOf(text).concerns.flatMap(({ areas }) => areas);
const strongIn = (text: string) => reportOf(text).strengths.flatMap(({ areas }) => areas);

const OTHER_NEEDS = `Sam has difficulty with decoding. He read 6 of 20 nonsense words correctly.
Spelling is weak. He spelled 5 of 20 words correctly.`;

describe('a need that somebody looked for and did not see', () => {
  it('is none where its service is to end', () => {
    const told = 'The speech-language pathologist counted 4.3 words per utterance';
    const areas = (advice: string) => areasOf(`${OTHER_NEEDS}\n${told} and ${advice}.`);
    expect(areas('will recommend that speech therapy end in June')).not.toContain('Expressive language');
    expect(areas('will recommend that speech therapy go on for expressive language')).toContain(
      'Expressive language',
    );
  });

  it.each([
    ['I see no sensory or gross motor concern.', 'Gross motor'],
    ["I don't see a need in academics, attention, or making friends.", 'Social skills'],
    ['I do not see social skills teaching as a need.', 'Social skills'],
    ['Vocabulary is not considered an area of need.', 'Vocabulary'],
    ['Decoding is no longer a weakness.', 'Decoding'],
    ['Nothing in the morning suggested a sensory need that gets in the way.', 'Sensory regulation'],
    ['No gross motor need was found.', 'Gross motor'],
    ["So the trouble isn't in hearing sounds.", 'Phonological awareness'],
    ['I no longer consider spelling a need.', 'Spelling'],
    ['I do not list word problems as a need.', 'Math problem solving'],
    ['Dressing and washing are complete, and I would not write goals there.', 'Self-care'],
    [
      'Listeners understand him, so I would not write a goal for intelligibility.',
      'Phonology and intelligibility',
    ],
    ['You will not need to teach him about street crossing and safety.', 'Daily living and safety'],
  ])('is a strength: %s', (text, area) => {
    expect(hardIn(text)).not.toContain(area);
    expect(strongIn(text)).toContain(area);
    expect(declaresNeed(text)).toBe(false);
    expect(deniesTrouble(text)).toBe(true);
  });

  it.each([
    ['He does not see the need to check his spelling.', false],
    ['She does not see errors in her own sentences.', false],
    ['He can no longer keep up in reading.', false],
  ])('is another thing: %s', (text, isDenied) => {
    expect(deniesTrouble(text)).toBe(isDenied);
  });

  it('is none by one scale alone', () => {
    const withdrawal = `${OTHER_NEEDS}\nBASC-3 Withdrawal: T-score 71.`;
    expect(areasOf(`${withdrawal}\nHe sits alone at recess, which is a concern. Peers avoid him.`)).toContain(
      'Social skills',
    );
    const text = `${withdrawal}\nI don't see a need in attention or making friends.`;
    expect(areasOf(text)).not.toContain('Social skills');
  });
});

describe('errors that are few, and what is not counted', () => {
  it.each([
    ['He read nonsense words with few errors.', 'Decoding'],
    ['His cover letter had two small errors in its sentences.', 'Written expression'],
    ['Capitals and commas need no more than the reminders all fifth graders get.', 'Written expression'],
    ['The essay test does not penalize spelling.', 'Spelling'],
  ])('is no difficulty: %s', (text, area) => {
    expect(hardIn(text)).not.toContain(area);
  });

  it('are a difficulty where there are many', () => {
    expect(hardIn('He read nonsense words with errors on most of them.')).toContain('Decoding');
  });

  it('"substitution" names a task of hearing sounds', () => {
    expect(hardIn('He got 19 of 20 on the phoneme deletion and substitution check.')).toEqual([]);
    expect(hardIn('He has many substitutions of speech sounds.')).toContain('Articulation');
  });
});

describe('a skill praised by the way', () => {
  it.each([
    ['A reader with sound number sense whose written computation is well behind.', 'Number sense'],
    ['Weak decoding is set against strong vocabulary and listening comprehension.', 'Vocabulary'],
    ['The pattern is one of good phonemic awareness with weak decoding.', 'Phonological awareness'],
  ])('is not what is hard: %s', (text, area) => {
    expect(areasIn(text)).toContain(area);
    expect(hardIn(text)).not.toContain(area);
    expect(strongIn(text)).toContain(area);
  });

  it.each([
    'He needs strong vocabulary instruction.',
    'Sam has a speech sound disorder.',
    'Weak sound awareness holds him back.',
    'Strong emotions overwhelm him.',
    'Below average vocabulary is a concern.',
    'He does not yet have good handwriting.',
  ])('is none here: %s', (text) => {
    expect(withoutPraised(text)).toBe(text);
    expect(praisedIn(text)).toBe('');
  });
});

describe('what stands around a skill', () => {
  it.each([
    ['Regrouping with base-ten blocks, then drawings, then numbers only.', 'Number sense'],
    ['A multiplication chart and number line on the desk during problem solving.', 'Number sense'],
    ['When Ms. Whitcomb reads aloud he remembers details.', 'Reading fluency'],
    ['When the teacher reads aloud slowly he follows.', 'Reading fluency'],
    ['In the fall intervention file there is an entry.', 'Gross motor'],
    ['His reading falls in the average range.', 'Gross motor'],
  ])('is not that skill: %s', (text, area) => {
    expect(areasIn(text)).not.toContain(area);
  });

  it.each([
    ['He places fractions on the number line.', 'Number sense'],
    ['When he reads aloud he stops at every word.', 'Reading fluency'],
    ['When I read aloud he listens, but his own oral reading is choppy.', 'Reading fluency'],
    ['After the teacher reads a page aloud, he reads aloud slowly.', 'Reading fluency'],
    ['When we read aloud together her reading aloud is word by word.', 'Reading fluency'],
    ['He falls on the stairs.', 'Gross motor'],
    ['Add timed rereading of short passages.', 'Reading fluency'],
  ])('is that skill: %s', (text, area) => {
    expect(areasIn(text)).toContain(area);
  });

  it('is turned away from with a few words between', () => {
    const text = 'Move the reading time from decoding lessons to repeated reading.';
    expect(areasIn(withoutTurnedFrom(text))).toEqual(['Reading fluency']);
  });

  it('is no rating, though the words of its scale speak of needs', () => {
    const text =
      "Manager's form (1 = needs much work, 4 = like paid staff): greeting 4, follows directions 3, moves on alone 1.";
    expect(hardIn(text)).toEqual([]);
    expect(reportOf(text).declaredNeeds).toEqual([]);
    expect(hardIn("The manager's form says that he needs much work on following directions.")).toContain(
      'Receptive language',
    );
  });
});

describe('what is told of one area in a report of others', () => {
  it('who asks for testing has found nothing', () => {
    const headedIn = (said: string) =>
      evidenceFor(
        'Written expression',
        readReport([{ page: 1, text: `Student: Sam Lee\nGrade: 5\n\nAreas of concern\n\n${said}` }]),
      ).headed.length;
    expect(headedIn('Parents asked in a letter for testing in written language.')).toBe(0);
    expect(headedIn('Written language is hard for him.')).toBe(1);
  });

  it('what is legible is handwriting, whatever was written', () => {
    const areas = reportOf(
      'Task                 | Letters legible | % legible\nCopy from board      | 24/60           | 40\nOwn sentences        | 30/62           | 48',
    ).measures.map(({ areaOfNeed }) => areaOfNeed);
    expect(new Set(areas)).toEqual(new Set(['Handwriting']));
  });

  it('a rate within the range of others is sound, and one below it is not', () => {
    const isSound = (rate: number) =>
      reportOf(
        `In the desk copy she wrote ${rate} letters per minute; the published range for grade 2 is roughly 25 to 38.`,
      ).measures.map(({ isStrength }) => isStrength);
    expect(isSound(29)).toEqual([true]);
    expect(isSound(14)).toEqual([false]);
  });

  it('the speed of reading words is no matter of reading them', () => {
    const areas = reportOf(
      'KTEA-3\nSubtest | Standard Score | Percentile\nWord Recognition Fluency | 80 | 9\nDecoding Fluency | 79 | 8\nNonsense Word Decoding | 95 | 37',
    ).measures.map(({ subtest, areaOfNeed }) => [subtest, areaOfNeed]);
    expect(areas).toEqual([
      ['Word Recognition Fluency', 'Reading fluency'],
      ['Decoding Fluency', 'Reading fluency'],
      ['Nonsense Word Decoding', 'Decoding'],
    ]);
  });
});

describe('what is left to learn', () => {
  it.each([
    ["What's left is for her to speak up when she misses something.", 'Self-advocacy'],
    ['What remains is reading aloud at a pace that lets him keep up.', 'Reading fluency'],
  ])('is a need: %s', (text, area) => {
    expect(reportOf(text).declaredNeeds.flatMap(({ areas }) => areas)).toContain(area);
  });

  it('is where somebody is stuck', () => {
    expect(hardIn('Subtracting with regrouping is where she is stuck.')).toContain('Math computation');
  });
});

describe('a need in words that also deny one', () => {
  it.each([
    ['He struggles with accurate decoding of longer words.', 'Decoding'],
    ['His speech shows phoneme substitutions such as w for r in conversation.', 'Articulation'],
  ])('stays one: %s', (text, area) => {
    expect(hardIn(text)).toContain(area);
    expect(strongIn(text)).not.toContain(area);
  });

  it.each([
    'Since the concussion she can no longer solve multi-step word problems.',
    'I did not see improvement in areas of difficulty.',
    'Nothing we tried reduced his refusals, which suggests a sensory need.',
    'She was not found eligible last year despite language delays.',
    'He showed no progress in decoding, an area of need.',
  ])('denies no trouble: %s', (text) => {
    expect(deniesTrouble(text)).toBe(false);
  });
});

describe('a figure that the writer puts aside', () => {
  const proposedOf = (behind: string) =>
    proposeAreas(
      readReport([
        {
          page: 1,
          text: `BEHAVIOR ASSESSMENT\nStudent: Deshawn Okoro   Grade: 7\nDate of report: 3/2/2026\n\nOn-task behavior\nMomentary time sampling during writing: on task 49%; comparison peers in the same room 80%. ${behind}\n\nNeeds: attention and task engagement was asked about by the team.`,
        },
      ]),
    ).find(({ areaOfNeed }) => areaOfNeed === 'Attention and task engagement');

  it('is for the person who chooses, and not plainly a need', () => {
    const aside = proposedOf(
      'I read the low figure as part of the escape pattern and would not treat it as a separate problem.',
    );
    expect(aside?.isNeedPlain ?? false).toBe(false);
    expect(proposedOf('It was so in each of the lessons.')?.isNeedPlain).toBe(true);
  });
});
