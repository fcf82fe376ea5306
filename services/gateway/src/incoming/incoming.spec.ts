import { describe, expect, it } from '@jest/globals';
import { parsePlainJson, storableText } from './incoming.js';

describe('JSON from outside', () => {
  it('is taken as it is where nothing is wrong with it', () => {
    const body = { Email: 'ana@example.org', List: [1, null, true, { Deep: 'Zoë 👩‍🏫' }] };
    expect(parsePlainJson(JSON.stringify(body))).toEqual(body);
  });

  it('loses `__proto__` at every depth, and keeps prototypes as they were', () => {
    const parsed = parsePlainJson('{"a":{"__proto__":{"isAdmin":true},"b":1},"__proto__":{"isAdmin":true}}');
    expect(parsed).toEqual({ a: { b: 1 } });
    expect((parsed as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it('is taken 30 levels deep and refused at 60', () => {
    const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
    expect(() => parsePlainJson(nested(30))).not.toThrow();
    expect(() => parsePlainJson(nested(60))).toThrow('nested too deep');
  });

  it.each(['', '{', '{"a":1,}', 'undefined', '{"a":01}'])('is refused where it is malformed: %s', (text) => {
    expect(() => parsePlainJson(text)).toThrow('not valid JSON');
  });

  it('names the outermost field that holds a NUL', () => {
    expect(() => parsePlainJson(String.raw`{"Session":{"Messages":["a\u0000"]}}`)).toThrow('Session');
  });
});

it('a text loses half emojis and keeps whole ones', () => {
  expect(storableText('a\ud83d 👋', 'Field')).toBe('a\ufffd 👋');
});
