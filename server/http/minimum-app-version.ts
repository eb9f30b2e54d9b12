// Rejects requests of Selah app versions that are too old for this server. Such an app waits for
// its update and loses no data.
import type { FastifyInstance } from 'fastify';
import { versionHeader } from '../../schemas/api/backend-api.ts';
import { HttpError } from '../errors.ts';

/**
 * Checks all routes of records and changes. Sign-in and the files of the app stay available,
 * because an app needs them to update.
 * @param oldest the lowest accepted version; 0 accepts all versions
 */
export function rejectOutdatedApps(app: FastifyInstance, oldest: number): void {
  if (oldest === 0) return;
  app.addHook('onRequest', async ({ routeOptions, headers }) => {
    if (!checkedPaths.test(routeOptions.url ?? '')) return;
    const version = headers[versionHeader];
    // A client without a valid version header is another client of the contract.
    if (typeof version !== 'string' || !/^\d{1,9}$/.test(version) || Number(version) >= oldest)
      return;
    throw new HttpError(
      426,
      'outdated',
      'This version of the app is too old for this server. Load the app again to get the newest one.',
    );
  });
}

/** Matches the declared routes, not the URLs of requests. */
const checkedPaths = /^\/api\/apps\/:appId\/(?:entities\/|changes$)/;
