// Derives from the public address of the app for which site its passkeys are valid.
import { isIP } from 'node:net';

export interface PasskeyAddress {
  /** Origin of the pages that may create and use passkeys. */
  origin: string;
  /** Relying party id of WebAuthn: the host name. A passkey is bound to it for good. */
  rpId: string;
}

/**
 * Returns undefined where browsers offer no passkeys: over http, except on localhost, and under an
 * IP address.
 * @param publicUrl as in the settings
 */
export function getPasskeyAddress(publicUrl: string): PasskeyAddress | undefined {
  const { protocol, hostname, origin } = new URL(publicUrl);
  const isSecure = protocol === 'https:' || hostname === 'localhost';
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  return isSecure && !isAddress ? { origin, rpId: hostname } : undefined;
}
