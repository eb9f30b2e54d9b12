// The service worker: keeps the app's shell on the device, so that Selah opens with the server gone.
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute, type Route } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { isPageMessage } from './messages.ts';
import { isApiCall, isAsset, offlineApiAnswer, offlineAssetAnswer, serverPaths } from './shell.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written in by the build (.ci/service-worker.ts). */
declare const __SHELL_FILES__: PrecacheEntry[];

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
