/** The dialog that invites to sign up: who you are, then a password, then on to the code in the email. */
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Dialog } from '../../components/dialog';
import { Notice } from '../../components/notice';
import { announce } from '../../lib/announce';
import { signUpModal as texts } from '../../texts/sign-up-modal';
import { type Person, PersonForm } from './person-form';
import { PasswordForm } from './password-form';
import { signUp } from './sign-up';

/** Long enough to read what happened before the next page asks for the code. */
const SUCCESS_SHOWN_MS = 2000;
const NOBODY: Person = { firstName: '', lastName: '', email: '', phone: '' };

export function SignUpModal({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const [step, setStep] = useState<'person' | 'password' | 'done'>('person');
  const [person, setPerson] = useState(NOBODY);
  const [problem, setProblem] = useState<string>();

  async function create(password: string) {
    setProblem(undefined);
    const outcome = await signUp(person, password);
    if (!outcome.isCreated) {
      setProblem(outcome.message);
      return;
    }
    setStep('done');
    announce(texts.success);
  }

  const goOn = useEffectEvent(() => {
    onClose();
    void navigate(`/registration/login?user=${encodeURIComponent(person.email)}`);
  });
  useEffect(() => {
    if (step !== 'done') return;
    const timer = setTimeout(goOn, SUCCESS_SHOWN_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [step]);

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={step === 'person' ? texts.heading : texts.secondHeading}
      {...(step === 'person' ? { description: texts.lead } : {})}
    >
      {step === 'person' && (
        <PersonForm
          person={person}
          onNext={(known) => {
            setPerson(known);
            setStep('password');
          }}
        />
      )}
      {step === 'password' && (
        <PasswordForm
          problem={problem}
          onSubmit={create}
          onBack={() => {
            setProblem(undefined);
            setStep('person');
          }}
        />
      )}
      {step === 'done' && (
        <Notice kind="success" isLive={false}>
          {texts.success}
        </Notice>
      )}
    </Dialog>
  );
}
