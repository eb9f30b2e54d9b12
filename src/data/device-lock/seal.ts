// Encrypts what a device stores while the device lock is on: JSON values, with XChaCha20-Poly1305
// and a key derived from a data key of the end-to-end encryption.
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { bytesToUtf8, concatBytes, randomBytes, utf8ToBytes } from '@noble/ciphers/utils.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { base64 } from '@scure/base';
import type { DataKey } from '../../../schemas/encryption/text-cipher.ts';

export interface Seal {
  /** @param place where the value is stored; it opens only there */
  close(place: readonly string[], value: unknown): string;
  /** Throws `SealError` for a changed text, a wrong key, or a wrong place. */
  open(place: readonly string[], text: string): unknown;
}

/** A stored value cannot be decrypted. */
export class SealError extends Error {
  override readonly name = 'SealError';
}

const keyLength = 32;
const nonceLength = 24;

export function createSeal({ bytes }: DataKey): Seal {
  const key = hkdf(sha256, bytes, undefined, utf8ToBytes('selah device lock'), keyLength);
  return {
    close(place, value) {
      // A random nonce of 24 bytes does not repeat.
      const nonce = randomBytes(nonceLength);
      const content = utf8ToBytes(JSON.stringify(value));
      const sealed = xchacha20poly1305(key, nonce, toAssociatedData(place)).encrypt(content);
      return base64.encode(concatBytes(nonce, sealed));
    },
    open(place, text) {
      try {
        const bytes = base64.decode(text);
        const cipher = xchacha20poly1305(
          key,
          bytes.subarray(0, nonceLength),
          toAssociatedData(place),
        );
        return JSON.parse(bytesToUtf8(cipher.decrypt(bytes.subarray(nonceLength))));
      } catch (fault) {
        throw new SealError('A stored value cannot be decrypted.', { cause: fault });
      }
    },
  };
}

function toAssociatedData(place: readonly string[]): Uint8Array {
  return utf8ToBytes(JSON.stringify(place));
}
