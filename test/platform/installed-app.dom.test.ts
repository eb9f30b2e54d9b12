// Tests of the installed app: launches that navigate the open window, screen orientation unlock,
// the icon badge, and the manifest link of another app id.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { showBadge } from '../../src/platform/app-badge.ts';
import { handleLaunches } from '../../src/platform/launch-queue.ts';
import { linkManifest } from '../../src/platform/manifest-link.ts';
import { unlockOrientation } from '../../src/platform/screen-orientation.ts';

type Launch = (launch: { targetURL?: string | null }) => void;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, 'launchQueue');
  for (const name of ['setAppBadge', 'clearAppBadge']) Reflect.deleteProperty(navigator, name);
  document.head.replaceChildren();
});

describe('launches', () => {
  const origin = location.origin;

  /**
   * A window that shows one page. The launches waiting in the queue are delivered as soon as a
   * consumer is set.
   */
  function startListening({ loaded = '/', waiting = [] as (string | null)[] } = {}): {
    launch: Launch;
    navigations: string[];
  } {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { name: origin + loaded } as PerformanceEntry,
    ]);
    const launchConsumer: { launch?: Launch } = {};
    const launchQueue = {
      setConsumer(consumer: Launch) {
        launchConsumer.launch = consumer;
        for (const targetURL of waiting)
          consumer({ targetURL: targetURL === null ? null : origin + targetURL });
      },
    };
    Object.defineProperty(window, 'launchQueue', { configurable: true, value: launchQueue });
    const navigations: string[] = [];
    handleLaunches((path) => navigations.push(path));
    return { launch: (launch) => launchConsumer.launch?.(launch), navigations };
  }

  test('a shortcut, a shared text or a link opens its full address in the open window', () => {
    const { launch, navigations } = startListening();
    for (const path of [
      '/?shortcut=grace',
      '/share?text=a%26b&url=https%3A%2F%2Fexample.org',
      '/Prayer#x',
    ])
      launch({ targetURL: origin + path });
    expect(navigations).toEqual([
      '/?shortcut=grace',
      '/share?text=a%26b&url=https%3A%2F%2Fexample.org',
      '/Prayer#x',
    ]);
  });

  test('the launch that loaded the page is ignored; a repeated or queued launch navigates', () => {
    const { launch, navigations } = startListening({
      loaded: '/?shortcut=grace',
      waiting: ['/?shortcut=grace', '/Bible'],
    });
    expect(navigations).toEqual(['/Bible']);
    launch({ targetURL: `${origin}/?shortcut=grace` });
    expect(navigations).toEqual(['/Bible', '/?shortcut=grace']);
  });

  test('a launch from the icon, to another site or without a target does not navigate', () => {
    const { launch, navigations } = startListening({ loaded: '/Bible/KJV/JHN/3' });
    for (const targetURL of [
      `${origin}/`,
      'https://evil.example/Prayer',
      `${location.href}`,
      null,
      undefined,
    ])
      launch(targetURL === undefined ? {} : { targetURL });
    expect(navigations).toEqual([]);
  });

  test('handleLaunches does nothing in a browser without a launch queue', () => {
    expect(() => handleLaunches(() => expect.unreachable())).not.toThrow();
  });
});

describe('orientation', () => {
  function stubWindow({
    installed,
    lock,
  }: {
    installed: string | null;
    lock?: () => Promise<void>;
  }): void {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === `(display-mode: ${installed})`,
    }));
    vi.stubGlobal('screen', { orientation: lock && { lock } });
  }

  test.each([
    ['standalone', 1],
    ['minimal-ui', 1],
    ['fullscreen', 1],
    ['browser', 0],
  ])('%s', async (installed, times) => {
    const lock = vi.fn(async (_orientation?: string) => {});
    stubWindow({ installed, lock });
    await unlockOrientation();
    expect(lock.mock.calls).toEqual(Array.from({ length: times }, () => ['any']));
  });

  test('a refused orientation lock is no error, but other failures are errors', async () => {
    for (const name of ['NotSupportedError', 'SecurityError', 'InvalidStateError', 'AbortError']) {
      stubWindow({
        installed: 'standalone',
        lock: () => Promise.reject(new DOMException('no', name)),
      });
      await expect(unlockOrientation()).resolves.toBeUndefined();
    }
    stubWindow({ installed: 'standalone' });
    await expect(unlockOrientation()).resolves.toBeUndefined();
    stubWindow({
      installed: 'standalone',
      lock: () => Promise.reject(new TypeError('any is no orientation')),
    });
    await expect(unlockOrientation()).rejects.toThrow(TypeError);
  });
});

describe('the number on the icon', () => {
  function stubBadges(rejection?: unknown): string[] {
    const badges: string[] = [];
    const recordCall = (what: string) => async (count?: number) => {
      if (rejection !== undefined) throw rejection;
      badges.push(count === undefined ? what : `${what} ${count}`);
    };
    Object.assign(navigator, {
      setAppBadge: recordCall('set'),
      clearAppBadge: recordCall('clear'),
    });
    return badges;
  }

  test('the badge is set, and cleared when nothing is pending', async () => {
    const badges = stubBadges();
    for (const count of [3, 1, 0]) await showBadge(count);
    expect(badges).toEqual(['set 3', 'set 1', 'clear']);
  });

  test('the badge is not set in browsers that do not support or refuse badges', async () => {
    await expect(showBadge(2)).resolves.toBeUndefined();
    stubBadges(new DOMException('not installed', 'NotAllowedError'));
    await expect(showBadge(2)).resolves.toBeUndefined();
    stubBadges(new TypeError('no number'));
    await expect(showBadge(2)).rejects.toThrow(TypeError);
  });
});

describe('the manifest of this app', () => {
  beforeEach(() => document.head.replaceChildren());
  const link = () => document.querySelector('link[rel="manifest"]')?.getAttribute('href');
  function page(href: string): void {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest' }));
    document.querySelector('link')?.setAttribute('href', href);
  }

  test('a page started under another app id links the manifest of that app', () => {
    page('/api/apps/selah/functions/getManifest');
    linkManifest({ serverUrl: '', appId: 'parish' });
    expect(link()).toBe('/api/apps/parish/functions/getManifest');
  });

  test('linkManifest keeps the link to the static copy, and ignores a server elsewhere', () => {
    page('/manifest.webmanifest');
    linkManifest({ serverUrl: '', appId: 'parish' });
    expect(link()).toBe('/manifest.webmanifest');
    document.head.replaceChildren();
    page('/api/apps/selah/functions/getManifest');
    linkManifest({ serverUrl: 'https://api.example.org', appId: 'parish' });
    expect(link()).toBe('/api/apps/selah/functions/getManifest');
    document.head.replaceChildren();
    expect(() => linkManifest({ serverUrl: '', appId: 'parish' })).not.toThrow();
  });
});
