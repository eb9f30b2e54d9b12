// Decides how the service worker handles a request, and builds the responses for requests that fail
// offline.

/**
 * Paths that belong to the server. The worker never answers them with the app's page and never
 * caches them as pages.
 */
export const serverPaths = [/^\/api(\/|$)/, /^\/ws-user-apps(\/|$)/, /^\/healthz$/];

/** Input of a route predicate. */
export interface RouteRequest {
  url: URL;
  sameOrigin: boolean;
  request: Request;
}

/**
 * Returns whether a request is an API call of this origin, by any method. The worker does not
 * handle sockets and calls to other origins.
 */
export function isApiCall({ url, sameOrigin }: Pick<RouteRequest, 'url' | 'sameOrigin'>): boolean {
  return sameOrigin && /^\/api(\/|$)/.test(url.pathname);
}

/**
 * Returns whether an API response may be cached. These are responses whose older version does no
 * harm: the manifest, and public uploads, which never change under their URL. Records, accounts and
 * public settings are never cached. The local database is their cache, and the engine must know
 * that it reaches the server itself [R37]. A partial response is not cached as a file.
 */
export function isCacheableApi({ url, sameOrigin, request }: RouteRequest): boolean {
  const isOpen = /^\/api\/apps\/[^/]+\/(functions\/getManifest$|files\/public\/)/.test(
    url.pathname,
  );
  return (
    sameOrigin && isOpen && !request.headers.has('range') && !request.headers.has('authorization')
  );
}

/**
 * Returns whether the request is for a page in a frame. Such a page always comes from the server.
 * Its current headers, and not those of a cached page, say which origins may frame it.
 */
export function isFramedPage({
  request,
}: {
  request: Pick<Request, 'mode' | 'destination'>;
}): boolean {
  return (
    request.mode === 'navigate' &&
    (request.destination === 'iframe' || request.destination === 'frame')
  );
}

/**
 * Returns whether the request is for a file of this origin. Pages and server paths are excluded.
 */
export function isAsset({ url, sameOrigin, request }: RouteRequest): boolean {
  return (
    sameOrigin &&
    request.mode !== 'navigate' &&
    !serverPaths.some((path) => path.test(url.pathname))
  );
}

/**
 * Returns whether the file name contains its content hash. A cached copy of such a file stays
 * correct for ever.
 */
export function isNamedForContent(route: RouteRequest): boolean {
  return (
    isAsset(route) &&
    /^\/assets\/[^/]+$/.test(route.url.pathname) &&
    !route.request.headers.has('range')
  );
}

/**
 * Returns whether the request bypasses every cache, as the diagnosis does, and therefore needs the
 * server itself. `reload` does not count, because browsers set it when a page is reloaded.
 */
export function isCacheBypass({ sameOrigin, request }: RouteRequest): boolean {
  return sameOrigin && request.mode !== 'navigate' && request.cache === 'no-store';
}

/**
 * Returns whether a response is a page instead of the requested file. Some hosts answer so for
 * missing files. Running or caching such a response would break the app.
 */
export function isPageForFile(address: string, response: Response): boolean {
  const { pathname } = new URL(address);
  const isPage = pathname === '/' || pathname.endsWith('.html');
  return (
    !isPage && response.ok && (response.headers.get('content-type') ?? '').includes('text/html')
  );
}

export function buildMissingAssetResponse(): Response {
  return new Response('Not found', { status: 404, statusText: 'Not Found', headers: plain });
}

/**
 * Builds the response to an API call that failed: 503 with the text of the app's specification,
 * part 1, section 8. The text says only that no response arrived, because a POST may have reached
 * the server.
 */
export function buildOfflineApiResponse(): Response {
  const body = { error: 'Offline', message: 'You are offline and this data is not cached' };
  return Response.json(body, {
    status: 503,
    statusText: 'Offline',
    headers: { 'cache-control': 'no-store' },
  });
}

/**
 * Builds the response for a file that is not cached: 503 with plain text. Source: the app's
 * specification, part 1, section 8.
 */
export function buildOfflineAssetResponse(): Response {
  return new Response('Offline', { status: 503, statusText: 'Offline', headers: plain });
}

const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
