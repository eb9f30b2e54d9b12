// Tests of the onboarding of a new user: two steps, also by keyboard, completed on this device
// whatever the server answers.
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { firstValueFrom } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { languages } from '../../../schemas/fields.ts';
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

test('a language, a notice, and Home; the person’s profile has both', async () => {
  const sync = vi.fn(async () => {});
  const data = Object.assign(await createNewUser(), { sync });
  open(data);
  await screen.findByRole('heading', { name: 'Choose your language' });
  expect(screen.getByText('Step 1 of 2')).toBeDefined();
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: 'Français' })));
  await screen.findByRole('heading', { name: 'Choisis ta langue' });
  await press('Continuer');
  expect(screen.getByText('Étape 2 sur 2')).toBeDefined();
  await press('J’ai compris et j’accepte');
  await screen.findByText('at /');
  expect([flag(), localStorage.getItem('selah_language')]).toEqual(['true', 'fr']);
  expect(await firstValueFrom(watchProfile(data))).toMatchObject({
    onboarding_completed: true,
    language: 'fr',
  });
  expect(sync).toHaveBeenCalled();
});

test('the focus moves to the heading of each step, and Back records no agreement', async () => {
  open(await createNewUser());
  await screen.findByRole('heading', { name: 'Choose your language' });
  expect(document.activeElement).toBe(document.body);
  await press('Continue');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Important notice' }));
  expect(screen.getByText(/They are not divine revelation/)).toBeDefined();
  expect(screen.getByText(/Acts 17:11/)).toBeDefined();
  expect(screen.getByRole('region', { name: 'Your Bible' })).toBeDefined();
  const dataRegion = within(screen.getByRole('region', { name: 'Your data' }));
  expect(
    dataRegion.getByText(/tells of your faith.*kept on this device and on this server/),
  ).toBeDefined();
  expect(dataRegion.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/Terms',
    '/PrivacyPolicy',
  ]);
  await press('Back');
  expect(document.activeElement).toBe(
    screen.getByRole('heading', { name: 'Choose your language' }),
  );
  expect(flag()).toBeNull();
});

test('onboarding ends without a saved profile; this device stores its completion', async () => {
  const report = vi.fn();
  const data = Object.assign(await createMemoryContext(), { report });
  // The user has no profile yet, so the update fails.
  open(data);
  await screen.findByRole('heading', { name: 'Choose your language' });
  await press('Continue');
  await press('I understand and agree');
  await screen.findByText('at /');
  expect(flag()).toBe('true');
  expect(report.mock.calls.map(([what]) => what)).toEqual([
    'the end of the welcome could not be kept',
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
  await screen.findByRole('heading', { name: 'Choose your language' });
  cleanup();
  localStorage.setItem('selah_onboarding_completed', 'true');
  open(data);
  await screen.findByText('at /');
});

test.each(languages)('in %s every word of both steps is there', async (language) => {
  open(await createNewUser());
  await act(() => changeTestLanguage(language));
  const findRequestField = async () =>
    (await screen.findByRole('heading', { level: 1 })).parentElement?.textContent;
  expect(await findRequestField()).not.toMatch(/onboarding\.\w|\{\{/);
  await act(async () => void fireEvent.click(screen.getAllByRole('button').at(-1) as HTMLElement));
  expect(await findRequestField()).not.toMatch(/onboarding\.\w|\{\{/);
});
