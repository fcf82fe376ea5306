/** A level is of something: the things counted, or the report's own words for them. */
import { describe, expect, it } from '@jest/globals';
import { draftsUnder } from '../../../test/drafts-under.js';

const HEAD = 'Student: Thandiwe Marsh\nGrade: 3\nDate of Report: 11/20/2025\nShe is eight years old.\n\n';
const draftOf = draftsUnder(HEAD);

const presentLevelOf = (area: string, text: string) => draftOf(area, text).Baseline;

describe('the level of a row', () => {
  it('tells what is done, where the deed of the goal has the very things that were counted', () => {
    expect(
      presentLevelOf('Spelling', 'Spelling, words in writing\nOct 3   5 of 20 words\nNov 14   8 of 20 words'),
    ).toMatch(/Thandiwe (?:now )?(?:correctly )?(?:spells|writes) 8 of 20 words/);
  });

  it('keeps to the number where they are others', () => {
    expect(presentLevelOf('Anxiety and participation', 'Participation\nNov 14   8 of 20 turns')).not.toMatch(
      / can (?:now )?/,
    );
  });
});

describe('the level of a count that names no things', () => {
  it.each([
    [
      'the things that stand behind it',
      'Anxiety and participation',
      'Anxiety\nThandiwe gave 1 of 5 assigned presentations this fall.',
      /1 of 5 assigned presentations/,
    ],
    [
      'the things that the sentence counts before it',
      'Spelling',
      'Spelling\nOn a dictated list of 20 unstudied words Thandiwe spelled 7 correctly.',
      /7 of 20 (?:unstudied )?words/,
    ],
    [
      'the things of the goal, where its quote has them',
      'Written expression',
      'Written expression\nThandiwe wrote ten sentences. Of her sentences she ended 3 of 10 with a mark.',
      /3 of 10 sentences/,
    ],
    [
      'the things of the goal, where there is only a row',
      'Math computation',
      'Math computation\nOct 3   5 of 20\nNov 14   8 of 20',
      /8 of 20 problems/,
    ],
    [
      'no word that only points back',
      'Receptive language',
      'Receptive language\nMs. Abel gave directions without pointing. Of twenty such Thandiwe carried out 6.',
      /6 of 20 (?:directions|\()/,
    ],
    [
      'a quality with its noun',
      'Anxiety and participation',
      'Anxiety\nOf 20 class periods tallied, Thandiwe volunteered an answer in 3.',
      /3 of 20 class periods/,
    ],
  ] as const)('tells %s', (_, area, text, expected) => {
    expect(presentLevelOf(area, text)).toMatch(expected);
  });

  it('is quoted where we have no word for them', () => {
    expect(
      presentLevelOf(
        'Play and joint attention',
        'Play and joint attention\nTurns and pretend play\nThandiwe answered, looked, or took the toy on 3 of those 15.',
      ),
    ).toMatch(/3 of 15 .*answered, looked, or took the toy/s);
  });
});
