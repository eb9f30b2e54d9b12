// Provides the VAPID keys with which the server authenticates itself to push services.
import { createECDH } from 'node:crypto';
import { hashSecret } from '../auth/verification-codes.ts';
import { SettingsError, type Settings } from '../settings.ts';

/** Base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

const curve = 'prime256v1';

/**
 * Returns the VAPID keys from the settings, or derives the keys from the server's secret. Derived
 * keys exist from the first start, last as long as the secret and need no file. All servers on one
 * database derive the same keys. The secret cannot be computed from the keys.
 * @throws SettingsError if the two given keys are not a pair
 */
export function getVapidKeys(given: Settings['vapid'], secret: string): VapidKeys {
  if (given) {
    if (derivePublicKey(given.privateKey) === given.publicKey) return given;
    throw new SettingsError([
      'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be one pair: make one with npx web-push ' +
        'generate-vapid-keys.',
    ]);
  }
  for (let tries = 0; ; tries += 1) {
    const privateKey = hashSecret(secret, 'vapid', String(tries));
    const publicKey = derivePublicKey(privateKey);
    // About one number in four billion is outside the range of the curve.
    if (publicKey !== undefined) return { publicKey, privateKey };
  }
}

function derivePublicKey(privateKey: string): string | undefined {
  try {
    const pair = createECDH(curve);
    pair.setPrivateKey(privateKey, 'base64url');
    return pair.getPublicKey('base64url', 'uncompressed');
  } catch {
    return undefined;
  }
}
