/** Which area an old goal is about, by its announcement and its own words; all made up. */
import { describe, expect, it } from '@jest/globals';
import { areaOfGoal } from './goal-area.js';

describe('the area of an old goal', () => {
  it.each([
    ['Goal 4 - Behavior', 'Runa will stay through the lesson without leaving when she is angry.', 'Behavior'],
    ['', 'Runa will have at most one physical altercation each quarter.', 'Behavior'],
    ['Behavior', 'Runa will use a break card when she is upset.', 'Emotional regulation'],
    ['BUS TRAVEL', 'Runa will ride the Route 7 bus to her job with no prompts.', 'Independent living'],
    ['Playing', "Runa will join a peer's play in 4 of 5 free-play periods.", 'Play and joint attention'],
    ['Kindergarten', 'Runa will name 12 letters and count 10 blocks.', 'Pre-academic skills'],
    ['Math', 'Runa will set up an equation for each word problem.', 'Math problem solving'],
  ])('is by %j and %j', (lead, goal, area) => {
    expect(areaOfGoal(lead, goal)).toBe(area);
  });
});
