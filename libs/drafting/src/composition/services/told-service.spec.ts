/** Which of a report's lines serves a need: the subject it names, the specialty it is of, the place where the skill is practiced. */
import { describe, expect, it } from '@jest/globals';
import { draftsUnder } from '../../../test/drafts-under.js';

const draftOf = draftsUnder('Student: Ines Varga    Grade: 11    Age: 17\n\nResults\n\n');
const serviceFor = (area: string, text: string) => draftOf(area, text).Fape[0];
const proposed = (...lines: string[]) => `PROPOSED SERVICES\n${lines.join('\n')}`;

describe('a program for dyslexia', () => {
  const text = proposed(
    'Dyslexia program by a CALT or trained teacher, 40 minutes, 5 times per week, group of three or smaller',
  );

  it.each(['Decoding', 'Spelling', 'Phonological awareness', 'Reading fluency'])('teaches %s', (area) => {
    expect(serviceFor(area, text)).toMatchObject({
      Minutes: '40 minutes per session',
      Frequency: '5 times per week',
      Group: 'Group of three or smaller, as in the report',
      Provider: 'CALT or trained teacher, as in the report',
    });
  });

  it('is no time for math', () => {
    expect(serviceFor('Math computation', text)?.Basis).toMatch(/^Starting point/);
  });
});

describe('the teacher of the deaf', () => {
  const text = proposed(
    'Educational audiologist .. 60 minutes, 2 times per year',
    'ToD direct ............... 45 minutes, 2 times per week',
  );

  it.each(['Listening and equipment care', 'Vocabulary', 'Reading comprehension', 'Self-advocacy'])(
    'teaches %s, and not who comes twice a year',
    (area) => {
      expect(serviceFor(area, text)).toMatchObject({
        Minutes: '45 minutes per session',
        Frequency: '2 times per week',
        Provider: 'ToD, as in the report',
      });
    },
  );

  it('leaves reading to the class in reading', () => {
    const both = `${text}\nResource reading, 30 minutes, 3 times per week`;
    expect(serviceFor('Reading comprehension', both)?.Minutes).toBe('30 minutes per session');
  });
});

describe('services of transition', () => {
  const text = proposed(
    'Community-based instruction: 60 minutes, 1 time per week',
    'Work experience: 90 minutes, 2 times per week',
    'Career/transition counseling: 25 minutes, 2 times per month',
    'College counselor visit: 45 minutes, 1 time per semester',
  );

  it.each([
    ['Employment', '90 minutes per session'],
    ['Money and time', '60 minutes per session'],
    ['Daily living and safety', '60 minutes per session'],
    ['Education and training', '25 minutes per session'],
  ])('serve each its own need: %s', (area, minutes) => {
    expect(serviceFor(area, text)?.Minutes).toBe(minutes);
  });

  it('counsel on courses and jobs, and not on feelings', () => {
    expect(serviceFor('Emotional regulation', text)?.Basis).toMatch(/^Starting point/);
  });

  it('at work give time to ask for help there', () => {
    const line = proposed('Work experience: 90 minutes, 2 times per week');
    const asked = 'Self-advocacy\nAt work Ines asked for help on 2 of 9 times.';
    expect(serviceFor('Self-advocacy', `${asked}\n\n${line}`)?.Minutes).toBe('90 minutes per session');
    const inClass = 'Self-advocacy\nIn class Ines asked for help on 2 of 9 times.';
    expect(serviceFor('Self-advocacy', `${inClass}\n\n${line}`)?.Basis).toMatch(/^Starting point/);
  });
});

describe('what is said with others', () => {
  it.each([
    'Talk w/ Dr. Feld monthly so that school and therapy work on the same steps of self-advocacy.',
    'Check with her therapist weekly on how asking for help goes.',
    'Home visit once a month to share what works for asking for help.',
  ])('is no frequency of a service to the student: %s', (line) => {
    expect(serviceFor('Self-advocacy', `Recommendations\n- ${line}`)?.Basis).toMatch(/^Starting point/);
  });
});

describe('a routine of the day', () => {
  const SELF_CARE = 'Self-care\nInes did 3 of 7 steps of the lunch routine on her own.\n\n';

  it('is taught by no therapist whom the report does not offer', () => {
    const service = serviceFor(
      'Self-care',
      `${SELF_CARE}${proposed('Life skills instruction, 240 minutes, 5 times per week, Room 109')}`,
    );
    expect(service).toMatchObject({
      Provider: 'Special education teacher',
      Location: 'Room 109, as in the report',
    });
  });

  it.each(['Occupational therapy: none at this time.', 'She does not have an OT need.'])(
    'nor by one whom it puts aside: %s',
    (said) => {
      expect(
        serviceFor('Self-care', `${SELF_CARE}RECOMMENDATIONS\n- ${said}\n- Practice the lunch routine daily.`)
          ?.Provider,
      ).not.toMatch(/Occupational/);
    },
  );

  it('stays with the therapist where the report has one', () => {
    const service = serviceFor(
      'Self-care',
      `${SELF_CARE}${proposed('Occupational therapy, 30 minutes, 1 time per week')}`,
    );
    expect(service?.Service).toBe('Occupational therapy');
  });
});

it('the service is that of the minutes', () => {
  const service = serviceFor(
    'Gross motor',
    'Gross motor\nInes stepped with alternating feet on 9 of 14 steps.\n\nSERVICES\nIn place: physical therapy, 30 minutes, 2 times per week, gym or hallway, by the PT.\n\nRECOMMENDATIONS\n- Adapted PE continues with Coach Birdsall.',
  );
  expect(service).toMatchObject({
    Service: 'Physical therapy',
    Minutes: '30 minutes per session',
    Location: 'Gym or hallway, as in the report',
  });
});

describe('who serves by the words of the line', () => {
  it.each([
    [
      'Attention and task engagement',
      'Behavior technician support in writing, 45 minutes, 5 times per week',
      { Provider: 'Behavior technician, as in the report', Minutes: '45 minutes per session' },
    ],
    [
      'Social skills',
      'Social skills group with two classmates, led by TVI and counselor, 30 minutes, 1 time per week',
      { Minutes: '30 minutes per session', Group: 'Small group with two classmates, as in the report' },
    ],
  ])('serves %s', (area, line, fields) => {
    expect(serviceFor(area, proposed(line))).toMatchObject(fields);
  });

  it('is the itinerant teacher of young children', () => {
    const draft = draftsUnder(
      'Student: Ines Varga    Age: 4 years 1 month    Grade: preschool\n\nResults\n\n',
    );
    const line = 'Itinerant B-K teacher at Little Acorns, 45 minutes, 3 times per week';
    expect(draft('Play and joint attention', proposed(line)).Fape[0]).toMatchObject({
      Provider: 'Itinerant B-K teacher, as in the report',
      Minutes: '45 minutes per session',
    });
  });

  it('is the teacher of the class where the therapist only advises it', () => {
    const text = proposed(
      'Specialized academic instruction in the SDC, 300 minutes, 5 times per week',
      'OT consultation 30 minutes, 1 time per month',
    );
    expect(serviceFor('Self-care', text)?.Provider).toMatch(/^Special education teacher/);
    expect(serviceFor('Number sense', text)?.Location).toMatch(/^Special education classroom/);
  });

  it('takes no time of the family for time with the student', () => {
    const text =
      'SERVICES\nPresent service: speech-language therapy 30 minutes, 2 times per week, individual\n\nRECOMMENDATIONS\n- Speech-language therapy for two-word messages.\n- Family training, two sessions in the spring, with the device going home every day.';
    expect(serviceFor('Functional communication', text)).toMatchObject({ Frequency: '2 times per week' });
  });
});

describe('who comes for one reason', () => {
  it.each([
    ['Vocabulary', 'TOD direct: 45 minutes, 2 times per week (pull-out).', '45 minutes per session', /TOD/],
    [
      'Writing speed and keyboarding',
      'TVI direct instruction 60 min 5 times/week',
      '60 minutes per session',
      /TVI/,
    ],
  ])('teaches %s, too: %s', (area, line, minutes, provider) => {
    const service = serviceFor(area, `Ines did 4 of 20.\n\nPRESENT SERVICES\n${line}`);
    expect(service?.Minutes).toBe(minutes);
    expect(service?.Provider).toMatch(provider);
  });

  it('is the nurse for what a nurse teaches, at the health office and alone', () => {
    const text =
      'CATHETERIZATION\nInes did 8 of 14 steps by herself.\n\nSERVICES\nSchool health services (CIC supervision and teaching): 20 minutes, 2 times per day';
    expect(serviceFor('Self-care', text)).toMatchObject({
      Provider: 'School nurse',
      Minutes: '20 minutes per session',
      Location: 'Health office (starting point)',
      Group: 'Individual (starting point)',
    });
  });

  it.each([
    ['Self-advocacy', 'Braille instruction by the TVI, 50 minutes daily', '50 minutes per session'],
    [
      'Self-care',
      'School health services: nurse, 10 minutes, 1 time per day, for asthma',
      '10 minutes per session',
    ],
  ])('does not give the minutes of another matter: %s', (area, line, minutes) => {
    expect(serviceFor(area, `Ines did 4 of 20.\n\nPRESENT SERVICES\n${line}`)?.Minutes).not.toBe(minutes);
  });
});

describe('a student who neither sees nor hears well', () => {
  const text = `She completes 3 of 6 steps of the listening check on her own.\n\n${proposed(
    'TVI 45 minutes, 3 times per week',
    'O&M 60 minutes, 1 time per week',
    'Deaf education consultant 60 minutes per month',
  )}`;
  const linesOf = (area: string) =>
    draftOf(area, text).Fape.map(({ Provider, Basis }) => `${Provider}: ${Basis}`);

  it('is taught the care of hearing aids by nobody of vision or travel', () => {
    const lines = linesOf('Listening and equipment care').join('\n');
    expect(lines).toMatch(/^Deaf education consultant, as in the report: .*60 minutes per month/m);
    expect(lines).not.toMatch(/TVI|O&M/);
  });

  it('is not advised on braille by the consultant for the deaf', () => {
    expect(linesOf('Braille, orientation and mobility').join('\n')).not.toMatch(/Deaf education/);
  });
});

describe('the amount of a line', () => {
  it('is that of the lessons, where a consultation of untold length stands beside it', () => {
    const { Fape } = draftOf(
      'Handwriting',
      `Occupational therapist: R. Dahl, OTR/L\nShe wrote 26 of 62 letters legibly.\n\n${proposed('OT, 30 minutes once per week in the classroom, plus consultation with Mr. Petrakis.')}`,
    );
    expect(Fape[0]).toMatchObject({ Delivery: 'Direct', Minutes: '30 minutes per session' });
    expect(Fape[0]?.Basis).toMatch(/^Quoted from the report/);
    expect(Fape[1]?.Basis).toMatch(/^Starting point/);
  });

  it('is of the new plan, also where its steps are shared with somebody outside', () => {
    expect(
      serviceFor(
        'Anxiety and participation',
        'SERVICES NOW: social worker, 30 minutes, 1 time per week.\nInes spoke in 3 of 20 class discussions.\n\nRECOMMENDATIONS\n- Social worker 30 minutes, 2 times per week, using exposure steps shared w/ the outside therapist.',
      ),
    ).toMatchObject({ Frequency: '2 times per week', Minutes: '30 minutes per session' });
  });

  it.each(['Employment', 'Self-advocacy'])('of work-study is that of %s at work', (area) => {
    expect(
      serviceFor(
        area,
        `At work Ines asked for help on her own in 4 of 15 times and did 9 of 16 job steps.\n\n${proposed('Work-study services, 180 minutes, 4 times per week.')}`,
      ),
    ).toMatchObject({ Frequency: '4 times per week', Minutes: '180 minutes per session' });
  });
});
