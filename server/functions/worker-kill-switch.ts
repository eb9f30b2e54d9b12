// The kill switch of the service worker: a replacement worker that removes a broken worker from
// devices.

/**
 * The first line of the kill switch. The app recognizes it and then registers no worker
 * (src/platform/service-worker/worker-registration.ts).
 */
export const killSwitchMark = '// selah: off';

/**
 * Takes over at once, deletes the caches of the app and its own registration, and reloads the
 * visible pages from the server. It never deletes a database, because databases hold the users'
 * texts. Unsaved text in the pages is kept as at any reload. A hidden page continues, because it
 * may be playing audio for a person who falls asleep; it reloads when it becomes visible.
 *
 * A browser lets the previous worker finish its work, so the new worker may wait for minutes. Pages
 * send a message to a new worker, and this message wakes the kill switch, which calls `skipWaiting`
 * again. When the kill switch is still waiting after ten tries, it deletes the caches and the
 * registration from there. The previous worker then serves only the open pages.
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
