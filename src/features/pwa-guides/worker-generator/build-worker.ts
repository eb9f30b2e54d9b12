// Builds the generated service worker: plain JavaScript without packages. User input appears in the
// script only as literals.
import {
  isSameSitePath,
  isCachePrefix,
  isVersionText,
  parsePositiveNumber,
  listPrecachePaths,
  requestKinds,
  strategies,
  type Strategy,
  parseVibration,
  type WorkerForm,
  defaultWorkerForm,
} from './worker-form.ts';
import { strategyCodeParts, workerCodeParts } from './worker-code-parts.ts';

const millisPerDay = 24 * 60 * 60 * 1000;

/**
 * Builds the script. An invalid field is replaced by its default value, so that the shown script
 * always runs.
 */
export function buildWorkerText(form: WorkerForm): string {
  const used = strategies.filter((strategy) =>
    requestKinds.some((kind) => form.strategy[kind] === strategy),
  );
  const parts = [
    buildHead(form),
    workerCodeParts.lifetime,
    workerCodeParts.fetching,
    ...used.map((strategy) => strategyCodeParts[strategy]),
    workerCodeParts.keeping,
    workerCodeParts.offline,
  ];
  if (form.push) parts.push(workerCodeParts.push);
  return `${parts.join('\n\n')}\n`;
}

function buildHead(form: WorkerForm): string {
  const { prefix, version, apiPath } = form;
  const offlinePage = isSameSitePath(form.offlinePage) ? form.offlinePage.trim() : null;
  const precache = [
    ...listPrecachePaths(form).filter(isSameSitePath),
    ...(offlinePage === null ? [] : [offlinePage]),
  ];
  const lines = [
    '// A service worker that caches an app on the device. Serve it from the root of the ' +
      'site, as /sw.js, with the header',
    "// Cache-Control: no-cache, and register it in the page: navigator.serviceWorker.register('/sw.js')",
    "'use strict';",
    '',
    '// Change the version with every release: the caches of older versions are then deleted.',
    `const CACHE_VERSION = ${toScriptLiteral(isVersionText(version) ? version.trim() : defaultWorkerForm.version)};`,
    `const CACHE_PREFIX = ${toScriptLiteral(isCachePrefix(prefix) ? prefix.trim() : defaultWorkerForm.prefix)};`,
    `const CACHE_MAX_AGE = ${getMaxAge(form)}; // milliseconds`,
    `const NETWORK_TIMEOUT = ${Math.round(getTimeout(form) * 1000)}; // milliseconds`,
    'const MAX_ENTRIES = 200; // of each cache but the precache',
    `const API_PATH = ${toScriptLiteral(isSameSitePath(apiPath) ? toBrowserPath(apiPath.trim()) : defaultWorkerForm.apiPath)};`,
    `const API_IS_SHARED = ${toScriptLiteral(form.apiIsShared)}; // whether all visitors get the same API responses`,
    `const OFFLINE_PAGE = ${toScriptLiteral(offlinePage)};`,
    '',
    '// If one of these addresses cannot be fetched, this version is not installed.',
    `const PRECACHE = ${toScriptLiteral([...new Set(precache)])};`,
    '',
    'const CACHES = {',
    ...['precache', ...requestKinds].map(
      (kind) => `  ${kind}: CACHE_PREFIX + ':' + CACHE_VERSION + ':${kind}',`,
    ),
    '};',
    '',
    'const STRATEGIES = {',
    ...requestKinds.map((kind) => `  ${kind}: ${getStrategyFunctionName(form.strategy[kind])},`),
    '};',
  ];
  if (form.push) lines.push('', ...buildPushCode(form));
  return lines.join('\n');
}

function buildPushCode(form: WorkerForm): string[] {
  const { notificationTitle, notificationIcon } = form;
  return [
    `const NOTIFICATION_TITLE = ${toScriptLiteral(notificationTitle.trim() || defaultWorkerForm.notificationTitle)};`,
    `const NOTIFICATION_ICON = ${toScriptLiteral(isSameSitePath(notificationIcon) ? notificationIcon.trim() : null)};`,
    `const VIBRATION = [${(parseVibration(form) ?? [200, 100, 200]).join(', ')}]; // milliseconds: vibration, pause, vibration`,
  ];
}

/** Returns the path as browsers request it: `/nö/` becomes `/n%C3%B6/`. */
function toBrowserPath(path: string): string {
  return new URL(path, 'https://app').pathname;
}

/**
 * Returns the maximum age in milliseconds as code. Whole days are written as a product, to stay
 * readable.
 */
function getMaxAge({ maxAgeDays }: WorkerForm): string {
  const days = parsePositiveNumber(maxAgeDays) ?? 7;
  return Number.isInteger(days)
    ? `${days} * 24 * 60 * 60 * 1000`
    : String(Math.round(days * millisPerDay));
}

function getTimeout({ timeoutSeconds }: WorkerForm): number {
  return parsePositiveNumber(timeoutSeconds) ?? 5;
}

function getStrategyFunctionName(strategy: Strategy): string {
  return {
    'network-first': 'networkFirst',
    'cache-first': 'cacheFirst',
    'stale-while-revalidate': 'staleWhileRevalidate',
    'network-only': 'networkOnly',
  }[strategy];
}

/**
 * A JavaScript literal of any plain value. It is safe in a file, and between `<script>` and
 * `</script>`.
 */
function toScriptLiteral(
  value: string | boolean | null | readonly string[] | readonly number[],
): string {
  return JSON.stringify(
    value,
    null,
    Array.isArray(value) && typeof value[0] === 'string' ? 2 : undefined,
  )
    .replaceAll('<', '\\u003C')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
