/** Which lines head a part, told by what is read below them. All texts are made up. */
import { describe, expect, it } from '@jest/globals';
import { proposeAreas } from '../../areas/proposal.js';
import { readReport } from '../read-report.js';

const read = (text: string) =>
  readReport([{ page: 1, text: `Child: Nola Reyes\nGrade: K\nDate: March 5, 2026\n\n${text}` }]);

describe('questions of a form, answered on the lines below', () => {
  const { strengths, recommendations } = read(
    'Q1. What does this child do well?\nNola talks in full sentences and is an excellent climber.\n\nQ7. Behavior\nIt is hands. She hits or grabs when someone has what she wants.\n\nQ10. What have you tried and what would help?\n   - Teach and practice words for joining in.\n   - Split morning meeting into two shorter ones for her.',
  );

  it('end the one before', () => {
    const praised = strengths.map(({ text }) => text).join(' ');
    expect(praised).toContain('excellent climber');
    expect(praised).not.toContain('hits or grabs');
  });

  it('ask for advice in other words', () => {
    expect(recommendations.map(({ text }) => text)).toEqual(
      expect.arrayContaining([expect.stringContaining('practice words for joining in')]),
    );
  });
});

describe('a numbered heading', () => {
  it('stands over entries with a dash', () => {
    const { recommendations } = read(
      '7. A note\nWe do not know why writing is hard.\n\n8. Recommendations\n - Do not block the doorway.\n - Planned adult attention every ten minutes.',
    );
    expect(recommendations.map(({ text }) => text)).toEqual(
      expect.arrayContaining([expect.stringContaining('block the doorway')]),
    );
  });

  it('may have a letter, and what came after a behavior is no skill', () => {
    const { measures } = read(
      'Functional Behavior Assessment\n\n5c. What happened next\n   Task removed or delayed ........ 78%\n   Adult followed and talked ...... 64%\n',
    );
    expect(measures).toEqual([]);
  });
});

describe('advice that puts another goal in place of one', () => {
  it('does not decline the area', () => {
    const areas = proposeAreas(
      read(
        'Math\nSubtraction with regrouping: 4 of 10 correct.\n\nRecommendations\n- Subtraction: drop the goal as written and put in a smaller step instead of another year of the same.',
      ),
    ).map(({ areaOfNeed }) => areaOfNeed);
    expect(areas).toContain('Math computation');
  });
});

describe('how many there are in a group', () => {
  it('is no share of tries', () => {
    expect(read('Reading\nNola reads in my room. She is one of three in her group.').measures).toEqual([]);
  });
});
