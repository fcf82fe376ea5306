/** One "label: value" of a report's head. */

export type IdentityLabel = 'student' | 'name' | 'grade' | 'age' | 'gender' | 'other';

export interface IdentityField {
  readonly label: IdentityLabel;
  readonly value: string;
  /** A colon, dots, a tab or a gap stands between label and value: not merely a space. */
  readonly isMarked: boolean;
  readonly page: number;
}
