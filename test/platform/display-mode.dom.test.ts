// Tests of iOS browser detection by user agent, and of isStandalone, the check whether the app runs
// in its own window.
import { afterEach, expect, test, vi } from 'vitest';
import { detectIosBrowser, isStandalone } from '../../src/platform/display-mode.ts';
import { iphone } from '../app/prompts/prompts-setup.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'standalone');
  Reflect.deleteProperty(document, 'referrer');
});

const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15';

test.each([
  ['an iPhone’s Safari', iphone, 5, 'safari'],
  ['an iPad that says it is a Mac', mac, 5, 'safari'],
  ['a Mac', mac, 0, null],
  ['Chrome on an iPhone', iphone.replace('Version/18.6', 'CriOS/139.0.7258.76'), 5, 'other'],
  ['Firefox on an iPhone', iphone.replace('Version/18.6', 'FxiOS/142.0'), 5, 'other'],
  [
    'Edge on an iPhone, which names Safari’s version, too',
    iphone.replace('Safari/604.1', 'EdgiOS/139.0 Safari/604.1'),
    5,
    'other',
  ],
  [
    'a page inside Facebook',
    `${iphone.replace(' Version/18.6', '').replace(' Safari/604.1', '')} [FBAN/FBIOS;FBAV/520.0]`,
    5,
    'inside',
  ],
  [
    'a page inside any other app',
    iphone.replace(' Version/18.6', '').replace(' Safari/604.1', ''),
    5,
    'inside',
  ],
  [
    'Chrome on Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36',
    5,
    null,
  ],
])('%s', (_, userAgent, maxTouchPoints, expected) => {
  expect(detectIosBrowser({ userAgent, maxTouchPoints })).toBe(expected);
});

test('isStandalone is false in a browser window', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  expect(isStandalone()).toBe(false);
});

test.each(['standalone', 'fullscreen', 'minimal-ui', 'window-controls-overlay'])(
  'isStandalone is true when the display mode is %s',
  (mode) => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === `(display-mode: ${mode})`,
    }));
    expect(isStandalone()).toBe(true);
  },
);

test('isStandalone follows the iPhone property and the referrer of a packaged Android app', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: false });
  expect(isStandalone()).toBe(false);
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: true });
  expect(isStandalone()).toBe(true);
  Reflect.deleteProperty(navigator, 'standalone');
  Object.defineProperty(document, 'referrer', {
    configurable: true,
    value: 'android-app://org.example.selah',
  });
  expect(isStandalone()).toBe(true);
});
