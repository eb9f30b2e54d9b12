// Tests of the onboarding of a new user: the steps, also by keyboard, the consent, answers that
// survive a reload, and the completion on this device whatever the server answers.
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { firstValueFrom } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import { languages } from '../../../schemas/languages.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import {
  insertInitialProfile,
  watchProfile,
  updateProfile,
} from '../../../src/data/records/profile.ts';
import { OnboardingPage } from '../../../src/features/onboarding/page.tsx';
import { type MemoryContext, createMemoryContext } from '../../support/memory-databases.ts';
import { changeTestLanguage, renderWithProviders } from '../../support/render.tsx';

function Here() {
  return <p>{`at ${useLocation().pathname}`}</p>;
}

async function createNewUser(changes: Partial<DataContext> = {}): Promise<MemoryContext> {
  const data = Object.assign(await createMemoryContext(), changes);
  const date = '2026-11-22T00:00:00Z';
  const { id = 'no-such-user', email = '', full_name = '' } = data.account ?? {};
  await insertInitialProfile(data.userDatabase, {
    id,
    email,
    full_name,
    role: 'user',
    is_verified: true,
    disabled: false,
    created_date: date,
    updated_date: date,
  });
  return data;
}

function open(data: DataContext) {
  const router = createMemoryRouter(
    [
      { path: '/Onboarding', element: <OnboardingPage /> },
      { path: '*', element: <Here /> },
    ],
    { initialEntries: ['/Onboarding'] },
  );
  renderWithProviders(
    <DataProvider data={data}>
      <RouterProvider router={router} />
    </DataProvider>,
  );
}

const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const flag = () => localStorage.getItem('selah_onboarding_completed');

const check = (name: RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('checkbox', { name })));
const terms = /at least 13 years old/;
const storage = /stores what I write/;
const type = (name: string) =>
  act(
    async () =>
      void fireEvent.change(screen.getByRole('textbox', { name: 'Your name' }), {
        target: { value: name },
      }),
  );

/** The browser prefers these languages, and none was chosen before. */
function preferLanguages(...tags: string[]): void {
  localStorage.removeItem('selah_language');
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);
}

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('a language, a name, a consent, and Home; the person’s profile has them', async () => {
  preferLanguages('zh-CN');
  const sync = vi.fn(async () => {});
  const data = Object.assign(await createNewUser(), { sync });
  open(data);
  await screen.findByRole('heading', { name: 'Choose your language' });
  expect(screen.getByText('Step 1 of 3')).toBeDefined();
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: 'Français' })));
  await screen.findByRole('heading', { name: 'Choisis ta langue' });
  await press('Continuer');
  expect(screen.getByText('Étape 2 sur 3')).toBeDefined();
  await act(
    async () =>
      void fireEvent.change(screen.getByRole('textbox', { name: 'Ton nom' }), {
        target: { value: ' Jeanne ' },
      }),
  );
  await press('Continuer');
  expect(screen.getByText('C’est un plaisir de faire ta connaissance, Jeanne.')).toBeDefined();
  for (const box of screen.getAllByRole('checkbox'))
    await act(async () => void fireEvent.click(box));
  await press('Accepter et continuer');
  await screen.findByText('at /');
  expect([flag(), localStorage.getItem('selah_language')]).toEqual(['true', 'fr']);
  expect(await firstValueFrom(watchProfile(data))).toMatchObject({
    onboarding_completed: true,
    language: 'fr',
    display_name: 'Jeanne',
  });
  expect(sync).toHaveBeenCalled();
});

test.each([
  ['the browser prefers a language of the app', ['zh-CN', 'pt-BR'], null],
  ['a language was chosen before', ['zh-CN'], 'en'],
])('the language is not asked for if %s, but can be changed', async (_, tags, stored) => {
  preferLanguages(...tags);
  if (stored !== null) localStorage.setItem('selah_language', stored);
  open(await createNewUser());
  await screen.findByRole('heading', { name: 'What should we call you?' });
  expect(screen.getByText('Step 1 of 2')).toBeDefined();
  await press('Skip');
  await act(
    async () =>
      void fireEvent.change(screen.getByRole('combobox', { name: 'Language' }), {
        target: { value: 'es' },
      }),
  );
  await screen.findByRole('heading', { name: 'Antes de empezar' });
  expect(localStorage.getItem('selah_language')).toBe('es');
});

test('a skipped name is not saved, and the name of the mailbox is no name', async () => {
  const data = await createNewUser();
  open(data);
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Your name' });
  expect([data.account?.full_name, field.value]).toEqual(['alice', '']);
  await type('Al');
  await press('Skip');
  await check(terms);
  await check(storage);
  await press('Agree and continue');
  await screen.findByText('at /');
  const profile = await firstValueFrom(watchProfile(data));
  expect([profile?.onboarding_completed, profile?.display_name]).toEqual([true, undefined]);
});

test('the button waits until both boxes are checked, says why, and leads to the open box', async () => {
  open(await createNewUser());
  await screen.findByRole('heading', { name: 'What should we call you?' });
  await press('Continue');
  const button = screen.getByRole('button', { name: 'Agree and continue' });
  const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect([button.getAttribute('aria-disabled'), reason?.textContent]).toEqual([
    'true',
    'Check both boxes to continue.',
  ]);
  await press('Agree and continue');
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: terms }));
  await check(terms);
  await press('Agree and continue');
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: storage }));
  expect(flag()).toBeNull();
  await check(storage);
  expect([
    button.getAttribute('aria-disabled'),
    screen.queryByText('Check both boxes to continue.'),
  ]).toEqual(['false', null]);
});

test('a reload keeps step and answers; they are removed at the end', async () => {
  const data = await createNewUser();
  open(data);
  await screen.findByRole('heading', { name: 'What should we call you?' });
  await type('Alice');
  cleanup();
  open(data);
  await screen.findByRole('heading', { name: 'What should we call you?' });
  await press('Continue');
  await check(terms);
  cleanup();
  open(data);
  await screen.findByRole('heading', { name: 'Before you start' });
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([
    true,
    false,
  ]);
  await check(storage);
  await press('Agree and continue');
  await screen.findByText('at /');
  expect(localStorage.getItem('selah_onboarding_answers')).toBeNull();
  expect(await firstValueFrom(watchProfile(data))).toMatchObject({ display_name: 'Alice' });
});

test('damaged answers begin the onboarding again', async () => {
  localStorage.setItem('selah_onboarding_answers', '{"step":7,"name":["x"],"acceptsTerms":"yes"}');
  open(await createNewUser());
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Your name' });
  await press('Continue');
  expect([
    field.value,
    ...screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked),
  ]).toEqual(['', false, false]);
});

test('the focus moves to the heading of each step, and Back records no agreement', async () => {
  open(await createNewUser());
  await screen.findByRole('heading', { name: 'What should we call you?' });
  expect(document.activeElement).toBe(document.body);
  await press('Continue');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Before you start' }));
  expect(screen.getByText(/AI answers are not divine revelation.*Acts 17:11/)).toBeDefined();
  await press('Read more');
  const dialog = within(screen.getByRole('dialog', { name: 'Important notice' }));
  expect(dialog.getByText(/They are not divine revelation/)).toBeDefined();
  expect(dialog.getByText(/Bereans did \(Acts 17:11\)/)).toBeDefined();
  expect(dialog.getByRole('heading', { name: 'Your Bible' })).toBeDefined();
  expect(
    dialog.getByText(/reveals your faith.*on this device and on Selah’s server/),
  ).toBeDefined();
  await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Close' })));
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/Terms',
    '/PrivacyPolicy',
  ]);
  await press('Back');
  expect(document.activeElement).toBe(
    screen.getByRole('heading', { name: 'What should we call you?' }),
  );
  expect(flag()).toBeNull();
});

test('onboarding ends without a saved profile; this device stores its completion', async () => {
  const report = vi.fn();
  const data = Object.assign(await createMemoryContext(), { report });
  // The user has no profile yet, so the update fails.
  open(data);
  await screen.findByRole('heading', { name: 'What should we call you?' });
  await press('Continue');
  await check(terms);
  await check(storage);
  await press('Agree and continue');
  await screen.findByText('at /');
  expect(flag()).toBe('true');
  expect(report.mock.calls.map(([what]) => what)).toEqual([
    'the end of the onboarding could not be stored',
  ]);
});

test('onboarding redirects guests to the landing page and completed users to Home', async () => {
  const data = await createNewUser();
  open({ ...data, account: null });
  await screen.findByText('at /Landing');
  cleanup();
  await updateProfile(data, { onboarding_completed: true });
  open(data);
  await waitFor(() => expect(screen.getByText('at /')).toBeDefined());
});

test('the completion flag of this device skips onboarding only if exactly "true"', async () => {
  localStorage.setItem('selah_onboarding_completed', 'perhaps');
  const data = await createNewUser();
  open(data);
  await screen.findByRole('heading', { name: 'What should we call you?' });
  cleanup();
  localStorage.setItem('selah_onboarding_completed', 'true');
  open(data);
  await screen.findByText('at /');
});

test.each(languages)('in %s no text of any step is missing', async (language) => {
  preferLanguages('zh-CN');
  open(await createNewUser());
  await act(() => changeTestLanguage(language));
  const readStep = async () =>
    (await screen.findByRole('heading', { level: 1 })).parentElement?.textContent;
  const goOn = () =>
    act(async () => void fireEvent.click(screen.getAllByRole('button')[0] as HTMLElement));
  expect(await readStep()).not.toMatch(/onboarding\.\w|\{\{/);
  await goOn();
  expect(await readStep()).not.toMatch(/onboarding\.\w|\{\{/);
  await goOn();
  expect(await readStep()).not.toMatch(/onboarding\.\w|\{\{/);
  await goOn();
  expect((await screen.findByRole('dialog')).textContent).not.toMatch(/onboarding\.\w|\{\{/);
});
