// Turns the failure code of a passkey call into a sentence in the user's language.
import type { Translate } from '../../../locales/translate.ts';

const keyByCode = {
  passkey_exists: 'account:passkeys.exists',
  passkey_expired: 'account:passkeys.expired',
  passkeys_full: 'account:passkeys.full',
  passkeys_unavailable: 'account:passkeys.unavailable',
} as const satisfies Record<string, string>;

const failedKeys = {
  add: 'account:passkeys.addFailed',
  logIn: 'account:passkeys.logInFailed',
} as const satisfies Record<string, string>;

/**
 * Returns null for a code that is not about passkeys, and an empty text for a window that the user
 * closed: this needs no message.
 */
export function getPasskeyFailureMessage(
  t: Translate,
  code: string,
  action: keyof typeof failedKeys,
): string | null {
  if (code === 'passkey_cancelled') return '';
  if (code === 'passkey_failed' || code === 'passkey_refused') return t(failedKeys[action]);
  return isKnown(code) ? t(keyByCode[code]) : null;
}

function isKnown(code: string): code is keyof typeof keyByCode {
  return Object.hasOwn(keyByCode, code);
}
