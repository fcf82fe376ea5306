import { validateSignupEmailCode } from '@goalwright/contracts/api/sign-in';
import { useState } from 'react';
import { Button } from '../../components/button';
import { TextField } from '../../components/field';
import { call } from '../../lib/api';
import type { Sending } from '../../lib/sent-codes';
import { sendSignUpCode } from '../../lib/sign-up';
import { registration } from '../../texts/registration';
import { registerWith } from './account';
import { CodeStep } from './code-step';
import { Correction } from './correction';
import type { RegistrationForm } from './details';
import { judgeEmail } from './rules';

const words = registration.verifyEmail;

interface VerifyEmailProps {
  readonly form: RegistrationForm;
  readonly email: string;
  /** Whether all that registering needs is still known here, so that the address can be corrected in place. */
  readonly canRegisterAgain: boolean;
  readonly onVerified: () => void;
  /** The address of an open account, which an administrator had changed: nothing is left but signing in. */
  readonly onAccountOpen: () => void;
  readonly onOtherEmail: (email: string) => void;
  readonly onStartOver: () => void;
}

async function send(email: string): Promise<Sending> {
  const outcome = await sendSignUpCode(email);
  return typeof outcome === 'object' ? { refusal: outcome.refusal || words.notSent } : outcome;
}

export function VerifyEmail(props: VerifyEmailProps) {
  const { email, onVerified, onAccountOpen } = props;
  const [isCorrecting, setIsCorrecting] = useState(false);
  if (isCorrecting) {
    return (
      <CorrectEmail
        {...props}
        onCancel={() => {
          setIsCorrecting(false);
        }}
      />
    );
  }
  return (
    <CodeStep
      title={words.title}
      purpose="signup-email"
      email={email}
      lead={
        <>
          <p>
            {words.sentTo} <strong className="font-semibold break-all text-ink">{email}</strong>.
          </p>
          <p className="mt-1">{words.life}</p>
        </>
      }
      send={() => send(email)}
      verify={async (code) => {
        const reply = await call(validateSignupEmailCode, { Email: email, EmailCode: code });
        if (!reply.isSuccessful) {
          const isInvalid = reply.problem.Code === 'identity.email-code-invalid';
          return isInvalid ? words.invalid : reply.problem.Message || registration.unknown;
        }
        if (!reply.body.IsEmailCodeValid) return words.invalid;
        if (reply.body.IsAccountOpen === true) onAccountOpen();
        else onVerified();
        return undefined;
      }}
    >
      <span className="text-ink-soft">{words.wrongAddress} </span>
      <Button
        kind="quiet"
        size="small"
        onClick={() => {
          setIsCorrecting(true);
        }}
      >
        {words.change}
      </Button>
    </CodeStep>
  );
}

function CorrectEmail({
  form,
  email,
  canRegisterAgain,
  onOtherEmail,
  onStartOver,
  onCancel,
}: VerifyEmailProps & { readonly onCancel: () => void }) {
  const [typed, setTyped] = useState(email);
  return (
    <Correction
      texts={registration.correctEmail}
      canRegisterAgain={canRegisterAgain}
      onStartOver={onStartOver}
      onCancel={onCancel}
      save={async () => {
        const right = judgeEmail(typed);
        if (right !== true) return right;
        const refused = await registerWith({ ...form.getValues(), email: typed.trim() });
        if (refused) return refused.text;
        onOtherEmail(typed.trim());
        return undefined;
      }}
    >
      {(error) => (
        <TextField
          label={registration.email}
          type="email"
          autoComplete="email"
          value={typed}
          error={error}
          onChange={(event) => {
            setTyped(event.target.value);
          }}
        />
      )}
    </Correction>
  );
}
