// Push notifications in the service worker: builds a notification from a push message, and opens
// the notification's page after a tap. The page opens in an open window, or otherwise in a new
// window.
import { isLanguage, unreadableMessageTexts } from '../schemas/languages.ts';
import { type NavigateTo, isAppPath, isNavigationAccepted, isPushPayload } from './messages.ts';
import { serverPaths } from './request-routing.ts';

/**
 * Content of a notification. `vibrate` is missing from the TypeScript types, but most phones still
 * support it.
 */
export interface NotificationContent {
  title: string;
  options: NotificationOptions & { vibrate: number[]; data: { url: string } };
}

/**
 * Time in milliseconds in which an open page must confirm a navigation. A frozen or loading page
 * never answers.
 */
export const navigationReplyMillis = 1_500;

/**
 * Builds the notification of a push message.
 * @param data unvalidated data of the push message
 * @param wanted languages of the browser, for the fallback text
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

/**
 * Returns the text for a push message whose data is unreadable: the browser still requires a visible
 * notification.
 * @param wanted BCP 47 language tags, best first
 */
function getFallbackText(wanted: readonly string[]): { lang: string; body: string } {
  const lang = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
  return { lang, body: unreadableMessageTexts[lang] };
}

/** Returns the JSON of a push message, or undefined if it is invalid. */
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
  /** Resolves to null when the window has moved to another origin. */
  navigate(url: string): Promise<object | null>;
  postMessage(message: NavigateTo, transfer: Transferable[]): void;
}

/** @param data unvalidated data of the notification */
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
  // The browser may reject a late focus. The page still navigates.
  await page.focus().catch(() => undefined);
  if (await requestNavigation(page, url)) return;
  // Navigation loses no input, because the app saves unsent text when a page is left.
  if (await page.navigate(url).catch(() => null)) return;
  await open(url);
}

function requestNavigation(page: ClientWindow, url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1: port, port2: answer } = new MessageChannel();
    const end = (isClosed: boolean) => {
      clearTimeout(timer);
      port.close();
      resolve(isClosed);
    };
    const timer = setTimeout(() => end(false), navigationReplyMillis);
    port.addEventListener('message', ({ data }) => end(isNavigationAccepted(data)));
    port.start();
    page.postMessage({ type: 'go-to', url }, [answer]);
  });
}
