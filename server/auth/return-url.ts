// Checks the URL to which the browser returns after login or logout. A page of another origin is
// rejected, because it would receive the token or could imitate the app.

/**
 * The origins of the app itself and the origins that the owner of this server has configured. The
 * Host header is not among them, because the client chooses it.
 */
export interface AllowedOrigins {
  /** The URL of the app without a slash at the end; it may contain a path. */
  publicUrl: string;
  returnOrigins: readonly string[];
}

/**
 * Returns the absolute URL as a browser would resolve it. Returns undefined when the origin is not
 * allowed or the address is not an HTTP URL.
 * @param address from a query string, unchecked: relative, absolute or invalid
 */
export function resolveReturnUrl(
  address: unknown,
  { publicUrl, returnOrigins }: AllowedOrigins,
): string | undefined {
  // Browsers drop line breaks and read \ as /. A URL with such characters is rejected.
  if (
    typeof address !== 'string' ||
    address === '' ||
    address.length > maxAddressLength ||
    /[\p{C}\s\\]/u.test(address)
  )
    return undefined;
  const { origin } = new URL(publicUrl);
  if (!URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  if (url.username !== '' || url.password !== '') return undefined;
  const isKnown = [origin, ...returnOrigins].includes(url.origin);
  return isKnown && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : undefined;
}

const maxAddressLength = 2_000;
