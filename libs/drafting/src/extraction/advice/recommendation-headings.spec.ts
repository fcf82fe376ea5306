import { describe, expect, it } from '@jest/globals';
import { foldPage } from '../text/folded-page.js';
import { passagesOf } from '../text/passages.js';
import { announcesPlan } from './recommendation-headings.js';
import { readReport } from '../read-report.js';
import { statementsIn } from '../statements/statements.js';

const recommendations = (text: string) =>
  statementsIn(passagesOf([foldPage({ page: 1, text })]), 'Ines Roy').recommendations.map(
    ({ quote }) => quote,
  );

describe('a line that puts a list before the team', () => {
  it('makes its items advice', () => {
    expect(
      recommendations(
        "Summary\n\nInes is bright.\n\nThe following are offered for the team's discussion:\n* A daily check-in with one adult.\n* Seating away from the windows.\n",
      ),
    ).toEqual(
      expect.arrayContaining(['* A daily check-in with one adult.', '* Seating away from the windows.']),
    );
  });
});

describe('a heading that looks toward the next plan', () => {
  it.each(['Proposals for the meeting', 'THINKING TOWARD THE NEW IEP', 'Looking to the next plan'])(
    '%j makes the lines below it advice',
    (heading) => {
      expect(
        recommendations(
          `Summary\n\nInes is bright.\n\n${heading}\n\n- Picture steps at the sink\n- A quiet corner after lunch\n`,
        ),
      ).toEqual(['- Picture steps at the sink', '- A quiet corner after lunch']);
    },
  );
});

describe('what a student plans for life after school', () => {
  it('is no advice of the report, wherever it stands', () => {
    expect(
      recommendations(
        'RECOMMENDATIONS\n- Role-play asking for help at the site.\n\nPOSTSECONDARY GOALS (her words)\n   Employment: After graduation I will work at a garden center.\n   Education: I will take the certificate at the community college.\n',
      ),
    ).toEqual(['- Role-play asking for help at the site.']);
  });
});

describe('a list numbered in square brackets', () => {
  it('is read entry by entry', () => {
    expect(
      recommendations(
        'Summary\n\nInes is bright.\n\nRecommendations\n\n[1] Picture steps at the sink; they go home\n     on Fridays\n[2] Model it without asking for it, 30 times a day\n[3] A quiet corner after lunch\n',
      ),
    ).toEqual(
      expect.arrayContaining([
        '[2] Model it without asking for it, 30 times a day',
        '[3] A quiet corner after lunch',
      ]),
    );
  });
});

describe('a sentence that puts a list before the team', () => {
  it.each([
    'After all this my suggestions are as follows.',
    'I offer the group the following proposals.',
    'P:',
  ])('%j makes the entries below it advice, and nothing else', (lead) => {
    expect(
      recommendations(
        `Ines is bright.\n\n${lead}\n\n1. A daily check-in with one adult. Mornings are best.\n2. Seating by the board.\n\nShe likes the library.\n`,
      ),
    ).toEqual([
      ...(lead === 'P:' ? [] : [lead]),
      '1. A daily check-in with one adult.',
      'Mornings are best.',
      '2. Seating by the board.',
    ]);
  });

  it('goes on with what is counted in words', () => {
    expect(
      recommendations(
        'Ines is bright.\n\nI offer the group the following ideas.\n\nFirst, stories should be acted out.\n\nSecond, the class could sing more.\n\nShe likes the library.\n',
      ).slice(1),
    ).toEqual(['First, stories should be acted out.', 'Second, the class could sing more.']);
  });
});

describe('a list of orders', () => {
  const list = '- Continue the small group.\n- Allow a calculator for long work.\n- Invite the nurse in May.';

  it('is advice below a heading that does not say so', () => {
    expect(recommendations(`Ines is bright.\n\n7. To the committee\n${list}\n`)).toEqual(list.split('\n'));
  });

  it.each(['Supports already tried', '4. Supports already tried', 'Current accommodations'])(
    'is none below %j',
    (heading) => {
      expect(recommendations(`Ines is bright.\n\n${heading}\n${list}\n`)).toEqual([]);
    },
  );

  it('is none where its orders are the steps of a task', () => {
    expect(
      recommendations('Ines is bright.\n\nSteps\n- Get the soap.\n- Wash both hands.\n- Dry them.\n'),
    ).toEqual([]);
  });
});

describe('headings of plans', () => {
  it.each([
    'What the team will do',
    'What should come next',
    'What I think should come next',
    'How you can help',
    'Things to try',
    'Replacement behavior',
    'Antecedent strategies',
    'Prevent',
    'Supplementary aids and services',
    'Intervention plan',
    'What follows from it',
    'Committee discussion for the annual meeting',
    'Supports to be discussed by the group',
    'To be gone over with the parents and the team',
    'Looking forward to fall',
    'Thinking ahead',
    'Thoughts for the behavior plan',
    'Accommodations to carry over',
    'If she is found eligible',
    'Changes to the plan',
    'What the school should plan for',
    'For the planning team',
    'Recs',
    'Agreed steps (1/5/26 with Ms. Orr, Ms. Tam and the parents)',
    'Plan for quarter 3 (1/11 to 3/19)',
    'What do you feel he needs next?',
    'What must change?',
    'Supports going forward',
    'The way ahead',
    'Between now and the winter break',
    'Where do we go from here?',
    'What can the school do?',
    'What we agreed on',
    'Spring plan',
    'Strategies for the classroom',
    'What Ms. Orr and I would like to see in the fall',
    'Here is what we ask of the school',
    'What we agreed to do',
    'What I am thinking of for the plan',
    'What to do now',
    "Going forward, I'd like",
    'For next year we propose',
  ])('%j announces one', (words) => {
    expect(announcesPlan(words)).toBe(true);
  });

  it.each([
    'What she does well',
    'Strategies tried so far',
    'Current behavior plan',
    'Preventing falls',
    'How she was tested',
    'What we do not need to work on',
    'He likes to talk about trains',
    'Changes since the last report',
    'Stories to think of',
    'What happened next',
    'What she did next',
    'What can she do?',
    'Health plan',
    'Walking forward',
    'Before the fall',
    'Plan for getting to know her',
    'What I like',
    'What she can do by herself',
    'What to do when the bell rings',
    'What we asked the family',
  ])('%j announces none', (words) => {
    expect(announcesPlan(words)).toBe(false);
  });

  it.each([
    [
      'a list of orders under a number',
      `8. Summary

Ines left her seat 14 times.

9. What the school will do

- Break long tasks into parts.
- Teach her to use a break card.
- Hall time ends; a short break takes its place.`,
      [
        '- Break long tasks into parts.',
        '- Teach her to use a break card.',
        '- Hall time ends; a short break takes its place.',
      ],
    ],
    [
      'counted steps below a heading with a long note in brackets',
      `Next steps (agreed 1/5/26 w/ Ms. Orr, Ms. Tam - school psych, grandparents, coach)
1) Move to 45 minutes, 5 days a week.
2) One type of problem at a time.`,
      ['1) Move to 45 minutes, 5 days a week.', '2) One type of problem at a time.'],
    ],
    [
      'the keys of a plan for behavior',
      `BEHAVIOR SUMMARY

Prevent: seat near the door and a warning before changes.

Teach: asking for a break with a card.

Respond: hand over the card and wait.`,
      [
        'Prevent: seat near the door and a warning before changes.',
        'Teach: asking for a break with a card.',
        'Respond: hand over the card and wait.',
      ],
    ],
    [
      'short entries, one of which looks like a heading',
      `The transition coordinator met with Ines three times and visited the site with her twice in the spring.

PROPOSED FOR NEXT YEAR
Counselor to open a case by 4/30
College visit with Ms. Tam (spring)
Practice leading her own meeting`,
      [
        'Counselor to open a case by 4/30',
        'College visit with Ms. Tam (spring)',
        'Practice leading her own meeting',
      ],
    ],
    [
      'small letters behind arrows',
      `The teacher will add:
 > repeated reading with a partner, graphing the score
 > question stems she can keep on her desk`,
      ['> repeated reading with a partner, graphing the score', '> question stems she can keep on her desk'],
    ],
    [
      'counted entries behind arrows below a question of its own line',
      `What do I think?
Ines knows her letters and does not yet hear the parts of a word.

What has to change?
 > Chips first, letters after that
 > Short stories instead of picture books

K. Holm`,
      ['> Chips first, letters after that', '> Short stories instead of picture books'],
    ],
    [
      'the answer to what can be done, and not to what follows',
      `Results

What follows?
Ms. Orr sends her to the hall.

How can teachers help?
Two short tasks instead of one long one.`,
      ['Two short tasks instead of one long one.'],
    ],
    [
      'sentences below a plan for a time',
      `Results

Ines solved 3 of 10.

Plan for quarter 3 (1/11 to 3/19)

Go back to the tiles and write each step down.
Ms. Tam will let her use a chart in class.

Thank you all for your help!`,
      ['Go back to the tiles and write each step down.', 'Ms. Tam will let her use a chart in class.'],
    ],
    [
      'what a key says is kept on',
      `Ines is on grade level.

Supports to keep: a seat by the window; captions on films.

Born in Reno.`,
      ['Supports to keep: a seat by the window; captions on films.'],
    ],
    [
      'what the team agreed to, and not that it agreed with something',
      `NOTES
The team agreed that spelling and reading should both stay goals this year.
The team agreed to add a goal for fluency at the level of the fifth grade.

The team agreed that there is no need in math, and none in science either.

The team agreed to update the testing in the spring of the coming year.`,
      [
        'The team agreed that spelling and reading should both stay goals this year.',
        'The team agreed to add a goal for fluency at the level of the fifth grade.',
      ],
    ],
  ])('read %s', (_, text, quotes) => {
    expect(recommendations(text)).toEqual(quotes);
  });
});

describe('advice without a heading of its own line', () => {
  it.each([
    [
      'a heading with a stop, alone on its line',
      `Summary. Ines left her seat 14 times.

Recommendations.
Ines should sit near the board.
Short breaks after each page would be right.

Signatures. Filed with the office.`,
      ['Ines should sit near the board.', 'Short breaks after each page would be right.'],
    ],
    [
      'a paragraph that puts things before the team',
      `Ines left her seat 14 times in the lesson of the day.

We would like the committee to consider these points. A seat near the board. Ten minutes of typing a day.`,
      [
        'We would like the committee to consider these points.',
        'A seat near the board.',
        'Ten minutes of typing a day.',
      ],
    ],
    [
      'the plan of a note',
      `O: Ines left her seat 14 times.

A: Staying seated is hard for her.

P: Seat near the board. Breaks after each page.`,
      ['P: Seat near the board.', 'Breaks after each page.'],
    ],
    [
      'a heading in brackets',
      `[How it went]
Ines left her seat 14 times.

[Recommendations]
-> Seat near the board, each lesson
-> Short breaks after each page`,
      ['-> Seat near the board, each lesson', '-> Short breaks after each page'],
    ],
    [
      'a list that a sentence without a colon opens',
      `I am asking the group to consider testing, and until then to
- keep the seat near the board
- add a break after each page

Ines left her seat 14 times.`,
      [
        'I am asking the group to consider testing, and until then to',
        '- keep the seat near the board',
        '- add a break after each page',
      ],
    ],
    [
      'the answer to what is recommended, whatever its list is marked with',
      `Does she get help now?

No.

What is recommended?

   o  Word problems in small steps
   o  Card first: a picture for each step
   o  One paper a day

Is there more?

She sings in the choir.`,
      ['o  Word problems in small steps', 'o  Card first: a picture for each step', 'o  One paper a day'],
    ],
    [
      'questions and answers',
      `Q. How is she in class?
A. Quiet.

Q. What do you suggest?
A. 1. Word problems in small steps.
   2. A routine on a card.

Q. When do we meet?
In May.`,
      ['A. 1. Word problems in small steps.', '2. A routine on a card.'],
    ],
    [
      'a paragraph that says so first',
      'For the new school I recommend the following. Teach one step at a time. Let her show her work to a partner.',
      [
        'For the new school I recommend the following.',
        'Teach one step at a time.',
        'Let her show her work to a partner.',
      ],
    ],
    [
      'what goes on behind advice without a subject',
      'Recommend speech therapy, 20 minutes twice a week. Start with /k/ in words.',
      ['Recommend speech therapy, 20 minutes twice a week.', 'Start with /k/ in words.'],
    ],
    [
      'the first level of an outline',
      `* TEST RESULTS
  - Ines left her seat 14 times.

* RECOMMENDATIONS
  - Seat near the board.
  - Short breaks.`,
      ['- Seat near the board.', '- Short breaks.'],
    ],
    [
      'the first level of an outline in small letters, over prose and over entries',
      `* How she writes
Her letters float above the line.

* What I'd propose
  - Paper with raised lines. They come in two widths.

* When we meet
The third of May in the library.`,
      ['- Paper with raised lines.', 'They come in two widths.'],
    ],
    [
      'an entry that begins with what the team considers',
      `RECS
- Team to consider a trial of captions.
- Small group work.`,
      ['- Team to consider a trial of captions.', '- Small group work.'],
    ],
    [
      'what a writer parts with',
      `Suggestions
- Small group work.

Reach me at the front office.
My extension is posted there.`,
      ['- Small group work.'],
    ],
    [
      'ticked boxes',
      `Suggestions
[x] Seat near the board
[x] Short breaks after each page`,
      ['[x] Seat near the board', '[x] Short breaks after each page'],
    ],
    [
      'thoughts for the year to come',
      `Thoughts for the fall
1. Seat near the board.
2. Short breaks.`,
      ['1. Seat near the board.', '2. Short breaks.'],
    ],
    ['nothing that is not proposed', 'Math. She adds well; nothing more is proposed there.', []],
  ])('%s', (_, text, expected) => {
    expect(recommendations(text)).toEqual(expected);
  });

  it('leaves what teachers recommended in the past to the teachers', () => {
    const text = `Ines was seen by the team in each of her classes over a week and a half.

Teacher recommendations.
Mr. Orr: "Ines is quick at sums."`;
    expect(recommendations(text).join(' ')).not.toContain('sums');
  });
});

describe('the parts of a report by a team', () => {
  it('end the background, each with a heading by the trade and what it is about', () => {
    const text = `Student: Ines Roy
Grade: 5

Background
Ines moved here in the spring.

Occupational Therapy: eating and dressing
Ines scoops with a spoon. Independence in dressing continues to be an area of need.

Services
Occupational therapy: thirty minutes each week`;
    const { declaredNeeds } = readReport([{ page: 1, text }]);
    expect(declaredNeeds.flatMap(({ areas }) => areas)).toContain('Self-care');
  });
});

describe('a sentence in the conditional', () => {
  it.each(['I would have thought that she could read this.', 'We would have to see more data.'])(
    '%j advises nothing',
    (sentence) => {
      expect(recommendations(`Results\n\nInes is bright. ${sentence}\n`)).toEqual([]);
    },
  );

  it('advises where it says what the writer would do', () => {
    expect(recommendations("Results\n\nInes is bright. I'd give her practice every day.\n")).toEqual([
      "I'd give her practice every day.",
    ]);
  });
});

describe('what stands below the advice', () => {
  it.each(['Contact: Jo Rivera', 'Phone: 555-0100'])('is no advice: %s', (line) => {
    expect(recommendations(`Recommendations\n\nSeat Ines by the board.\n\n${line}\n`)).toEqual([
      'Seat Ines by the board.',
    ]);
  });
});

describe('a head in a frame, with a number, or asked', () => {
  it.each([
    '~ ADVICE TO THE COMMITTEE ~',
    '--- 6. Recommendations (A. Hebert; March 10) ---------',
    'PART 6 - FOR THE CSE MEETING ON JUNE 12 (Room 31)',
    'Question 8: What should be done?',
  ])('%j makes the lines below it advice', (heading) => {
    expect(
      recommendations(
        `RESULTS\n\nInes read 20 of 25 words on the list in the morning.\n\n${heading}\n\n- A visual schedule at each table.\n- Five seconds to answer before anybody helps.\n`,
      ),
    ).toEqual(['- A visual schedule at each table.', '- Five seconds to answer before anybody helps.']);
  });
});
