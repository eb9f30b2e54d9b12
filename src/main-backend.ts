// Part of the front door: which backend this build speaks to, and as whom.
import { type Backend, createBackend } from './backend/backend.ts';
import { tabStorage } from './backend/login-return.ts';
import { shareSettings } from './backend/shared-settings.ts';
import { readStartUp } from './backend/start-up.ts';
import { browserStorage } from './backend/token-storage.ts';
import { holdRequests } from './main-requests.ts';
import { forgetToken, storedSession } from './main-session.ts';
import { isFramed } from './platform/framed.ts';
import { logFault } from './platform/log.ts';

export const startUp = readStartUp({
  href: location.href,
  storage: browserStorage(),
  tab: tabStorage(),
  defaults: { serverUrl: import.meta.env['VITE_SERVER_URL'] ?? '', appId: import.meta.env['VITE_APP_ID'] ?? 'selah' },
  allowed: { serverUrls: listOf(import.meta.env['VITE_SERVER_URLS']), appIds: listOf(import.meta.env['VITE_APP_IDS']) },
  replaceAddress: (address) => history.replaceState(history.state, '', address),
});

/** Whether this build wants somebody signed in, whatever the server says. */
export const requiresAuth = import.meta.env['VITE_REQUIRES_AUTH'] === 'true';

/** In a frame only: what is asked of the backend, until it is known whether the page around may be told. */
export const requests = isFramed() ? holdRequests() : null;

const client = createBackend({
  serverUrl: startUp.serverUrl,
  appId: startUp.appId,
  functionsVersion: startUp.functionsVersion,
  token: storedSession()?.token ?? undefined,
  // Token and account are kept together: see main-session.ts.
  storage: null,
  // Words may wait on this device: who is refused at the login loses the token only.
  onSignedOut: forgetToken,
  watch: requests?.watch,
  report: logFault,
});

/** The engine asks for itself: what it is told must be of this moment [R37]. */
export const backend: Backend = Object.assign(client, { publicSettings: shareSettings(client.publicSettings, { token: () => client.auth.token(), now: () => Date.now(), rest: 10_000 }) });

function listOf(text: string | undefined): string[] {
  return (text ?? '').split(',').flatMap((entry) => entry.trim().replace(/\/$/, '') || []);
}
