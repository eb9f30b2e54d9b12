// Turns away our own app where it is too old to be understood: it waits for its next version, and
// loses nothing meanwhile.
import type { FastifyInstance } from 'fastify';
import { versionHeader } from '../../schemas/api/backend-api.ts';
import { HttpError } from '../errors.ts';

/**
 * Before every call about records and people. Signing in and what a page loads stay open: that is
 * how a newer app comes.
 * @param oldest the lowest version that is answered; 0: all are
 */
export function rejectOutdatedApps(app: FastifyInstance, oldest: number): void {
  if (oldest === 0) return;
  app.addHook('onRequest', async ({ routeOptions, headers }) => {
    if (!checkedPaths.test(routeOptions.url ?? '')) return;
    const version = headers[versionHeader];
    // Whoever does not say it, or not as our app does, is some other client of the contract.
    if (typeof version !== 'string' || !/^\d{1,9}$/.test(version) || Number(version) >= oldest)
      return;
    throw new HttpError(
      426,
      'outdated',
      'This version of the app is too old for this server. Load the app again to get the newest one.',
    );
  });
}

/** Of routes as they are declared. */
const checkedPaths = /^\/api\/apps\/:appId\/(?:entities\/|changes$)/;
