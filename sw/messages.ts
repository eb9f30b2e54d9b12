// The words that a page and the service worker exchange, and what a push says; the only file of
// this room that a page may import.

/** Page to worker: take over now; the pages see `controllerchange` and may load again. */
export interface SkipWaiting {
  type: 'skip-waiting';
}

/** Page to worker, with a port for the answer: of which build are you? */
export interface WhichBuild {
  type: 'which-build';
}

/**
 * Page to worker: fetch what is missing of your shell; a browser short of room may have taken it.
 */
export interface RepairShell {
  type: 'mend';
}

/**
 * Page to worker, with a port for the answer: a part that is kept cannot be read, fetch it anew.
 * @see ShellRefetched
 */
export interface RefetchShell {
  type: 'renew';
  /** Absolute; null where nobody knows which part it is: then all scripts. */
  address: string | null;
}

export type PageMessage = SkipWaiting | WhichBuild | RepairShell | RefetchShell;

/**
 * The worker's answer: what could be fetched anew lies in the place of the old, the rest is as it
 * was.
 */
export interface ShellRefetched {
  type: 'renewed';
}

/**
 * The worker's answer: the address of the script with which its pages begin, which is named for all
 * that the page is made of.
 */
export interface Build {
  type: 'build';
  build: string;
}

/**
 * Worker to page, with a port for the answer: the network is back and something waits, meet the
 * server.
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
 * Worker to page, with a port: a notification was tapped. The page answers that it goes, else it is
 * led there from outside.
 */
export interface NavigateTo {
  type: 'go-to';
  /** A path of this app. */
  url: string;
}

export interface NavigationAccepted {
  type: 'going';
}

/** Worker to page: the browser has changed the address under which this device is pushed to. */
export interface SubscriptionChanged {
  type: 'subscription-changed';
}

/**
 * What our server pushes, see server/push. Never a word that a person wrote: a locked screen is
 * read by others.
 */
export interface PushPayload {
  v: 1;
  kind: 'grace' | 'plan' | 'prayer' | 'gratitude' | 'test';
  title: string;
  body: string;
  /** Of title and body. */
  lang: string;
  /** A path of this app. */
  url: string;
  /** A later one of the same tag takes the place of an earlier one. */
  tag: string;
}

/**
 * The worker's address on a plain host of files; our server has it as a function too, see
 * src/platform/service-worker/worker-registration.ts.
 */
export const workerAddress = '/sw.js';

/** What the browser is asked to remember until there is a network, see Background Sync. */
export const pendingSyncTag = 'selah-waiting';

/** What the browser is asked to do now and then, see Periodic Background Sync. */
export const chaptersTag = 'selah-chapters';

/** Any script of the same origin may post anything: a message that is not ours is not obeyed. */
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
 * A path within this origin that the app answers. `//elsewhere` and `/\elsewhere` are other origins
 * in disguise.
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
