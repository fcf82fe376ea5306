import type { User } from '@goalwright/contracts/api/users';

/** `Dana Provider` -> `Dana P.`: enough to know oneself by, little enough for a screen others look at. */
export function shortName({ FirstName, LastName }: Pick<User, 'FirstName' | 'LastName'>): string {
  const [initial] = LastName.trim();
  return initial === undefined ? FirstName : `${FirstName} ${initial.toUpperCase()}.`;
}
