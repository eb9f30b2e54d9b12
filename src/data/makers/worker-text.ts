// The service worker that is made: plain JavaScript without any package. What a person typed stands in it as literals only.
import { toLiteral } from './script-words.ts';
import { isOwnPath, isPrefix, isVersion, positiveOf, precacheLines, requestKinds, strategies, type Strategy, vibrationOf, type WorkerForm, workerStart } from './worker-form.ts';
import { strategyParts, workerParts } from './worker-parts.ts';

const day = 24 * 60 * 60 * 1000;

/** Where a field holds no usable value yet, the value of the start stands in: what is shown always runs. */
export function workerText(form: WorkerForm): string {
  const used = strategies.filter((strategy) => requestKinds.some((kind) => form.strategy[kind] === strategy));
  const parts = [head(form), workerParts.lifetime, workerParts.fetching, ...used.map((strategy) => strategyParts[strategy]), workerParts.keeping, workerParts.offline];
  if (form.push) parts.push(workerParts.push);
  return `${parts.join('\n\n')}\n`;
}

function head(form: WorkerForm): string {
  const { prefix, version, apiPath } = form;
  const offlinePage = isOwnPath(form.offlinePage) ? form.offlinePage.trim() : null;
  const precache = [...precacheLines(form).filter(isOwnPath), ...(offlinePage === null ? [] : [offlinePage])];
  const lines = [
    '// A service worker: it keeps an app on the device. Serve it from the root of the site, as /sw.js, with the header',
    "// Cache-Control: no-cache, and register it in the page: navigator.serviceWorker.register('/sw.js')",
    "'use strict';",
    '',
    '// Give a new version with every release: what older versions kept is removed then.',
    `const CACHE_VERSION = ${toLiteral(isVersion(version) ? version.trim() : workerStart.version)};`,
    `const CACHE_PREFIX = ${toLiteral(isPrefix(prefix) ? prefix.trim() : workerStart.prefix)};`,
    `const CACHE_MAX_AGE = ${ageOf(form)}; // milliseconds`,
    `const NETWORK_TIMEOUT = ${Math.round(secondsOf(form) * 1000)}; // milliseconds`,
    'const MAX_ENTRIES = 200; // of each cache but the precache',
    `const API_PATH = ${toLiteral(isOwnPath(apiPath) ? asBrowsersWrite(apiPath.trim()) : workerStart.apiPath)};`,
    `const API_IS_SHARED = ${toLiteral(form.apiIsShared)}; // whether all visitors get the same answers of the API`,
    `const OFFLINE_PAGE = ${toLiteral(offlinePage)};`,
    '',
    '// One address that cannot be fetched, and this version is not installed: all of it or none.',
    `const PRECACHE = ${toLiteral([...new Set(precache)])};`,
    '',
    'const CACHES = {',
    ...['precache', ...requestKinds].map((kind) => `  ${kind}: CACHE_PREFIX + ':' + CACHE_VERSION + ':${kind}',`),
    '};',
    '',
    'const STRATEGIES = {',
    ...requestKinds.map((kind) => `  ${kind}: ${functionName(form.strategy[kind])},`),
    '};',
  ];
  if (form.push) lines.push('', ...pushLines(form));
  return lines.join('\n');
}

function pushLines(form: WorkerForm): string[] {
  const { notificationTitle, notificationIcon } = form;
  return [
    `const NOTIFICATION_TITLE = ${toLiteral(notificationTitle.trim() || workerStart.notificationTitle)};`,
    `const NOTIFICATION_ICON = ${toLiteral(isOwnPath(notificationIcon) ? notificationIcon.trim() : null)};`,
    `const VIBRATION = [${(vibrationOf(form) ?? [200, 100, 200]).join(', ')}]; // milliseconds: shake, rest, shake`,
  ];
}

/** `/nö/` is asked for as `/n%C3%B6/`. */
function asBrowsersWrite(path: string): string {
  return new URL(path, 'https://app').pathname;
}

/** Whole days stay readable. */
function ageOf({ maxAgeDays }: WorkerForm): string {
  const days = positiveOf(maxAgeDays) ?? 7;
  return Number.isInteger(days) ? `${days} * 24 * 60 * 60 * 1000` : String(Math.round(days * day));
}

function secondsOf({ timeoutSeconds }: WorkerForm): number {
  return positiveOf(timeoutSeconds) ?? 5;
}

function functionName(strategy: Strategy): string {
  return { 'network-first': 'networkFirst', 'cache-first': 'cacheFirst', 'stale-while-revalidate': 'staleWhileRevalidate', 'network-only': 'networkOnly' }[strategy];
}
