import { AuditAction } from '@goalwright/contracts/api/district-users';
import { describe, expect, it } from '@jest/globals';
import { audit as words } from '../../texts/audit';
import { type Action, byDay, endOfDay, type Kind, wantedActions } from './actions';

const action = (more: Partial<Action>): Action => ({
  Actor: 'ana@school.example',
  Action: 'signed-in',
  Subject: 'ana@school.example',
  Result: 'succeeded',
  CreatedOn: '2026-11-20T12:00:00Z',
  ...more,
});

describe('a sentence of the log', () => {
  it.each([
    [{}, 'ana@school.example signed in.'],
    [{ Result: 'refused', Actor: '' }, 'Somebody tried to sign in as ana@school.example and was refused.'],
    [{ Action: 'user-added', Subject: 'bea@school.example' }, 'ana@school.example added bea@school.example.'],
    [{ Action: 'names-changed' }, 'ana@school.example changed their name.'],
    [
      { Action: 'names-changed', Subject: 'bea@school.example' },
      'ana@school.example changed the name of bea@school.example.',
    ],
    [{ Action: 'user-deleted', Subject: 'Deleted account' }, 'ana@school.example deleted a deleted account.'],
    [
      { Action: 'signed-in', Actor: '', Subject: '', Result: 'refused' },
      'Somebody tried to sign in as somebody and was refused.',
    ],
    [
      { Action: 'signed-in', Actor: 'Deleted account', Subject: 'Deleted account' },
      'A deleted account signed in.',
    ],
    [{ Action: 'moon-landed' }, 'ana@school.example: moon landed.'],
    [{ Action: 'constructor' }, 'ana@school.example: constructor.'],
  ])('%j', (more, sentence) => {
    expect(words.sentence(action(more))).toBe(sentence);
  });

  it('is there for every action that the server writes', () => {
    for (const name of AuditAction.options) {
      const said = words.sentence(action({ Action: name, Subject: 'bea@school.example' }));
      expect({ name, said }).toEqual({
        name,
        said: expect.not.stringContaining(`: ${name.replaceAll('-', ' ')}`),
      });
    }
  });
});

describe('the filter of the log', () => {
  const SIGNED_IN = action({});
  const ADDED = action({ Action: 'user-added', Subject: 'bea@school.example' });
  const RENAMED = action({ Action: 'names-changed' });
  const RENAMED_BY = action({ Action: 'names-changed', Subject: 'bea@school.example' });

  it.each<[Kind, string, Action[], Action[]]>([
    ['all', '', [SIGNED_IN, ADDED, RENAMED, RENAMED_BY], [SIGNED_IN, ADDED, RENAMED, RENAMED_BY]],
    ['people', '', [ADDED, RENAMED, RENAMED_BY], [ADDED, RENAMED_BY]],
    ['accounts', '', [RENAMED, RENAMED_BY], [RENAMED]],
    ['all', ' BEA@ ', [SIGNED_IN, ADDED, RENAMED], [ADDED]],
  ])('shows %s of "%s"', (kind, person, read, shown) => {
    expect(wantedActions(read, { kind, person })).toEqual(shown);
  });
});

describe('a day', () => {
  it('ends where the next one begins, in the own time zone', () => {
    expect(endOfDay('2026-12-31')).toBe(new Date(2027, 0, 1).toISOString());
    expect(endOfDay('')).toBeUndefined();
    expect(endOfDay('tomorrow')).toBeUndefined();
  });

  it('holds its actions in their order', () => {
    const at = (day: number, hour: number) =>
      action({ CreatedOn: new Date(2026, 10, day, hour).toISOString() });
    const days = byDay([at(21, 9), at(21, 8), at(20, 23)]);
    expect(days.map(({ name, actions }) => [name, actions.length])).toEqual([
      ['Saturday, November 21, 2026', 2],
      ['Friday, November 20, 2026', 1],
    ]);
  });
});
