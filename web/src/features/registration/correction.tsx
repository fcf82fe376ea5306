/** Another address or number for an account that is not verified yet: it is registered again in place. */
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { Notice } from '../../components/notice';
import { Unreachable } from '../../lib/api';
import { registration } from '../../texts/registration';
import { Step } from './step';

interface CorrectionProps {
  readonly texts: {
    readonly title: string;
    readonly text: string;
    readonly save: string;
    readonly cancel: string;
  };
  /** Whether all that registering needs is still known here; else the person starts over. */
  readonly canRegisterAgain: boolean;
  /** Resolves to what is wrong, or to nothing once the next step is open. */
  readonly save: () => Promise<string | undefined>;
  readonly onStartOver: () => void;
  readonly onCancel: () => void;
  /** The field; gets what is wrong with it. */
  readonly children: (error: string | undefined) => ReactNode;
}

export function Correction({
  texts,
  canRegisterAgain,
  save,
  onStartOver,
  onCancel,
  children,
}: CorrectionProps) {
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = useRef(false);

  async function submit() {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    try {
      setError(await save());
    } catch (failure) {
      if (!(failure instanceof Unreachable)) throw failure;
      setError(registration.unreachable);
    } finally {
      isUnderWay.current = false;
      setIsBusy(false);
    }
  }

  return (
    <Step
      title={texts.title}
      lead={canRegisterAgain ? texts.text : undefined}
      onSubmit={() => {
        if (canRegisterAgain) void submit();
        else onStartOver();
      }}
    >
      {canRegisterAgain ? (
        children(error)
      ) : (
        <Notice kind="info" isLive={false}>
          {registration.startOver.text}
        </Notice>
      )}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-between">
        <Button kind="quiet" onClick={onCancel} className="sm:-ml-5">
          {texts.cancel}
        </Button>
        <Button type="submit" isBusy={isBusy}>
          {canRegisterAgain ? texts.save : registration.startOver.action}
        </Button>
      </div>
    </Step>
  );
}
