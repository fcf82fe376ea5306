import { describe, expect, it } from '@jest/globals';
import { datesIn } from '../extraction/times/dates.js';
import { foldPage } from '../extraction/text/folded-page.js';
import { passagesOf } from '../extraction/text/passages.js';
import { ReportTime } from './report-time.js';

const timeOf = (text: string) => new ReportTime(passagesOf([foldPage({ page: 1, text })]));
const orderIn = (time: ReportTime, said: string) => time.orderOf(datesIn(said)[0]) ?? Number.NaN;

describe('the time of a report', () => {
  const time = timeOf('Student: Mina Okoro\nDate of birth: 06/09/2031\n\nDate of report: 02/12/2026\n');

  it('is its newest date that is not a birthday', () => {
    expect(time.newest).toBe(datesIn('02/12/2026')[0]?.order);
  });

  it.each([
    ['back in October', '10/01/2025'],
    ['since January', '01/01/2026'],
    ['in the spring', '04/01/2025'],
    ['in the fall', '09/01/2025'],
  ])('puts "%s" at the last time that came before it', (said, date) => {
    expect(orderIn(time, said)).toBeCloseTo(orderIn(time, date), 5);
  });

  it('leaves months as they are where no year is told', () => {
    const yearless = timeOf('Student: Mina Okoro\n\nSeen in October.\n');
    expect(yearless.newest).toBeUndefined();
    expect(orderIn(yearless, 'October')).toBe(datesIn('October')[0]?.order);
  });
});
