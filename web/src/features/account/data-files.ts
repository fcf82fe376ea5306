/** The forms in which a person takes along what is kept about them: one entry each, which makes its own file. */
import { exportData } from '@goalwright/contracts/api/account';
import { PRODUCT_NAME } from '@goalwright/contracts/product';
import { call } from '../../lib/api';
import type { DownloadedFile } from '../../lib/download';
import { account } from '../../texts/account';

export interface DataFile {
  /** What the button says. */
  readonly label: string;
  /** Undefined where it cannot be made now. @throws Unreachable where no answer came. */
  readonly make: () => Promise<DownloadedFile | undefined>;
}

async function makeJson(): Promise<DownloadedFile | undefined> {
  const reply = await call(exportData, {});
  if (!reply.isSuccessful || !reply.body.Export) return undefined;
  const { Export: data } = reply.body;
  const day = data.ExportedOn.slice(0, 10);
  return {
    name: `${PRODUCT_NAME.toLowerCase()}-my-data-${day}.json`,
    type: 'application/json',
    content: JSON.stringify(data, null, 2),
  };
}

async function makePdf(): Promise<DownloadedFile | undefined> {
  const reply = await call(exportData, { Format: 'pdf' });
  if (!reply.isSuccessful) return undefined;
  const { FileName: name, ContentBase64: base64 } = reply.body;
  if (name === undefined || base64 === undefined) return undefined;
  const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return { name, type: 'application/pdf', content };
}

export const DATA_FILES: readonly DataFile[] = [
  { label: account.data.pdf, make: makePdf },
  { label: account.data.json, make: makeJson },
];
