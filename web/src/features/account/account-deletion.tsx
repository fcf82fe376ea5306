/** The end of an account: what it means in plain words, and the password of its owner. */
import { deleteAccount } from '@goalwright/contracts/api/account';
import { useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/button';
import { Card } from '../../components/card';
import { Dialog } from '../../components/dialog';
import { Notice } from '../../components/notice';
import { PasswordField } from '../../components/password-field';
import { ACCOUNT_DELETED_PATH } from '../../lib/account-deleted';
import { call, Unreachable } from '../../lib/api';
import { leave, useUser } from '../../lib/session';
import { account } from '../../texts/account';

const words = account.deletion;

export function AccountDeletion() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card className="flex flex-col gap-4 p-6">
      <h2 className="text-xl">{words.title}</h2>
      <p className="measure">{words.text}</p>
      <Button
        kind="danger"
        className="self-stretch sm:self-start"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {words.open}
      </Button>
      {isOpen && (
        <DeletionDialog
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </Card>
  );
}

function DeletionDialog({ onClose }: { readonly onClose: () => void }) {
  const { AccountBalance: balanceCents, Email: email } = useUser();
  const navigate = useNavigate();
  const form = useId();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = useRef(false);

  async function end() {
    if (isUnderWay.current) return;
    setProblem(undefined);
    if (password === '') {
      setError(words.passwordMissing);
      return;
    }
    isUnderWay.current = true;
    setIsBusy(true);
    try {
      const reply = await call(deleteAccount, { Password: password });
      if (reply.isSuccessful) {
        // The address first: the page is loaded anew where it stands once nobody is signed in any more.
        void navigate(ACCOUNT_DELETED_PATH, { replace: true, state: { isDone: true } });
        leave();
        return;
      }
      const text = reply.problem.Message || account.unknown;
      if (reply.problem.Code === 'identity.credentials-mismatch') setError(text);
      else setProblem(text);
    } catch (failure) {
      if (!(failure instanceof Unreachable)) throw failure;
      setProblem(account.unreachable);
    } finally {
      isUnderWay.current = false;
      setIsBusy(false);
    }
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.question}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {words.keep}
          </Button>
          <Button type="submit" form={form} kind="danger" isBusy={isBusy}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void end();
        }}
      >
        <ul className="flex list-disc flex-col gap-2 pl-5">
          {words.consequences(balanceCents).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className="font-semibold">{words.final}</p>
        {problem !== undefined && <Notice kind="error">{problem}</Notice>}
        {/* For password managers: whose password is asked for. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={words.password}
          required
          value={password}
          error={error}
          onChange={(event) => {
            setPassword(event.target.value);
            setError(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
