// Text of a key that is wrapped by a recovery code: the salt and the wrapped key.
import { base64urlnopad } from '@scure/base';
import { decodeBase64 } from './passphrase-text.ts';

interface CodeText {
  salt: Uint8Array;
  wrapped: Uint8Array;
}

/** @returns `hkdf.<salt>.<wrapped key>` */
export function formatCodeText({ salt, wrapped }: CodeText): string {
  return `hkdf.${base64urlnopad.encode(salt)}.${base64urlnopad.encode(wrapped)}`;
}

/** @returns null for a damaged or unknown text */
export function parseCodeText(text: string): CodeText | null {
  const [, saltText = '', wrappedText = ''] = /^hkdf\.([\w-]+)\.([\w-]+)$/.exec(text) ?? [];
  const salt = decodeBase64(saltText);
  const wrapped = decodeBase64(wrappedText);
  return salt && wrapped && { salt, wrapped };
}
