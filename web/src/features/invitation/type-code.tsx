/** The first step: the address that was invited, and the code of the mail. */
import { sendForgotEmailCode, validateForgotEmailCode } from '@goalwright/contracts/api/sign-in';
import { EmailAddress } from '@goalwright/contracts/values';
import { useRef, useState } from 'react';
import { Button } from '../../components/button';
import { CODE_LENGTH, CodeField } from '../../components/code-field';
import { TextField } from '../../components/field';
import { NarrowPage } from '../../components/narrow-page';
import { Notice } from '../../components/notice';
import { call, Unreachable } from '../../lib/api';
import { invitation as words } from '../../texts/invitation';

export interface Invited {
  readonly email: string;
  /** Single-use, for ten minutes. */
  readonly resetToken: string;
}

interface TypeCodeProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onInvited: (invited: Invited) => void;
}

interface Faults {
  readonly email?: string | undefined;
  readonly code?: string | undefined;
}

interface News {
  readonly kind: 'info' | 'error';
  readonly text: string;
}

export function TypeCode({ email: typed, onEmail, onInvited }: TypeCodeProps) {
  const email = typed.trim();
  const [code, setCode] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const [news, setNews] = useState<News>();
  const [busy, setBusy] = useState<'verifying' | 'sending'>();
  const isUnderWay = useRef(false);
  const emailField = useRef<HTMLInputElement>(null);
  const codeField = useRef<HTMLInputElement>(null);

  function refuse({ email: wrongEmail, code: wrongCode }: Faults) {
    setFaults({ email: wrongEmail, code: wrongCode });
    (wrongEmail === undefined ? codeField : emailField).current?.focus();
  }

  async function during(work: 'verifying' | 'sending', run: () => Promise<void>) {
    const fault = emailFault(email);
    const wrongCode = work === 'verifying' && code.length < CODE_LENGTH ? words.incomplete : undefined;
    if (isUnderWay.current) return;
    if (fault !== undefined || wrongCode !== undefined) {
      refuse({ email: fault, code: wrongCode });
      return;
    }
    isUnderWay.current = true;
    setBusy(work);
    setFaults({});
    setNews(undefined);
    try {
      await run();
    } catch (failure) {
      if (!(failure instanceof Unreachable)) throw failure;
      setNews({ kind: 'error', text: words.unreachable });
    } finally {
      isUnderWay.current = false;
      setBusy(undefined);
    }
  }

  const verify = () =>
    during('verifying', async () => {
      const reply = await call(validateForgotEmailCode, { Email: email, EmailCode: code });
      if (reply.isSuccessful && reply.body.IsEmailCodeValid && reply.body.ResetToken !== undefined) {
        onInvited({ email, resetToken: reply.body.ResetToken });
        return;
      }
      const isInvalid = reply.isSuccessful || reply.problem.Code === 'identity.email-code-invalid';
      refuse({ code: isInvalid ? `${words.invalid}. ${words.old}` : reply.problem.Message || words.unknown });
    });

  const sendNew = () =>
    during('sending', async () => {
      const reply = await call(sendForgotEmailCode, { Email: email });
      if (!reply.isSuccessful) setNews({ kind: 'error', text: reply.problem.Message || words.unknown });
      else if (reply.body.DidEmailCodeSend) setNews({ kind: 'info', text: words.newCodeSent });
      else setNews({ kind: 'error', text: words.newCodeUnsent });
    });

  return (
    <NarrowPage title={words.title} lead={words.why}>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void verify();
        }}
      >
        {news && <Notice kind={news.kind}>{news.text}</Notice>}
        <TextField
          ref={emailField}
          label={words.email}
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          placeholder={words.emailPlaceholder}
          value={typed}
          error={faults.email}
          onChange={(event) => {
            onEmail(event.target.value);
            setFaults({ ...faults, email: undefined });
          }}
        />
        <CodeField
          ref={codeField}
          label={words.code}
          value={code}
          error={faults.code}
          onChange={(next) => {
            setCode(next);
            setFaults({ ...faults, code: undefined });
          }}
        />
        <Button type="submit" isBusy={busy === 'verifying'} className="self-stretch sm:self-end">
          {words.next}
        </Button>
        <div className="flex flex-wrap items-center gap-x-3 border-t border-line pt-4">
          <span className="text-ink-soft">{words.newCodeWhy}</span>
          <Button
            kind="quiet"
            size="small"
            className="-ml-3"
            isBusy={busy === 'sending'}
            onClick={() => void sendNew()}
          >
            {words.newCode}
          </Button>
        </div>
      </form>
    </NarrowPage>
  );
}

function emailFault(email: string): string | undefined {
  if (email === '') return words.emailMissing;
  return EmailAddress.safeParse(email).success ? undefined : words.emailInvalid;
}
