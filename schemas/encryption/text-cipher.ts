// Encrypts and decrypts one text with AES-SIV (RFC 5297). The same text in the same place has the
// same ciphertext, so a request that is sent twice brings the same values.
import { aessiv } from '@noble/ciphers/aes.js';
import { bytesToUtf8, utf8ToBytes } from '@noble/ciphers/utils.js';
import { base64urlnopad } from '@scure/base';
import { formatCiphertext, getPaddedLength, parseCiphertext } from './ciphertext.ts';

/** A key that encrypts the texts of one user: 64 bytes, and an id of 16 characters. */
export interface DataKey {
  readonly id: string;
  readonly bytes: Uint8Array;
}

/**
 * Place of a text. The ciphertext is bound to its place: a server that copies it to another record
 * or field makes it unreadable.
 */
export interface TextPlace {
  entity: string;
  /** Client id of the record; for a row without a client id, the server's id. */
  recordId: string;
  /** Path without list positions: `updates.text`. */
  path: string;
}

/**
 * Ends the text before the padding of zeros: the last such byte is the mark, because JSON has no
 * zero.
 */
const endMark = 0x80;

export function encryptText(text: string, key: DataKey, place: TextPlace): string {
  // JSON also keeps single halves of surrogate pairs, which UTF-8 cannot express.
  const content = utf8ToBytes(JSON.stringify(text));
  const padded = new Uint8Array(getPaddedLength(content.length + 1));
  padded.set(content);
  padded[content.length] = endMark;
  const data = base64urlnopad.encode(aessiv(key.bytes, toAssociatedData(place)).encrypt(padded));
  return formatCiphertext({ keyId: key.id, data });
}

/** @returns null if the ciphertext was changed, or was made with another key or in another place */
export function decryptText(ciphertext: string, key: DataKey, place: TextPlace): string | null {
  const parsed = parseCiphertext(ciphertext);
  if (parsed === null || parsed.keyId !== key.id) return null;
  try {
    const padded = aessiv(key.bytes, toAssociatedData(place)).decrypt(
      base64urlnopad.decode(parsed.data),
    );
    const text: unknown = JSON.parse(bytesToUtf8(padded.subarray(0, padded.lastIndexOf(endMark))));
    return typeof text === 'string' ? text : null;
  } catch {
    // The library throws for a wrong tag and for wrong base64.
    return null;
  }
}

function toAssociatedData({ entity, recordId, path }: TextPlace): Uint8Array {
  return utf8ToBytes(JSON.stringify(['selah text', entity, recordId, path]));
}
