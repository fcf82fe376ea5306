/** Whose recommendation a goal's service quotes as its reason, and which service a report rules out. */
import { describe, expect, it } from '@jest/globals';
import { draftsUnder } from '../../../test/drafts-under.js';
import { DISABILITY_UNDETERMINED } from '@goalwright/contracts/areas-of-need';
import { readReport } from '../../extraction/read-report.js';
import { draftFromReport } from '../draft.js';

const HEAD = 'Student: Ines Varga    Grade: 4    Evaluator: R. Dahl\n\nResults\n\n';
const draftOf = draftsUnder(HEAD);
const serviceFor = (areaOfNeed: string, text: string) => draftOf(areaOfNeed, text).Fape[0];

const reasonFor = (areaOfNeed: string, text: string) => serviceFor(areaOfNeed, text)?.Reason;

describe('the reason for a service', () => {
  it('is no finding that stands among the recommendations', () => {
    expect(
      reasonFor(
        'Reading comprehension',
        'Ines answered 3 of 10 questions about the text.\n\nSummary and recommendations\nInes demonstrates significant weaknesses in reading comprehension that affect all subjects.',
      ),
    ).not.toMatch(/weaknesses/);
  });

  it('is no lesson that shares no more than the language with the baseline', () => {
    expect(
      reasonFor(
        'Receptive language',
        'Two-step directions, English: Ines followed 5 of 16; Spanish: 7 of 16.\n\nRecommendations\n- Teach sentence forms in contrast: Spanish and English next to each other.\n- Give directions one part at a time, with visuals; check by having her repeat.',
      ),
    ).toMatch(/Give directions one part at a time/);
  });

  it.each([
    ['Self-care', 'Elastic-waist pants, zipper ring on the coat.'],
    ['Attention and task engagement', 'Break = 3 minutes at the hallway table, then back to the same task.'],
    ['Reading fluency', 'Weekly one-minute oral reading probes, graphed for the team.'],
    ['Listening and equipment care', 'Pass-around microphone for all class discussions with equipment.'],
  ])('of %s is no rule, measurement or thing: %s', (area, line) => {
    expect(reasonFor(area, `Ines did 3 of 10.\n\nRecommendations\n- ${line}`)).not.toContain(
      line.slice(0, 20),
    );
  });

  it.each([
    [
      'the reading instruction itself, before the spelling beside it',
      'Decoding',
      'Ines read 6 of 20 words correctly.\n\nRecommendations\n- Structured reading instruction, 40 minutes per day, 5 days per week.\n- Spelling should be taught alongside decoding, by pattern.',
      'Structured reading instruction, 40 minutes per day, 5 days per week.',
    ],
    [
      'the recommendation of this area alone, though it does not say its name',
      'Decoding',
      'Reads CVC words (mat, sip)      1 of 10\n\nRecommendations\n- Goal in blending and segmenting words of 3 sounds.\n- Goal in letter sounds and reading CVC words.',
      'Goal in letter sounds and reading CVC words.',
    ],
    [
      'what is taught, though a tool is allowed beside it',
      'Math computation',
      'Ines got 10 of 24 computation problems correct.\n\nRecommendations\n- Teach a step checklist on the phone, with alarms.\n- Reteach integer and fraction computation; allow a calculator for geometry proofs.',
      'Reteach integer and fraction computation; allow a calculator for geometry proofs.',
    ],
    [
      'what is done during the evaluation, and not the evaluation',
      'Math computation',
      'Ines wrote 12 digits correct per minute on a fact probe.\n\nRecommendations\n- Refer for comprehensive evaluation in mathematics.\n- Continue 1:1 fact practice during the evaluation period.',
      'Continue 1:1 fact practice during the evaluation period.',
    ],
    [
      'the fading of the job trainer, before speaking up at work',
      'Employment',
      'Ines did 9 of 16 job steps without prompts.\n\nRecommendations\n- Practice asking for help across two worksites.\n- Fade job trainer - checklist on lanyard, then self check.',
      'Fade job trainer - checklist on lanyard, then self check.',
    ],
    [
      'how work is handed in, before how a paragraph is planned',
      'Work completion and executive function',
      'Ines turned in 6 of 20 assignments.\n\nRecommendations\n- Plan-write-check routine for every paragraph assignment, with the organizer faded.\n- Five-minute binder and planner check at the end of the day, faded to self-check.',
      'Five-minute binder and planner check at the end of the day, faded to self-check.',
    ],
    [
      'the calendar of her own, before the organizer of essays',
      'Work completion and executive function',
      'Ines turned in 6 of 20 assignments.\n\nRecommendations\n- Graphic organizers for essays, faded by spring.\n- A routine for turning work in, with a phone calendar she sets up herself.',
      'A routine for turning work in, with a phone calendar she sets up herself.',
    ],
    [
      'the sentence, before a scrap',
      'Work completion and executive function',
      "Ines turned in 6 of 20 assignments.\n\nRecommendations\n- Short chunks with a check-in\n- One list of what's due, sent home daily, that she fills out herself.",
      "One list of what's due, sent home daily, that she fills out herself.",
    ],
    [
      'what is taught with help that fades',
      'Receptive language',
      'Ines followed 3 of 10 two-step directions.\n\nRecommendations\n- Give two-step directions with one gesture, then drop the gesture.',
      'Give two-step directions with one gesture, then drop the gesture.',
    ],
    [
      'a friend to play with',
      'Play and joint attention',
      'Ines answered another child in 2 of 10 chances.\n\nRecommendations\n- Pair her with one calm friend at the sand table each day.',
      'Pair her with one calm friend at the sand table each day.',
    ],
    [
      'what is taught, before what is only not asked of her',
      'Spelling',
      'Ines spelled 6 of 20 words correctly.\n\nRecommendations\n- Do not take off points for spelling in science.\n- Teach the drop-e and doubling rules with word sorts.',
      'Teach the drop-e and doubling rules with word sorts.',
    ],
    [
      'a program for dyslexia, which is no diagnosis, for spelling as for reading',
      'Spelling',
      'Ines spelled 6 of 20 words correctly.\n\nRecommendations\n- Evidence-based dyslexia program by a trained provider, 5 x 45 min per week.\n- Audiobooks for content.',
      'Evidence-based dyslexia program by a trained provider, 5 x 45 min per week.',
    ],
    [
      'the help that the report counted, and how it fades',
      'Emotional regulation',
      "When upset, Ines used a calming strategy without adult help in 45% of episodes. With an adult pointing to the turtle board it is 80%.\n\nRecommendations\n- Close the counting goal.\n- Keep the turtle board and fade the adult's pointing.",
      "Keep the turtle board and fade the adult's pointing.",
    ],
    [
      'a meeting that she leads with her slides',
      'Self-advocacy',
      'Ines named 1 of 6 accommodations.\n\nRecommendations\n- Portfolio with a master application.\n- Ines leads part of her spring IEP meeting using slides she makes.',
      'Ines leads part of her spring IEP meeting using slides she makes.',
    ],
    [
      'the word, not the shape of its letters',
      'Spelling',
      'Ines spelled 6 of 20 words correctly.\n\nRecommendations\n- Practice letter formation by families of strokes.\n- Study words by pattern, with review each week.',
      'Study words by pattern, with review each week.',
    ],
    [
      'the advice without its place in a list',
      'Written expression',
      'Ines wrote 3 of 10 sentences with a capital.\n\nRecommendations\nSecond, teach her to plan a paragraph with a frame.',
      'Teach her to plan a paragraph with a frame.',
    ],
    [
      'what is taught, and not what is to be counted again',
      'Receptive language',
      'Ines followed 3 of 10 two-step directions.\n\nRecommendations\n- Recheck two-step directions in two months.\n- Practice directions in games with a picture strip.',
      'Practice directions in games with a picture strip.',
    ],
    [
      'what replaces what is to end',
      'Reading comprehension',
      'Ines answered 3 of 10 questions about the text.\n\nRecommendations\n- End the speed drills and replace them with comprehension instruction.',
      'End the speed drills and replace them with comprehension instruction.',
    ],
    [
      'a meeting she leads herself',
      'Self-advocacy',
      'Ines asked for an accommodation in 1 of 9 classes.\n\nRecommendations\n- Have Ines lead the first part of her meeting and name her accommodations.',
      'Have Ines lead the first part of her meeting and name her accommodations.',
    ],
    [
      'the therapy itself, where nothing says more',
      'Expressive language',
      'Ines used complete sentences in 4 of 20 answers.\n\nRecommendations\n- Speech-language therapy twice a week in a small group.\n- Coaching for the family in adding a word to what she says.',
      'Speech-language therapy twice a week in a small group.',
    ],
    [
      'without the sign of the list, and with a capital letter',
      'Work completion and executive function',
      'Ines turned in 7 of 20 assignments.\n\nWhat do you recommend?\n\n  o  one folder for all classes, with a check at the last bell',
      'One folder for all classes, with a check at the last bell.',
    ],
    [
      'what is taught in place of what is dropped',
      'Math computation',
      'Ines solved 6 of 20 subtraction problems.\n\nRecommendations\n- Drop the timed sheets and teach subtraction with drawings.\n- Graph paper for subtraction problems.',
      'Drop the timed sheets and teach subtraction with drawings.',
    ],
    [
      'without the number that counts the items',
      'Narrative language',
      'Ines told 3 of 9 story parts.\n\nRecommendations\n\n 1  Story frame on her desk for retelling.\n 2  A louder fan in the room.',
      'Story frame on her desk for retelling.',
    ],
  ])('is %s', (_, area, text, reason) => {
    expect(reasonFor(area, text)).toBe(`The report recommends (page 1): "${reason}"`);
  });

  it.each([
    ['a paper that is sent', 'Copy of the spelling report mailed 3/2.'],
    ['a figure', 'Spelling of drop-e words at her desk: 4 of 15 words.'],
    ['a mark', 'Her spelling is a D.\n- Math is a C. Please look past it in spelling.'],
    ['what is left open', 'Spelling support to be discussed on 3/9.'],
    ['what only announces', 'I suggest the following for spelling.'],
  ])('is never %s', (_, line) => {
    const text = `Ines spelled 6 of 20 words correctly.\n\nRecommendations\n- ${line}`;
    expect(reasonFor('Spelling', text)).toMatch(
      /^Teaches the skill of the spelling goal, now at [^,]+ and needed for \w+ing .+\.$/,
    );
  });

  it('is none of another goal', () => {
    const text =
      'Ines gave a safe answer to 2 of 6 questions about an emergency at home.\n\nRecommendations\n- Continue at the bakery, the job coach stepping back from known tasks.';
    expect(reasonFor('Daily living and safety', text)).toMatch(/^Teaches the skill/);
    expect(reasonFor('Employment', text)).toContain('Continue at the bakery');
  });

  it.each([
    [
      'Self-care',
      'Ines opened 3 of 10 lunch containers.\n\nRecommendations\n- Start recess dressing three minutes before the class.',
    ],
    [
      'Handwriting',
      'Ines wrote 3 of 10 letters legibly.\n\nRecommendations\n- Ines shows delays in handwriting and dressing.',
    ],
  ])('is none of another lesson, and no finding: %s', (area, text) => {
    expect(reasonFor(area, text)).toMatch(/^Teaches the skill/);
  });

  it('is nothing behind an empty box, where other boxes are ticked', () => {
    const text =
      'Ines spelled 6 of 20 words correctly.\n\nRecommendations\n[x] Read with a partner each day\n[ ] Teach spelling by pattern in a small group';
    expect(reasonFor('Spelling', text)).not.toContain('Teach spelling by pattern');
  });
});

describe('a service that the report puts aside', () => {
  const printing =
    'Ines copied 20 of 40 letters legibly.\n\nRecommendations\n[x] Teach letter formation daily\n';

  it('is not offered', () => {
    expect(
      serviceFor('Handwriting', `${printing}[ ] Occupational therapy: not requested at this time`)?.Provider,
    ).toBe('Special education teacher');
    expect(serviceFor('Handwriting', printing)?.Provider).toBe('Occupational therapist');
  });
});

describe('what asks for no lesson', () => {
  it('is the service there is', () => {
    expect(
      reasonFor(
        'Writing speed and keyboarding',
        'Ines typed 9 words per minute.\n\nRecommendations\n- OT now 20 min/wk for typing.\n- Teach touch typing in short daily turns.',
      ),
    ).toContain('Teach touch typing in short daily turns.');
    expect(
      reasonFor(
        'Money and time',
        'Ines paid the right amount in 3 of 10 purchases.\n\nRecommendations\n- Schedule: community based instruction in money 120 minutes, 2 times per week.',
      ),
    ).toMatch(/^Teaches the skill/);
  });

  it('is a goal taken off the paper', () => {
    expect(
      reasonFor(
        'Math computation',
        'Ines solved 6 of 20 problems.\n\nRecommendations\n- Take the computation goal out of the IEP.',
      ),
    ).toMatch(/^Teaches the skill/);
  });

  it('is the next lesson of the household', () => {
    expect(
      reasonFor(
        'Independent living',
        'Laundry: Ines did 5 of 12 steps without prompts.\n\nRecommendations\n- Practice cooking two meals at the stove, with the recipe cards faded.',
      ),
    ).toMatch(/^Teaches the skill/);
  });

  it("and is quoted without the list's own head", () => {
    expect(
      reasonFor(
        'Behavior',
        'Ines called out 6 times per hour.\n\nRecommendations\n- Teach - Rehearse the break card each morning before class.',
      ),
    ).toContain('"Rehearse the break card each morning before class."');
  });
});

describe('the service for one of two skills in an area', () => {
  it('is the lessons with the cane for a goal with the cane', () => {
    const text =
      'With the cane Ines found the curb on 4 of 12 streets.\n\nServices\nTVI, direct: 60 minutes, 4 times a week\nOrientation and mobility: 45 minutes, 1 time a week\n';
    expect(serviceFor('Braille, orientation and mobility', text)).toMatchObject({
      Service: 'Orientation and mobility',
      Minutes: '45 minutes per session',
    });
  });
});

describe('a concern of one of two skills in an area', () => {
  it('is none of the other', () => {
    const text =
      'With the cane Ines found the curb on 4 of 12 streets.\n\nConcerns\nIn braille her left hand has difficulty finding the next line.\nIn travel she has difficulty keeping the cane in step.\n';
    const { Baseline } = draftFromReport({
      report: readReport([{ page: 1, text: HEAD + text }]),
      areaOfNeed: 'Braille, orientation and mobility',
      disability: DISABILITY_UNDETERMINED,
      student: {},
    });
    expect(Baseline).not.toContain('left hand');
  });
});

describe('where a part of the sessions is', () => {
  it('is told, held in or near a room too', () => {
    const text =
      'Ines stuttered on 8% of syllables.\n\nServices\nSpeech therapy, 30 minutes, 2 times per week.\n\nRecommendations\n- Continue speech therapy, with one of the two sessions held in or near the classroom.';
    expect(serviceFor('Speech fluency', text)?.Location).toContain('held in or near the classroom');
  });
});

describe('help of general education', () => {
  it('is told beside the amount, and is none of it', () => {
    const text =
      'Ines was on task in 40% of intervals.\n\nServices\nCheck-in with the case manager, 10 minutes, 3 times a week (general education support).';
    expect(serviceFor('Attention and task engagement', text)?.Basis).toContain(
      'which it does not call special education',
    );
  });
});

describe('who provides it', () => {
  it('has the whole surname', () => {
    const text =
      'Ines called out 9 times per lesson.\n\nServices\nCounseling with Ms. Van der Berg, 30 minutes, 1 time per week.';
    expect(serviceFor('Behavior', text)?.Provider).toContain('(Ms. Van der Berg, as in the report)');
  });

  it('is named in the report only where it is', () => {
    const text =
      'Ines turned in 7 of 20 assignments.\n\nServices\nStudy skills check-in, 15 minutes, 3 times per week.';
    expect(serviceFor('Work completion and executive function', text)?.Provider).toBe(
      'Staff member; the team names the position',
    );
  });
});

it('how it is taught goes before how much of it there is', () => {
  const { Fape } = draftsUnder('Student: Ines Varga    Grade: 11\n\nResults\n\n')(
    'Employment',
    'Employment\nInes did 4 of 10 job steps alone.\n\nRECOMMENDATIONS\n- Job coaching, 120 minutes, 2 times a week.\n- Fade the job coach by a picture checklist of the job steps.',
  );
  expect(Fape[0]?.Reason).toContain('Fade the job coach by a picture checklist');
});
