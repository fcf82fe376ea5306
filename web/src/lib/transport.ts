/** What lies below every call: bodies with a password are sealed where the installation asks for it. */
import { deleteAccount, sendUserEmailCode, updateUserInformation } from '@goalwright/contracts/api/account';
import { sealBody } from '@goalwright/contracts/api/body-payload';
import { API_PREFIX } from '@goalwright/contracts/api/define';
import { login, register, resetPassword } from '@goalwright/contracts/api/sign-in';
import { readPublicConfig } from './public-config';
import { noteServerTime } from './server-time';

const WITH_PASSWORD = new Set(
  [login, register, resetPassword, updateUserInformation, sendUserEmailCode, deleteAccount].map(
    ({ path }) => `${API_PREFIX}${path}`,
  ),
);

async function sealed(path: string, init: RequestInit | undefined): Promise<RequestInit | undefined> {
  if (!WITH_PASSWORD.has(path) || typeof init?.body !== 'string') return init;
  const { BodyEncryptionKey: key } = await readPublicConfig();
  if (key === null) return init;
  return { ...init, body: JSON.stringify(await sealBody(key, path, init.body)) };
}

/** Browsers refuse more than 64 kB of bodies that outlive their page, all those under way together. */
const KEPT_ALIVE_BYTES_MAX = 60_000;
let keptAliveBytes = 0;

/** `fetch`; where the body is too large to outlive the page it is sent as any other. */
async function fetchWithin(input: RequestInfo | URL, init: RequestInit | undefined): Promise<Response> {
  if (init?.keepalive !== true) return fetch(input, init);
  const bytes =
    typeof init.body === 'string' ? new TextEncoder().encode(init.body).length : KEPT_ALIVE_BYTES_MAX;
  if (keptAliveBytes + bytes > KEPT_ALIVE_BYTES_MAX) return fetch(input, { ...init, keepalive: false });
  keptAliveBytes += bytes;
  try {
    return await fetch(input, init);
  } finally {
    keptAliveBytes -= bytes;
  }
}

/** `fetch` to our own origin. */
export const send: typeof fetch = async (input, init) => {
  const response = await fetchWithin(input, typeof input === 'string' ? await sealed(input, init) : init);
  noteServerTime(response.headers.get('date'));
  return response;
};
