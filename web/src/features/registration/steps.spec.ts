import { describe, expect, it } from '@jest/globals';
import { addressOf, type Known, stepAt } from './steps';

const NOTHING: Known = { hasNames: false, hasEmail: false, hasResetToken: false };
const ALL: Known = { hasNames: true, hasEmail: true, hasResetToken: true };
const at = (subroute: string | undefined, user = '', step?: string) => ({ subroute, user, step });

describe('the step of an address', () => {
  it('is sign-in, the name, or the code of the address that waits for it', () => {
    expect(stepAt(at(undefined), NOTHING)).toBe('signin');
    expect(stepAt(at('login'), NOTHING)).toBe('signin');
    expect(stepAt(at('signup'), NOTHING)).toBe('identity');
    expect(stepAt(at('login', 'ana@school.example'), NOTHING)).toBe('verifysignupemail');
    expect(stepAt(at('nonsense'), NOTHING)).toBe('signin');
  });

  it('is what the history says, while what it needs is known', () => {
    expect(stepAt(at('signup', '', 'signup'), ALL)).toBe('signup');
    expect(stepAt(at('login', '', 'setpassword'), ALL)).toBe('setpassword');
    expect(stepAt(at('login', 'ana@school.example', 'verifyphone'), NOTHING)).toBe('verifyphone');
  });

  it('goes back to where it can be done again after a reload', () => {
    expect(stepAt(at('signup', '', 'signup'), NOTHING)).toBe('identity');
    expect(stepAt(at('login', '', 'verifyresetemail'), NOTHING)).toBe('enteremail');
    expect(stepAt(at('login', '', 'setpassword'), NOTHING)).toBe('enteremail');
    expect(stepAt(at('login', '', 'verifyphone'), NOTHING)).toBe('signin');
  });

  it('has the email address in it where the spec says so, escaped', () => {
    expect(addressOf('verifysignupemail', 'ana+iep@school.example')).toBe(
      '/registration/login?user=ana%2Biep%40school.example',
    );
  });
});
