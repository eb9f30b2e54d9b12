// A push becomes a notification, and a tap on it leads to its page: in a window that is open, else
// in a new one.
import { type NavigateTo, isAppPath, isNavigationAccepted, isPushPayload } from './messages.ts';
import { serverPaths } from './request-routing.ts';
import { getFallbackText } from './fallback-texts.ts';

/** `vibrate` is in no type of TypeScript any more, and on most phones still. */
export interface NotificationContent {
  title: string;
  options: NotificationOptions & { vibrate: number[]; data: { url: string } };
}

/**
 * Milliseconds for an open page to say that it goes; one that is frozen, or just loading, never
 * does.
 */
export const navigationReplyMillis = 1_500;

/**
 * @param data as the push has it, anything. @param wanted languages of the browser, for what cannot
 * be read
 */
export function buildNotification(data: unknown, wanted: readonly string[]): NotificationContent {
  const { title, body, lang, url, tag } = isPushPayload(data)
    ? data
    : { title: 'Selah', ...getFallbackText(wanted), url: '/', tag: 'selah' };
  return {
    title,
    options: {
      body,
      lang,
      dir: 'auto',
      tag,
      icon: '/icon-192.png',
      badge: '/badge-96.png',
      vibrate: [200, 100, 200],
      data: { url },
    },
  };
}

/** JSON, or nothing where it is none. */
export function readPushData(message: { json(): unknown } | null): unknown {
  try {
    return message?.json();
  } catch {
    return undefined;
  }
}

/** The part of a window that is used here. */
export interface ClientWindow {
  readonly url: string;
  readonly focused: boolean;
  readonly visibilityState: string;
  focus(): Promise<unknown>;
  /** Null where it has come elsewhere. */
  navigate(url: string): Promise<object | null>;
  postMessage(message: NavigateTo, transfer: Transferable[]): void;
}

/** @param data as the notification has it */
export async function openNotificationPage(
  data: unknown,
  windows: readonly ClientWindow[],
  open: (url: string) => Promise<unknown>,
): Promise<void> {
  const wanted = typeof data === 'object' && data !== null && 'url' in data ? data.url : undefined;
  const url = isAppPath(wanted) ? wanted : '/';
  const pages = windows.filter(
    (page) => !serverPaths.some((path) => path.test(new URL(page.url).pathname)),
  );
  const page =
    pages.find(({ focused }) => focused) ??
    pages.find(({ visibilityState }) => visibilityState === 'visible') ??
    pages[0];
  if (!page) return void (await open(url));
  // The browser may refuse a focus that comes late; the page still goes there.
  await page.focus().catch(() => undefined);
  if (await askToNavigate(page, url)) return;
  // What is being written is kept when a page is left.
  if (await page.navigate(url).catch(() => null)) return;
  await open(url);
}

function askToNavigate(page: ClientWindow, url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1: port, port2: answer } = new MessageChannel();
    const end = (isGone: boolean) => {
      clearTimeout(timer);
      port.close();
      resolve(isGone);
    };
    const timer = setTimeout(() => end(false), navigationReplyMillis);
    port.addEventListener('message', ({ data }) => end(isNavigationAccepted(data)));
    port.start();
    page.postMessage({ type: 'go-to', url }, [answer]);
  });
}
