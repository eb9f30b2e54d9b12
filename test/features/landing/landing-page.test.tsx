// Tests of the landing page: its content, the targets of its links, and the redirect of a logged-in
// user.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { languages } from '../../../schemas/languages.ts';
import { formatVerseReference } from '../../../schemas/bible/verse-reference.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import { LandingPage } from '../../../src/features/landing/page.tsx';
import { createMemoryContext } from '../../support/memory-databases.ts';
import { changeTestLanguage, renderWithProviders } from '../../support/render.tsx';

function Here() {
  return <p>{`at ${useLocation().pathname}`}</p>;
}

async function open(changes: Partial<DataContext> = { account: null }): Promise<void> {
  const data = Object.assign(await createMemoryContext(), changes);
  const router = createMemoryRouter(
    [
      { path: '/Landing', element: <LandingPage /> },
      { path: '*', element: <Here /> },
    ],
    { initialEntries: ['/Landing'] },
  );
  renderWithProviders(
    <DataProvider data={data}>
      <RouterProvider router={router} />
    </DataProvider>,
  );
}

const href = (name: string) =>
  screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));

test('the first landing page link skips the language picker and leads to the hero', async () => {
  await open();
  const [first] = screen.getAllByRole('link');
  expect([first?.textContent, first?.getAttribute('href')]).toEqual(['Skip to content', '#hero']);
  expect(document.getElementById('hero')?.contains(screen.getByRole('heading', { level: 1 }))).toBe(
    true,
  );
});

test('the landing page has picker, hero, features, promises, disclaimer and year', async () => {
  await open();
  expect(screen.getByRole('combobox', { name: 'Language' })).toBeDefined();
  expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
  const featureRegion = within(screen.getByRole('region', { name: 'What’s inside' }));
  expect(
    featureRegion.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
  ).toEqual([
    'Daily Grace Notes',
    'Interactive Bible Reader',
    'Guided Prayer Journal',
    'Reading Plans',
    'Gratitude Journal',
    'Biblical Wisdom Search',
    'Progress Tracking',
  ]);
  expect(
    within(screen.getByRole('region', { name: 'Why Selah' })).getAllByRole('listitem'),
  ).toHaveLength(6);
  const footerText = screen.getByRole('contentinfo').textContent;
  expect(footerText).toContain(
    'AI answers are not divine revelation: test everything against Scripture (Acts 17:11).',
  );
  expect(footerText).toContain(`© ${new Date().getFullYear()} Selah`);
  expect([href('Privacy'), href('Terms')]).toEqual([['/PrivacyPolicy'], ['/Terms']]);
  expect(document.title).toBe('Selah – Pray, read, rest');
});

test('Start leads to sign-up and onboarding, Login to Home; the language is stored', async () => {
  await open();
  localStorage.removeItem('selah_language');
  expect(href('Start Your Journey')).toEqual([
    '/login?mode=signup&from_url=%2FOnboarding',
    '/login?mode=signup&from_url=%2FOnboarding',
  ]);
  expect(href('Log in')).toEqual(['/login?from_url=%2F']);
  for (const link of screen.getAllByRole('link', { name: 'Start Your Journey' })) {
    fireEvent.click(link);
    expect(localStorage.getItem('selah_language')).toBe('en');
    localStorage.removeItem('selah_language');
  }
});

test('a chosen language is applied at once and stored', async () => {
  await open();
  await act(
    async () =>
      void fireEvent.change(screen.getByRole('combobox', { name: 'Language' }), {
        target: { value: 'fr' },
      }),
  );
  await screen.findByRole('heading', { name: 'Un lieu paisible pour chaque jour' });
  expect([document.documentElement.lang, localStorage.getItem('selah_language')]).toEqual([
    'fr',
    'fr',
  ]);
  expect(
    screen
      .getAllByRole('option')
      .map((option) => [option.textContent, option.getAttribute('lang')]),
  ).toEqual([
    ['English', 'en'],
    ['Français', 'fr'],
    ['Español', 'es'],
    ['Português', 'pt'],
  ]);
});

test('a guest can look around without an account, and the choice is stored', async () => {
  await open();
  await act(
    async () =>
      void fireEvent.click(screen.getByRole('button', { name: 'Look around without an account' })),
  );
  await screen.findByText('at /');
  expect(localStorage.getItem('selah_looked_around')).toBe('true');
});

test('a logged-in user is redirected from the landing page to Home', async () => {
  await open({});
  await waitFor(() => expect(screen.getByText('at /')).toBeDefined());
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
});

test.each(languages)(
  'in %s no text is missing, and the reference of the verse is in that language',
  async (language) => {
    await open();
    await act(() => changeTestLanguage(language));
    const page =
      screen.getByRole('heading', { level: 1 }).closest('main, div[class*=page]')?.textContent ??
      '';
    expect(page).not.toMatch(/landing\.\w|\{\{/);
    expect(screen.getByRole('contentinfo').textContent).toContain(
      formatVerseReference(language, 'ACT', 17, 11),
    );
  },
);
