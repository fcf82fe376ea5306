/** Services set in tables; all made up. */
import { describe, expect, it } from '@jest/globals';
import { readReport } from '../read-report.js';

const HEAD = 'Student: Sam Lee\nGrade: 4\nDate of Report: 11/20/2026\n\n';
const read = (text: string) => readReport([{ page: 1, text: HEAD + text }]);

describe('service tables', () => {
  it.each([
    [
      'minutes and frequency in columns set by spaces',
      'SERVICE GRID\nService                 Who                 Frequency     Minutes   Location\nTravel training         community trainer   2 x weekly    60        community\nSocial work             LICSW               2 x monthly   30        school',
      [
        [60, 2, 'week'],
        [30, 2, 'month'],
      ],
    ],
    [
      'what is given now and what is proposed',
      'SERVICES NOW AND PROPOSED\nService             Now                      Proposed\nTVI direct          45 min 3x/week           60 min 3x/week\nO&M direct          45 min 1x/week           45 min 2x/week',
      [
        [45, 3, 'week'],
        [60, 3, 'week'],
        [45, 1, 'week'],
        [45, 2, 'week'],
      ],
    ],
    [
      'two times alone in the head, below a title that says of what',
      'SERVICES\n                              current                  proposed 8/2025\n  Reading/ELA resource        50 min, 5x/week          50 min, 3x/week\n  Math push-in                none                     25 min, 2x/week',
      [
        [50, 5, 'week'],
        [50, 3, 'week'],
        [25, 2, 'week'],
      ],
    ],
    [
      'bare figures under what they count',
      'Services\n| Service | Provider | Times per week | Minutes per session | Setting |\n|---|---|---|---|---|\n| Occupational therapy | OT | 1 | 45 | Therapy room |',
      [[45, 1, 'week']],
    ],
    [
      'tabs, with dates of beginning and end',
      'Current services\nService\tMinutes\tFrequency\tStart\tEnd\nReading instruction\t45 min\t5 x weekly\t9/1/2026\t6/10/2027\nCounseling\t20 min\tmonthly\t9/1/2026\t6/10/2027',
      [
        [45, 5, 'week'],
        [20, 1, 'month'],
      ],
    ],
    [
      'both in one column',
      'Type of Service        Amount              Location\nSpeech                 30 min 2x/week      Pull-out',
      [[30, 2, 'week']],
    ],
    [
      'a row without columns',
      'Schedule proposed\nReading workshop class 47 minutes 5 days each week replacing the elective',
      [[47, 5, 'week']],
    ],
    ['two times twenty minutes', 'Services: group speech therapy 2 x 20 minutes weekly.', [[20, 2, 'week']]],
  ])('reads %s', (_, text, expected) => {
    const { services, measures } = read(text);
    expect(services.map(({ minutes, sessions, per }) => [minutes, sessions, per])).toEqual(expected);
    expect(measures).toEqual([]);
  });
});
