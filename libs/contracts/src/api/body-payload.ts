/**
 * Sealing a JSON body inside TLS (AES-GCM, 256 bits), so that passwords lie in no proxy's log. The key is public
 * to every page, so nothing that was opened is trusted more than plain JSON. WebCrypto alone: it runs in browsers.
 */
import { z } from 'zod';

const KEY_BYTES = 32;
/** The length that AES-GCM is specified for (NIST SP 800-38D, 5.2.1.1). */
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A sealed body: base64 of the IV (12 bytes), the ciphertext, and the tag (16 bytes). */
export const SealedBody = z.object({ BodyPayload: z.string() });
export type SealedBody = z.infer<typeof SealedBody>;

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

function base64Of(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Whether a text is a usable key: base64 of exactly 32 bytes. */
export function isBodyKey(key: string): boolean {
  try {
    return bytesOf(key).byteLength === KEY_BYTES;
  } catch {
    return false; // not base64
  }
}

/** A sealed body opens for the address it was sealed for, and for no other. */
function parameters(iv: Uint8Array<ArrayBuffer>, path: string): AesGcmParams {
  return {
    name: 'AES-GCM',
    iv,
    additionalData: new TextEncoder().encode(`POST ${path}`),
    tagLength: TAG_BYTES * 8,
  };
}

function importKey(key: string, usage: 'encrypt' | 'decrypt'): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytesOf(key), 'AES-GCM', false, [usage]);
}

/**
 * Seals a JSON text.
 * @param key base64 of 32 bytes
 * @param path the whole path of the call, for example `/api/v1/login/authentication`
 */
export async function sealBody(key: string, path: string, json: string): Promise<SealedBody> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const content = new TextEncoder().encode(json);
  const sealed = new Uint8Array(
    await crypto.subtle.encrypt(parameters(iv, path), await importKey(key, 'encrypt'), content),
  );
  const payload = new Uint8Array(IV_BYTES + sealed.byteLength);
  payload.set(iv);
  payload.set(sealed, IV_BYTES);
  return { BodyPayload: base64Of(payload) };
}

/**
 * Opens what `sealBody` made, to the JSON text.
 * @throws Error for another key, another path, a changed or missing byte, or bytes that are no UTF-8
 */
export async function openBody(key: string, path: string, sealed: SealedBody): Promise<string> {
  const payload = bytesOf(sealed.BodyPayload);
  if (payload.byteLength <= IV_BYTES + TAG_BYTES) throw new Error('the sealed body is too short');
  const content = await crypto.subtle.decrypt(
    parameters(payload.slice(0, IV_BYTES), path),
    await importKey(key, 'decrypt'),
    payload.slice(IV_BYTES),
  );
  return new TextDecoder('utf-8', { fatal: true }).decode(content);
}
