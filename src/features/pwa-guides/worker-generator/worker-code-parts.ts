// Fixed parts of the generated service worker, as text. The generated code runs on other sites, not
// in this app.
import type { Strategy } from './worker-form.ts';

const lifetime = `self.addEventListener('install', (event) => {
  event.waitUntil(precache());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([removeOldVersions(), self.clients.claim()]));
});

// A new version waits until a page activates it:
// registration.waiting.postMessage({ type: 'skip-waiting' })
// When a user logs out, a page deletes the cached responses:
// registration.active.postMessage({ type: 'forget-answers' })
self.addEventListener('message', (event) => {
  const type = event.data && event.data.type;
  if (type === 'skip-waiting') event.waitUntil(self.skipWaiting());
  if (type === 'forget-answers') event.waitUntil(Promise.all([caches.delete(CACHES.api), caches.delete(CACHES.pages)]));
});

// Caches the listed files, and the scripts and styles of this site that the listed pages load: a
// page does not open without them.
async function precache() {
  const cache = await caches.open(CACHES.precache);
  const listed = PRECACHE.map(toAddress);
  const named = await Promise.all(
    listed.map(async (address) => {
      const response = await fetch(new Request(address, { cache: 'reload' }));
      if (!response.ok) throw new Error(new URL(address).pathname + ' answered ' + response.status);
      const files = await filesOf(response.clone());
      await cache.put(address, toKept(response));
      return files;
    }),
  );
  const files = new Set(named.flat().filter((address) => !listed.includes(address)));
  await Promise.all([...files].map((address) => keepFile(cache, address, 'reload')));
}

// A file that the server does not have is missing online, too. If the network fails, the
// installation fails and starts again at the next visit.
async function keepFile(cache, address, mode) {
  const response = await fetch(new Request(address, { cache: mode }));
  if (response.ok && !isHtml(response)) await cache.put(address, toKept(response));
}

// Returns the URLs of this site in <script src> and <link href> of a page: scripts, styles and
// preloaded files.
async function filesOf(response) {
  if (!isHtml(response)) return [];
  const text = (await response.text()).replace(/<!-{2}[^]*?-->/g, '');
  const tags = text.match(/<(?:script|link|base)\\s(?:"[^"]*"|'[^']*'|[^'">])*>/gi) || [];
  const base = tags.find((tag) => /^<base/i.test(tag));
  const from = new URL((base && valuesOf(base).href) || '', response.url || self.location.href);
  return tags.flatMap((tag) => {
    const { src, href, rel = '' } = valuesOf(tag);
    const address = /^<script/i.test(tag) ? src : /\\b(stylesheet|modulepreload|preload)\\b/i.test(rel) && href;
    if (!address || !URL.canParse(address, from)) return [];
    const url = new URL(address, from);
    url.hash = '';
    return url.origin === self.location.origin ? [url.href] : [];
  });
}

function isHtml(response) {
  return /\\bhtml\\b/i.test(response.headers.get('content-type') || '');
}

function valuesOf(tag) {
  const values = tag.matchAll(/\\s([^\\s"'<>/=]+)\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))/g);
  return Object.fromEntries(Array.from(values, ([, name, ...texts]) => [name.toLowerCase(), texts.find(Boolean)?.trim().replaceAll('&amp;', '&')]));
}

function toAddress(path) {
  return new URL(path, self.location.href).href;
}

async function removeOldVersions() {
  const names = await caches.keys();
  await Promise.all(names.filter(isOlder).map((name) => caches.delete(name)));
}

// Only caches whose names have the form of this worker: prefix:version:kind. Caches of other apps
// of this site may have names with the same beginning.
function isOlder(name) {
  const [prefix, version, kind, ...more] = name.split(':');
  return prefix === CACHE_PREFIX && version !== CACHE_VERSION && Object.hasOwn(CACHES, kind) && more.length === 0;
}`;

const fetching = `self.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request);
  if (kind) event.respondWith(answer(event, kind));
});

// Requests without a kind are not handled by the worker: requests to other sites, requests that
// send data, and range requests.
function kindOf(request) {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || request.headers.has('range')) return null;
  const isPage = request.mode === 'navigate';
  if (url.pathname.startsWith(API_PATH)) return isPage ? null : 'api';
  if (isPage) return 'pages';
  const isListed = PRECACHE.some((address) => toAddress(address) === url.href);
  return isListed || ['style', 'script', 'worker', 'font', 'image', 'manifest'].includes(request.destination) ? 'static' : null;
}

async function answer(event, kind) {
  try {
    return await STRATEGIES[kind](event, CACHES[kind]);
  } catch {
    return offlineAnswer(kind);
  }
}`;

const networkFirst = `// The network first. Without a response within NETWORK_TIMEOUT, the cached response; a late response is cached for the next time.
async function networkFirst(event, name) {
  const fromNetwork = fetchAndKeep(event, name);
  event.waitUntil(fromNetwork.catch(() => undefined));
  let timer;
  const silence = new Promise((resolve) => {
    timer = setTimeout(resolve, NETWORK_TIMEOUT);
  });
  const inTime = await Promise.race([fromNetwork.catch(() => undefined), silence]);
  clearTimeout(timer);
  return inTime || (await lookUp(event.request, name)) || fromNetwork;
}`;

const cacheFirst = `// The cached response; the network is used only if no response is cached, or if it is too old.
async function cacheFirst(event, name) {
  return (await lookUp(event.request, name)) || fetchAndKeep(event, name);
}`;

const staleWhileRevalidate = `// The cached response at once, and a newer response is cached for the next time.
async function staleWhileRevalidate(event, name) {
  const fromNetwork = fetchAndKeep(event, name);
  event.waitUntil(fromNetwork.catch(() => undefined));
  return (await lookUp(event.request, name)) || fromNetwork;
}`;

const networkOnly = `// The network only.
async function networkOnly(event) {
  return fetch(event.request);
}`;

const keeping = `async function fetchAndKeep(event, name) {
  const response = await fetch(event.request);
  // If the device is full, the response is returned without being cached.
  if (mayKeep(event.request, response, name)) event.waitUntil(keep(event.request, response.clone(), name).catch(() => undefined));
  return response;
}

// Not cached: errors, responses that the server marks as private, and responses to requests with
// credentials of one user. The worker cannot read the session cookie: API responses are cached only
// if all visitors get the same responses.
function mayKeep(request, response, name) {
  const rule = response.headers.get('cache-control') || '';
  const differs = response.headers.get('vary') || '';
  if (response.status !== 200 || /no-store|private/i.test(rule) || /cookie|authorization|\\*/i.test(differs) || request.headers.has('authorization')) return false;
  return name !== CACHES.api || API_IS_SHARED || /\\bpublic\\b/i.test(rule) || request.credentials === 'omit';
}

// A page is cached together with all files that it loads, or not at all.
async function keep(request, response, name) {
  if (name === CACHES.pages) await keepFilesOf(response.clone());
  const cache = await caches.open(name);
  await cache.put(request, toKept(response));
  const requests = await cache.keys();
  const tooMany = requests.slice(0, Math.max(0, requests.length - MAX_ENTRIES));
  await Promise.all(tooMany.map((oldest) => cache.delete(oldest)));
}

async function keepFilesOf(page) {
  const [files, shell] = await Promise.all([caches.open(CACHES.static), caches.open(CACHES.precache)]);
  for (const address of await filesOf(page)) {
    if (!(await files.match(address)) && !(await shell.match(address))) await keepFile(files, address, 'default');
  }
}

// Returns a copy with the time of caching and without the mark of a redirect, because browsers
// reject redirected responses for pages.
function toKept(response) {
  const headers = new Headers(response.headers);
  headers.set('x-kept-at', String(Date.now()));
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

// Returns a cached response of this version that is not too old. The precache has no maximum age:
// it is deleted together with its version.
async function lookUp(request, name) {
  try {
    const cache = await caches.open(name);
    const kept = await cache.match(request);
    if (kept && Date.now() - Number(kept.headers.get('x-kept-at')) < CACHE_MAX_AGE) return kept;
    if (kept) await cache.delete(request);
    return await (await caches.open(CACHES.precache)).match(request, { ignoreVary: true });
  } catch {
    return undefined; // the cache is damaged: the network is used
  }
}`;

const offline = `async function offlineAnswer(kind) {
  if (kind === 'pages' && OFFLINE_PAGE) {
    const page = await (await caches.open(CACHES.precache)).match(toAddress(OFFLINE_PAGE), { ignoreVary: true });
    if (page) return page;
  }
  if (kind === 'api') {
    const body = JSON.stringify({ error: 'Offline', message: 'You are offline and this data is not cached' });
    return new Response(body, { status: 503, statusText: 'Offline', headers: { 'content-type': 'application/json' } });
  }
  return new Response('Offline', { status: 503, statusText: 'Offline', headers: { 'content-type': 'text/plain; charset=utf-8' } });
}`;

const push = `// The server sends { "title", "body", "url", "tag" } as JSON, or a plain sentence.
self.addEventListener('push', (event) => {
  const { title, body, url, tag } = readNews(event.data);
  const options = { body, tag, vibrate: VIBRATION, data: { url: toOwnAddress(url) } };
  if (NOTIFICATION_ICON) options.icon = NOTIFICATION_ICON;
  event.waitUntil(self.registration.showNotification(title || NOTIFICATION_TITLE, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data.url));
});

function readNews(data) {
  if (!data) return {};
  try {
    const news = data.json();
    return typeof news === 'object' && news !== null ? news : { body: String(news) };
  } catch {
    return { body: data.text() };
  }
}

// Returns a URL of this site, because a notification opens only pages of this site.
function toOwnAddress(address) {
  const home = new URL('/', self.location.href).href;
  try {
    const url = new URL(address || '/', self.location.href);
    return url.origin === self.location.origin ? url.href : home;
  } catch {
    return home;
  }
}

async function openPage(url) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((window) => window.url === url);
  return open ? open.focus() : self.clients.openWindow(url);
}`;

export const workerCodeParts = { lifetime, fetching, keeping, offline, push };

export const strategyCodeParts: Readonly<Record<Strategy, string>> = {
  'network-first': networkFirst,
  'cache-first': cacheFirst,
  'stale-while-revalidate': staleWhileRevalidate,
  'network-only': networkOnly,
};
