// Wraps the bytes of a data key with AES-SIV: by a passphrase (Argon2id), by a recovery code
// (HKDF), or by another data key. Each text is bound to its kind and to the key's id.
import { aessiv } from '@noble/ciphers/aes.js';
import { argon2idAsync } from '@noble/hashes/argon2.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { base64urlnopad } from '@scure/base';
import type { DataKey } from '../../../schemas/encryption/text-cipher.ts';
import { formatCodeText, parseCodeText } from './code-text.ts';
import {
  type Argon2Cost,
  decodeBase64,
  formatPassphraseText,
  parsePassphraseText,
} from './passphrase-text.ts';

/** Recommendation of OWASP; it takes about a second in JavaScript. */
const defaultCost: Argon2Cost = { memory: 19_456, iterations: 2, lanes: 1 };

const dataKeyLength = 64;
const wrappingKeyLength = 64;
const saltLength = 16;
/** Bytes of the id, which has 16 characters in base64url. */
const idLength = 12;
/** Milliseconds after which Argon2id lets the page do other work. */
const workSlice = 10;

/** What a wrapped key is bound to: how it was wrapped, and the ids of the keys. */
type Purpose = readonly ['passphrase' | 'code' | 'key', ...string[]];

export function createDataKey(): DataKey {
  return { id: base64urlnopad.encode(randomBytes(idLength)), bytes: randomBytes(dataKeyLength) };
}

/** Takes about a second without blocking the page. @returns see `formatPassphraseText` */
export async function wrapByPassphrase(
  key: DataKey,
  passphrase: string,
  cost: Argon2Cost = defaultCost,
): Promise<string> {
  const salt = randomBytes(saltLength);
  const wrappingKey = await stretchPassphrase(passphrase, salt, cost);
  return formatPassphraseText({
    cost,
    salt,
    wrapped: encrypt(key, wrappingKey, ['passphrase', key.id]),
  });
}

/** @returns null for a wrong passphrase, a damaged text, or a cost above the limit */
export async function unwrapByPassphrase(
  text: string,
  passphrase: string,
  keyId: string,
): Promise<DataKey | null> {
  const parts = parsePassphraseText(text);
  if (!parts) return null;
  const wrappingKey = await stretchPassphrase(passphrase, parts.salt, parts.cost);
  return decrypt(parts.wrapped, wrappingKey, keyId, ['passphrase', keyId]);
}

/** @returns see `formatCodeText` */
export function wrapByCode(key: DataKey, code: Uint8Array): string {
  const salt = randomBytes(saltLength);
  const wrapped = encrypt(key, expandCode(code, salt), ['code', key.id]);
  return formatCodeText({ salt, wrapped });
}

/** @returns null for a wrong code or a damaged text */
export function unwrapByCode(text: string, code: Uint8Array, keyId: string): DataKey | null {
  const parts = parseCodeText(text);
  return parts && decrypt(parts.wrapped, expandCode(code, parts.salt), keyId, ['code', keyId]);
}

/** @returns `aessiv.<wrapped key>`, always the same for the same two keys */
export function wrapByKey(key: DataKey, by: DataKey): string {
  return `aessiv.${base64urlnopad.encode(encrypt(key, by.bytes, ['key', by.id, key.id]))}`;
}

/** @returns null if the text is damaged or was made with another key */
export function unwrapByKey(text: string, by: DataKey, keyId: string): DataKey | null {
  const [, wrappedText = ''] = /^aessiv\.([\w-]+)$/.exec(text) ?? [];
  const wrapped = decodeBase64(wrappedText);
  return wrapped && decrypt(wrapped, by.bytes, keyId, ['key', by.id, keyId]);
}

/**
 * The same passphrase may be typed as different characters on two keyboards: é as one character or
 * as two. The normal form NFKC makes them equal.
 */
function stretchPassphrase(
  passphrase: string,
  salt: Uint8Array,
  { memory, iterations, lanes }: Argon2Cost,
): Promise<Uint8Array> {
  return argon2idAsync(utf8ToBytes(passphrase.normalize('NFKC')), salt, {
    m: memory,
    t: iterations,
    p: lanes,
    dkLen: wrappingKeyLength,
    asyncTick: workSlice,
  });
}

function expandCode(code: Uint8Array, salt: Uint8Array): Uint8Array {
  return hkdf(sha256, code, salt, utf8ToBytes('selah recovery code'), wrappingKeyLength);
}

function encrypt(key: DataKey, wrappingKey: Uint8Array, purpose: Purpose): Uint8Array {
  return aessiv(wrappingKey, toAssociatedData(purpose)).encrypt(key.bytes);
}

function decrypt(
  wrapped: Uint8Array,
  wrappingKey: Uint8Array,
  keyId: string,
  purpose: Purpose,
): DataKey | null {
  try {
    const bytes = aessiv(wrappingKey, toAssociatedData(purpose)).decrypt(wrapped);
    return bytes.length === dataKeyLength ? { id: keyId, bytes } : null;
  } catch {
    // The library throws for a wrong tag, which means a wrong secret or a changed text.
    return null;
  }
}

function toAssociatedData(purpose: Purpose): Uint8Array {
  return utf8ToBytes(JSON.stringify(['selah wrapped key', ...purpose]));
}
