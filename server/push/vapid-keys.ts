// The key with which this server proves to push services that a message is its own.
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
 * Those of the settings, else made from the server's secret: so there is one from the first start,
 * it lasts as long as the secret, needs no file of its own, and all servers on one database have
 * the same. It cannot be reckoned back.
 * @throws SettingsError where the two given do not belong together
 */
export function getVapidKeys(given: Settings['vapid'], secret: string): VapidKeys {
  if (given) {
    if (publicKeyOf(given.privateKey) === given.publicKey) return given;
    throw new SettingsError([
      'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be one pair: make one with npx web-push generate-vapid-keys.',
    ]);
  }
  for (let tries = 0; ; tries += 1) {
    const privateKey = hashSecret(secret, 'vapid', String(tries));
    const publicKey = publicKeyOf(privateKey);
    // One number in four thousand million lies beyond the curve.
    if (publicKey !== undefined) return { publicKey, privateKey };
  }
}

function publicKeyOf(privateKey: string): string | undefined {
  try {
    const pair = createECDH(curve);
    pair.setPrivateKey(privateKey, 'base64url');
    return pair.getPublicKey('base64url', 'uncompressed');
  } catch {
    return undefined;
  }
}
