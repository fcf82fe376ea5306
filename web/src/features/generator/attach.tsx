/** Attaching a report, by button or by dropping it anywhere on the chat; permission is asked for once before. */
import { UPLOAD_BYTES_MAX } from '@goalwright/contracts/api/documents';
import { FileUp, Paperclip } from 'lucide-react';
import { createContext, type DragEvent, type ReactNode, useContext, useRef, useState } from 'react';
import { Button, IconButton } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { Notice } from '../../components/notice';
import { usePublicConfig } from '../../lib/public-config';
import { useStore } from '../../lib/store';
import { generator as words } from '../../texts/generator';
import type { TalkDesk } from './desk';

const ACCEPTED = '.txt,.pdf,text/plain,application/pdf';
const MEGABYTE = 1024 * 1024;

interface Attaching {
  readonly isPossible: boolean;
  readonly choose: () => void;
}

const Attach = createContext<Attaching>({ isPossible: false, choose: () => undefined });

/** Why a file need not even be sent; undefined for one that may be. */
export function faultOf(
  file: Pick<File, 'name' | 'size'>,
  bytesMax: number = UPLOAD_BYTES_MAX,
): string | undefined {
  if (!/\.(?:txt|pdf)$/i.test(file.name)) return words.upload.wrongType;
  if (file.size === 0) return words.upload.empty;
  return file.size > bytesMax ? words.upload.tooLarge(Math.floor(bytesMax / MEGABYTE)) : undefined;
}

export function AttachProvider({
  desk,
  children,
}: {
  readonly desk: TalkDesk;
  readonly children: ReactNode;
}) {
  const talk = useStore(desk.talk);
  const config = usePublicConfig();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [dropped, setDropped] = useState<File>();
  const [fault, setFault] = useState<string>();
  const isPossible =
    talk.activity.kind === 'resting' && talk.messages.length > 0 && talk.report?.deletedOn !== null;

  const take = (file: File) => {
    const found = faultOf(file, config?.UploadBytesMax);
    setFault(found);
    if (found !== undefined) return;
    if (desk.isPermitted) void desk.attach(file);
    else {
      setDropped(file);
      setIsAsking(true);
    }
  };
  const choose = () => {
    setFault(undefined);
    if (desk.isPermitted) input.current?.click();
    else setIsAsking(true);
  };
  const permit = () => {
    desk.permit();
    setIsAsking(false);
    setDropped(undefined);
    if (dropped) void desk.attach(dropped);
    else input.current?.click();
  };
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  const drop = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setIsOver(false);
    const [file, ...others] = [...event.dataTransfer.files];
    if (!isPossible || !file) return;
    if (others.length > 0) setFault(words.upload.several);
    else take(file);
  };
  return (
    <Attach value={{ isPossible, choose }}>
      <div
        className="relative flex flex-1 flex-col"
        onDragOver={(event) => {
          if (!hasFiles(event)) return;
          event.preventDefault();
          setIsOver(isPossible);
        }}
        onDragLeave={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
        }}
        onDrop={drop}
      >
        {children}
        {fault !== undefined && (
          <div className="mx-auto w-full max-w-3xl px-4 pb-4 sm:px-8">
            <Notice
              kind="error"
              actions={
                <Button kind="secondary" size="small" onClick={choose}>
                  {words.upload.another}
                </Button>
              }
            >
              {fault}
            </Notice>
          </div>
        )}
        {isOver && (
          <div className="pointer-events-none absolute inset-2 z-30 flex items-start justify-center rounded-card border-2 border-dashed border-teal bg-teal-wash/90 pt-32">
            <p className="sticky top-1/3 flex items-center gap-3 text-xl font-semibold text-teal">
              <FileUp aria-hidden className="size-7" />
              {words.upload.drop}
            </p>
          </div>
        )}
        <input
          ref={input}
          type="file"
          accept={ACCEPTED}
          hidden
          onChange={({ target }) => {
            const file = target.files?.[0];
            target.value = '';
            if (file) take(file);
          }}
        />
      </div>
      <PermissionDialog
        isOpen={isAsking}
        onClose={() => {
          setIsAsking(false);
          setDropped(undefined);
        }}
        onPermit={permit}
        onTypeInstead={() => {
          setIsAsking(false);
          setDropped(undefined);
          void desk.typeInstead();
        }}
      />
    </Attach>
  );
}

interface PermissionDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onPermit: () => void;
  readonly onTypeInstead: () => void;
}

function PermissionDialog({ isOpen, onClose, onPermit, onTypeInstead }: PermissionDialogProps) {
  const choices = [
    { name: words.permission.allowed, hint: words.permission.allowedHint, choose: onPermit },
    { name: words.permission.typed, hint: words.permission.typedHint, choose: onTypeInstead },
  ];
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.permission.title}
      description={words.permission.text}
    >
      <ul className="flex flex-col gap-3 pb-2">
        {choices.map(({ name, hint, choose }) => (
          <li key={name}>
            <button
              type="button"
              onClick={choose}
              className="w-full rounded-card border border-line-strong px-4 py-3.5 text-left transition-colors duration-150 hover:border-teal hover:bg-teal-wash"
            >
              <span className="block font-semibold text-teal">{name}</span>
              <span className="mt-0.5 block text-[0.9375rem] text-ink-soft">{hint}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

export function AttachButton() {
  const { isPossible, choose } = useContext(Attach);
  return (
    <IconButton
      label={words.chat.attach}
      disabled={!isPossible}
      icon={<Paperclip aria-hidden className="size-5" />}
      onClick={choose}
    />
  );
}

/** The same as words, where attaching is what the talk waits for. */
export function ChooseFileButton({
  label,
  kind,
}: {
  readonly label: string;
  readonly kind: 'primary' | 'secondary';
}) {
  const { isPossible, choose } = useContext(Attach);
  return (
    <Button
      kind={kind}
      data-choose
      disabled={!isPossible}
      icon={<Paperclip aria-hidden className="size-5" />}
      onClick={choose}
    >
      {label}
    </Button>
  );
}
