/** A step that asks for a code: sends it once, lets it be sent again after a minute, and checks what is typed. */
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { CODE_LENGTH, CodeField } from '../../components/code-field';
import { Notice } from '../../components/notice';
import { RESEND_AFTER_MS, ResendCode } from '../../components/resend-code';
import { Unreachable } from '../../lib/api';
import { announce } from '../../lib/announce';
import {
  type CodePurpose,
  hasDeadCode,
  hasLiveCode,
  noteSent,
  type Sending,
  sentAtMs,
} from '../../lib/sent-codes';
import { registration } from '../../texts/registration';
import { Step } from './step';

const words = registration.verifyEmail.code;

interface CodeStepProps {
  readonly title: string;
  readonly purpose: CodePurpose;
  readonly email: string;
  /** Where the code went and how long it works; not shown while none could be sent. */
  readonly lead: ReactNode;
  readonly send: () => Promise<Sending>;
  /** Resolves to what is wrong with the code, or to nothing once the next step is open. */
  readonly verify: (code: string) => Promise<string | undefined>;
  /** Ways to another address or number. */
  readonly children: ReactNode;
}

export function CodeStep({ title, purpose, email, lead, send, verify, children }: CodeStepProps) {
  const { phase, refusal, sentAt, sendAgain } = useSending({ purpose, email, send });
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = useRef(false);
  const field = useRef<HTMLInputElement>(null);

  async function submit() {
    if (isUnderWay.current) return;
    if (code.length < CODE_LENGTH) {
      refuse(words.incomplete, field);
      return;
    }
    isUnderWay.current = true;
    setIsBusy(true);
    setError(undefined);
    try {
      const wrong = await verify(code);
      if (wrong !== undefined) refuse(wrong, field);
    } catch (failure) {
      if (!(failure instanceof Unreachable)) throw failure;
      setError(registration.unreachable);
    } finally {
      isUnderWay.current = false;
      setIsBusy(false);
    }
  }

  function refuse(text: string, input: RefObject<HTMLInputElement | null>) {
    setError(text);
    announce(text);
    input.current?.focus();
    input.current?.select();
  }

  return (
    <Step
      title={title}
      lead={refusal === undefined && phase !== 'waiting' ? lead : undefined}
      onSubmit={() => {
        void submit();
      }}
    >
      {refusal !== undefined && <Notice kind="error">{refusal}</Notice>}
      {phase === 'waiting' && <Notice kind="info">{words.waiting}</Notice>}
      <CodeField
        ref={field}
        label={words.label}
        name="code"
        value={code}
        onChange={(typed) => {
          setCode(typed);
          setError(undefined);
        }}
        error={error}
      />
      <div className="flex flex-col-reverse items-start gap-3 sm:flex-row sm:items-center sm:justify-between">
        <ResendCode sentAtMs={sentAt} isBusy={phase === 'sending'} onResend={sendAgain} />
        <Button type="submit" isBusy={isBusy} className="w-full sm:w-auto">
          {words.verify}
        </Button>
      </div>
      <div className="border-t border-line pt-4">{children}</div>
    </Step>
  );
}

type Phase = 'sending' | 'idle' | 'waiting';

function useSending({ purpose, email, send }: Pick<CodeStepProps, 'purpose' | 'email' | 'send'>) {
  const [phase, setPhase] = useState<Phase>(() => (hasLiveCode(purpose, email) ? 'idle' : 'sending'));
  const [sentAt, setSentAt] = useState(() => sentAtMs(purpose, email));
  const [refusal, setRefusal] = useState<string>();
  const underWay = useRef<Promise<Sending>>(undefined);

  const settle = useEffectEvent((outcome: Sending) => {
    setRefusal(typeof outcome === 'object' ? outcome.refusal : undefined);
    // The code in the mailbox died with an earlier registration; the next may only follow a minute after it.
    const mustWait = outcome === 'too-soon' && hasDeadCode(purpose, email);
    if (typeof outcome !== 'object' && !mustWait) {
      if (outcome === 'sent' && sentAt > 0) announce(words.resent);
      noteSent(purpose, email);
      setSentAt(sentAtMs(purpose, email));
    }
    setPhase(mustWait ? 'waiting' : 'idle');
  });
  const attempt = useEffectEvent(() => send());

  useEffect(() => {
    if (phase !== 'sending') return;
    let isShown = true;
    // One at a time, also where React runs an effect twice to try it out.
    underWay.current ??= attempt().finally(() => {
      underWay.current = undefined;
    });
    underWay.current.then(
      (outcome) => {
        if (isShown) settle(outcome);
      },
      () => {
        if (isShown) settle({ refusal: registration.unreachable });
      },
    );
    return () => {
      isShown = false;
    };
  }, [phase]);

  useEffect(() => {
    if (phase !== 'waiting') return;
    const leftMs = Math.max(1000, sentAt + RESEND_AFTER_MS - Date.now());
    const timer = setTimeout(() => {
      setPhase('sending');
    }, leftMs);
    return () => {
      clearTimeout(timer);
    };
  }, [phase, sentAt]);

  return {
    phase,
    refusal,
    sentAt,
    sendAgain: () => {
      setPhase('sending');
    },
  };
}
