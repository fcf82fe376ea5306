import { describe, expect, it } from '@jest/globals';
import { foldPage } from '../extraction/text/folded-page.js';
import { passagesOf } from '../extraction/text/passages.js';
import { declaredNeedsIn } from './declared-needs.js';
import { areasIn, tellsOfStrength } from './evidence-words.js';

describe('words that two areas share', () => {
  it.each([
    ['Asked to say "snap" without /n/, he was right on 3 of 12.', 'Articulation'],
    ['She cut thick paper shapes with the loop scissors.', 'Pre-academic skills'],
    ['We want a goal for raising her hand and waiting her turn.', 'Anxiety and participation'],
    ['We name turn taking as the focus for conversation work.', 'Attention and task engagement'],
    ['Comprehension of spoken directions is low.', 'Reading comprehension'],
    ['In conversation I could follow about 45% of her words.', 'Pragmatic language'],
    [
      'At the job site she finished 4 of 9 assigned tasks on the shift.',
      'Work completion and executive function',
    ],
    ['He asked for a movement break before becoming upset in 3 of 11 lessons.', 'Emotional regulation'],
    ['She snipped 6 strips and 2 came out on the line.', 'Handwriting'],
    ['He knew 9 of 26 capital letters by name.', 'Written expression'],
    ['Reading aloud, he stuttered on 6% of syllables.', 'Reading fluency'],
    ['In his personal narrative 5 of 12 sentences had end marks.', 'Narrative language'],
    ['Seat her with the better ear to the talker.', 'Functional communication'],
    ['He named 2 of 6 accommodations (fidget, extra time).', 'Sensory regulation'],
    ['She initiated a question in 3 of 15 openings.', 'Social skills'],
    ['The goals will shift from neatness to pace.', 'Employment'],
    ['He comes down one step at a time.', 'Math problem solving'],
    ['She catches with her left hand while standing in place.', 'Work completion and executive function'],
    ['Adults model core vocabulary on the device.', 'Vocabulary'],
    ['What worries us is how slowly he reads.', 'Anxiety and participation'],
    ['Seat him beside one calm peer.', 'Emotional regulation'],
    ['Directions were followed within 1 minute on 3 of 18 tries.', 'Receptive language'],
    ['Stay in group, 30 min once a week.', 'Attention and task engagement'],
    ['Lowercase letters copied legibly: 9 of 26.', 'Decoding'],
    ['He wrote equations from described situations in 3 of 12 tries.', 'Math computation'],
    ['Twice his partner looked at the clock while he talked.', 'Money and time'],
    ['On dictation of 20 words she had 8, and her essays are long.', 'Written expression'],
    ['In role-played talk he initiated a comment in 2 of 15 openings.', 'Social skills'],
    ['He stayed on it for more than one turn in 1 of 12 talks.', 'Work completion and executive function'],
    ['At the keyboard she hunts and makes 6 words per minute.', 'Reading fluency'],
    ['An equation is written before computing in 3 of 10 problems.', 'Math computation'],
    ['In addition he likes trains.', 'Math computation'],
    ['She included 3 of 7: character, initiating event and one attempt.', 'Social skills'],
    ['He retells the problem in his own words before he draws.', 'Narrative language'],
    ['Teach her to ask for a break or her headphones.', 'Behavior'],
    ['Give notice of each fire drill, since the alarm upsets her.', 'Daily living and safety'],
    ['Share ways to keep homework calm.', 'Emotional regulation'],
    ['Stranger safety through role play.', 'Emotional regulation'],
    ['Without blocks, he was right on 5 of 12.', 'Speech fluency'],
    ['Mrs. Walker teaches the class.', 'Gross motor'],
    ['Off-task behavior was quiet.', 'Behavior'],
    ['Signed: O. Vasbinder', 'Work completion and executive function'],
    ['Jump rope, turns cleared in a row: 4', 'Work completion and executive function'],
  ])('%s: not %s', (text, area) => {
    expect(areasIn(text)).not.toContain(area);
  });

  it.each([
    ['He computes before calculating the tax, with regrouping.', 'Math computation'],
    ['She initiated events for her friends.', 'Social skills'],
    ['He retold the story of a problem at sea.', 'Narrative language'],
    ['She asks for a break, then kicks the table if her headphones are gone.', 'Behavior'],
    ['In fire drills he does not find the exit.', 'Daily living and safety'],
    ['His anger rises at homework.', 'Emotional regulation'],
    ['Repetitions and blocks, with some tension.', 'Speech fluency'],
    ['He uses a walker in the hall.', 'Gross motor'],
    ['He read 7 of 20 words of three or more syllables.', 'Decoding'],
    ['His latest paragraph had four sentences.', 'Written expression'],
    ['She has trouble with attention.', 'Attention and task engagement'],
    ['The average was 9 refusals per week.', 'Behavior'],
    ['He leaves out /r/ and distorts /s/ in words.', 'Articulation'],
    ['She names shapes and colors, and cuts on a line.', 'Pre-academic skills'],
    ['She worries about raising her hand and waiting to be called on.', 'Anxiety and participation'],
    ['He focused for 4 minutes on the task.', 'Attention and task engagement'],
    ['Reading comprehension of directions in print is low.', 'Reading comprehension'],
    ['Phonological therapy remains a need.', 'Phonology and intelligibility'],
    ['Training after high school is a third need.', 'Education and training'],
    ['He used a coping tool when the room was loud in 3 of 11 lessons.', 'Emotional regulation'],
    ['She prints letters on the line and cuts with scissors.', 'Handwriting'],
    ['She initiated a question to a classmate in 3 of 15 openings.', 'Social skills'],
    ['Asked to take the word "plant" apart he gave two sounds.', 'Phonological awareness'],
    ['A clear th was heard in 6 of 20 picture names.', 'Articulation'],
    ['I could understand 31 of her 50 sentences.', 'Phonology and intelligibility'],
    ['Her answers drift to her own topic.', 'Pragmatic language'],
    ['She asked an adult for a hint twice.', 'Self-advocacy'],
    ['He left the burner on after frying an egg.', 'Daily living and safety'],
    ['She will move out and share with a roommate.', 'Independent living'],
    ['Of nine sentences four were fragments.', 'Written expression'],
    ['In the red zone he rips his papers.', 'Emotional regulation'],
    ['He looked from the drum to my face on 3 of 10 pauses.', 'Play and joint attention'],
    ['He writes what each word means.', 'Vocabulary'],
    ['She stays with it for five minutes.', 'Attention and task engagement'],
    ['He translated 3 of 12 stories into equations.', 'Math problem solving'],
    ['He computed 4 of 9 equations from word problems.', 'Math computation'],
    ['She read the clock to the hour and looked at the clock again.', 'Money and time'],
    ['He put his planner in the locker and turned 4 pages in.', 'Work completion and executive function'],
    ['She let the teacher know that her aid was dead.', 'Self-advocacy'],
    ['He turned to look when an adult pointed.', 'Play and joint attention'],
    ['She gave a meaning for 4 of 20 words.', 'Vocabulary'],
    ['Grasp and release take him a long time.', 'Fine motor'],
  ])('%s: %s', (text, area) => {
    expect(areasIn(text)).toContain(area);
  });

  it.each([
    'He types 30 words a minute, above the fifth-grade expectation.',
    "Getting words on the page isn't the issue.",
    'No phonics gaps show up in his errors.',
  ])('%s: a strength', (text) => {
    expect(tellsOfStrength(text)).toBe(true);
  });

  it('"which is not a strength" is none', () => {
    expect(tellsOfStrength('He can go on about maps, which is not a strength.')).toBe(false);
  });
});

describe('"This is an area of need."', () => {
  const filler = 'The family moved here in the summer and likes the town. '.repeat(34);
  const needsOf = (text: string) =>
    declaredNeedsIn(passagesOf([foldPage({ page: 1, text: `${filler}\n\n${text}` })])).map(
      ({ areas }) => areas,
    );

  it('is of what its paragraph tells most', () => {
    const text =
      'Ines stuttered 6 times a minute. Repetitions and blocks come when she hurries. This is an area of need.';
    expect(needsOf(text)).toEqual([['Speech fluency']]);
  });

  it('is of no area where the paragraph tells of none', () => {
    expect(needsOf('Ines was seen on three days. This is an area of need.')).toEqual([[]]);
  });
});
