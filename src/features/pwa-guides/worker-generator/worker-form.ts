// What a person says of the service worker that is to be made. It begins with the values of this
// app's own specification.

export const strategies = [
  'network-first',
  'cache-first',
  'stale-while-revalidate',
  'network-only',
] as const;
export type Strategy = (typeof strategies)[number];

/** What is asked for: answers of a server, files that seldom change, pages. */
export const requestKinds = ['api', 'static', 'pages'] as const;
export type RequestKind = (typeof requestKinds)[number];

/** As typed: numbers may still be no numbers. */
export interface WorkerForm {
  prefix: string;
  version: string;
  maxAgeDays: string;
  timeoutSeconds: string;
  apiPath: string;
  /** One address a line. */
  precache: string;
  /** Empty: there is none. */
  offlinePage: string;
  strategy: Record<RequestKind, Strategy>;
  /**
   * All visitors get the same answers of the API: they may be kept though the server does not say
   * so.
   */
  apiIsShared: boolean;
  push: boolean;
  /** Milliseconds, in turn of shaking and resting. */
  vibration: string;
  notificationTitle: string;
  notificationIcon: string;
}

export const defaultWorkerForm: WorkerForm = {
  prefix: 'selah',
  version: 'v1.0.0',
  maxAgeDays: '7',
  timeoutSeconds: '5',
  apiPath: '/api/',
  precache: '/\n/manifest.webmanifest',
  offlinePage: '/',
  strategy: { api: 'network-first', static: 'cache-first', pages: 'stale-while-revalidate' },
  apiIsShared: false,
  push: true,
  vibration: '200, 100, 200',
  notificationTitle: 'Selah',
  notificationIcon: '/icon-192.png',
};

/** Longest text of one field, in UTF-16 code units: what is longer was not typed here. */
const maxLength = 20_000;

export function isWorkerForm(value: unknown): value is WorkerForm {
  if (typeof value !== 'object' || value === null) return false;
  const { strategy, push, apiIsShared, ...texts } = value as Record<string, unknown>;
  return (
    typeof push === 'boolean' &&
    typeof apiIsShared === 'boolean' &&
    isStrategies(strategy) &&
    textFields.every((field) => isText(texts[field]))
  );
}

const textFields = [
  'prefix',
  'version',
  'maxAgeDays',
  'timeoutSeconds',
  'apiPath',
  'precache',
  'offlinePage',
  'vibration',
  'notificationTitle',
  'notificationIcon',
] as const;

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.length <= maxLength;
}

function isStrategies(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const byKind = value as Record<string, unknown>;
  return requestKinds.every((kind) => strategies.some((strategy) => strategy === byKind[kind]));
}

/** The addresses to keep at once, each of them once. */
export function listPrecachePaths({ precache }: Pick<WorkerForm, 'precache'>): string[] {
  const lines = precache.split('\n').map((line) => line.trim());
  return [...new Set(lines)].filter((line) => line !== '');
}

/** `/api/`: an address of the site itself. `//elsewhere` and `/\\elsewhere` are other sites. */
export function isSameSitePath(text: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(text.trim());
}

/** Without a colon: that stands between the parts of a cache's name. */
export function isCachePrefix(text: string): boolean {
  return /^[a-z0-9][a-z0-9-]{0,39}$/i.test(text.trim());
}

export function isVersionText(text: string): boolean {
  return /^v?\d+(\.\d+){0,3}(-[\w.]{1,40})?$/.test(text.trim());
}

/** `/`, `/app/`, `/about`, `/index.html`: what a browser opens as a page. */
export function isPagePath(path: string): boolean {
  return isSameSitePath(path) && (/\.html?$/i.test(toPath(path)) || !/\.[^/]+$/.test(toPath(path)));
}

function toPath(address: string): string {
  return address.replace(/[?#].*$/s, '');
}

/** The numbers of the vibration; undefined where one of them is none. */
export function parseVibration({ vibration }: WorkerForm): number[] | undefined {
  const parts = vibration.split(/[\s,/]+/).filter((part) => part !== '');
  const isGood =
    parts.length > 0 &&
    parts.length <= 32 &&
    parts.every((part) => /^\d{1,5}$/.test(part) && Number(part) <= 10_000);
  return isGood ? parts.map(Number) : undefined;
}

/**
 * A number greater than nothing, in figures with a point or a comma; undefined for everything else.
 */
export function parsePositiveNumber(text: string): number | undefined {
  const plain = text.trim().replace(',', '.');
  return /^\d{1,6}(\.\d{1,3})?$/.test(plain) && Number(plain) > 0 ? Number(plain) : undefined;
}
