/** Every pair of colors that is really used can be read, in both themes (WCAG 2.2: 4.5 for text, 3 for controls). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const styles = readFileSync(join(process.cwd(), 'web/src/styles.css'), 'utf8');

type Theme = 'light' | 'dark';

/** The hex value of a token in a theme. */
function color(token: string, theme: Theme): string {
  const value = new RegExp(`--color-${token}: (?:light-dark\\((#\\w{6}), (#\\w{6})\\)|(#\\w{6}));`).exec(
    styles,
  );
  const hex = value?.[3] ?? value?.[theme === 'light' ? 1 : 2];
  if (hex === undefined) throw new Error(`styles.css has no color ${token}`);
  return hex;
}

/** Relative luminance, as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Each text token with the backgrounds it stands on. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  ink: [
    'paper',
    'surface',
    'teal-wash',
    'marigold-wash',
    'evidence-wash',
    'good-wash',
    'weak-wash',
    'fail-wash',
  ],
  'ink-soft': ['paper', 'surface', 'teal-wash', 'evidence-wash'],
  paper: ['ink'],
  teal: ['paper', 'surface', 'teal-wash'],
  'on-teal': ['teal', 'teal-strong'],
  marigold: ['paper', 'surface', 'marigold-wash'],
  evidence: ['paper', 'surface', 'evidence-wash'],
  good: ['paper', 'surface', 'good-wash'],
  weak: ['paper', 'surface', 'weak-wash'],
  fail: ['paper', 'surface', 'fail-wash'],
};

/** Borders of controls, the focus ring, and lines that carry a meaning. */
const CONTROLS: Readonly<Record<string, readonly string[]>> = {
  'line-strong': ['paper', 'surface'],
  teal: ['paper', 'surface', 'teal-wash', 'evidence-wash'],
};

const pairs = (table: Readonly<Record<string, readonly string[]>>) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    Object.entries(table).flatMap(([front, backs]) => backs.map((back) => ({ theme, front, back }))),
  );

describe('the palette', () => {
  it.each(pairs(TEXTS))('$theme: $front can be read on $back', ({ theme, front, back }) => {
    expect(contrast(color(front, theme), color(back, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(CONTROLS))('$theme: $front can be seen on $back', ({ theme, front, back }) => {
    expect(contrast(color(front, theme), color(back, theme))).toBeGreaterThanOrEqual(3);
  });
});
