/** Which test a score is of, as the report names it. All texts are made up. */
import { describe, expect, it } from '@jest/globals';
import { foldPage } from '../text/folded-page.js';
import type { Measure } from '../measure.js';
import { passagesOf } from '../text/passages.js';
import { otherTestNames } from './test-names.js';

function namesIn(text: string, quote: string, instrument: string) {
  const measure: Measure = {
    ...{ areaOfNeed: 'Receptive language', skill: 'Word Structure', kind: 'scaled', value: 4, unit: '' },
    ...{ isPrior: false, isStrength: false, page: 1, quote, instrument },
  };
  return otherTestNames(passagesOf([foldPage({ page: 1, text })]), [measure]);
}
const row = 'Word Structure      4      2nd percentile';

describe('the test of a score', () => {
  it.each([
    ['Clinical Evaluation of Language Fundamentals - Preschool, Third Edition (CELF-P3)', 'CELF-P3'],
    ['TOPL-2, given in March.', 'TOPL-2'],
  ])('is the one that the report names: %s', (head, name) => {
    expect(namesIn(`RESULTS\n\n${head}\n\n${row}\n`, row, 'CELF-5')).toMatchObject([{ name }]);
  });

  it('is no piece of a name in capitals', () => {
    expect(namesIn(`WOODCOCK-JOHNSON IV RESULTS\n\n${row}\n`, row, 'WJ IV')).toEqual([]);
  });

  it.each(['CELF-5, given in March.', 'CELF, given in March.', 'Clinical Evaluation of Language, March.'])(
    'stays where the report names it: %s',
    (head) => {
      expect(namesIn(`RESULTS\n\n${head}\n\n${row}\n`, row, 'CELF-5')).toEqual([]);
    },
  );

  it('is not that of a column of older scores', () => {
    const table =
      'CELF-5, given in March.\n\n   Subtest             Scaled   Percentile    2021 (CELF-4)\n\n';
    expect(namesIn(`RESULTS\n\n${table}${row}\n`, row, 'CELF-5')).toEqual([]);
  });

  it('is none where two others stand there', () => {
    const [found] = namesIn(`RESULTS\n\nWRMT-III and TOPL-2\n\n${row}\n`, row, 'CELF-5');
    expect(found).toBeDefined();
    expect(found?.name).toBeUndefined();
  });
});
