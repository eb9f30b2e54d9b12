// Shows the failure code of a passkey call as a sentence in the user's language.
import type { Translate } from '../../../locales/translate.ts';
import type { FormRequest } from '../use-form-request.ts';

const keyByCode = {
  passkey_exists: 'account:passkeys.exists',
  passkey_expired: 'account:passkeys.expired',
  passkeys_full: 'account:passkeys.full',
  password_needed: 'account:passkeys.passwordNeeded',
  passkeys_unavailable: 'account:passkeys.unavailable',
} as const satisfies Record<string, string>;

const failedKeys = {
  add: 'account:passkeys.addFailed',
  logIn: 'account:passkeys.logInFailed',
} as const satisfies Record<string, string>;

/** The sentence after the user closed the window of the browser. */
const cancelledKeys = {
  add: 'account:passkeys.notAdded',
  logIn: 'account:passkeys.notUsed',
} as const satisfies Record<keyof typeof failedKeys, string>;

/**
 * Shows a sentence for a code that is about passkeys, and returns false for any other code. A window
 * that the user closed is no failure.
 */
export function showPasskeyFailure(
  t: Translate,
  code: string,
  action: keyof typeof failedKeys,
  { setFailure, setNotice }: Pick<FormRequest, 'setFailure' | 'setNotice'>,
): boolean {
  if (code === 'passkey_cancelled') setNotice(t(cancelledKeys[action]));
  else if (code === 'passkey_failed' || code === 'passkey_refused')
    setFailure(t(failedKeys[action]));
  else if (isKnown(code)) setFailure(t(keyByCode[code]));
  else return false;
  return true;
}

function isKnown(code: string): code is keyof typeof keyByCode {
  return Object.hasOwn(keyByCode, code);
}
