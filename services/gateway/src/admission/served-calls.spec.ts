import { describe, expect, it } from '@jest/globals';
import { login, register } from '@goalwright/contracts/api/sign-in';
import { servingFaults } from './served-calls.js';

describe('the boot check of served calls', () => {
  it('finds nothing where each call has one method', () => {
    expect(servingFaults([login, register], [register, login])).toEqual([]);
  });

  it('names a call without a method, one with two, and a method of no public call', () => {
    expect(servingFaults([login], [])).toEqual(['  - /login/authentication has 0 methods']);
    expect(servingFaults([login], [login, login])).toEqual(['  - /login/authentication has 2 methods']);
    expect(servingFaults([login], [login, register])).toEqual(['  - /signup/register is in no list']);
  });
});
