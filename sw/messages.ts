// Message types and validators between pages and the service worker, the push payload, the worker's
// address, and the names of sync tags. This is the only file of sw/ that a page may import.

/**
 * Page to worker: activate the new version now. The pages receive `controllerchange` and may
 * reload.
 */
export interface SkipWaiting {
  type: 'skip-waiting';
}

/** Page to worker, with a port for the answer: asks for the build of the worker. */
export interface WhichBuild {
  type: 'which-build';
}

/**
 * Page to worker: fetch missing files of the shell. A browser that is short of storage may have
 * removed them.
 */
export interface RepairShell {
  type: 'mend';
}

/**
 * Page to worker, with a port for the answer: a cached file cannot be read and must be fetched
 * again.
 * @see ShellRefetched
 */
export interface RefetchShell {
  type: 'renew';
  /** Absolute URL of the file. Null when the file is unknown: then all scripts are fetched. */
  address: string | null;
}

export type PageMessage = SkipWaiting | WhichBuild | RepairShell | RefetchShell;

/**
 * Worker to page, the answer: files that could be fetched have replaced the old files, and all
 * others are unchanged.
 */
export interface ShellRefetched {
  type: 'renewed';
}

/**
 * Worker to page, the answer: the URL of the first script of the worker's pages. The file name
 * depends on everything that the page contains.
 */
export interface Build {
  type: 'build';
  build: string;
}

/**
 * Worker to page, with a port for the answer: the network is back and changes are pending, so the
 * page must sync now.
 */
export interface SyncNow {
  type: 'sync-now';
}

/** The page's answer: whether nothing is left that waits for the network. */
export interface Synced {
  type: 'synced';
  isDone: boolean;
}

/**
 * Worker to page, with a port for the answer: the user tapped a notification. The page confirms
 * that it navigates. Without a confirmation, the worker navigates the window.
 */
export interface NavigateTo {
  type: 'go-to';
  /** A path of this app. */
  url: string;
}

export interface NavigationAccepted {
  type: 'going';
}

/** Worker to page: the browser has changed the push endpoint of this device. */
export interface SubscriptionChanged {
  type: 'subscription-changed';
}

/**
 * Payload of a push message from the server, see server/push. The payload never contains user
 * content, because other people can read a locked screen.
 */
export interface PushPayload {
  v: 1;
  kind: 'grace' | 'plan' | 'prayer' | 'gratitude' | 'test';
  title: string;
  body: string;
  /** Language of the title and the body. */
  lang: string;
  /** A path of this app. */
  url: string;
  /** A later notification with the same tag replaces an earlier one. */
  tag: string;
}

/**
 * The worker's address on a static file host; our server has it as a function too, see
 * src/platform/service-worker/worker-registration.ts.
 */
export const workerAddress = '/sw.js';

/** Background Sync tag that the browser keeps until the network is back. */
export const pendingSyncTag = 'selah-waiting';

/** Periodic Background Sync tag for the download of queued chapters. */
export const chaptersTag = 'selah-chapters';

/**
 * Returns whether a value is a message of a page. Any script of the same origin can post messages,
 * so unknown messages are ignored.
 */
export function isPageMessage(data: unknown): data is PageMessage {
  return (
    isOfType(data, 'skip-waiting') ||
    isOfType(data, 'which-build') ||
    isOfType(data, 'mend') ||
    isRefetchShell(data)
  );
}

function isRefetchShell(data: unknown): data is RefetchShell {
  return (
    isOfType(data, 'renew') &&
    'address' in data &&
    (data.address === null || typeof data.address === 'string')
  );
}

export function isShellRefetched(data: unknown): data is ShellRefetched {
  return isOfType(data, 'renewed');
}

export function isBuild(data: unknown): data is Build {
  return isOfType(data, 'build') && 'build' in data && typeof data.build === 'string';
}

export function isSyncNow(data: unknown): data is SyncNow {
  return isOfType(data, 'sync-now');
}

export function isSynced(data: unknown): data is Synced {
  return isOfType(data, 'synced') && 'isDone' in data && typeof data.isDone === 'boolean';
}

export function isNavigateTo(data: unknown): data is NavigateTo {
  return isOfType(data, 'go-to') && 'url' in data && isAppPath(data.url);
}

export function isNavigationAccepted(data: unknown): data is NavigationAccepted {
  return isOfType(data, 'going');
}

export function isSubscriptionChanged(data: unknown): data is SubscriptionChanged {
  return isOfType(data, 'subscription-changed');
}

export function isPushPayload(data: unknown): data is PushPayload {
  if (typeof data !== 'object' || data === null) return false;
  const { v, kind, title, body, lang, url, tag } = data as Partial<
    Record<keyof PushPayload, unknown>
  >;
  const isKind =
    kind === 'grace' ||
    kind === 'plan' ||
    kind === 'prayer' ||
    kind === 'gratitude' ||
    kind === 'test';
  return (
    v === 1 &&
    isKind &&
    isText(title, 200) &&
    isText(body, 1_000) &&
    isText(lang, 35) &&
    isText(tag, 100) &&
    isAppPath(url)
  );
}

/**
 * Returns whether a value is a path of the app within this origin. `//elsewhere` and `/\elsewhere`
 * lead to other origins and are rejected.
 */
export function isAppPath(url: unknown): url is string {
  return (
    isText(url, 500) &&
    /^\/(?![/\\])/.test(url) &&
    !/[\p{Cc}\\]/u.test(url) &&
    !/^\/(api|ws-user-apps|healthz)([/?#]|$)/.test(url)
  );
}

function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value !== '' && value.length <= longest;
}

function isOfType(data: unknown, type: string): data is { type: string } {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === type;
}
