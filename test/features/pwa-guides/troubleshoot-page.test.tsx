// Tests of the PWA troubleshooting page: checks of manifest, icons, service worker and stored app
// files, the error notice, offline state and repeated checks. Also tests the support message and
// the feedback, which contain no personal data, and the French page.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { BehaviorSubject } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import { TroubleshootPage } from '../../../src/features/pwa-guides/troubleshoot/page.tsx';
import { FeedbackContext } from '../../../src/features/feedback/components/feedback-context.tsx';
import { createMemoryContext } from '../../support/memory-databases.ts';
import { changeTestLanguage, renderWithProviders } from '../../support/render.tsx';

const manifest = {
  name: 'Selah',
  short_name: 'Sel',
  description: 'Rest',
  icons: [
    { src: '/icon-192.png', sizes: '192x192' },
    { src: '/icon-512.png', sizes: '512x512' },
  ],
};
const answers = new Map<string, () => Response>();
let requestCount = 0;

beforeEach(() => {
  requestCount = 0;
  answers.set('getManifest', () => Response.json(manifest));
  answers.set(
    'getServiceWorker',
    () => new Response('self.x = 1;', { headers: { 'content-type': 'text/javascript' } }),
  );
  document.head.innerHTML = '<link rel="manifest" href="/api/apps/selah/functions/getManifest">';
  vi.stubGlobal('fetch', async (address: string) => {
    requestCount += 1;
    const answer = answers.get(new URL(address).pathname.split('/').at(-1) ?? '');
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
  vi.stubGlobal(
    'Image',
    class extends EventTarget {
      naturalWidth = 0;
      naturalHeight = 0;
      set src(address: string) {
        this.naturalWidth = this.naturalHeight = address.includes('512') ? 500 : 192;
        queueMicrotask(() => this.dispatchEvent(new Event('load')));
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

async function open(online = new BehaviorSubject(true)) {
  const data = Object.assign(await createMemoryContext(), { online });
  const reports: string[] = [];
  renderWithProviders(
    <FeedbackContext value={{ open: (about) => void reports.push(about?.about ?? '') }}>
      <DataProvider data={data}>
        <TroubleshootPage />
      </DataProvider>
    </FeedbackContext>,
  );
  await waitUntilDone();
  return reports;
}

const waitUntilDone = () => waitFor(() => expect(screen.queryAllByText('Checking…')).toEqual([]));
const line = (name: string) =>
  within(
    within(screen.getByRole('list', { name: 'Checks' }))
      .getByText(name)
      .closest('li') as HTMLElement,
  );

test('the troubleshooting page shows manifest values and describes each check result', async () => {
  await open();
  const factTexts = [...document.querySelectorAll('dd')].map((fact) => fact.textContent);
  expect(factTexts).toEqual(['Selah', 'Sel', 'Rest', '2 icons']);
  expect(line('Manifest').getByText('OK')).toBeDefined();
  expect(line('Icons').getByText('Not working')).toBeDefined();
  expect(
    line('Icons').getByText(
      '1 of 2 icons don’t load or have the wrong size: /icon-512.png (512x512)',
    ),
  ).toBeDefined();
  expect(line('Service worker file').getByText('Loaded: JavaScript, 1 kB.')).toBeDefined();
  expect(line('Installation').getByText('Unknown')).toBeDefined();
  expect(screen.queryByText('Action Required')).toBeNull();
});

test('a missing manifest shows an error notice, and a new test removes the notice', async () => {
  answers.set(
    'getManifest',
    () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
  );
  await open();
  expect(screen.getByRole('alert').textContent).toContain('Action Required');
  expect(screen.getByRole('alert').textContent).toContain('that the app is built');
  expect(line('Connection').getByText('OK')).toBeDefined();
  expect(line('Icons').getByText('Unknown')).toBeDefined();
  const before = requestCount;
  answers.set('getManifest', () => Response.json(manifest));
  await act(async () => void fireEvent.click(screen.getByText('Test again')));
  await waitUntilDone();
  expect(requestCount).toBe(before + 2);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an app shell with missing files is reported as incomplete', async () => {
  const parts = Array.from({ length: 40 }, (_one, index) => `part-${index}`);
  const listed = `shellFiles(\`${parts.join(' ')}\`,[{url:\`/index.html\`,revision:\`abc\`}])`;
  answers.set(
    'getServiceWorker',
    () => new Response(listed, { headers: { 'content-type': 'text/javascript' } }),
  );
  const stubCache = (names: string[]) => {
    const keys = [
      { url: `${location.origin}/index.html?__WB_REVISION__=abc` },
      ...names.map((name) => ({ url: `${location.origin}/assets/${name}.js` })),
    ];
    vi.stubGlobal('caches', {
      keys: async () => ['workbox-precache-v2-x', 'selah-api'],
      open: async () => ({ keys: async () => keys }),
      match: vi.fn(async () => new Response('')),
    });
  };
  stubCache(parts.slice(0, 22));
  await open();
  expect(line('Offline files').getByText('Not working')).toBeDefined();
  expect(line('Offline files').getByText(/^Only 23 of 41 files/)).toBeDefined();
  answers.set('getServiceWorker', () => new Response('', { status: 502 }));
  stubCache([]);
  vi.mocked(caches.match).mockResolvedValue(
    new Response('<script type="module" src="/assets/part-1.js"></script>'),
  );
  await act(async () => void fireEvent.click(screen.getByText('Test again')));
  await waitUntilDone();
  expect(
    line('Offline files').getByText(/^Files the app needs to start are missing/),
  ).toBeDefined();
  answers.set(
    'getServiceWorker',
    () => new Response(listed, { headers: { 'content-type': 'text/javascript' } }),
  );
  stubCache(parts);
  await act(async () => void fireEvent.click(screen.getByText('Test again')));
  await waitUntilDone();
  expect(line('Offline files').getByText('41 app files are saved on this device.')).toBeDefined();
  expect(line('Offline files').getByText('OK')).toBeDefined();
});

test('an unreachable server is an error, but offline is not; checks run again online', async () => {
  answers.clear();
  const online = new BehaviorSubject(false);
  await open(online);
  expect(screen.queryByText('Action Required')).toBeNull();
  expect(line('Manifest').getByText('You need to be online for this.')).toBeDefined();
  expect(screen.getByText(/^You’re offline\./)).toBeDefined();
  await act(async () => online.next(true));
  await waitUntilDone();
  expect(screen.getByText('Action Required')).toBeDefined();
  expect(line('Manifest').getByText('The server isn’t responding.')).toBeDefined();
  expect(line('Connection').getByText('Good to know')).toBeDefined();
  expect(screen.getByText(/^We can’t reach the server right now/)).toBeDefined();
  expect(screen.getByRole('alert').textContent).not.toContain('that the app is built');
  expect(screen.getByRole('alert').textContent).toContain('the server is running');
});

test('the results are in the support message and the feedback, without personal data', async () => {
  answers.set('getManifest', () => new Response('', { status: 404 }));
  const reports = await open();
  const message =
    screen.getByLabelText('Message to support', { selector: 'pre' }).textContent ?? '';
  expect(message).toContain('– Manifest: Not working. The server responded with 404.');
  fireEvent.click(screen.getByText('Send as feedback'));
  expect(reports[0]).toMatch(
    /^Troubleshooting · manifest: failing \(404\) · icons: unknown · workerFile: passing · .* · Selah \d/,
  );
  for (const text of [message, reports[0]]) expect(text).not.toMatch(/alice|@/i);
});

test('in French', async () => {
  answers.set('getManifest', () => new Response('', { status: 404 }));
  await changeTestLanguage('fr');
  const data = await createMemoryContext();
  renderWithProviders(
    <DataProvider data={data}>
      <TroubleshootPage />
    </DataProvider>,
  );
  expect(await screen.findByText('Action requise')).toBeDefined();
});
