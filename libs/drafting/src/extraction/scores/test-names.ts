/** Whether a score is of the test that our catalogue took it for: by the test that the report names nearest above it. */
import { instrumentIn, namesInstrument } from './norm-scores.js';
import { everyMatch } from '../text/every-match.js';
import type { Measure } from '../measure.js';
import { quoteOf } from '../text/folded-page.js';
import type { Passage } from '../text/passages.js';

/** A score whose test the report calls otherwise. */
export interface TestName {
  readonly page: number;
  readonly quote: string;
  /** As the report prints it; undefined where several tests stand there. */
  readonly name?: string;
}

/** Short forms with their edition: "CELF Preschool-3", "CELF-P3", "TOPL-2", "WRMT-III", "WJ IV". */
const TEST =
  /\bCELF[ -]?(?:Preschool|P)[ -]?\d\b|(?<![A-Z]-)\b[A-Z]{2,7}-?(?:[ -](?:\d|III|II|IV|V|R)|\d)\b(?![\d%.:/])|\bWPPSI\b|\bAcadience\b/g;
const NO_TEST = /^(?:GRADE|PAGE|ROOM|TIER|PART|GOAL|AREA|STEP|CASE|SS|ID|IEP|SLP|OT|PT|AM|PM|SD|CI|HS)[ -]?/;
/** "2022 (WIAT-III)", "Previous WISC-IV": the head of a column of older scores names no test of the rows' own. */
const OLDER_BEFORE = /(?:\b(?:19|20)\d\d|\b(?:prior|previous|earlier|last|old|older|initial)\b)[ \t]*\(?$/i;
const BACK_MAX = 40;

const foldedName = (name: string) =>
  name
    .toUpperCase()
    .replace(/PRESCHOOL/, 'P')
    .replace(/[^A-Z\d]/g, '');
const EDITION = /(?:\d|III|II|IV|V)$/;

/** "CELF" may be any of its editions; "CELF-P3" is not "CELF-5". */
function isSameTest(printed: string, known: string): boolean {
  const [one, other] = [foldedName(printed), foldedName(known)];
  return one === other || one === other.replace(EDITION, '') || one.replace(EDITION, '') === other;
}

/** @param measures as read */
export function otherTestNames(passages: readonly Passage[], measures: readonly Measure[]): TestName[] {
  return measures.flatMap((measure) => {
    const { instrument, page, quote } = measure;
    if (instrument === undefined) return [];
    const at = passages.findIndex((passage) => passage.page.page === page && holds(passage, quote));
    const named = at < 0 ? undefined : nearestTests(passages, at);
    if (named === undefined || isNamed(named, instrument)) return [];
    const [only, ...more] = [...new Set(named.tests)];
    return [{ page, quote, ...(only !== undefined && more.length === 0 ? { name: only } : {}) }];
  });
}

function holds(passage: Passage, quote: string): boolean {
  const text = quoteOf(passage.page, passage.start, passage.end);
  return text.includes(quote) || quote.startsWith(text);
}

interface Named {
  readonly tests: readonly string[];
  readonly text: string;
}

/** A lone name is held to its edition; beside another test ours may stand there under a longer name. */
const isNamed = ({ tests, text }: Named, instrument: string) =>
  tests.length === 0
    ? instrumentIn(text)?.name === instrument
    : tests.some((test) => isSameTest(test, instrument)) ||
      (new Set(tests).size > 1 && namesInstrument(text, instrument));

/** The passage itself, else the nearest above it that names a test. */
function nearestTests(passages: readonly Passage[], at: number): Named | undefined {
  for (let place = at; place >= Math.max(0, at - BACK_MAX); place -= 1) {
    const { text } = passages[place] ?? { text: '' };
    const all = everyMatch(TEST, text.slice(0, 600)).filter(([name]) => !NO_TEST.test(name));
    const tests = all
      .filter(({ index }) => !OLDER_BEFORE.test(text.slice(Math.max(0, index - 24), index)))
      .map(([name]) => name);
    const isOfBefore = all.length > 0 && tests.length === 0;
    if (tests.length > 0 || (!isOfBefore && instrumentIn(text.slice(0, 600)) !== undefined))
      return { tests, text };
  }
  return undefined;
}
