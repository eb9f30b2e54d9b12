// The recovery code: 160 random bits, written as 32 characters of Crockford's base32 in groups of
// 4.
import { randomBytes } from '@noble/hashes/utils.js';
import { base32crockford } from '@scure/base';

const codeBytes = 20;

/** @returns for example `7K3M-9QXW-…`, 8 groups of 4 characters */
export function createRecoveryCode(): string {
  return formatRecoveryCode(randomBytes(codeBytes));
}

export function formatRecoveryCode(code: Uint8Array): string {
  return (base32crockford.encode(code).match(/.{4}/g) ?? []).join('-');
}

/**
 * Reads a code as a person types it: in lower case, with spaces or without hyphens, with the
 * letters O, I and L for the digits 0 and 1.
 * @returns 20 bytes; null for another length or an unknown character
 */
export function parseRecoveryCode(typed: string): Uint8Array | null {
  const characters = typed.replaceAll(/[\s\p{Dash_Punctuation}]/gu, '').toUpperCase();
  return /^[\dA-TV-Z]{32}$/.test(characters) ? base32crockford.decode(characters) : null;
}
