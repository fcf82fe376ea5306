import { describe, expect, it } from '@jest/globals';
import { isServed } from './sms.js';

describe('a number', () => {
  it.each(['2135550142', '7875550142', '3405550142', '4165550142', '9075550142'])(
    '%s is served',
    (number) => {
      expect(isServed(number)).toBe(true);
    },
  );

  it.each([
    ['9005550142', 'charged to whoever is called'],
    ['2139765555', 'charged to whoever is called'],
    ['8765550142', 'in another country that shares +1'],
    ['8095550142', 'in another country that shares +1'],
    ['2131550142', 'no telephone'],
    ['1135550142', 'no telephone'],
    ['213555014', 'too short'],
    ['+12135550142', 'not ten digits'],
    ['911', 'no telephone'],
  ])('%s is not: it is %s', (number) => {
    expect(isServed(number)).toBe(false);
  });
});
