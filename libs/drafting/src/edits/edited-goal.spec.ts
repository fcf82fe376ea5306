import { describe, expect, it } from '@jest/globals';
import { draftFromBaseline, draftFromReport } from '../composition/draft.js';
import type { DraftedGoal } from '../drafted-goal.js';
import { readReport } from '../extraction/read-report.js';
import { editedGoal, type GoalEdit } from './edited-goal.js';

const drafted = draftFromBaseline({
  areaOfNeed: 'Reading fluency',
  baseline: 'Reads 45 words correct per minute on grade 3 passages (March 2026).',
  disability: 'Specific Learning Disability (SLD)',
  student: { label: 'D.O.', grade: '3', strengths: ['likes building models'] },
});
const edited = (edit: GoalEdit, current: DraftedGoal = drafted) =>
  editedGoal({ drafted, current, edit, report: undefined });
const added = (goal: DraftedGoal, before = drafted) => goal.Evidence.slice(before.Evidence.length);
const verdict = (goal: DraftedGoal, name: string) =>
  goal.Checks.find((check) => check.Name === name)?.Verdict;

describe('an edited goal', () => {
  it('keeps what was not edited, and is what it was after an edit that changes nothing', () => {
    expect(edited({})).toEqual(drafted);
    expect(edited({ Goal: 'D.O. will read.' })).toMatchObject({
      Goal: 'D.O. will read.',
      Baseline: drafted.Baseline,
      Objectives: drafted.Objectives,
      Fape: drafted.Fape,
    });
  });

  it('is judged anew', () => {
    const worse = edited({ Goal: 'D.O. will improve.' });
    expect(verdict(worse, 'Timeframe')).toBe('fail');
    expect(worse.Quality).toBeLessThan(drafted.Quality);
  });

  it('marks a typed number as the provider’s own, and counts it as sourced', () => {
    const goal = edited({
      Baseline: `${drafted.Baseline} On Friday D.O. read 61 words correct per minute, twice.`,
    });
    expect(added(goal)).toEqual([
      {
        Text: '61 words correct per minute',
        Page: null,
        Quote: '61 words correct per minute',
        IsEnteredByProvider: true,
      },
    ]);
    expect(verdict(goal, 'Grounded numbers')).toBe('pass');
  });

  it('marks nothing that stands in the draft or in its evidence', () => {
    expect(added(edited({ Objectives: [...drafted.Objectives].reverse() }))).toEqual([]);
    expect(added(edited({ Baseline: 'D.O. reads 45 words correct per minute.' }))).toEqual([]);
  });

  it('names the field a number was typed into', () => {
    const [line = {}] = drafted.Fape;
    expect(added(edited({ Fape: [{ ...line, Minutes: '37' }] }))).toMatchObject([
      { Text: 'Minutes: 37', Quote: '37', IsEnteredByProvider: true },
    ]);
  });

  it('takes the mark away with the number, and with the draft’s own words', () => {
    const once = edited({ Goal: drafted.Goal.replace(/\d+ words/, '88 words') });
    expect(added(once)).toHaveLength(1);
    expect(added(edited({ Goal: 'D.O. will read aloud.' }, once))).toEqual([]);
    expect(edited({ Goal: drafted.Goal }, once)).toEqual(drafted);
  });

  it('makes no number of the draft its own proof', () => {
    const invented = { ...drafted, Baseline: `${drafted.Baseline} Last fall the score was 17.` };
    const goal = editedGoal({
      drafted: invented,
      current: invented,
      edit: { Baseline: `${invented.Baseline} Now 61 words.` },
      report: undefined,
    });
    expect(verdict(goal, 'Grounded numbers')).toBe('fail');
    expect(goal.Checks.find(({ Name }) => Name === 'Grounded numbers')?.Why).toBe('Unsourced: 17.');
  });
});

describe('an edited goal drafted from a report', () => {
  const report = readReport([
    {
      page: 1,
      text: 'Student: Nadia Petrov\nGrade: 3\nDate: October 6, 2026\n\nIn September 2025 Nadia read 31 words correct per minute. On October 5, 2026 she read 52 words correct per minute on a grade 3 passage.\n\nSpelling: Nadia spelled 9 out of 20 words correctly on October 5, 2026.',
    },
  ]);
  const draftedFromReport = draftFromReport({
    report,
    areaOfNeed: 'Reading fluency',
    disability: 'SLD',
    student: { label: 'N.P.' },
  });
  const bare: DraftedGoal = { ...draftedFromReport, Evidence: [] };

  it('proves a typed number by the report’s measure of that area, also once the report is gone', () => {
    const edit = { Baseline: 'N.P. reads 52 words correct per minute.' };
    const proven = editedGoal({
      drafted: { ...bare, Baseline: '', Goal: '', Objectives: [], Fape: [] },
      current: bare,
      edit,
      report,
    });
    const proof = proven.Evidence.find(({ Text }) => Text.includes('52'));
    expect(proof).toMatchObject({ Page: 1, Quote: expect.stringContaining('52 words correct per minute') });
    const later = editedGoal({
      drafted: { ...bare, Baseline: '', Goal: '', Objectives: [], Fape: [] },
      current: proven,
      edit: { Baseline: 'N.P. read 52 words correct per minute.' },
      report: undefined,
    });
    expect(later.Evidence).toContainEqual(proof);
  });

  it('does not take a measure of another area, or a target, for proof', () => {
    const elsewhere = editedGoal({
      drafted: bare,
      current: bare,
      edit: { Baseline: 'N.P. reads 9 words.' },
      report,
    });
    expect(elsewhere.Evidence.filter(({ Text }) => Text.startsWith('9'))).toMatchObject([
      { IsEnteredByProvider: true },
    ]);
    const target = editedGoal({
      drafted: bare,
      current: bare,
      edit: { Goal: 'N.P. will read 31 words correct per minute.' },
      report,
    });
    expect(target.Evidence.filter(({ Text }) => Text.includes('31'))).toMatchObject([
      { Page: null, IsEnteredByProvider: true },
    ]);
  });

  it('keeps the verdict on printed score labels where the report is gone', () => {
    const current = draftedFromReport.Checks.map((check) =>
      check.Name === 'Score labels' ? { ...check, Verdict: 'weak' as const, Fix: 'Ask.' } : check,
    );
    const goal = editedGoal({
      drafted: draftedFromReport,
      current: { ...draftedFromReport, Checks: current },
      edit: {},
      report: undefined,
    });
    expect(verdict(goal, 'Score labels')).toBe('weak');
  });
});
