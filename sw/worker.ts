// The service worker: keeps the app's shell on the device, so that Selah opens with the server gone.
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute, type Route } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { syncWaiting } from './background.ts';
import { isPageMessage, waitingTag } from './messages.ts';
import { isApiCall, isAsset, offlineApiAnswer, offlineAssetAnswer, serverPaths } from './shell.ts';

declare const self: ServiceWorkerGlobalScope & { selahBackground?: BackgroundScript };
/** Written in by the build (.ci/service-worker.ts). */
declare const __SHELL_FILES__: PrecacheEntry[];
/** The address of the second script, src/main-background.ts: its name carries the hash of what is inside. */
declare const __BACKGROUND__: string;

/** What the second script leaves in the global scope. */
interface BackgroundScript {
  meetServer(): Promise<void>;
}

/** The type of Background Sync that TypeScript does not know: not every browser has it. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

precacheAndRoute(__SHELL_FILES__);
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: serverPaths }));

const api = new NetworkOnly({ plugins: [{ handlerDidError: () => Promise.resolve(offlineApiAnswer()) }] });
const methods: Route['method'][] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
for (const method of methods) registerRoute(isApiCall, api, method);

const asset = new NetworkOnly({ plugins: [{ handlerDidError: () => Promise.resolve(offlineAssetAnswer()) }] });
registerRoute(isAsset, asset);

// Without this the very first visit would not yet be served by the worker, and a reload on the train would fail.
clientsClaim();

// A new version waits until a page says so: nobody loses the page under their fingers.
self.addEventListener('message', (event) => {
  if (isPageMessage(event.data)) void self.skipWaiting();
});

// A worker keeps the scripts that it imported while it was installed, and may import no others later. The engine is large: it is kept here,
// and run only when it is needed.
self.addEventListener('install', () => {
  if (!('sync' in self.registration)) return;
  try {
    importScripts(__BACKGROUND__);
  } catch (fault) {
    // The app still opens without a net; what waits goes out when a page is opened.
    // oxlint-disable-next-line no-console -- the worker has no page to tell it to
    console.warn('Selah: nothing will be sent in the background', fault instanceof Error ? fault.name : '');
  }
});

self.addEventListener('sync', (event) => {
  const sync = event as SyncEvent;
  if (sync.tag === waitingTag) sync.waitUntil(listPages().then((pages) => syncWaiting(pages, meetServer)));
});

function listPages(): Promise<readonly WindowClient[]> {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true });
}

async function meetServer(): Promise<void> {
  if (!self.selahBackground) importScripts(__BACKGROUND__);
  await self.selahBackground?.meetServer();
}
