// Tests of the legal pages: text in every language, contents and section links, live language
// switch, navigation back, and failed loads. A missing contact address gives a feedback button.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { legalDate } from '../../../content/legal/legal-text.ts';
import { loadLegal } from '../../../content/legal/load-legal-text.ts';
import { languages } from '../../../schemas/languages.ts';
import { changeLanguage } from '../../../src/locales/language.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import { PrivacyPage, TermsPage } from '../../../src/features/legal/page.tsx';
import { FeedbackContext } from '../../../src/features/feedback/components/feedback-context.tsx';
import { createMemoryContext } from '../../support/memory-databases.ts';
import { changeTestLanguage, renderWithProviders } from '../../support/render.tsx';

vi.mock('../../../content/legal/load-legal-text.ts', { spy: true });

afterEach(() => {
  vi.restoreAllMocks();
});

interface Visit {
  data?: DataContext;
  addresses?: string[];
  support?: string;
}

async function renderPage({ data, addresses = ['/PrivacyPolicy'], support }: Visit = {}) {
  const context = data ?? { ...(await createMemoryContext()), account: null };
  const settings = {
    id: 'selah',
    public_settings: 'public_without_login',
    ...(support && { support_email: support }),
  };
  vi.spyOn(context.backend, 'publicSettings').mockResolvedValue(settings as never);
  const open = vi.fn();
  const pages = [
    { path: '/', element: <p>front</p> },
    { path: '/Settings', element: <p>settings</p> },
    { path: '/PrivacyPolicy', element: <PrivacyPage /> },
    { path: '/Terms', element: <TermsPage /> },
  ];
  const router = createMemoryRouter(pages, {
    initialEntries: addresses,
    initialIndex: addresses.length - 1,
  });
  renderWithProviders(
    <DataProvider data={context}>
      <FeedbackContext value={{ open }}>
        <RouterProvider router={router} />
      </FeedbackContext>
    </DataProvider>,
  );
  return { router, open, context };
}

const article = () => screen.findByRole('article');

test.each(
  languages.flatMap((language) => [
    [language, 'privacy', '/PrivacyPolicy', '/Terms'] as const,
    [language, 'terms', '/Terms', '/PrivacyPolicy'] as const,
  ]),
)(
  '%s, %s: a guest reads the whole text with date, contents and a link to the other legal page',
  async (language, kind, address, otherAddress) => {
    await changeTestLanguage(language);
    await renderPage({ addresses: [address] });
    const text = await loadLegal(kind, language);
    const sectionKeys = text.sections.map(({ key }) => key);
    const page = await article();
    expect(page.lang).toBe(language);
    expect(within(page).getByRole('heading', { level: 1, name: text.title })).toBeDefined();
    expect(document.title).toBe(`${text.title} – Selah`);
    const year = legalDate.slice(0, 4);
    expect(
      within(page).getByText(
        (paragraph) => paragraph.includes(year) && !paragraph.includes(legalDate),
      ).textContent,
    ).toMatch(/\p{L}{4,}.*\p{L}{3,}/u);
    const contents = within(page).getByRole('navigation');
    const links = within(contents).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      sectionKeys.map((key) => `#${key}`),
    );
    for (const key of sectionKeys)
      expect(page.querySelector(`section[id="${key}"] h2`)?.textContent).toMatch(/\S/);
    expect(
      within(page)
        .getAllByRole('region')
        .map((region) => region.id),
    ).toEqual(sectionKeys);
    for (const paragraph of text.sections.flatMap(({ paragraphs, list = [] }) => [
      ...paragraphs,
      ...list,
    ]))
      expect(page.textContent).toContain(paragraph);
    expect(page.querySelector(`a[href="${otherAddress}"]`)?.textContent).toMatch(/\S/);
    expect(page.textContent).not.toMatch(/legal\.|undefined|\{\{/);
  },
);

test('a legal page follows the interface language and has a matching lang attribute', async () => {
  await renderPage();
  expect((await article()).lang).toBe('en');
  await act(() => changeLanguage('pt'));
  await waitFor(() => expect(screen.getByRole('article').lang).toBe('pt'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Política de privacidade');
  expect(screen.getByText('Última atualização: 27 de novembro de 2026')).toBeDefined();
});

test('after a failed load the earlier legal text stays, and Retry loads the new text', async () => {
  await renderPage();
  await article();
  vi.mocked(loadLegal).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await act(() => changeLanguage('es'));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'No pudimos cargar esta página.',
  );
  expect(screen.getByRole('article').lang).toBe('en');
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(screen.getByRole('article').lang).toBe('es'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an address with a section scrolls to the section', async () => {
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (
    this: Element,
  ) {
    expect(this.id).toBe('shared');
  });
  await renderPage({ addresses: ['/PrivacyPolicy#shared'] });
  await article();
  await waitFor(() => expect(scrollIntoView).toHaveBeenCalledTimes(1));
  // Files that run later in this process use the prototype, too.
  scrollIntoView.mockRestore();
});

test('Back on a legal page returns to the previous page', async () => {
  const { router } = await renderPage({ addresses: ['/Settings'] });
  await act(() => router.navigate('/Terms'));
  fireEvent.click(await screen.findByRole('button', { name: 'Back' }));
  expect(await screen.findByText('settings')).toBeDefined();
});

test.each([
  [['/Settings', '/PrivacyPolicy'], 'settings'],
  [['/PrivacyPolicy'], 'front'],
])(
  'a section chosen from the contents has the focus and the address, and is no step back: %j',
  async (addresses, before) => {
    const { router } = await renderPage({ addresses: addresses.slice(0, 1) });
    if (addresses[1]) await act(() => router.navigate(addresses[1] ?? ''));
    const contents = within(await article()).getByRole('navigation');
    for (const [name, hash] of [
      ['Who else receives it', '#shared'],
      ['What is collected', '#collected'],
    ] as const) {
      fireEvent.click(within(contents).getByRole('link', { name }));
      await waitFor(() => expect(router.state.location.hash).toBe(hash));
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name }));
    }
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByText(before)).toBeDefined();
  },
);

test('Back on a legal page opened directly leads to the front page', async () => {
  await renderPage({ addresses: ['/Terms'] });
  fireEvent.click(await screen.findByRole('button', { name: 'Back' }));
  expect(await screen.findByText('front')).toBeDefined();
});

test('the contact address is a mailto link in which special characters are escaped', async () => {
  await renderPage({ support: 'help+a@example.org?bcc=eve@example.org' });
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /help/ });
  expect(link.getAttribute('href')).toBe('mailto:help%2Ba@example.org%3Fbcc%3Deve%40example.org');
});

test('without a contact address or settings, a button opens the feedback form', async () => {
  const { open, context } = await renderPage();
  fireEvent.click(await screen.findByRole('button', { name: 'Write a message' }));
  expect(open).toHaveBeenCalledTimes(1);
  vi.mocked(context.backend.publicSettings).mockRejectedValue(new TypeError('no network'));
  await act(() => changeLanguage('fr'));
  expect(await screen.findByRole('button', { name: 'Écrire un message' })).toBeDefined();
});
