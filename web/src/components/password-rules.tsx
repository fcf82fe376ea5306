/** What a new password must be: grey while it is typed, then green or red for each rule, with a sign and a word. */
import { clsx } from 'clsx';
import { Circle, CircleCheck, CircleX } from 'lucide-react';
import { brokenPasswordRules, type PasswordRule } from '../lib/password-rules';
import { components } from '../texts/components';

interface PasswordRulesProps {
  /** For the field's `aria-describedby`. */
  readonly id?: string;
  readonly password: string;
  readonly confirmation: string;
  readonly isSubmitted: boolean;
}

const RULES: readonly PasswordRule[] = ['matches', 'length', 'upper-case', 'lower-case'];

export function PasswordRules({ id, password, confirmation, isSubmitted }: PasswordRulesProps) {
  const broken = brokenPasswordRules(password, confirmation);
  return (
    <ul id={id} aria-label={components.passwordRulesTitle} className="flex flex-col gap-1 text-[0.9375rem]">
      {RULES.map((rule) => {
        const isBroken = broken.includes(rule);
        const isMismatch = rule === 'matches' && isBroken && isSubmitted;
        const Icon = !isSubmitted ? Circle : isBroken ? CircleX : CircleCheck;
        return (
          <li
            key={rule}
            className={clsx(
              'flex items-center gap-2',
              !isSubmitted ? 'text-ink-soft' : isBroken ? 'font-medium text-fail' : 'text-good',
            )}
          >
            <Icon aria-hidden className="size-4 shrink-0" />
            {isMismatch ? components.passwordsDoNotMatch : components.passwordRules[rule]}
            {isSubmitted && (
              <span className="sr-only">({isBroken ? components.ruleBroken : components.ruleMet})</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
