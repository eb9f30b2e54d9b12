// Where the browser may be sent after a login or log-out: never to a stranger's page, which would
// get the token or look like ours.

/** Origins of the app itself and those that the owner of this server has named. */
export interface AllowedOrigins {
  /** Of the app, without a slash at its end; it may hold a path. */
  publicUrl: string;
  /** Of the request: `http://host:port`. */
  requestOrigin: string;
  returnOrigins: readonly string[];
}

/**
 * The address as a browser would read it, absolute; nothing when it leads elsewhere or is no web
 * address.
 * @param address from a query, unchecked: relative, absolute, or nonsense
 */
export function resolveReturnUrl(
  address: unknown,
  { publicUrl, requestOrigin, returnOrigins }: AllowedOrigins,
): string | undefined {
  // Browsers drop line breaks and read \ as /: what holds such a sign is not worth a second look.
  if (
    typeof address !== 'string' ||
    address === '' ||
    address.length > maxAddressLength ||
    /[\p{C}\s\\]/u.test(address)
  )
    return undefined;
  if (!URL.canParse(address, requestOrigin)) return undefined;
  const url = new URL(address, requestOrigin);
  if (url.username !== '' || url.password !== '') return undefined;
  const isKnown = [new URL(publicUrl).origin, requestOrigin, ...returnOrigins].includes(url.origin);
  return isKnown && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : undefined;
}

const maxAddressLength = 2_000;
