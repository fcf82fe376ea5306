/** A goal as it leaves the page: goal number, area of need, present level, goal, services, in the spec's order. */
import type { FapeLine, Goal } from '@goalwright/contracts/api/goals';
import { goals as words } from '../../texts/goals';
import { serviceLines } from './services';

interface Copied {
  readonly goal: Pick<Goal, 'AreaOfNeed' | 'Baseline' | 'Goal' | 'Objectives' | 'Fape'>;
  readonly number: number;
  readonly studentLabel: string;
}

interface Part {
  readonly heading: string;
  readonly lines: readonly string[];
}

const said = (text: string): string[] => (text.trim() === '' ? [] : [text]);

function partsOf({ goal }: Copied): Part[] {
  const parts: Part[] = [
    { heading: words.copy.areaOfNeed, lines: said(goal.AreaOfNeed) },
    { heading: words.copy.presentLevel, lines: said(goal.Baseline) },
    { heading: words.copy.goal, lines: said(goal.Goal) },
    { heading: words.copy.objectives, lines: goal.Objectives.map((line, at) => `${at + 1}. ${line}`) },
    { heading: words.copy.fape, lines: servicesOf(goal.Fape) },
  ];
  return parts.filter(({ lines }) => lines.length > 0);
}

/** Who decides stands wherever services stand. */
const servicesOf = (lines: readonly FapeLine[]): string[] =>
  lines.length === 0 ? [] : [...lines.flatMap(serviceLines), words.services.team];

const titleOf = ({ number, studentLabel }: Copied): string =>
  studentLabel === '' ? words.number(number) : `${words.number(number)} (${studentLabel})`;

export function copyText(copied: Copied): string {
  const parts = partsOf(copied).map(({ heading, lines }) => `${heading}:\n${lines.join('\n')}`);
  return [titleOf(copied), ...parts, words.copy.draft].join('\n\n');
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The same for programs that keep headings. */
export function copyHtml(copied: Copied): string {
  const parts = partsOf(copied).map(
    ({ heading, lines }) =>
      `<h4>${escape(heading)}</h4>${lines.map((line) => `<p>${escape(line)}</p>`).join('')}`,
  );
  return `<h3>${escape(titleOf(copied))}</h3>${parts.join('')}<p><em>${escape(words.copy.draft)}</em></p>`;
}

/** Writes both forms where the browser can, else the plain one. */
export async function copyGoal(copied: Copied): Promise<void> {
  const text = copyText(copied);
  if (!('ClipboardItem' in globalThis)) {
    await navigator.clipboard.writeText(text);
    return;
  }
  const forms = {
    'text/plain': new Blob([text], { type: 'text/plain' }),
    'text/html': new Blob([copyHtml(copied)], { type: 'text/html' }),
  };
  await navigator.clipboard.write([new ClipboardItem(forms)]);
}
