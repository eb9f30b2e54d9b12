// Reports whether this browser can create and use passkeys (Web Authentication).

/** False also in a page over http, where browsers do not offer the API. */
export function supportsPasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential === 'function';
}
