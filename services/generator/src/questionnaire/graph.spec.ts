import { QUESTION_IDS, type QuestionId } from '@goalwright/contracts/api/questionnaire';
import { describe, expect, it } from '@jest/globals';
import { advance, type Answer, type Facts, FIRST_NODE, GRAPH, questionAt, type Step } from './graph.js';

function walk(answers: readonly Answer[]): Step {
  let step: Step = { node: FIRST_NODE, facts: {}, isDraftDue: false };
  for (const answer of answers) {
    step = advance(step.node, step.facts, answer);
    expect(step.askAgain).toBeUndefined();
  }
  return step;
}

const TO_AREAS = ['No', 'M.G.', 'sld', 'No'] as const;
const BASELINE = 'M.G. reads 45 words correct per minute in grade 3 text.';

describe('the questionnaire', () => {
  it('names each of its questions', () => {
    expect(Object.keys(GRAPH)).toEqual([...QUESTION_IDS]);
    expect(QUESTION_IDS.map((id) => questionAt(id, {}).id)).toEqual([...QUESTION_IDS]);
  });

  it('leads a provider with a report to the paperclip', () => {
    expect(walk(['y', 'M.G.', 'Autism', '']).node).toBe('attach');
  });

  it.each(['y', 'Yep', 'sí', 'YES.'])('takes %s for yes', (answer) => {
    expect(advance('report', {}, answer).facts.hasReport).toBe(true);
  });

  it('asks again where the answer is neither yes nor no', () => {
    const step = advance('report', {}, 'perhaps');
    expect(step).toMatchObject({ node: 'report', askAgain: 'Please type yes or no to continue.' });
  });

  it('asks a baseline for each area in turn, then drafts', () => {
    const asking = walk([...TO_AREAS, 'Reading fluency, Spelling', 'Draft goals now from a baseline']);
    expect(questionAt(asking.node, asking.facts).question).toContain('Reading fluency');
    const second = advance(asking.node, asking.facts, BASELINE);
    expect(second.isDraftDue).toBe(false);
    expect(questionAt(second.node, second.facts).question).toContain('Spelling');
    const done = advance(second.node, second.facts, 'Spells 4 of 20 words');
    expect(done).toMatchObject({ node: 'satisfied', isDraftDue: true });
  });

  it('splits a comma-separated list, knows synonyms and keeps a free-text area as typed', () => {
    expect(walk([...TO_AREAS, 'ORF, basic reading, Lunch line']).facts.areas).toEqual([
      'Reading fluency',
      'Decoding',
      'Lunch line',
    ]);
  });

  it('offers three ways on where there is no baseline, and invents none', () => {
    const asking = walk([...TO_AREAS, ['Spelling'], 'Draft goals now from a baseline', 'none']);
    expect(asking.node).toBe('missing-baseline');
    const plan = advance(asking.node, asking.facts, 'Draft a plan to collect it');
    expect(plan).toMatchObject({ node: 'satisfied', isDraftDue: true });
    expect(plan.facts.baselines).toEqual({ Spelling: null });
    const skipped = advance(asking.node, asking.facts, 'Skip this area');
    expect(skipped).toMatchObject({ node: 'end', isDraftDue: false });
  });

  it('asks again for a baseline that cannot be true', () => {
    const asking = walk([...TO_AREAS, ['Reading fluency'], 'Draft goals now from a baseline']);
    expect(advance(asking.node, asking.facts, 'reads with 250% accuracy').askAgain).toBeDefined();
  });

  it('never leads anywhere that does not exist, whatever is answered', () => {
    const answers: Answer[] = [
      'Yes',
      'No',
      '',
      null,
      'x'.repeat(500),
      ['Spelling'],
      '🙂',
      'Draft goals now from a baseline',
    ];
    const seen = new Set<string>();
    const visit = (node: QuestionId, facts: Facts, depth: number): void => {
      expect(Object.keys(GRAPH)).toContain(node);
      const mark = `${node} ${JSON.stringify(facts)}`;
      if (depth === 0 || seen.has(mark)) return;
      seen.add(mark);
      for (const answer of [...answers, ...questionAt(node, facts).options.slice(0, 2)]) {
        const step = advance(node, facts, answer);
        visit(step.node, step.facts, depth - 1);
      }
    };
    visit(FIRST_NODE, {}, 8);
  });
});
