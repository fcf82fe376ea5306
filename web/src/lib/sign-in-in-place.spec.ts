import { ReadableStream } from 'node:stream/web';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aUser, ok, refusal } from '../../test/fake-server';
import { followToTheEnd } from './generation';
import { begin, currentToken, end, session } from './session';
import { uploadReport } from './upload';

const GENERATION = '11111111-1111-4111-8111-111111111111';
const DONE = { Status: 'completed', Change: 1, Areas: [], Goals: [] };

/** The token that the server knows; every other one is refused. */
let known = '';
let asked: string[] = [];

const reply = (status: number, body: object, stream?: ReadableStream) =>
  ({
    ok: status === 200,
    status,
    headers: new Headers(),
    body: stream ?? null,
    json: () => Promise.resolve(body),
  }) as unknown as Response;

const answer = (path: string, token: string | undefined): Response => {
  if (path.endsWith('/token/validate')) return reply(200, ok({ IsUserTokenValid: token === known }));
  if (token !== known) return reply(401, refusal('identity.token-invalid'));
  const line = `event: progress\ndata: ${JSON.stringify(DONE)}\n\n`;
  return reply(200, {}, ReadableStream.from([new TextEncoder().encode(line)]) as ReadableStream);
};

/** What the page uploads with, as far as it uses it; answered by token. */
class FakeUploadRequest extends EventTarget {
  readonly upload = new EventTarget();
  responseText = '';
  status = 200;
  open = () => undefined;
  setRequestHeader = () => undefined;
  abort = () => undefined;

  send(form: FormData): void {
    const token = form.get('USToken') as string;
    asked.push(`upload ${token}`);
    this.responseText = JSON.stringify(
      token === known ? ok({ DocumentId: GENERATION }) : refusal('identity.token-invalid'),
    );
    queueMicrotask(() => this.dispatchEvent(new Event('load')));
  }
}

/** The session ends under what is asked; the password is then given again, and the server knows the new token. */
async function untilEnded(): Promise<void> {
  await new Promise<void>((resolve) => {
    const stop = session.subscribe(() => {
      if (session.get().state !== 'ended') return;
      stop();
      resolve();
    });
  });
}

describe('what is under way when the session ends', () => {
  const real = { fetch: globalThis.fetch, request: globalThis.XMLHttpRequest, response: globalThis.Response };
  beforeEach(() => {
    asked = [];
    known = 'new';
    begin(aUser(), 'old');
    globalThis.XMLHttpRequest = FakeUploadRequest as never;
    globalThis.Response = class {
      readonly ok = true;
      readonly headers = new Headers();
      constructor(private readonly text: string) {}
      json = () => Promise.resolve(JSON.parse(this.text) as unknown);
    } as never;
    globalThis.fetch = (input, init) => {
      const path = input as string;
      const sent = typeof init?.body === 'string' ? (JSON.parse(init.body) as { USToken?: string }) : {};
      const token = new Headers(init?.headers).get('authorization')?.replace('Bearer ', '') ?? sent.USToken;
      asked.push(`${path.replace(/^.*\//, '')} ${token ?? ''}`);
      return Promise.resolve(answer(path, token));
    };
  });
  afterEach(() => {
    globalThis.fetch = real.fetch;
    globalThis.XMLHttpRequest = real.request;
    globalThis.Response = real.response;
  });

  it('sends an upload again once the password was given again', async () => {
    const ended = untilEnded();
    const sending = uploadReport({
      file: new File(['x'], 'report.txt'),
      disability: 'SLD',
      key: 'key',
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
    await ended;
    expect(asked).toEqual(['upload old']);
    begin(aUser(), 'new');
    expect((await sending).isSuccessful).toBe(true);
    expect(asked).toEqual(['upload old', 'upload new']);
  });

  it('begins no stream while the password is being asked for', async () => {
    end();
    const following = followToTheEnd(GENERATION, new AbortController().signal, () => undefined);
    await new Promise((resolve) => setTimeout(resolve, 0));
    begin(aUser(), 'new');
    expect(await following).toBe('over');
    expect(asked).toEqual(['events new']);
  });

  it('follows a generation again with the new token, and asks nothing in between', async () => {
    const ended = untilEnded();
    const following = followToTheEnd(GENERATION, new AbortController().signal, () => undefined);
    await ended;
    expect(currentToken()).toBeUndefined();
    begin(aUser(), 'new');
    expect(await following).toBe('over');
    expect(asked).toEqual(['events old', 'validate old', 'events new']);
  });
});
