// What the worker does with a request: what it leaves alone, and what it answers when there is no net.

/** Paths that belong to the server: never answered with the app's page, never kept. */
export const serverPaths = [/^\/api(\/|$)/, /^\/ws-user-apps(\/|$)/, /^\/healthz$/];

/** An API call of this origin, by any method. Sockets and calls to other origins are not ours to answer. */
export function isApiCall({ url, sameOrigin }: { url: URL; sameOrigin: boolean }): boolean {
  return sameOrigin && /^\/api(\/|$)/.test(url.pathname);
}

/** A file of this origin that a page asks for: not a page itself, not the server's. */
export function isAsset({ url, sameOrigin, request }: { url: URL; sameOrigin: boolean; request: Request }): boolean {
  return sameOrigin && request.mode !== 'navigate' && !serverPaths.some((path) => path.test(url.pathname));
}

/**
 * The answer to an API call that did not come through: 503 with the words of the app's specification, part 1, section 8.
 * It says that no answer came, not that the server did nothing: a POST may have arrived.
 */
export function offlineApiAnswer(): Response {
  const body = { error: 'Offline', message: 'You are offline and this data is not cached' };
  return Response.json(body, { status: 503, statusText: 'Offline', headers: { 'cache-control': 'no-store' } });
}

/** The answer for a file that is not kept on the device, source as above: 503, plain text. */
export function offlineAssetAnswer(): Response {
  return new Response('Offline', {
    status: 503,
    statusText: 'Offline',
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
