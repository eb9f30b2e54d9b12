// The kill switch of the service worker: what devices are given instead of it, so that a broken one
// lets go of them.

/**
 * With these words it begins; the app knows by them that it shall register nothing
 * (src/platform/service-worker/worker-registration.ts).
 */
export const killSwitchMark = '// selah: off';

/**
 * It takes over at once, forgets the files of the app (never a database: there are the people's
 * words) and itself, and loads the pages that are seen anew from the server; what is being written
 * in them is kept as at any reload. A page that nobody sees goes on: somebody may be falling asleep
 * by its voice. It loads itself anew when it is seen.
 *
 * A browser lets the worker before it end what it is about, and one that is woken in that moment
 * may stay for minutes. Pages ask a new worker who it is: by that this one is awake, and asks for
 * its turn again. When it still waits after that, it lets go from there, and the one before it
 * answers only the pages that are open.
 */
export const killSwitchWorker = `${killSwitchMark}
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('message', (event) => event.waitUntil(leaveAnyway()));
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leaveAnyway() {
  for (let times = 10; times > 0; times -= 1) {
    self.skipWaiting();
    await new Promise((later) => setTimeout(later, 1_000));
    if (!self.registration.waiting) return;
  }
  await letGo();
}

async function letGo() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => /^(workbox|selah)-/.test(name)).map((name) => caches.delete(name)));
  await self.registration.unregister();
}

async function leave() {
  await letGo();
  const pages = await self.clients.matchAll({ type: 'window' });
  for (const page of pages) if (page.visibilityState === 'visible') page.navigate(page.url).catch(() => undefined);
}
`;
