// Checks the Origin header of socket handshakes, by the rule that CORS applies to HTTP calls.
import type { IncomingMessage } from 'node:http';
import type { Settings } from '../settings.ts';

/**
 * Returns a function that says whether a client of this origin may open a socket. Allowed are pages
 * of this server (under `PUBLIC_URL`, or under the host of the request), pages of `CORS_ORIGINS`,
 * and clients without the header: only browsers send it. Browsers do not apply CORS to sockets, so
 * the server has to.
 */
export function createOriginCheck({
  publicUrl,
  corsOrigins,
}: Pick<Settings, 'publicUrl' | 'corsOrigins'>): (
  request: Pick<IncomingMessage, 'headers'>,
) => boolean {
  const allowed = new Set([new URL(publicUrl).origin, ...corsOrigins]);
  return ({ headers: { origin, host } }) =>
    origin === undefined ||
    allowed.has(origin) ||
    // A proxy may have ended TLS, so the scheme is not compared.
    (host !== undefined && URL.canParse(origin) && new URL(origin).host === host);
}
