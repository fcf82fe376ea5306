/** Each need takes the report's own line for it, with its people, its place and its end; none takes another's. */
import { describe, expect, it } from '@jest/globals';
import { DISABILITY_UNDETERMINED } from '@goalwright/contracts/areas-of-need';
import { readReport } from '../extraction/read-report.js';
import { draftFromReport } from './draft.js';

const HEAD = 'Student: Ines Varga\nGrade: 7\nDate of Report: 11/20/2025\n\nRECOMMENDATIONS\n\n';

const servicesFor = (areaOfNeed: string, ...lines: string[]) =>
  draftFromReport({
    report: readReport([{ page: 1, text: HEAD + lines.map((line) => `- ${line}`).join('\n') }]),
    areaOfNeed,
    disability: DISABILITY_UNDETERMINED,
    student: {},
  }).Fape;

const SOCIAL_WORK =
  'Social work services, 40 minutes weekly, with a graded plan for speaking (written answer, then whole class)';
const LUNCH = 'A lunch group, 30 minutes weekly, of four or five students';

describe('the line for a need', () => {
  it('of a job is the coach at the site before lessons in the community', () => {
    const [first] = servicesFor(
      'Employment',
      'Community-based instruction 60 minutes, 3 times per week.',
      'Job coaching at site, 90 minutes, 2 times per week.',
    );
    expect(first).toMatchObject({ Minutes: '90 minutes per session', Frequency: '2 times per week' });
  });

  it('is no visit that somebody is to be asked for', () => {
    const [behavior] = servicesFor(
      'Behavior',
      'Special education teacher in the classroom 35 minutes, 5 times per week.',
      'Ask OT to look at cutting.',
    );
    expect(behavior).toMatchObject({ Minutes: '35 minutes per session' });
  });

  it('is the nearer of two of one discipline', () => {
    const [social] = servicesFor('Social skills', SOCIAL_WORK, LUNCH);
    expect(social).toMatchObject({ Minutes: '30 minutes per session' });
    expect(social?.Group).toMatch(/group, as in the report/i);
  });

  it('is given by the person it names, whatever else is spoken of in it', () => {
    const [anxiety] = servicesFor('Anxiety and participation', SOCIAL_WORK);
    expect(anxiety).toMatchObject({
      Minutes: '40 minutes per session',
      Provider: 'School social worker, as in the report',
    });
  });

  it.each([
    ['Reading comprehension', 'Reading comprehension group, 25 minutes, 3 times a week (new)', '25'],
    [
      'Work completion and executive function',
      'Student Support Center class, 47 minutes, 5 days a week',
      '47',
    ],
    ['Emotional regulation', 'Social-emotional skills with Ms. Njoroge, 20 minutes, 3 times a week.', '20'],
    ['Vocabulary', 'Speech-language: vocabulary, 30 minutes weekly with Ms. Ruiz', '30'],
    ['Written expression', 'Writing lessons by the teacher of the deaf, 40 minutes daily.', '40'],
    ['Reading fluency', 'Keep Ines in reading support, 35 minutes, four times a week.', '35'],
    ['Money and time', 'Consumer math / money      40 minutes     4 x week', '40'],
    ['Employment', 'Community-based work instruction      150 minutes     3 x week', '150'],
    ['Emotional regulation', 'SSW direct, 30 minutes, 6 times per month', '30'],
    [
      'Attention and task engagement',
      'Learning Strategies class, 45 minutes, 5 times per week, continues.',
      '45',
    ],
    ['Behavior', 'Special education teacher in the classroom 35 minutes, 5 times per week.', '35'],
    ['Functional communication', 'Increase SLT to 40 minutes, 3 times per week', '40'],
    [
      'Behavior',
      'Social skills/behavior instruction with the special education teacher, 30 minutes, 2 times per week',
      '30',
    ],
    [
      'Emotional regulation',
      'Counseling: keep 30 min x 1/week individual; private correction rule in all classes',
      '30',
    ],
  ])('is found for %s: %s', (area, line, minutes) => {
    expect(servicesFor(area, line)[0]?.Minutes).toMatch(new RegExp(`^${minutes} minutes`));
  });

  it('is the only time that the writer tells, outside the class where it says so', () => {
    const lines = [
      'Schema instruction for word problems (change / group / compare), card faded by June.',
      'Time: 45 min pull-out, 4 days/wk.',
    ];
    const [computation] = servicesFor('Math computation', ...lines);
    expect(computation).toMatchObject({ Minutes: '45 minutes per session', Frequency: '4 times per week' });
    const [advocacy] = servicesFor('Self-advocacy', ...lines);
    expect(advocacy?.Location).toBe('Resource room (pull-out, as in the report)');
    expect(servicesFor('Math problem solving', lines[0] ?? '')[0]?.Group).not.toMatch(/as in the report/);
  });

  it('is that of its own part, where a sentence names several', () => {
    const [living] = servicesFor(
      'Independent living',
      'Services proposed: vocational training in the community, 90 minutes, two times a week; community money instruction, 60 minutes once a week; school apartment, 50 minutes three times weekly.',
    );
    expect(living).toMatchObject({ Minutes: '50 minutes per session', Frequency: '3 times per week' });
  });

  it.each([
    ['Functional communication', 'Continue behavior consultation 60 minutes per week, with staff coaching.'],
    ['Gross motor', 'Consultation from OT on the coat and shoe steps, 60 minutes a month.'],
  ])('is none of another discipline, for %s', (area, line) => {
    expect(servicesFor(area, line).map(({ Minutes }) => Minutes)).not.toContain('60 minutes per session');
  });
});

describe('a part of the sessions', () => {
  it.each([
    'Teacher of the deaf, 45 minutes, twice weekly, one visit in class',
    'Teacher of the deaf, 45 minutes, twice weekly, half of it in the classroom',
  ])('is not where all of them are: %s', (line) => {
    expect(servicesFor('Listening and equipment care', line)[0]?.Location).toMatch(
      /; (?:one visit|half of it) in /,
    );
  });

  it('names nobody as the one who gives all of them', () => {
    const [first] = servicesFor(
      'Receptive language',
      'Language therapy 30 minutes three times a week, one session taught with Mrs. Osei in the classroom.',
    );
    expect(first?.Provider).not.toContain('Osei');
  });

  it('may be the first of the year', () => {
    const [first] = servicesFor(
      'Self-care',
      'Direct OT, 30 minutes weekly for the first semester of the plan.',
    );
    expect(first?.End).toBe('After the first semester, as in the report');
  });
});

describe('who says it', () => {
  const levelOf = (text: string) =>
    draftFromReport({
      report: readReport([
        { page: 1, text: `Student: Wren Varga\nGrade: 7\nDate of Report: 11/20/2025\n\n${text}` },
      ]),
      areaOfNeed: 'Anxiety and participation',
      disability: DISABILITY_UNDETERMINED,
      student: {},
    }).Baseline;

  it('is not the teacher where the student answers a teacher', () => {
    const level = levelOf(
      "Anxiety\nWhen a teacher calls on her she answers in a word or two, or says she doesn't know. She volunteered 2 of 20 times.",
    );
    expect(level).not.toMatch(/teacher \(page|teacher reports/);
  });
});

describe('a baseline that points back', () => {
  it('is quoted with the sentence before it', () => {
    const { Baseline, Evidence } = draftFromReport({
      report: readReport([
        {
          page: 1,
          text: 'Student: Wren Varga\nGrade: 7\nDate of Report: 11/20/2025\n\nSelf-advocacy\nHer teacher noted each time that a question would have helped. Wren asked on 2 of 12 of these.',
        },
      ]),
      areaOfNeed: 'Self-advocacy',
      disability: DISABILITY_UNDETERMINED,
      student: {},
    });
    const both =
      'Her teacher noted each time that a question would have helped. Wren asked on 2 of 12 of these.';
    expect(Baseline).toContain(`"${both}"`);
    expect(Evidence.map(({ Quote }) => Quote)).toContain(both);
  });
});

describe('whose time it is', () => {
  const inPlace = (areaOfNeed: string, grade: string, ...lines: string[]) =>
    draftFromReport({
      report: readReport([
        {
          page: 1,
          text: `Student: Ines Varga\nGrade: ${grade}\nDate of Report: 11/20/2025\n\nSERVICES NOW\n\n${lines.join('\n')}`,
        },
      ]),
      areaOfNeed,
      disability: DISABILITY_UNDETERMINED,
      student: {},
    }).Fape;

  it('to speak up is taught in the study period there is, and by its teacher', () => {
    const [first, consult] = inPlace('Self-advocacy', '10', 'Guided Study, 45 minutes 5 times per week.');
    expect(first).toMatchObject({ Minutes: '45 minutes per session', Provider: 'Special education teacher' });
    expect(consult?.Provider).toBe('Special education teacher and classroom teacher');
  });

  it('to speak up is taught by the teacher of the deaf, however the title is written', () => {
    const [first] = inPlace('Self-advocacy', '5', 'D/HH teacher, direct: 45 minutes, 2 times per week.');
    expect(first).toMatchObject({ Minutes: '45 minutes per session', Frequency: '2 times per week' });
    expect(first?.Provider).toMatch(/deaf and hard of hearing/i);
  });

  it('is no club of general education', () => {
    const [first] = inPlace(
      'Written expression',
      '3',
      "I&RS plan: writing club, 20 minutes, 2 times per week, with Mrs. Odom's partner.",
    );
    expect(first?.Minutes).not.toMatch(/^20 /);
    expect(first?.Basis).toMatch(/writing club.*does not call special education/);
  });

  it('of the assistive technology team stays its own, and who is pulled out is not in the class', () => {
    const [first, consult] = inPlace(
      'Functional communication',
      '4',
      'Speech-language therapy 30 minutes 2 times per week (pull-out).',
      'AT team: consult, 60 min. a month.',
    );
    expect(first?.Location).toBe('Outside the classroom (pull-out, as in the report)');
    expect(consult).toMatchObject({
      Provider: 'Assistive technology team and classroom teacher',
      Minutes: '60 minutes per session',
    });
  });
});
