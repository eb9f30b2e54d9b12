// Form values of the service worker generator and their checks. The defaults are the values of this
// app's own specification.
import { isObject } from '../../../../schemas/is-object.ts';
import { type FieldReaders, readFields, readOneOf } from '../../../data/drafts/read-fields.ts';

export const strategies = [
  'network-first',
  'cache-first',
  'stale-while-revalidate',
  'network-only',
] as const;
export type Strategy = (typeof strategies)[number];

/** Kinds of requests: server responses, files that seldom change, and pages. */
export const requestKinds = ['api', 'static', 'pages'] as const;
export type RequestKind = (typeof requestKinds)[number];

/** Values as typed: number fields may not contain valid numbers. */
export interface WorkerForm {
  prefix: string;
  version: string;
  maxAgeDays: string;
  timeoutSeconds: string;
  apiPath: string;
  /** One URL per line. */
  precache: string;
  /** Empty if there is no offline page. */
  offlinePage: string;
  strategy: Record<RequestKind, Strategy>;
  /**
   * All visitors get the same API responses, so the worker may cache them even without permission
   * by the server.
   */
  apiIsShared: boolean;
  push: boolean;
  /** Milliseconds, alternately of vibration and of pause. */
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

/** Readers of a stored form, which may have the shape of another version. */
export const workerFormReaders: FieldReaders<WorkerForm> = {
  strategy: (stored) => {
    const read = readOneOf(strategies);
    const { strategy } = defaultWorkerForm;
    return isObject(stored)
      ? readFields(stored, strategy, { api: read, static: read, pages: read })
      : undefined;
  },
};

/** Returns the addresses to precache, without duplicates. */
export function listPrecachePaths({ precache }: Pick<WorkerForm, 'precache'>): string[] {
  const lines = precache.split('\n').map((line) => line.trim());
  return [...new Set(lines)].filter((line) => line !== '');
}

/**
 * Returns whether a text is a path on the same site, such as `/api/`. `//elsewhere` and
 * `/\\elsewhere` lead to other sites.
 */
export function isSameSitePath(text: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(text.trim());
}

/**
 * Returns whether a text is a valid cache prefix. A colon is not allowed, because colons separate
 * the parts of a cache name.
 */
export function isCachePrefix(text: string): boolean {
  return /^[a-z0-9][a-z0-9-]{0,39}$/i.test(text.trim());
}

export function isVersionText(text: string): boolean {
  return /^v?\d+(\.\d+){0,3}(-[\w.]{1,40})?$/.test(text.trim());
}

/** Returns whether a browser opens the path as a page: `/`, `/app/`, `/about`, `/index.html`. */
export function isPagePath(path: string): boolean {
  return isSameSitePath(path) && (/\.html?$/i.test(toPath(path)) || !/\.[^/]+$/.test(toPath(path)));
}

function toPath(address: string): string {
  return address.replace(/[?#].*$/s, '');
}

/** Returns the numbers of the vibration pattern; undefined if one of them is invalid. */
export function parseVibration({ vibration }: WorkerForm): number[] | undefined {
  const parts = vibration.split(/[\s,/]+/).filter((part) => part !== '');
  const isValid =
    parts.length > 0 &&
    parts.length <= 32 &&
    parts.every((part) => /^\d{1,5}$/.test(part) && Number(part) <= 10_000);
  return isValid ? parts.map(Number) : undefined;
}

/**
 * Parses a number greater than zero, in digits with a decimal point or comma. Returns undefined for
 * any other text.
 */
export function parsePositiveNumber(text: string): number | undefined {
  const plain = text.trim().replace(',', '.');
  return /^\d{1,6}(\.\d{1,3})?$/.test(plain) && Number(plain) > 0 ? Number(plain) : undefined;
}
