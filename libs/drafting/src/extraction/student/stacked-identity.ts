/** Identity lines whose value stands on the line below: forms that ask, and tables copied cell by cell. */
import type { IdentityField, IdentityLabel } from './identity-field.js';

const ASKED: readonly (readonly [IdentityLabel, RegExp, RegExp])[] = [
  [
    'student',
    /^(?:who is (?:this|it|the (?:form|report|summary)) (?:form |report |summary )?about|(?:student|child|pupil|learner)(?:['’]s)?(?: (?:full |legal )?name)?|name of (?:the )?(?:student|child|pupil|learner))$/i,
    /^\p{Lu}[\p{L}\p{M}'’-]+ (?:[\p{L}.]{1,12} ){0,2}\p{Lu}[\p{L}\p{M}'’-]+/u,
  ],
  [
    'grade',
    /^(?:(?:current )?grade(?: level| placement)?|gr\.?)$/i,
    /^(?:grade )?(?:pre-?k|k|tk|kindergarten|preschool|\d{1,2}(?:st|nd|rd|th)?|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)(?: grade)?$/i,
  ],
  [
    'gender',
    /^(?:gender|sex|pronouns?)$/i,
    /^(?:male|female|boy|girl|m|f|non-?binary|(?:he|she|they)\/\w+)$/i,
  ],
];

/** Fields of label lines and the lines under them; `lines` are the filled lines of a page's head. */
export function stackedFields(lines: readonly string[], page: number): IdentityField[] {
  return lines.flatMap((raw, at): IdentityField[] => {
    if (raw.length > 80) return [];
    const asked = raw
      .trim()
      .replace(/^[#*>-]{1,4}\s*|^\d{1,2}[.)]\s*/, '')
      .replace(/[*:?\s]{1,6}$/, '');
    const known = ASKED.find(([, label]) => label.test(asked));
    const value = (lines[at + 1] ?? '')
      .trim()
      .replace(/^[#*>-]{1,4}\s*/, '')
      .slice(0, 120);
    if (known === undefined) return [];
    const [label, , shape] = known;
    return shape.test(value) ? [{ label, value, isMarked: true, page }] : [];
  });
}
