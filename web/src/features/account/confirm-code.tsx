/** The code that proves a new address or number: typed here, sent again from here, or given up. */
import { validateUserEmailCode, validateUserSmsCode } from '@goalwright/contracts/api/account';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { Card } from '../../components/card';
import { CODE_LENGTH, CodeField } from '../../components/code-field';
import { Notice } from '../../components/notice';
import { ResendCode } from '../../components/resend-code';
import { announce } from '../../lib/announce';
import { call, Unreachable } from '../../lib/api';
import { formatPhone } from '../../lib/phone';
import { refreshUser, renew, useUser } from '../../lib/session';
import { account } from '../../texts/account';
import { type ContactKind, forgetPending, LIFE_MS, type PendingCode } from './pending-codes';
import { requestEmailCode, requestSmsCode } from './saving';

interface ConfirmCodeProps {
  readonly kind: ContactKind;
  readonly pending: PendingCode;
  readonly onConfirmed: () => void;
  /** The code works no more: the question went. */
  readonly onExpired: () => void;
}

export function ConfirmCode({ kind, pending, onConfirmed, onExpired }: ConfirmCodeProps) {
  const user = useUser();
  const words = account[kind];
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState<'confirming' | 'sending'>();
  const isUnderWay = useRef(false);
  const field = useRef<HTMLInputElement>(null);
  const shown = kind === 'phone' ? formatPhone(pending.to) : pending.to;
  const until =
    kind === 'phone' ? account.phone.until(formatPhone(user.PhoneNumber)) : account.email.until(user.Email);

  // It came up because of what was saved on this page: the code is what is next to type. A reload finds it again, and
  // begins where every page begins.
  const { to: sentTo, sentAtMs } = pending;
  const isOfThisPage = sentAtMs >= performance.timeOrigin;
  useEffect(() => {
    if (isOfThisPage) field.current?.focus();
  }, [sentTo, isOfThisPage]);

  useEffect(() => {
    const end = setTimeout(
      () => {
        forgetPending(kind);
        onExpired();
      },
      Math.max(0, sentAtMs + LIFE_MS - Date.now()),
    );
    return () => {
      clearTimeout(end);
    };
  }, [kind, sentAtMs, onExpired]);

  // Confirmed or given up, the question goes, and the focus must not fall to the page's very top with it.
  useEffect(
    () => () => {
      if (document.activeElement === document.body)
        document.querySelector('main')?.focus({ preventScroll: true });
    },
    [],
  );

  async function during(work: 'confirming' | 'sending', run: () => Promise<void>) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(work);
    setRefusal(undefined);
    try {
      await run();
    } catch (failure) {
      if (!(failure instanceof Unreachable)) throw failure;
      setRefusal(account.unreachable);
    } finally {
      isUnderWay.current = false;
      setBusy(undefined);
    }
  }

  function refuse(text: string) {
    setError(text);
    announce(text);
    field.current?.focus();
    field.current?.select();
  }

  const confirm = () =>
    during('confirming', async () => {
      if (code.length < CODE_LENGTH) {
        refuse(words.incomplete);
        return;
      }
      const wrong = await (kind === 'email'
        ? confirmEmail(pending.to, code)
        : confirmPhone(pending.to, code));
      if (wrong !== undefined) {
        refuse(wrong);
        return;
      }
      forgetPending(kind);
      onConfirmed();
    });

  const resend = () =>
    during('sending', async () => {
      const { to, password } = pending;
      const outcome = await (kind === 'email' ? requestEmailCode : requestSmsCode)(to, password ?? '');
      if (outcome === undefined) announce(words.resent);
      else setRefusal(outcome.problem ?? Object.values(outcome.faults)[0]);
    });

  return (
    <Card className="animate-settle p-6">
      <form
        noValidate
        aria-label={words.title}
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
      >
        <div>
          <h2 className="text-xl">{words.title}</h2>
          <p className="mt-2 text-ink-soft">
            {words.sentTo} <strong className="figures font-semibold break-all text-ink">{shown}</strong>.{' '}
            {words.life} {until}
          </p>
        </div>
        {refusal !== undefined && <Notice kind="error">{refusal}</Notice>}
        <CodeField
          ref={field}
          label={words.label}
          value={code}
          error={error}
          onChange={(typed) => {
            setCode(typed);
            setError(undefined);
          }}
        />
        <div className="flex flex-col-reverse items-start gap-3 sm:flex-row sm:items-center sm:justify-between">
          {pending.password === undefined ? (
            <p className="text-[0.9375rem] text-ink-soft">{words.sendFromForm}</p>
          ) : (
            <ResendCode
              sentAtMs={pending.sentAtMs}
              isBusy={busy === 'sending'}
              onResend={() => void resend()}
            />
          )}
          <div className="flex w-full flex-col-reverse gap-3 sm:w-auto sm:flex-row">
            <Button
              kind="secondary"
              onClick={() => {
                forgetPending(kind);
              }}
            >
              {words.keep}
            </Button>
            <Button type="submit" isBusy={busy === 'confirming'}>
              {words.confirm}
            </Button>
          </div>
        </div>
      </form>
    </Card>
  );
}

/** @returns what is wrong with the code, or nothing once the address is the account's. */
async function confirmEmail(to: string, code: string): Promise<string | undefined> {
  const reply = await call(validateUserEmailCode, { EmailCode: code, TempUserEmail: to });
  if (!reply.isSuccessful) {
    const isInvalid = reply.problem.Code === 'identity.email-code-invalid';
    return isInvalid ? account.email.invalid : reply.problem.Message || account.unknown;
  }
  const { IsEmailCodeValid: isValid, USToken: token, User: user } = reply.body;
  if (!isValid || token === undefined) return account.email.invalid;
  renew(user ?? { Email: to }, token);
  return undefined;
}

/** @returns what is wrong with the code, or nothing once the number is the account's. */
async function confirmPhone(to: string, code: string): Promise<string | undefined> {
  const reply = await call(validateUserSmsCode, { SMSCode: code, TempPhoneNumber: to });
  if (!reply.isSuccessful) {
    const isInvalid = reply.problem.Code === 'identity.sms-code-invalid';
    return isInvalid ? account.phone.invalid : reply.problem.Message || account.unknown;
  }
  if (!reply.body.IsSMSCodeValid) return account.phone.invalid;
  refreshUser(reply.body.User ?? { PhoneNumber: to });
  return undefined;
}
