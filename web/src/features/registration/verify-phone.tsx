import { sendSignupSmsCode, validateSignupSmsCode } from '@goalwright/contracts/api/sign-in';
import { useState } from 'react';
import { Button } from '../../components/button';
import { PhoneField } from '../../components/phone-field';
import { call } from '../../lib/api';
import { formatPhone } from '../../lib/phone';
import { type Sending, sendingOf } from '../../lib/sent-codes';
import { registration } from '../../texts/registration';
import { registerWith } from './account';
import { CodeStep } from './code-step';
import { Correction } from './correction';
import type { RegistrationForm } from './details';
import { judgePhone } from './rules';

const words = registration.verifyPhone;

interface VerifyPhoneProps {
  readonly form: RegistrationForm;
  readonly email: string;
  /** Whether all that registering needs is still known here, so that the number can be corrected in place. */
  readonly canRegisterAgain: boolean;
  readonly onVerified: () => void;
  /** The account was registered again with another number: its email address comes first once more. */
  readonly onOtherPhone: () => void;
  readonly onStartOver: () => void;
}

async function send(email: string): Promise<Sending> {
  const reply = await call(sendSignupSmsCode, { Email: email });
  const outcome = sendingOf(reply, (body) => body.DidSMSCodeSend);
  if (typeof outcome === 'string') return outcome;
  return { refusal: outcome.refusal === '' ? words.notSent : `${words.notSent}. ${outcome.refusal}` };
}

export function VerifyPhone(props: VerifyPhoneProps) {
  const { form, email, onVerified } = props;
  const [isCorrecting, setIsCorrecting] = useState(false);
  const phone = form.getValues('phone');
  if (isCorrecting) {
    return (
      <CorrectPhone
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
      purpose="signup-sms"
      email={email}
      lead={
        <>
          {phone === '' ? (
            <p>{words.sent}</p>
          ) : (
            <p>
              {words.sentTo}{' '}
              <strong className="figures font-semibold whitespace-nowrap text-ink">
                {formatPhone(phone)}
              </strong>
              .
            </p>
          )}
          <p className="mt-1">{words.life}</p>
        </>
      }
      send={() => send(email)}
      verify={async (code) => {
        const reply = await call(validateSignupSmsCode, { Email: email, SMSCode: code });
        if (!reply.isSuccessful) {
          const isInvalid = reply.problem.Code === 'identity.sms-code-invalid';
          return isInvalid ? words.invalid : reply.problem.Message || registration.unknown;
        }
        if (!reply.body.IsSMSCodeValid) return words.invalid;
        onVerified();
        return undefined;
      }}
    >
      <span className="text-ink-soft">{words.wrongNumber} </span>
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

function CorrectPhone({
  form,
  email,
  canRegisterAgain,
  onOtherPhone,
  onStartOver,
  onCancel,
}: VerifyPhoneProps & { readonly onCancel: () => void }) {
  const [phone, setPhone] = useState(form.getValues('phone'));
  return (
    <Correction
      texts={registration.correctPhone}
      canRegisterAgain={canRegisterAgain}
      onStartOver={onStartOver}
      onCancel={onCancel}
      save={async () => {
        const right = judgePhone(phone);
        if (right !== true) return right;
        const refused = await registerWith({ ...form.getValues(), email, phone });
        if (refused) return refused.text;
        form.setValue('phone', phone);
        onOtherPhone();
        return undefined;
      }}
    >
      {(error) => (
        <PhoneField
          label={registration.identity.phone}
          hint={registration.identity.phoneHint}
          value={phone}
          onChange={setPhone}
          error={error}
        />
      )}
    </Correction>
  );
}
