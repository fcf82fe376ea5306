/** An upload that tells how far it is and can be called off: `fetch` says nothing of what it sent so far. */
import { type ApiReply, createApiClient } from '@goalwright/contracts/api/client';
import { uploadDocument } from '@goalwright/contracts/api/documents';
import type { z } from 'zod';
import { Unreachable } from './api';
import { isReachable } from './reachability';
import { currentToken, end, signedInAgain } from './session';

/** 25 MB over a line of 300 kbit/s, and the reading. */
const UPLOAD_MS_MAX = 15 * 60_000;

/** A file that takes longer to read is answered with how far it is. */
const PROGRESS_SECONDS = 2;

interface Upload {
  readonly file: File;
  readonly disability: string;
  /** The same for every try of one file. */
  readonly key: string;
  readonly signal: AbortSignal;
  readonly onProgress: (percent: number) => void;
}

/** Sends a report to be read; nothing is drafted and nothing is held. Waits for the sign-in in place as `call` does. */
export async function uploadReport(upload: Upload): Promise<ApiReply<z.output<typeof uploadDocument.reply>>> {
  const client = createApiClient({
    origin: '',
    timeoutMs: UPLOAD_MS_MAX,
    fetch: (url, init) => sendWithProgress(url as string, init ?? {}, upload.onProgress),
  });
  await signedInAgain();
  upload.signal.throwIfAborted();
  const token = currentToken();
  let reply: Awaited<ReturnType<typeof uploadReport>>;
  try {
    reply = await client.call(
      uploadDocument,
      { USToken: token ?? '', Disability: upload.disability, AreaToTarget: 'auto' },
      {
        idempotencyKey: upload.key,
        waitSeconds: PROGRESS_SECONDS,
        signal: upload.signal,
        file: { name: upload.file.name, content: upload.file },
      },
    );
  } catch (error) {
    if (upload.signal.aborted) throw error;
    isReachable.set(false);
    throw new Unreachable(error);
  }
  isReachable.set(true);
  const isRefused = !reply.isSuccessful && reply.problem.Code === 'identity.token-invalid';
  if (!isRefused || token === undefined) return reply;
  if (token === currentToken()) end();
  return (await signedInAgain()) ? uploadReport(upload) : reply;
}

function sendWithProgress(
  url: string,
  init: RequestInit,
  onProgress: (percent: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(init.method ?? 'POST', url);
    for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress((loaded / total) * 100);
    });
    request.addEventListener('load', () => {
      resolve(new Response(request.responseText, { status: request.status }));
    });
    request.addEventListener('error', () => {
      reject(new TypeError('The network failed'));
    });
    request.addEventListener('abort', () => {
      reject(new DOMException('The upload was called off', 'AbortError'));
    });
    init.signal?.addEventListener('abort', () => {
      request.abort();
    });
    request.send(init.body as FormData);
  });
}
