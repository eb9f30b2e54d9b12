// Creates the backend client of this build, with server URL, app id and stored token, and the
// request buffer of a framed app.
import { type Backend, createBackend } from '../backend/backend.ts';
import { getSessionStorage } from '../backend/awaited-login.ts';
import { cacheSettings } from '../backend/cached-settings.ts';
import { readStartParameters } from '../backend/start-parameters.ts';
import { getLocalStorage } from '../backend/token-storage.ts';
import { createRequestBuffer } from './request-buffer.ts';
import { removeToken, readStoredSession } from './session/stored-session.ts';
import { isInFrame } from '../platform/parent-frame.ts';
import { logFault } from '../platform/log.ts';

export const startParameters = readStartParameters({
  href: location.href,
  storage: getLocalStorage(),
  tab: getSessionStorage(),
  defaults: {
    serverUrl: import.meta.env['VITE_SERVER_URL'] ?? '',
    appId: import.meta.env['VITE_APP_ID'] ?? 'selah',
  },
  allowed: {
    serverUrls: parseList(import.meta.env['VITE_SERVER_URLS']),
    appIds: parseList(import.meta.env['VITE_APP_IDS']),
  },
  replaceAddress: (address) => history.replaceState(history.state, '', address),
});

/** Whether this build requires a signed-in user, regardless of the server's setting. */
export const requiresAuth = import.meta.env['VITE_REQUIRES_AUTH'] === 'true';

/**
 * Only in a frame: holds requests to the backend until it is known whether the parent page may
 * observe them.
 */
export const requestBuffer = isInFrame() ? createRequestBuffer() : null;

const client = createBackend({
  serverUrl: startParameters.serverUrl,
  appId: startParameters.appId,
  functionsVersion: startParameters.functionsVersion,
  token: readStoredSession()?.token ?? undefined,
  // Token and account are stored together: see src/app/session/stored-session.ts.
  storage: null,
  // Unsynced data may be on this device: a user whose token is rejected loses only the token.
  onSignedOut: removeToken,
  requestObserver: requestBuffer?.record,
  report: logFault,
});

/**
 * The sync engine reads the settings itself, without this cache: it needs the current answer [R37].
 */
export const backend: Backend = Object.assign(client, {
  publicSettings: cacheSettings(client.publicSettings, {
    token: () => client.auth.token(),
    now: () => Date.now(),
    cacheMillis: 10_000,
  }),
});

function parseList(text: string | undefined): string[] {
  return (text ?? '').split(',').flatMap((entry) => entry.trim().replace(/\/$/, '') || []);
}
