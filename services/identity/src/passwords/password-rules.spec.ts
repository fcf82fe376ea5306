import { describe, expect, it } from '@jest/globals';
import { judgePassword } from './password-rules.js';

const owner = { email: 'maria.gonzalez@lynwood.example', firstName: 'María', lastName: 'Gonzalez' };

describe('rules for a new password', () => {
  it.each(['Short1Pass', 'alllowercaseletters', 'ALLUPPERCASELETTERS', '123456789012', 'Elevenchars'])(
    'refuses %s as weak',
    (password) => {
      expect(judgePassword(password, owner)).toBe('identity.password-weak');
    },
  );

  it.each([
    'Password1234',
    'P@ssw0rd1234',
    'Qwertyuiop12',
    'Welcome2026!!',
    'Iloveyou1234',
    'Aaaaaaaaaaaa',
    'Abababababab',
    'Goalwright2026',
    'GoalwrightDemo1',
    'IepGoals2026!',
    'Maria.Gonzalez1',
    'Gonzalez123456',
    'Lynwood2026!!!',
  ])('refuses %s as easy to guess', (password) => {
    expect(judgePassword(password, owner)).toBe('identity.password-common');
  });

  it.each([
    'Correct-Otter-Lamp-42',
    'Blaue Bäume im Regen',
    'Ünïcödé-Wörter-sind-gut',
    'Aa1🙂🙃🙂🦊🐻🐼🐨🐯🦁',
    'Marmalade-Tractor-9',
    `Xq7${'z9Kp'.repeat(60)}`,
  ])('accepts %s', (password) => {
    expect(judgePassword(password, owner)).toBeNull();
  });

  it('judges by characters, not by UTF-16 units', () => {
    expect(judgePassword('Aa1🙂🙃🦊🐻🐼', owner)).toBe('identity.password-weak');
  });

  it('sees a name through another Unicode form of it', () => {
    expect(judgePassword('Mari\u0301a-123456', { ...owner, firstName: 'Mar\u00eda' })).toBe(
      'identity.password-common',
    );
  });
});
