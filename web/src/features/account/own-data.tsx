/** Everything that is kept about a person, for that person. */
import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../components/button';
import { Card } from '../../components/card';
import { Notice } from '../../components/notice';
import { Unreachable } from '../../lib/api';
import { announce } from '../../lib/announce';
import { download } from '../../lib/download';
import { account } from '../../texts/account';
import { DATA_FILES, type DataFile } from './data-files';

const words = account.data;

export function OwnData() {
  const [making, setMaking] = useState<DataFile>();
  const [problem, setProblem] = useState<string>();
  const isUnderWay = useRef(false);

  async function make(file: DataFile) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setMaking(file);
    setProblem(undefined);
    announce(words.working);
    try {
      const made = await file.make();
      if (made === undefined) setProblem(words.failed);
      else {
        download(made);
        announce(words.done);
      }
    } catch (failure) {
      if (!(failure instanceof Unreachable)) throw failure;
      setProblem(words.failed);
    } finally {
      isUnderWay.current = false;
      setMaking(undefined);
    }
  }

  return (
    <Card className="flex flex-col gap-4 p-6">
      <h2 className="text-xl">{words.title}</h2>
      <p className="measure">{words.text}</p>
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        {DATA_FILES.map((file) => (
          <Button
            key={file.label}
            kind="secondary"
            icon={<Download aria-hidden className="size-4" />}
            isBusy={making === file}
            onClick={() => void make(file)}
          >
            {making === file ? words.working : file.label}
          </Button>
        ))}
      </div>
    </Card>
  );
}
