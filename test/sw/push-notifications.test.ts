// Tests of push notifications in the service worker: every push shows a notification, and a tap
// opens its page.
import { expect, test, vi } from 'vitest';
import { languages } from '../../schemas/languages.ts';
import { isPushPayload, type PushPayload } from '../../sw/messages.ts';
import {
  buildNotification,
  openNotificationPage,
  type ClientWindow,
  navigationReplyMillis,
  readPushData,
} from '../../sw/push-notifications.ts';

const news: PushPayload = {
  v: 1,
  kind: 'plan',
  title: 'Day 3',
  body: 'Your reading is ready.',
  lang: 'en',
  url: '/Plans',
  tag: 'plan',
};

test('a valid push is shown unchanged, with the vibration pattern of the specification', () => {
  expect(buildNotification(news, ['fr-FR'])).toEqual({
    title: 'Day 3',
    options: {
      body: 'Your reading is ready.',
      lang: 'en',
      dir: 'auto',
      tag: 'plan',
      icon: '/icon-192.png',
      badge: '/badge-96.png',
      vibrate: [200, 100, 200],
      data: { url: '/Plans' },
    },
  });
});

test.each([
  undefined,
  null,
  'text',
  {},
  { ...news, v: 2 },
  { ...news, kind: 'advertisement' },
  { ...news, url: 'https://evil.example/' },
  { ...news, url: '//evil.example' },
  { ...news, title: '' },
  { ...news, body: 'a'.repeat(2_000) },
])('an invalid push shows a general notification instead of its content: %o', (data) => {
  expect(isPushPayload(data)).toBe(false);
  const { title, options } = buildNotification(data, ['de-DE', 'fr-CA', 'en']);
  expect([title, options.body, options.lang, options.data]).toEqual([
    'Selah',
    'Prends un moment de calme avec Selah.',
    'fr',
    { url: '/' },
  ]);
});

test('a general notification is in each language of the app', () => {
  const shown = languages.map((language) => buildNotification(undefined, [language]).options);
  expect(shown.map(({ lang }) => lang)).toEqual(languages);
  expect(new Set(shown.map(({ body }) => body)).size).toBe(languages.length);
});

test('a general notification falls back to English, and a push without JSON is empty', () => {
  expect(buildNotification(undefined, ['ja']).options.lang).toBe('en');
  expect([readPushData(null), readPushData({ json: () => JSON.parse('{') })]).toEqual([
    undefined,
    undefined,
  ]);
  expect(readPushData({ json: () => news })).toBe(news);
});

interface TestPage extends ClientWindow {
  done: string[];
}

function aPage(
  url: string,
  {
    answers = true,
    controlled = true,
    ...change
  }: {
    answers?: boolean;
    controlled?: boolean;
    focused?: boolean;
    visibilityState?: DocumentVisibilityState;
  } = {},
): TestPage {
  const done: string[] = [];
  const page: TestPage = {
    url: `https://selah.example${url}`,
    focused: false,
    visibilityState: 'hidden',
    ...change,
    done,
    focus: async () => done.push('focus'),
    async navigate(to) {
      if (!controlled) throw new TypeError('not controlled');
      done.push(`load ${to}`);
      return page;
    },
    postMessage(message, [port]) {
      done.push(`go to ${message.url}`);
      if (answers) (port as MessagePort).postMessage({ type: 'going' });
    },
  };
  return page;
}

test('a tap with no page open opens a page, and never a foreign URL', async () => {
  const open = vi.fn(async () => null);
  await openNotificationPage({ url: '/Plans' }, [], open);
  await openNotificationPage({ url: 'https://evil.example/' }, [], open);
  await openNotificationPage(undefined, [], open);
  expect(open.mock.calls).toEqual([['/Plans'], ['/'], ['/']]);
});

test('a tap focuses and navigates the visible page, not a tab with a server file', async () => {
  const open = vi.fn(async () => null);
  const [file, hidden, seen] = [
    aPage('/api/apps/selah/files/public/1/a.png', { focused: true }),
    aPage('/Prayer'),
    aPage('/Bible', { visibilityState: 'visible' }),
  ];
  await openNotificationPage({ url: '/Plans' }, [file, hidden, seen], open);
  expect([file.done, hidden.done, seen.done]).toEqual([[], [], ['focus', 'go to /Plans']]);
  expect(open).not.toHaveBeenCalled();
});

test('a tap loads an unresponsive page, or opens another page if loading is refused', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const open = vi.fn(async () => null);
    const [frozen, strange] = [
      aPage('/', { answers: false }),
      aPage('/', { answers: false, controlled: false }),
    ];
    const led = Promise.all([
      openNotificationPage({ url: '/Plans' }, [frozen], open),
      openNotificationPage({ url: '/Prayer' }, [strange], open),
    ]);
    await vi.advanceTimersByTimeAsync(navigationReplyMillis);
    await led;
    expect([frozen.done, open.mock.calls]).toEqual([
      ['focus', 'go to /Plans', 'load /Plans'],
      [['/Prayer']],
    ]);
  } finally {
    vi.useRealTimers();
  }
});
