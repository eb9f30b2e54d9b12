// Unwraps the data key of the device lock by the passphrase, the recovery code, or a passkey of the
// device, without a database.
import { base64urlnopad } from '@scure/base';
import type { DataKey } from '../../../schemas/encryption/text-cipher.ts';
import { parseRecoveryCode } from '../encryption/recovery-code.ts';
import { unwrapByCode, unwrapByPassphrase } from '../encryption/wrap-key.ts';
import { computeSecret, type PasskeyRefusal } from '../../platform/unlock-passkey.ts';
import type { LockSettings } from './lock-settings.ts';

/** Takes about a second. @returns null for a wrong passphrase or code */
export async function unlockBySecret(
  { keyId, byPassphrase, byCode }: Pick<LockSettings, 'keyId' | 'byPassphrase' | 'byCode'>,
  secret: { passphrase: string } | { code: string },
): Promise<DataKey | null> {
  if ('passphrase' in secret) return unwrapByPassphrase(byPassphrase, secret.passphrase, keyId);
  const code = parseRecoveryCode(secret.code);
  return code && unwrapByCode(byCode, code, keyId);
}

/** @returns `wrong` if the passkey does not open the key */
export async function unlockByPasskey({
  keyId,
  passkey,
}: Pick<LockSettings, 'keyId' | 'passkey'>): Promise<DataKey | PasskeyRefusal | 'wrong'> {
  if (!passkey) return 'wrong';
  const secret = await computeSecret({
    credential: new Uint8Array(base64urlnopad.decode(passkey.credential)),
    input: new Uint8Array(base64urlnopad.decode(passkey.input)),
  });
  if (!(secret instanceof Uint8Array)) return secret;
  // The bytes of the passkey are as random as those of a recovery code, and are used like them.
  return unwrapByCode(passkey.wrapped, secret, keyId) ?? 'wrong';
}
