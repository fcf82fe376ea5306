/** What stands before everything else while an account has no phone number: the number, then the code texted to it. */
import { sendUserSmsCode, validateToken, validateUserSmsCode } from '@goalwright/contracts/api/account';
import { PhoneNumber } from '@goalwright/contracts/values';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Logo } from '../../components/aimline';
import { Button } from '../../components/button';
import { CODE_LENGTH, CodeField } from '../../components/code-field';
import { Notice } from '../../components/notice';
import { PhoneField } from '../../components/phone-field';
import { ResendCode } from '../../components/resend-code';
import { announce } from '../../lib/announce';
import { call, Unreachable } from '../../lib/api';
import { useDocumentTitle } from '../../lib/document-title';
import { formatPhone } from '../../lib/phone';
import { refreshUser } from '../../lib/session';
import { signOut } from '../../lib/sign-out';
import { registration } from '../../texts/registration';

const words = registration.phoneGate;
/** The first phone opens the wallet; its credit follows within moments. */
const CREDIT_MS = 1500;
const CREDIT_LOOKS = 4;

interface PhoneGateProps {
  /** The number is registered; the words for it are to be shown above whatever comes next. */
  readonly onRegistered: (text: string) => void;
}

export function PhoneGate({ onRegistered }: PhoneGateProps) {
  useDocumentTitle(words.title);
  const [phone, setPhone] = useState('');
  const [sentAtMs, setSentAtMs] = useState(0);
  const hasSent = sentAtMs > 0;
  return (
    <div className="min-h-dvh">
      <header className="flex items-center justify-between gap-4 px-4 py-3 sm:px-8">
        <Logo />
        <Button kind="quiet" size="small" onClick={() => void signOut()}>
          {words.signOut}
        </Button>
      </header>
      <main className="mx-auto w-full max-w-md px-4 pt-8 pb-16 sm:pt-[10vh]">
        {hasSent ? (
          <EnterCode
            phone={phone}
            sentAtMs={sentAtMs}
            onSent={setSentAtMs}
            onChange={() => {
              setSentAtMs(0);
            }}
            onRegistered={onRegistered}
          />
        ) : (
          <EnterNumber phone={phone} onPhone={setPhone} onSent={setSentAtMs} />
        )}
      </main>
    </div>
  );
}

/** @returns what is to be said instead of a sent code; a code sent less than a minute ago will do. */
async function sendCode(phone: string): Promise<string | undefined> {
  try {
    const reply = await call(sendUserSmsCode, { TempUserPhoneNumber: phone });
    if (reply.isSuccessful) return reply.body.DidSMSCodeSend ? undefined : words.notSent;
    return `${words.notSent}. ${reply.problem.Message}`;
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    return registration.unreachable;
  }
}

interface EnterNumberProps {
  readonly phone: string;
  readonly onPhone: (digits: string) => void;
  readonly onSent: (atMs: number) => void;
}

function EnterNumber({ phone, onPhone, onSent }: EnterNumberProps) {
  const [error, setError] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function submit() {
    if (isBusy) return;
    setRefusal(undefined);
    if (!PhoneNumber.safeParse(phone).success) {
      setError(words.phoneInvalid);
      field.current?.focus();
      return;
    }
    setIsBusy(true);
    const refused = await sendCode(phone);
    setIsBusy(false);
    if (refused === undefined) onSent(Date.now());
    else setRefusal(refused);
  }

  return (
    <GateForm onSubmit={() => void submit()} lead={words.why}>
      {refusal !== undefined && <Notice kind="error">{refusal}</Notice>}
      <PhoneField
        ref={field}
        label={words.phone}
        hint={words.phoneHint}
        placeholder={words.phonePlaceholder}
        value={phone}
        error={error}
        onChange={(digits) => {
          onPhone(digits);
          setError(undefined);
        }}
      />
      <Button type="submit" isBusy={isBusy} className="self-stretch sm:self-end">
        {words.send}
      </Button>
    </GateForm>
  );
}

interface EnterCodeProps {
  readonly phone: string;
  readonly sentAtMs: number;
  readonly onSent: (atMs: number) => void;
  readonly onChange: () => void;
  readonly onRegistered: (text: string) => void;
}

function EnterCode({ phone, sentAtMs, onSent, onChange, onRegistered }: EnterCodeProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState<'verifying' | 'sending'>();

  async function submit() {
    if (busy) return;
    if (code.length < CODE_LENGTH) {
      setError(words.code.incomplete);
      return;
    }
    setBusy('verifying');
    setRefusal(undefined);
    setError(await verify());
    setBusy(undefined);
  }

  async function verify(): Promise<string | undefined> {
    try {
      const reply = await call(validateUserSmsCode, { SMSCode: code, TempPhoneNumber: phone });
      if (!reply.isSuccessful) {
        const isInvalid = reply.problem.Code === 'identity.sms-code-invalid';
        return isInvalid ? words.invalid : reply.problem.Message || registration.unknown;
      }
      if (!reply.body.IsSMSCodeValid || !reply.body.User) return words.invalid;
      onRegistered(words.success);
      refreshUser(reply.body.User);
      void readCredit(reply.body.User.AccountBalance);
      return undefined;
    } catch (failure) {
      if (!(failure instanceof Unreachable)) throw failure;
      return registration.unreachable;
    }
  }

  async function resend() {
    setBusy('sending');
    const refused = await sendCode(phone);
    setBusy(undefined);
    setRefusal(refused);
    if (refused !== undefined) return;
    announce(words.code.resent);
    onSent(Date.now());
  }

  return (
    <GateForm
      onSubmit={() => void submit()}
      lead={
        <>
          {words.codeSentTo}{' '}
          <strong className="figures font-semibold whitespace-nowrap text-ink">{formatPhone(phone)}</strong>.
        </>
      }
    >
      {refusal !== undefined && <Notice kind="error">{refusal}</Notice>}
      <CodeField
        label={words.code.label}
        value={code}
        error={error}
        onChange={(typed) => {
          setCode(typed);
          setError(undefined);
        }}
      />
      <div className="flex flex-col-reverse items-start gap-3 sm:flex-row sm:items-center sm:justify-between">
        <ResendCode sentAtMs={sentAtMs} isBusy={busy === 'sending'} onResend={() => void resend()} />
        <Button type="submit" isBusy={busy === 'verifying'} className="w-full sm:w-auto">
          {words.submit}
        </Button>
      </div>
      <div className="border-t border-line pt-4">
        <Button kind="quiet" size="small" onClick={onChange} className="-ml-3">
          {words.change}
        </Button>
      </div>
    </GateForm>
  );
}

interface GateFormProps {
  readonly lead: ReactNode;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

function GateForm({ lead, onSubmit, children }: GateFormProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      className="flex animate-settle flex-col gap-5"
    >
      <header>
        <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
          {words.title}
        </h1>
        <p className="mt-2 text-ink-soft">{lead}</p>
      </header>
      {children}
    </form>
  );
}

/** Looks a few times for the credit that a first phone brings; who does not get it sees it after the next reply. */
async function readCredit(balanceCents: number): Promise<void> {
  for (let look = 0; look < CREDIT_LOOKS; look += 1) {
    await new Promise((resolve) => {
      setTimeout(resolve, CREDIT_MS);
    });
    const reply = await call(validateToken, {}).catch(() => undefined);
    if (!reply?.isSuccessful || !reply.body.User) continue;
    refreshUser(reply.body.User);
    if (reply.body.User.AccountBalance > balanceCents) return;
  }
}
