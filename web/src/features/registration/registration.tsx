/** Signing in, registering and resetting a password: one form over several steps, each with its place in the history. */
import { type ReactNode, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { currentToken } from '../../lib/session';
import { signOut } from '../../lib/sign-out';
import { registration } from '../../texts/registration';
import { type Details, NOTHING_TYPED, type RegistrationForm } from './details';
import { GetStarted } from './get-started';
import { Identity } from './identity';
import { RegistrationFrame } from './registration-frame';
import { EnterEmail, SetPassword, VerifyResetEmail } from './reset';
import { SignIn } from './sign-in';
import { SignUp } from './sign-up';
import { addressOf, stepAt, type StepName } from './steps';
import { VerifyEmail } from './verify-email';
import { VerifyPhone } from './verify-phone';

interface Going {
  /** For steps that cannot be done twice: going back leads past them. */
  readonly replace?: boolean;
  readonly email?: string;
}

type Go = (step: StepName, going?: Going) => void;

export function Registration() {
  const form = useForm<Details>({ defaultValues: NOTHING_TYPED });
  const navigate = useNavigate();
  const location = useLocation();
  const { subroute } = useParams();
  const user = useSearchParams()[0].get('user')?.trim() ?? '';
  const [resetToken, setResetToken] = useState('');
  const [news, setNews] = useState<string>();

  // Whoever comes here signs in anew, so nobody is signed in here.
  useEffect(() => {
    // Signing in begins with nobody signed in.
    if (currentToken() !== undefined) void signOut();
  }, []);

  const typed = form.getValues();
  const kept: unknown = location.state;
  const step = stepAt(
    {
      subroute,
      user,
      step: typeof kept === 'object' && kept !== null && 'step' in kept ? kept.step : undefined,
    },
    {
      hasNames: typed.firstName !== '' && typed.lastName !== '' && typed.phone !== '',
      hasEmail: typed.email !== '',
      hasResetToken: resetToken !== '',
    },
  );
  const go: Go = (next, { replace = false, email = typed.email } = {}) => {
    if (step === 'signin') setNews(undefined);
    void navigate(addressOf(next, email.trim()), { replace, state: { step: next } });
  };
  return (
    <RegistrationFrame
      isSignIn={step === 'signin'}
      onRegister={() => {
        go('identity');
      }}
      onSignIn={() => {
        go('signin');
      }}
    >
      <CurrentStep
        key={`${step} ${user}`}
        {...{ step, form, user, go, news, resetToken, setResetToken, setNews }}
      />
    </RegistrationFrame>
  );
}

interface CurrentStepProps {
  readonly step: StepName;
  readonly form: RegistrationForm;
  readonly user: string;
  readonly go: Go;
  readonly news: string | undefined;
  readonly resetToken: string;
  readonly setResetToken: (token: string) => void;
  readonly setNews: (news: string) => void;
}

function CurrentStep(props: CurrentStepProps): ReactNode {
  const { step, form, user, go } = props;
  switch (step) {
    case 'signin':
      return (
        <SignIn
          form={form}
          news={props.news}
          onForgot={() => {
            go('enteremail');
          }}
          onUnverifiedEmail={(email) => {
            go('verifysignupemail', { email });
          }}
          onUnverifiedPhone={(email) => {
            go('verifyphone', { email });
          }}
        />
      );
    case 'identity':
      return (
        <Identity
          form={form}
          onNext={() => {
            go('signup');
          }}
          onBack={() => {
            go('signin');
          }}
        />
      );
    case 'signup':
      return (
        <SignUp
          form={form}
          onRegistered={() => {
            go('verifysignupemail', { email: form.getValues('email') });
          }}
          onSignIn={() => {
            go('signin');
          }}
          onBack={() => {
            go('identity');
          }}
        />
      );
    case 'verifysignupemail':
    case 'verifyphone':
      return <Verification {...props} step={step} user={user} />;
    case 'getstarted':
      return (
        <GetStarted
          onFinish={() => {
            forgetPasswords(form);
            props.setNews(registration.signIn.registered);
            go('signin', { replace: true });
          }}
        />
      );
    case 'enteremail':
    case 'verifyresetemail':
    case 'setpassword':
      return <Reset {...props} step={step} />;
  }
}

function Verification({ step, form, user, go, setNews }: CurrentStepProps) {
  const typed = form.getValues();
  const shared = {
    form,
    email: user,
    canRegisterAgain: typed.firstName !== '' && typed.phone !== '' && typed.newPassword !== '',
    onStartOver: () => {
      form.setValue('email', user);
      go('identity');
    },
  };
  if (step === 'verifyphone') {
    return (
      <VerifyPhone
        {...shared}
        onVerified={() => {
          go('getstarted', { replace: true });
        }}
        onOtherPhone={() => {
          go('verifysignupemail', { replace: true, email: user });
        }}
      />
    );
  }
  return (
    <VerifyEmail
      {...shared}
      onVerified={() => {
        go('verifyphone', { replace: true, email: user });
      }}
      onAccountOpen={() => {
        forgetPasswords(form);
        setNews(registration.signIn.emailConfirmed);
        go('signin', { replace: true, email: user });
      }}
      onOtherEmail={(email) => {
        form.setValue('email', email);
        go('verifysignupemail', { replace: true, email });
      }}
    />
  );
}

function Reset({ step, form, go, resetToken, setResetToken, setNews }: CurrentStepProps) {
  const email = form.getValues('email').trim();
  if (step === 'verifyresetemail') {
    return (
      <VerifyResetEmail
        email={email}
        onVerified={(token) => {
          setResetToken(token);
          go('setpassword', { replace: true });
        }}
        onOtherEmail={() => {
          go('enteremail', { replace: true });
        }}
      />
    );
  }
  if (step === 'setpassword') {
    return (
      <SetPassword
        form={form}
        email={email}
        resetToken={resetToken}
        onSaved={() => {
          forgetPasswords(form);
          setResetToken('');
          setNews(registration.signIn.passwordSaved);
          go('signin', { replace: true });
        }}
        onStartAgain={() => {
          setResetToken('');
          go('enteremail', { replace: true });
        }}
      />
    );
  }
  return (
    <EnterEmail
      form={form}
      onSent={() => {
        go('verifyresetemail');
      }}
      onBack={() => {
        go('signin');
      }}
    />
  );
}

function forgetPasswords(form: RegistrationForm): void {
  form.setValue('password', '');
  form.setValue('newPassword', '');
  form.setValue('confirmation', '');
}
