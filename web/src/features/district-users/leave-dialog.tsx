/** The question before what was typed is lost. */
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';

interface LeaveDialogProps {
  readonly words: {
    readonly title: string;
    readonly text: string;
    readonly stay: string;
    readonly leave: string;
  };
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

export function LeaveDialog({ words, onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog
      isOpen
      title={words.title}
      description={words.text}
      onClose={onStay}
      actions={
        <>
          <Button kind="danger" onClick={onLeave}>
            {words.leave}
          </Button>
          <Button onClick={onStay}>{words.stay}</Button>
        </>
      }
    >
      {null}
    </Dialog>
  );
}
