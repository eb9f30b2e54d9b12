// Service worker: caches the app shell, routes requests, and handles messages of pages, Background
// Sync, push messages and taps on notifications. Selah therefore opens even without the server. The
// sync engine is a second script, built from src/app/background/service-worker-tasks.ts.
import { cacheNames, clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  getCacheKeyForURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute, type Route } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { withTimeLimit, syncPending } from './background-sync.ts';
import {
  type Build,
  chaptersTag,
  isPageMessage,
  type ShellRefetched,
  type SubscriptionChanged,
  pendingSyncTag,
} from './messages.ts';
import { createScriptPolicy } from './script-policy.ts';
import { buildPreloadHeader, type NamedFile, parseShellFiles } from './shell-files.ts';
import {
  createRepairPlugin,
  repairShell,
  rejectPageForFile,
  type Precache,
  refetchShell,
} from './repair-shell.ts';
import { buildNotification, openNotificationPage, readPushData } from './push-notifications.ts';
import {
  isApiCall,
  isAsset,
  isFramedPage,
  isCacheableApi,
  isNamedForContent,
  isCacheBypass,
  buildOfflineApiResponse,
  buildOfflineAssetResponse,
  serverPaths,
} from './request-routing.ts';

declare const self: ServiceWorkerGlobalScope & { selahBackground?: BackgroundScript };
/** Written in by the build (.ci/vite-plugins/service-worker.ts). */
declare const __PARTS__: string;
declare const __NAMED_FILES__: NamedFile[];
/** See `buildPreloadHeader`. */
declare const __PAGE_FILES__: Record<string, number[]>;
/**
 * URL of the second script, src/app/background/service-worker-tasks.ts. The file name contains the
 * content hash.
 */
declare const __BACKGROUND__: string;
/** The address of the script with which the page begins. */
declare const __BUILD__: string;

/** Functions that the second script adds to the global scope. */
interface BackgroundScript {
  runBackgroundSync(): Promise<void>;
  prefetchQueuedChapters(): Promise<void>;
}

/**
 * Event of Background Sync and Periodic Background Sync. TypeScript has no type for it, because not
 * every browser supports it.
 */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

const trustScript = createScriptPolicy((address) => address === __BACKGROUND__);
const files = parseShellFiles(__PARTS__, __NAMED_FILES__);
/**
 * Cache for files that are requested only now and then: files of another build, and fonts of other
 * languages.
 */
const staticName = 'selah-static';
const week = 7 * 24 * 60 * 60;
const offlineApi: WorkboxPlugin = {
  handlerDidError: () => Promise.resolve(buildOfflineApiResponse()),
};
const offlineAsset: WorkboxPlugin = {
  handlerDidError: () => Promise.resolve(buildOfflineAssetResponse()),
};

registerRoute(
  (route) => isCacheBypass(route) && isAsset(route),
  new NetworkOnly({ plugins: [offlineAsset] }),
);

registerRoute(isFramedPage, new NetworkOnly({ plugins: [offlineAsset] }));

// Pages are answered at once with the cached shell. The shell is updated together with the worker.
// A new build brings a new worker with a new shell, which waits until a page activates it. Fetching
// the page separately would mix the page of one build with the files of another.
addPlugins([rejectPageForFile, createRepairPlugin(storeInShell)]);
// Without an index, so that Home is answered below, like every page.
precacheAndRoute(files, { directoryIndex: '' });
cleanupOutdatedCaches();
const openPage = createHandlerBoundToURL('/index.html');
registerRoute(
  new NavigationRoute(
    async (options) => {
      const page = await openPage(options);
      const preloads = buildPreloadHeader(options.url.pathname, files, __PAGE_FILES__);
      if (preloads === null) return page;
      const { status, statusText } = page;
      const headers = new Headers(page.headers);
      headers.set('link', preloads);
      return new Response(page.body, { status, statusText, headers });
    },
    { denylist: serverPaths },
  ),
);

const kept = new NetworkFirst({
  cacheName: 'selah-api',
  networkTimeoutSeconds: 5,
  plugins: [createExpirationPlugin(60), offlineApi],
});
registerRoute((route) => isCacheableApi(route) && !isCacheBypass(route), kept);

const api = new NetworkOnly({ plugins: [offlineApi] });
const methods: Route['method'][] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
for (const method of methods) registerRoute(isApiCall, api, method);

registerRoute(
  isNamedForContent,
  new CacheFirst({
    cacheName: staticName,
    plugins: [rejectPageForFile, createExpirationPlugin(80), offlineAsset],
  }),
);
registerRoute(isAsset, new NetworkOnly({ plugins: [rejectPageForFile, offlineAsset] }));

// Without this the very first visit would not yet be served by the worker, and a reload without a
// network would fail.
clientsClaim();

// A new version waits until a page activates it, so that a page is not replaced while the user
// works on it.
self.addEventListener('message', (event) => {
  if (event.origin !== self.location.origin || !isPageMessage(event.data)) return;
  switch (event.data.type) {
    case 'skip-waiting':
      return void self.skipWaiting();
    case 'which-build':
      return event.ports[0]?.postMessage({ type: 'build', build: __BUILD__ } satisfies Build);
    case 'mend':
      return event.waitUntil(repairShell(shell()));
    case 'renew':
      return event.waitUntil(
        renew(event.data.address).finally(() =>
          event.ports[0]?.postMessage({ type: 'renewed' } satisfies ShellRefetched),
        ),
      );
  }
});

// A worker keeps the scripts that it imported during its installation and cannot import other
// scripts later. The sync engine is large, so it is imported here and runs only when it is needed.
self.addEventListener('install', () => {
  if (!('sync' in self.registration)) return;
  try {
    importScripts(trustScript(__BACKGROUND__));
  } catch (fault) {
    // The app still opens offline. Pending changes are sent when a page is opened.
    // oxlint-disable-next-line no-console -- the worker has no page to tell it to
    console.warn(
      'Selah: no changes will be sent in the background',
      fault instanceof Error ? fault.name : '',
    );
  }
});

self.addEventListener('sync', (event) => {
  const sync = event as SyncEvent;
  if (sync.tag === pendingSyncTag)
    sync.waitUntil(
      listPages().then((pages) =>
        syncPending(pages, async () => background()?.runBackgroundSync()),
      ),
    );
});

self.addEventListener('periodicsync', (event) => {
  const sync = event as SyncEvent;
  if (sync.tag === chaptersTag)
    sync.waitUntil(
      Promise.resolve().then(() => withTimeLimit(background()?.prefetchQueuedChapters())),
    );
});

// A notification is shown for every push message, because browsers revoke the permission after a
// push without a notification.
self.addEventListener('push', (event) => {
  const { title, options } = buildNotification(readPushData(event.data), self.navigator.languages);
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(
    listPages().then((pages) =>
      openNotificationPage(event.notification.data, pages, (url) => self.clients.openWindow(url)),
    ),
  );
});

// The pages know the push registration of the user. If no page is open, the next start of the app
// detects the change.
self.addEventListener('pushsubscriptionchange', (event) => {
  const message: SubscriptionChanged = { type: 'subscription-changed' };
  (event as ExtendableEvent).waitUntil(
    listPages().then((pages) => pages.forEach((page) => page.postMessage(message))),
  );
});

function listPages(): Promise<readonly WindowClient[]> {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true });
}

function background(): BackgroundScript | undefined {
  if (!self.selahBackground) importScripts(trustScript(__BACKGROUND__));
  return self.selahBackground;
}

function createExpirationPlugin(maxEntries: number): WorkboxPlugin {
  return new ExpirationPlugin({ maxEntries, maxAgeSeconds: week, purgeOnQuotaError: true });
}

function openShell(): Promise<Cache> {
  return caches.open(cacheNames.precache);
}

async function storeInShell({ url }: Request, response: Response): Promise<void> {
  const key = getCacheKeyForURL(url);
  if (key !== undefined) await (await openShell()).put(key, response);
}

function shell(): Precache {
  return {
    open: openShell,
    files: addressesAndKeys(),
    fetch: (request) => fetch(request),
    build: __BUILD__,
  };
}

async function renew(address: string | null): Promise<void> {
  await refetchShell(shell(), address);
  const others = await caches.open(staticName);
  const files = new Map((await others.keys()).map(({ url }) => [url, url] as const));
  await refetchShell({ ...shell(), open: async () => others, files }, address);
}

function addressesAndKeys(): Map<string, string> {
  return new Map(
    files.flatMap(({ url }) => {
      const { href } = new URL(url, self.location.origin);
      const key = getCacheKeyForURL(href);
      return key === undefined ? [] : [[href, key] as const];
    }),
  );
}
