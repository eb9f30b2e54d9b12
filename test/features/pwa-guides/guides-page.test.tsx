// Tests of the three PWA guide pages (installation, Android packaging, app stores): tabs, code
// samples, downloads, checklist, store texts, languages and failed loads. Also tests that the
// section for the user's own device is first, and that the install button needs one tap.
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { loadGuide } from '../../../content/guides/load-guide.ts';
import { languages } from '../../../schemas/languages.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { getSampleHost } from '../../../src/features/pwa-guides/guides/data.ts';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import {
  AndroidGuidePage,
  InstallGuidePage,
  StoreGuidePage,
} from '../../../src/features/pwa-guides/guides/page.tsx';
import { changeLanguage } from '../../../src/locales/language.ts';
import { captureInstallPrompt } from '../../../src/platform/install-prompt.ts';
import { createMemoryContext } from '../../support/memory-databases.ts';
import { changeTestLanguage, renderWithProviders } from '../../support/render.tsx';

vi.mock('../../../content/guides/load-guide.ts', { spy: true });

afterEach(() => {
  vi.restoreAllMocks();
});

async function renderPage(address: string, before?: DataContext) {
  const pages = [
    { path: '/PWASetupGuide', element: <InstallGuidePage /> },
    { path: '/AndroidPackaging', element: <AndroidGuidePage /> },
    { path: '/AppStoreGuide', element: <StoreGuidePage /> },
  ];
  const router = createMemoryRouter(pages, { initialEntries: [address] });
  const context: DataContext = before ?? { ...(await createMemoryContext()), account: null };
  renderWithProviders(
    <DataProvider data={context}>
      <RouterProvider router={router} />
    </DataProvider>,
  );
  return { router, context };
}

const tabs = () => screen.queryAllByRole('tab').map(({ textContent }) => textContent);
const tab = (name: string) => screen.getByRole('tab', { name });

test.each([
  [
    '/PWASetupGuide?tab=manifest',
    ['Overview', 'Manifest', 'Service worker', 'Deploy'],
    ['/AndroidPackaging', '/AppStoreGuide', '/ServiceWorkerGenerator'],
  ],
  [
    '/AndroidPackaging',
    ['Method', 'Capacitor', 'Configuration', 'Signing', 'Publish'],
    [
      '/PWASetupGuide?tab=manifest',
      '/AppStoreGuide',
      '/ManifestGenerator',
      '/ServiceWorkerGenerator',
    ],
  ],
  [
    '/AppStoreGuide',
    ['Google Play', 'Apple', 'Microsoft', 'Texts', 'Checklist'],
    ['/PWASetupGuide?tab=manifest', '/ManifestGenerator', '/ServiceWorkerGenerator'],
  ],
])(
  '%s has its tabs, its title, one first heading, and links to the guides that it does not link to itself',
  async (address, names, others) => {
    await renderPage(address);
    await waitFor(() => expect(tabs()).toEqual(names));
    const title = screen.getByRole('heading', { level: 1 }).textContent ?? '';
    expect(document.title).toBe(`${title} – Selah`);
    const readLinks = () =>
      within(screen.getByRole('navigation', { name: 'For developers' }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    await waitFor(() => expect(readLinks()).toEqual(others));
  },
);

test('arrow keys switch tabs, the URL contains the tab, and a URL opens its tab', async () => {
  const { router } = await renderPage('/PWASetupGuide?tab=overview');
  await screen.findByRole('heading', { name: 'On an iPhone or iPad' });
  fireEvent.keyDown(tab('Overview'), { key: 'ArrowRight' });
  await waitFor(() => expect(router.state.location.search).toBe('?tab=manifest'));
  expect(document.activeElement).toBe(tab('Manifest'));
  expect(
    screen.getByRole('region', { name: 'manifest.webmanifest (excerpt)' }).textContent,
  ).toContain('"theme_color": "#6366f1"');
  for (const name of ['Manifest', 'Service worker'])
    fireEvent.keyDown(tab(name), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(tab('Deploy'));
  await waitFor(() => expect(router.state.location.search).toBe('?tab=deploy'));
  fireEvent.keyDown(tab('Deploy'), { key: 'Home' });
  await waitFor(() => expect(router.state.location.search).toBe('?tab=overview'));
  await act(() => router.navigate('/PWASetupGuide?tab=deploy'));
  expect(tab('Deploy').getAttribute('aria-selected')).toBe('true');
  await act(() => router.navigate('/PWASetupGuide?tab=nothing'));
  expect(tab('Overview').getAttribute('aria-selected')).toBe('true');
});

test.each(languages)(
  '%s: every tab of every guide is drawn, with all its code',
  async (language) => {
    await changeTestLanguage(language);
    const { router } = await renderPage('/PWASetupGuide?tab=manifest');
    for (const [kind, address] of [
      ['install', '/PWASetupGuide'],
      ['android', '/AndroidPackaging'],
      ['store', '/AppStoreGuide'],
    ] as const) {
      const guide = await loadGuide(kind, language);
      await act(() => router.navigate(address));
      await screen.findByText((words) => words === guide.intro.replaceAll(/\s+/g, ' '));
      for (const [name, blocks] of Object.entries(guide.tabs)) {
        await act(() => router.navigate(`${address}?tab=${name}`));
        const panel = screen.getByRole('tabpanel');
        expect(panel.textContent).not.toMatch(/guide\.|undefined|`|\{host\}/);
        const code = blocks.flatMap((block) => (block.kind === 'code' ? [block.sample] : []));
        // The name of an excerpt contains a note that it is an excerpt.
        const shownText = within(panel)
          .queryAllByRole('region')
          .map((region) => region.getAttribute('aria-label')?.replace(/ \(\p{L}+\)$/u, '') ?? '');
        expect(shownText.filter((label) => code.includes(label))).toEqual(code);
        for (const block of blocks)
          if (block.kind === 'heading')
            expect(
              within(panel).getByRole('heading', { level: 2, name: block.text }),
            ).toBeDefined();
      }
    }
  },
);

test('an excerpt of a file has that label, and only whole files can be downloaded', async () => {
  await renderPage('/PWASetupGuide?tab=manifest');
  await screen.findByRole('button', { name: 'Copy manifest.webmanifest (excerpt)' });
  expect(screen.queryByRole('button', { name: /^Download manifest/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Download addresses.txt' })).toBeDefined();
});

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1',
    ['On an iPhone or iPad', 'On Android', 'On a computer'],
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/130.0.0.0 Mobile Safari/537.36',
    ['On Android', 'On an iPhone or iPad', 'On a computer'],
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0.0.0 Safari/537.36',
    ['On a computer', 'On an iPhone or iPad', 'On Android'],
  ],
])(
  "the guide shows steps for the user's own device and folds the rest: %s",
  async (userAgent, order) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    await renderPage('/PWASetupGuide');
    await screen.findByRole('heading', { name: 'On Android' });
    expect(screen.queryByRole('tab')).toBeNull();
    expect(
      screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    ).toEqual([...order, 'What you get', 'Removing Selah', 'For developers']);
    expect(
      screen.getByRole('heading', { name: order[0] ?? '' }).nextElementSibling?.matches('ol, ul'),
    ).toBe(true);
    const folded = [...document.querySelectorAll('details:not([open]) > summary')];
    expect(folded.map(({ textContent }) => textContent)).toEqual([
      ...order.slice(1),
      'For developers',
    ]);
    const urls = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(urls.length).toBe(new Set(urls).size);
    expect(urls).toContain('/PWATroubleshoot');
    expect(urls).toContain('/PWASetupGuide?tab=manifest');
  },
);

test('a checked item is stored for the next visit and can be unchecked', async () => {
  const { context } = await renderPage('/AppStoreGuide?tab=checklist');
  const box = async () =>
    screen.findByRole<HTMLInputElement>('checkbox', { name: 'You have chosen the app ID.' });
  expect((await box()).checked).toBe(false);
  fireEvent.click(await box());
  expect((await box()).checked).toBe(true);
  cleanup();
  await renderPage('/AppStoreGuide?tab=checklist', context);
  expect((await box()).checked).toBe(true);
  fireEvent.click(await box());
  expect((await box()).checked).toBe(false);
  expect(localStorage.getItem('selah_store_checklist')).toBe('');
});

test('store texts are shown in four languages with their lang attribute and length', async () => {
  await renderPage('/AppStoreGuide?tab=texts');
  for (const language of languages) {
    const short = await screen.findByRole('region', {
      name: `Short description (${language.toUpperCase()})`,
    });
    expect(short.querySelector('code')?.lang).toBe(language);
  }
  expect(screen.getAllByText(/^\d+ of 80 characters$/)).toHaveLength(4);
});

test('a guide follows a language change; after a failed load the user can retry', async () => {
  await renderPage('/AndroidPackaging');
  await screen.findByRole('heading', { name: 'Bubblewrap (recommended)' });
  await act(() => changeLanguage('es'));
  await screen.findByRole('heading', { name: 'Bubblewrap (recomendado)' });

  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.mocked(loadGuide).mockRejectedValueOnce(new TypeError('offline'));
  await act(() => changeLanguage('pt'));
  const notice = await screen.findByRole('alert');
  expect(screen.getByRole('heading', { name: 'Bubblewrap (recomendado)' })).toBeDefined();
  fireEvent.click(within(notice).getByRole('button'));
  await screen.findByRole('heading', { name: 'Com o Bubblewrap' });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('where the browser offers to install, one tap does it', async () => {
  captureInstallPrompt();
  await renderPage('/PWASetupGuide');
  await screen.findByRole('heading', { name: 'On an iPhone or iPad' });
  expect(screen.queryByRole('button', { name: 'Install Selah' })).toBeNull();
  const prompt = vi.fn(async () => {});
  act(
    () =>
      void window.dispatchEvent(
        Object.assign(new Event('beforeinstallprompt'), {
          prompt,
          userChoice: Promise.resolve({ outcome: 'accepted' }),
        }),
      ),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Install Selah' }));
  await waitFor(() => expect(prompt).toHaveBeenCalledTimes(1));
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  expect(screen.getByText('Selah is installed.')).toBeDefined();
});

test('code samples contain the host of the server, unless the server is a local machine', () => {
  expect(getSampleHost(new URL('https://selah.mychurch.org/PWASetupGuide'))).toBe(
    'selah.mychurch.org',
  );
  expect(getSampleHost(new URL('https://selah.mychurch.org:8443/'))).toBe(
    'selah.mychurch.org:8443',
  );
  for (const address of [
    'http://localhost:8080/',
    'http://192.168.1.4/',
    'https://192.168.1.4/',
    'https://localhost/',
  ])
    expect(getSampleHost(new URL(address)), address).toBe('selah.example.org');
});
