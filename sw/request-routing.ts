// What the worker does with a request: what it leaves alone, and what it answers when there is no
// net.

/** Paths that belong to the server: never answered with the app's page, never kept. */
export const serverPaths = [/^\/api(\/|$)/, /^\/ws-user-apps(\/|$)/, /^\/healthz$/];

/** What a route is asked about. */
export interface RouteRequest {
  url: URL;
  sameOrigin: boolean;
  request: Request;
}

/**
 * An API call of this origin, by any method. Sockets and calls to other origins are not ours to
 * answer.
 */
export function isApiCall({ url, sameOrigin }: Pick<RouteRequest, 'url' | 'sameOrigin'>): boolean {
  return sameOrigin && /^\/api(\/|$)/.test(url.pathname);
}

/**
 * The few answers of the server of which an older one does no harm: the manifest, and files that
 * were uploaded for everybody, which never change under their address. Records, accounts and public
 * settings never: the local database is their cache, and the engine must know that it meets the
 * server itself [R37]. A part of a file is not the file.
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
 * A page in a frame is the server's to give: whose frame that may be stands in the headers of this
 * moment, not of the day the shell was kept.
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

/** A file of this origin that a page asks for: not a page itself, not the server's. */
export function isAsset({ url, sameOrigin, request }: RouteRequest): boolean {
  return (
    sameOrigin &&
    request.mode !== 'navigate' &&
    !serverPaths.some((path) => path.test(url.pathname))
  );
}

/**
 * A file that carries the hash of what is inside in its name: what was kept of it once is right for
 * ever.
 */
export function isNamedForContent(asked: RouteRequest): boolean {
  return (
    isAsset(asked) &&
    /^\/assets\/[^/]+$/.test(asked.url.pathname) &&
    !asked.request.headers.has('range')
  );
}

/**
 * Who asks past every cache, as a diagnosis does, means the server itself. (`reload` would not do:
 * browsers say it when a page is loaded again.)
 */
export function isCacheBypass({ sameOrigin, request }: RouteRequest): boolean {
  return sameOrigin && request.mode !== 'navigate' && request.cache === 'no-store';
}

/**
 * A page in the place of a file: some hosts answer so for what they do not have. Run or kept it
 * would break the app.
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
 * The answer to an API call that did not come through: 503 with the words of the app's
 * specification, part 1, section 8. It says that no answer came, not that the server did nothing: a
 * POST may have arrived.
 */
export function buildOfflineApiResponse(): Response {
  const body = { error: 'Offline', message: 'You are offline and this data is not cached' };
  return Response.json(body, {
    status: 503,
    statusText: 'Offline',
    headers: { 'cache-control': 'no-store' },
  });
}

/** The answer for a file that is not kept on the device, source as above: 503, plain text. */
export function buildOfflineAssetResponse(): Response {
  return new Response('Offline', { status: 503, statusText: 'Offline', headers: plain });
}

const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
