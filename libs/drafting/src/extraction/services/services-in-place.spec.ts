import { describe, expect, it } from '@jest/globals';
import { foldPage } from '../text/folded-page.js';
import { passagesOf } from '../text/passages.js';
import { servicesIn } from './services-in-place.js';

const read = (text: string) =>
  servicesIn(passagesOf([foldPage({ page: 1, text })])).map(({ minutes, sessions, per }) => [
    minutes,
    sessions,
    per,
  ]);

describe('services in place', () => {
  it.each([
    ['Speech therapy 30 minutes, 2 times per week, small group.', [[30, 2, 'week']]],
    ['Speech-language therapy twice a week for 20 minutes, in a group of two.', [[20, 2, 'week']]],
    ['Work experience: two shifts of 2 hours a week with a job coach.', [[120, 2, 'week']]],
    ['Learning support, one 42-minute period daily (4 per week).', [[42, 4, 'week']]],
    ['Keep 1 x 30 weekly small group for language therapy.', [[30, 1, 'week']]],
    [
      'OT direct, 30 min 1x/week, + consult 15 min/month with Mrs. Brooks',
      [
        [30, 1, 'week'],
        [15, 1, 'month'],
      ],
    ],
    [
      'Study skills check-in, 15 minutes daily, special education room Consultation to teachers 30 minutes per month',
      [
        [15, 1, 'day'],
        [30, 1, 'month'],
      ],
    ],
    ['I see Mina for 45 minutes twice a week.', [[45, 2, 'week']]],
    ['Job coaching: 120 min 2x/wk now -> 120 min 3x/wk from Jan 6', [[120, 3, 'week']]],
    [
      'Receive reading fluency instruction, 30 minutes, four times per week, with an untimed check every second week.',
      [[30, 4, 'week']],
    ],
    [
      'Mina sees me for 40 minutes, 1 time per week, alone, and Ms. Brooks for 15 minutes, twice a week.',
      [
        [40, 1, 'week'],
        [15, 2, 'week'],
      ],
    ],
    [
      'I see her for braille 40 minutes, 3 times a week, and for O&M 30 minutes, once a week.',
      [
        [40, 3, 'week'],
        [30, 1, 'week'],
      ],
    ],
    ['Reading instruction with two pull-out sessions per week of 30 minutes.', [[30, 2, 'week']]],
    ['Preschool with support, four mornings of 150 minutes.', [[150, 4, 'week']]],
    ['Speech therapy: 30 min., 2 x week, of which one session per month is by telephone.', [[30, 2, 'week']]],
    ['She is getting homework club twice a week for 40 minutes.', [[40, 2, 'week']]],
    ['He currently gets Title I reading, 25 minutes 3x weekly, which this would replace.', [[25, 3, 'week']]],
    ['Currently seen 1x/wk, 30 min, individual.', [[30, 1, 'week']]],
    ['Behavior consultant to observe 60 minutes a month.', [[60, 1, 'month']]],
    ['Mr. Ode and I will meet 20 minutes, once a week, to match examples.', [[20, 1, 'week']]],
    ['SLP group 25 min., 2x wkly.', [[25, 2, 'week']]],
    [
      'Braille instruction, 45 minutes, 4 times a week (at present 30 minutes, 3 times a week).',
      [
        [45, 4, 'week'],
        [30, 3, 'week'],
      ],
    ],
    ['He receives OT 1x/week for 25 min in the therapy room.', [[25, 1, 'week']]],
    ['Language therapy 2 x 30 minutes per week.', [[30, 2, 'week']]],
    ['Occupational therapy, 2 x 20 min. weekly, in the therapy room.', [[20, 2, 'week']]],
    [
      'Specialized instruction, reading: 40 minutes, 5 times per week Specialized instruction, math: 20 minutes, 2 times per week',
      [
        [40, 5, 'week'],
        [20, 2, 'week'],
      ],
    ],
    ['Writing support: 45 min x 2 per week, learning center.', [[45, 2, 'week']]],
    ['Special education instruction 60 minutes daily, resource room.', [[60, 1, 'day']]],
    ['Consultation with the teacher, 15 minutes monthly.', [[15, 1, 'month']]],
    ['Forty-five minutes of counseling once per week.', [[45, 1, 'week']]],
    ['Coaching of the parents, 1 hour per month.', [[60, 1, 'month']]],
    ['The resource teacher sees her Monday and Thursday for 40 minutes.', [[40, 2, 'week']]],
    ['Life Skills classroom 1,450 minutes per week.', [[1450, 1, 'week']]],
    [
      'Supports now: resource math 45 minutes daily; counseling 30 minutes once a week; planner check 10 minutes at the end of each day.',
      [
        [45, 1, 'day'],
        [30, 1, 'week'],
        [10, 1, 'day'],
      ],
    ],
    [
      'Therapy of 45 minutes once per week plus 15 minutes of consultation per month with the teacher.',
      [
        [45, 1, 'week'],
        [15, 1, 'month'],
      ],
    ],
    ['Early childhood special education, 40 min, 3 times a week, during play.', [[40, 3, 'week']]],
    ['DAPE: 25 minutes, 2 times per month, in the gym', [[25, 2, 'month']]],
    ['Educational audiologist: 60 minutes, 2 times per year.', [[60, 2, 'year']]],
    ['Work-based learning 50 minutes a day, 4 days a week, with the job trainer', [[50, 4, 'week']]],
    ['Math lab, period 2, M/W/F 40 min, 5 students', [[40, 3, 'week']]],
    ['Reading group Tue & Thu, 35 minutes', [[35, 2, 'week']]],
    ['Speech therapy, 6 sessions of 30 minutes per grading period', [[30, 6, 'quarter']]],
    ['Check-in with the counselor: 5 minutes at the start and end of each day.', [[5, 2, 'day']]],
    ['He comes to Room 4 three mornings a week for 30 minutes.', [[30, 3, 'week']]],
    ['Itinerant visits 60 min, 2 per week at the preschool', [[60, 2, 'week']]],
    [
      'Special instruction, 60 minutes, 3 times per week\nSpeech-language therapy, 20 minutes, 2 times per week',
      [
        [60, 3, 'week'],
        [20, 2, 'week'],
      ],
    ],
    [
      'In-class resource: 40 minutes, 5 times per week\nConsultation with the math teacher: 20 minutes per month',
      [
        [40, 5, 'week'],
        [20, 1, 'month'],
      ],
    ],
    [
      'One 30-minute session per week of speech plus a five-minute drill on three mornings',
      [
        [30, 1, 'week'],
        [5, 3, 'week'],
      ],
    ],
    [
      'Counseling for 40 minutes once per week, individual, with a classroom visit once per month for 20 minutes.',
      [
        [40, 1, 'week'],
        [20, 1, 'month'],
      ],
    ],
    [
      'TOD service 45 minutes, 1x weekly, and audiology consult 2 hours per year.',
      [
        [45, 1, 'week'],
        [120, 1, 'year'],
      ],
    ],
    ['Instruction in 30 minutes with 5 minutes of review, twice a week', [[30, 2, 'week']]],
    ['Check-in of 5 minutes with the counselor, Monday through Friday.', [[5, 5, 'week']]],
    ['Reading group, 30 minutes, M-F', [[30, 5, 'week']]],
    ['Therapy in two 20-minute visits weekly', [[20, 2, 'week']]],
    ['The resource teacher joins the class for 3 half-hours a week.', [[30, 3, 'week']]],
    ['Coaching of the staff, 1.5 hours per month', [[90, 1, 'month']]],
    ['Number group 4 days x 15 minutes', [[15, 4, 'week']]],
    ['Counselor contact raised from 20 minutes to 30 minutes once weekly.', [[30, 1, 'week']]],
    ['The reading interventionist sees her for fifteen minutes every morning.', [[15, 1, 'day']]],
    ['Resource period, 42 minutes, five times in a week.', [[42, 5, 'week']]],
    ['Adapted PE, 45 minutes, three\n    times weekly', [[45, 3, 'week']]],
    ['Writing 45 min x 4 days', [[45, 4, 'week']]],
    [
      'Resource room 50 min daily = 5 per wk. Counseling w/ Mrs. Lind 1 x wk, 25 min.',
      [
        [50, 5, 'week'],
        [25, 1, 'week'],
      ],
    ],
    [
      '   Work experience, 120 minutes, 2 times per week\n   Social skills group (SLP), 40 minutes, 1 time per week',
      [
        [120, 2, 'week'],
        [40, 1, 'week'],
      ],
    ],
    ['Guidance counseling 1 x 30 per week, individual', [[30, 1, 'week']]],
    ['SLP 3 x 30 wk, individual', [[30, 3, 'week']]],
    ['Counseling 1 x 40 individual per month, check-in model', [[40, 1, 'month']]],
    // A mandate that names no period is one of the week.
    ['Physical therapy 2x30, group of 3', [[30, 2, 'week']]],
    [
      'Speech therapy 1 x 30 individual and 2 x 30 group of 2, no change',
      [
        [30, 1, 'week'],
        [30, 2, 'week'],
      ],
    ],
    ['From 3 x 20 to speech-language therapy 2 x 25 weekly.', [[25, 2, 'week']]],
  ])('reads %j', (text, services) => {
    expect(read(`SERVICES\n${text}`)).toEqual(services);
  });

  it.each([
    ['10. IN PLACE THIS YEAR\n   Trips to town      60 minutes     1 time per week', [[60, 1, 'week']]],
    ['Now in the plan:\n   Co-taught science ...... 45 minutes, 5 times weekly', [[45, 5, 'week']]],
  ])('whatever they are called below a heading that says so: %j', (text, services) => {
    expect(read(`Results\n\nMina solved 3 of 10.\n\nShe sang.\n\n${text}`)).toEqual(services);
  });

  it.each([
    'I observed him for 30 minutes each day in reading.',
    'Testing took 45 minutes a day on three mornings.',
    'At home she reads aloud 20 minutes a day.',
    'Screen time is 90 minutes per day.',
  ])('takes %j for no service', (text) => {
    expect(read(`BACKGROUND\n${text}`)).toEqual([]);
  });

  it.each([
    [
      'She has counseling with Ms. Abara, 25 minutes, twice per month, and a morning mentor, 5 minutes, 4 times per week.',
      [
        [25, 2, 'month'],
        [5, 4, 'week'],
      ],
    ],
    [
      'Speech 30 minutes weekly, with 15 more minutes a month for planning with the aide.',
      [
        [30, 1, 'week'],
        [15, 1, 'month'],
      ],
    ],
    [
      'Direct PT, 40 minutes a week until spring, then 20 minutes a week.',
      [
        [40, 1, 'week'],
        [20, 1, 'week'],
      ],
    ],
    ['Therapy 20 minutes twice a week with Ms. Orr, 3 students, and Lena.', [[20, 2, 'week']]],
    ['Social work, 30 minutes every other week.', [[30, 1, 'two weeks']]],
    ['Speech therapy, 20 minutes, twice every two weeks.', [[20, 2, 'two weeks']]],
    ['Vision teacher, every other Tuesday for 45 minutes', [[45, 1, 'two weeks']]],
    ['Therapy of 25 minutes, 3 times per cycle', [[25, 3, 'cycle']]],
    ['From next Tuesday the reading teacher sees him 15 minutes every day.', [[15, 1, 'day']]],
    ['Resource room, 30 min, M W F', [[30, 3, 'week']]],
    ['OT: 1x20 min/wk', [[20, 1, 'week']]],
    ['Consultation by the OT, 30 minutes quarterly', [[30, 1, 'quarter']]],
    ['Preschool class, 3 half days a week (2.5 hrs each)', [[150, 3, 'week']]],
  ])('gives each its own amount: %j', (text, services) => {
    expect(read(`SERVICES\n${text}`)).toEqual(services);
  });

  it.each([
    ['Functional skills program, 4 periods a day.', [[undefined, 4, 'day']]],
    [
      'Orientation and mobility, 30 minutes, once per week; nurse consultation twice per year.',
      [
        [30, 1, 'week'],
        [undefined, 2, 'year'],
      ],
    ],
    [
      'Counseling twice a month; speech 20 minutes weekly.',
      [
        [undefined, 2, 'month'],
        [20, 1, 'week'],
      ],
    ],
    [
      'OT 30 minutes, 2 times per week, plus a monthly consult.',
      [
        [30, 2, 'week'],
        [undefined, 1, 'month'],
      ],
    ],
    ['Friendship group with the counselor once a week.', [[undefined, 1, 'week']]],
  ])('takes one whose length is not told: %j', (text, services) => {
    expect(read(`SERVICES\n${text}`)).toEqual(services);
  });

  it.each([
    'Progress in therapy is reported four times a year.',
    'Use a social story two times per day.',
    'Practice with a small group of words 3 times a week.',
    'One of the two sessions a week should be in class.',
    'Check fluency once each quarter.',
  ])('takes no other frequency for one: %j', (text) => {
    expect(read(`RECOMMENDATIONS\n${text}`)).toEqual([]);
  });

  it('needs its length where no services stand', () => {
    expect(read('Findings\nHer math program was watched 3 times a week.')).toEqual([]);
  });

  it('goes on among goals', () => {
    expect(read('ANNUAL GOALS\nAlso continue the check-out with me, 10 minutes daily.')).toEqual([
      [10, 1, 'day'],
    ]);
    expect(read('ANNUAL GOALS\nShe practices in a group for 10 minutes daily.')).toEqual([]);
  });

  it('finds them among goals and in the lines about the student', () => {
    const letter =
      'ANNUAL GOALS\nSpeech with Ms. Orr goes on, 20 minutes 2 times a week.\n\nBo will work in a group for 5 minutes 2 times a week.';
    expect(read(letter)).toEqual([[20, 2, 'week']]);
    expect(read('SUMMARY\nStudent\tBo Lark\nGroup\tMath Lab, T/Th 40 min, 5 students\nGrade\t4')).toEqual([
      [40, 2, 'week'],
    ]);
  });

  it('marks what is only suggested', () => {
    const page = foldPage({ page: 1, text: 'RECOMMENDATIONS\nSpeech therapy 30 minutes, 2 times per week.' });
    expect(servicesIn(passagesOf([page]))[0]).toMatchObject({ isRecommended: true, sessions: 2 });
  });

  it.each([
    ['I would ask for 25 minutes twice a week, same as now.', [[25, 2, 'week']]],
    ['At this time he receives 30 minutes, twice a week.', [[30, 2, 'week']]],
    ['50 min x 2 weekly.', [[50, 2, 'week']]],
    ['She is seen individually for 25 minutes, three times per month, in Room 6.', [[25, 3, 'month']]],
    ['Since May Ms. Orr has met with her for a book talk, 15 minutes, 2 times a week.', [[15, 2, 'week']]],
    ['Bo gets Tier 2 phonics from Mr. Ito, 20 minutes, four times a week.', [[20, 4, 'week']]],
    ['Lunch bunch, 25 min once a week with me.', [[25, 1, 'week']]],
    [
      'Since May he has been in a Tier 2 group that reads passages twice, 25 minutes, 3 times each week.',
      [[25, 3, 'week']],
    ],
    [
      'At present there is a small-group story time, 15 minutes, 4 times\na week (Mr. Orr).',
      [[15, 4, 'week']],
    ],
  ])('takes a planned or a bare amount for a service, whatever it is called: %j', (text, services) => {
    expect(read(`Findings\n${text}`)).toEqual(services);
  });

  it.each([
    'He plays the drums for 30 minutes twice a week.',
    'He loses half an hour daily of class time.',
    'Wear time of the hearing aids is 6.5 hours per day.',
    'A reading passage of 3 minutes per day was used for instruction.',
  ])('takes other time for none: %j', (text) => {
    expect(read(`Findings\n${text}`)).toEqual([]);
  });

  it('hears of a club among the supports in place, and of no warning', () => {
    const text =
      'Name: Sam Lee\nGrade: 4\n\nReading\n\nHe reads a little.\n\n4. SUPPORTS NOW IN PLACE\n- Homework club, Mondays, 45 minutes, 1 time per week\n- Daily schedule with a five-minute warning before a change';
    expect(read(text)).toEqual([[45, 1, 'week']]);
  });

  it('lets advice name what to teach with', () => {
    const text =
      'Recommendations\n1. Instruction in reading with short passages, 30 minutes, four times a week.';
    expect(read(text)).toEqual([[30, 4, 'week']]);
  });

  it.each([
    ['Nia has been with me since September, four days a week, 25 minutes.', [[25, 4, 'week']]],
    ['He already sees Mr. Obi for 20 minutes every other week.', [[20, 1, 'two weeks']]],
    ['I drive over on Mondays and see Nia for 40 minutes, two days a week.', [[40, 2, 'week']]],
    ['She has had 30 minutes of Tier 3 reading, four times a week.', [[30, 4, 'week']]],
    // What is seen is how she worked.
    ['I saw Nia write for 20 minutes, and twice a week she stops.', []],
    ['She has had 3 outbursts of 10 minutes, twice a week.', []],
  ])('are told of somebody who sees the student: %j', (text, services) => {
    expect(read(`BACKGROUND\n${text}`)).toEqual(services);
  });

  it.each([
    ["Continue OT 30' 1x/wk at lunch.", [[30, 1, 'week']]],
    ['2x30/wk sm grp per IEP', [[30, 2, 'week']]],
    ['PT 2x week / 30, in the gym', [[30, 2, 'week']]],
    ['Keep resource math 45 x 3 per week.', [[45, 3, 'week']]],
    ['Learning center every other day, 42 min.', [[42, 1, 'two days']]],
    ['Reading lab with Ms. Ode, 45 minutes on alternate days.', [[45, 1, 'two days']]],
    ['Resource room, 42 minutes, three days in each six-day cycle.', [[42, 3, 'cycle']]],
    ['Academic Support, 55 minutes, 4 times per 6-day cycle', [[55, 4, 'cycle']]],
    ['Speech therapy    30 min   6 x per nine weeks', [[30, 6, 'quarter']]],
    ["Balls were thrown from 10' away, 3 times.", []],
  ])('are told as therapists note them: %j', (text, services) => {
    expect(read(`Services\n${text}`)).toEqual(services);
  });

  it('knows the amount that another takes the place of', () => {
    const text = 'Teacher of the Deaf: 45 minutes, 2 times per week (up from 30 minutes, 1 time per week).';
    const services = servicesIn(passagesOf([foldPage({ page: 1, text })]));
    expect(services.map(({ minutes, isReplaced }) => [minutes, isReplaced === true])).toEqual([
      [45, false],
      [30, true],
    ]);
  });

  it.each([
    [
      'Plan\n1. Go on w/ OT. Propose 30 minutes per week direct for 2nd semester.',
      'Go on w/ OT. Propose 30 minutes per week direct for 2nd semester.',
    ],
    [
      'Recommendations\nSpeech therapy should go on. I would make it 30 minutes, 2 times per week.',
      'Speech therapy should go on. I would make it 30 minutes, 2 times per week.',
    ],
  ])('takes its name from the sentence before where it tells only how much: %j', (text, named) => {
    const [service] = servicesIn(passagesOf([foldPage({ page: 1, text })]));
    expect(service?.text).toContain(named);
    expect(text).toContain(service?.quote ?? 'none');
  });

  it('parts what is given directly from consultation', () => {
    expect(read('Services\nOT 60 minutes per month direct, 15 minutes per month consult w/ teacher')).toEqual(
      [
        [60, 1, 'month'],
        [15, 1, 'month'],
      ],
    );
  });

  it('that are told among the advice as they are now are in place, and none of it', () => {
    const text =
      'Recommendations\nDirect time now is 20 minutes a week. I recommend occupational therapy 30 minutes twice a week.';
    const services = servicesIn(passagesOf([foldPage({ page: 1, text })]));
    expect(services.map(({ minutes, isRecommended }) => [minutes, isRecommended === true])).toEqual([
      [20, false],
      [30, true],
    ]);
  });

  it('that a sentence begins with "at present" is not replaced by another', () => {
    const text =
      'Services\nAt present Nia receives specialized math instruction 40 minutes, three times per week.';
    const [service] = servicesIn(passagesOf([foldPage({ page: 1, text })]));
    expect(service?.isReplaced).toBeUndefined();
  });
});
