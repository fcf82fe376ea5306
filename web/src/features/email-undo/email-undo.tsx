/**
 * The page behind the link in the mail to an old address. Its token comes as the fragment, which no request carries;
 * it is taken out of the address bar at once, so that no history, no picture of the screen and no bookmark keeps it.
 * Nothing happens until the button is pressed: programs that look through mail open links too.
 */
import { undoEmailChange } from '@goalwright/contracts/api/account';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { Button, buttonLooks } from '../../components/button';
import { NarrowPage } from '../../components/narrow-page';
import { Notice } from '../../components/notice';
import { call, Unreachable } from '../../lib/api';
import { emailUndo as words } from '../../texts/email-undo';

type Stage = 'asked' | 'done' | 'over' | 'taken';

export function EmailUndo() {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState('');
  const [stage, setStage] = useState<Stage>('asked');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = useRef(false);

  // Also that of another link, opened where this page already stood.
  const brought = hash.slice(1);
  if (brought !== '' && brought !== token) {
    setToken(brought);
    setStage('asked');
    setProblem(undefined);
  }
  useEffect(() => {
    if (hash !== '') void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);

  async function undo() {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    setProblem(undefined);
    try {
      const reply = await call(undoEmailChange, { UndoToken: token });
      if (reply.isSuccessful) setStage('done');
      else if (reply.problem.Code === 'identity.email-undo-invalid') setStage('over');
      else if (reply.problem.Code === 'identity.email-taken') setStage('taken');
      else setProblem(reply.problem.Message || words.unknown);
    } catch (failure) {
      if (!(failure instanceof Unreachable)) throw failure;
      setProblem(words.unreachable);
    } finally {
      isUnderWay.current = false;
      setIsBusy(false);
    }
  }

  if (token === '') return <Dead title={words.missingTitle} text={words.missing} />;
  if (stage === 'done') {
    return (
      <NarrowPage title={words.doneTitle} lead={words.done}>
        <NewPasswordLink kind="primary" />
      </NarrowPage>
    );
  }
  if (stage === 'over') {
    return (
      <Dead title={words.overTitle} text={words.over}>
        <p>{words.overNext}</p>
        <NewPasswordLink kind="secondary" />
      </Dead>
    );
  }
  if (stage === 'taken') return <Dead title={words.takenTitle} text={words.taken} />;
  return (
    <NarrowPage title={words.title} lead={words.why}>
      <ul className="flex list-disc flex-col gap-2 pl-5">
        {words.consequences.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      <Button isBusy={isBusy} onClick={() => void undo()}>
        {problem === undefined ? words.confirm : words.again}
      </Button>
      <p className="text-ink-soft">{words.wasMe}</p>
    </NarrowPage>
  );
}

interface DeadProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

function Dead({ title, text, children }: DeadProps) {
  return (
    <NarrowPage title={title} lead={text}>
      {children}
      <Link to="/registration" className={buttonLooks({ kind: 'secondary' })}>
        {words.signIn}
      </Link>
    </NarrowPage>
  );
}

/** The first of the reset steps; which step it is stands in the page's history, as registration itself keeps it. */
function NewPasswordLink({ kind }: { readonly kind: 'primary' | 'secondary' }) {
  return (
    <Link to="/registration/login" state={{ step: 'enteremail' }} className={buttonLooks({ kind })}>
      {words.newPassword}
    </Link>
  );
}
