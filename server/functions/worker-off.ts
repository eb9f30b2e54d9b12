// The kill switch of the service worker: what devices are given instead of it, so that a broken one lets go of them.

/** With these words it begins; the app knows by them that it shall register nothing (src/platform/worker-place.ts). */
export const offMark = '// selah: off';

/**
 * It takes over at once (a browser may let the one before it end what it is about), forgets the files of the app (never a database: there are the people's words) and itself, and loads the pages that are
 * seen anew from the server; what is being written in them is kept as at any reload. A page that nobody sees goes on: somebody may be falling
 * asleep by its voice. It loads itself anew when it is seen.
 */
export const workerOff = `${offMark}
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('message', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => /^(workbox|selah)-/.test(name)).map((name) => caches.delete(name)));
  await self.registration.unregister();
  const pages = await self.clients.matchAll({ type: 'window' });
  for (const page of pages) if (page.visibilityState === 'visible') page.navigate(page.url).catch(() => undefined);
}
`;
