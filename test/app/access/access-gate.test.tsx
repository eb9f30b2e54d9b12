// Tests of the access gate in front of every page, its access-denied pages, the redirects from
// Home, and hyphenated page addresses and shortcuts.
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { BehaviorSubject } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { languages } from '../../../schemas/languages.ts';
import type { AccessState } from '../../../src/data/access.ts';
import type { Account, DataContext } from '../../../src/data/data-context.ts';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import { insertInitialProfile, updateProfile } from '../../../src/data/records/profile.ts';
import { AccessGate } from '../../../src/app/access/access-gate.tsx';
import { HomeRedirect } from '../../../src/app/access/home-redirect.tsx';
import { toHyphenated, buildHyphenatedRoute } from '../../../src/app/hyphenated-routes.tsx';
import { type MemoryContext, createMemoryContext } from '../../support/memory-databases.ts';
import { changeTestLanguage, renderWithProviders } from '../../support/render.tsx';

function Here() {
  const { pathname, search, hash } = useLocation();
  return <p>{`at ${pathname}${search}${hash}`}</p>;
}

/** @param before a context whose databases are already open */
async function open(
  address: string,
  changes: Partial<DataContext> = {},
  before?: MemoryContext,
): Promise<MemoryContext> {
  cleanup();
  const data = Object.assign(before ?? (await createMemoryContext()), changes);
  const names = [
    '/Landing',
    '/Onboarding',
    '/login',
    '/Prayer',
    '/Bible/:translation?/:book?',
    '/PeacefulSleep/:category?',
    '/PrivacyPolicy',
    '/Terms',
    '/Sync',
    '/reset-password',
    '/Account',
    '/DeleteAccount',
  ];
  const routes = names.flatMap((path) => [
    { path, element: <Here /> },
    ...buildHyphenatedRoute(path),
  ]);
  const context = {
    Component: HomeRedirect,
    children: ['/', '/Home'].map((path) => ({ path, element: <Here /> })),
  };
  const router = createMemoryRouter([{ Component: AccessGate, children: [context, ...routes] }], {
    initialEntries: [address],
  });
  renderWithProviders(
    <DataProvider data={data}>
      <RouterProvider router={router} />
    </DataProvider>,
  );
  return data;
}

function shut(state: AccessState) {
  const subject = new BehaviorSubject(state);
  return { state: subject, check: vi.fn(async () => subject.next({ kind: 'open' })) };
}

function requireAccount(account: Account | null): Account {
  if (!account) throw new Error('No data context.');
  return account;
}

const openRooms = [
  '/PrivacyPolicy',
  '/privacy-policy',
  '/Terms',
  '/login',
  '/reset-password',
  '/Sync',
  '/Account',
  '/account',
  '/DeleteAccount',
  '/delete-account',
  '/deleteaccount',
];

async function expectOpen(address: string, before: MemoryContext): Promise<void> {
  await open(address, {}, before);
  const page: Record<string, string> = {
    '/privacy-policy': '/PrivacyPolicy',
    '/delete-account': '/DeleteAccount',
  };
  await at(page[address] ?? address);
}

const at = (address: string) => screen.findByText(`at ${address}`);

test('an app that requires a login redirects to it, except from sign-up pages', async () => {
  const data = await open('/Prayer?view=mine#p1', {
    account: null,
    access: shut({ kind: 'login' }),
  });
  await at(`/login?from_url=${encodeURIComponent('/Prayer?view=mine#p1')}`);
  for (const address of openRooms) await expectOpen(address, data);
});

test('an unregistered user still reaches the account, own data and log-out pages', async () => {
  const data = await open('/Prayer', { access: shut({ kind: 'unregistered' }) });
  expect((await screen.findByRole('link', { name: 'Delete account' })).getAttribute('href')).toBe(
    '/DeleteAccount',
  );
  for (const address of openRooms) await expectOpen(address, data);
});

test('access lost on an open page shows ‘Access Restricted’ until access returns', async () => {
  const access = shut({ kind: 'open' });
  await open('/Prayer', { access });
  await at('/Prayer');
  act(() => access.state.next({ kind: 'unregistered' }));
  await screen.findByRole('heading', { name: 'Access Restricted', level: 1 });
  expect(screen.queryByText('at /Prayer')).toBeNull();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Check again' })));
  await at('/Prayer');
  expect(access.check).toHaveBeenCalledTimes(1);
});

test('‘Access Restricted’ shows text, account and remedies, and allows log-out', async () => {
  const data = await open('/Prayer', { access: shut({ kind: 'unregistered' }) });
  await screen.findByText(
    'You are not registered to use this application. Please contact the app administrator to request access.',
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'You’re logged in as alice@example.org. Check that this is the right account.',
    'Ask the app administrator for access.',
    'Log out and log in again.',
  ]);
  expect(document.title).toBe('Access Restricted – Selah');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Log out' })));
  await waitFor(() => expect(data.logOutCount).toBe(1));
});

test('a log-out that would lose unsynced data warns and links to the export page', async () => {
  await open('/Prayer', { access: shut({ kind: 'unregistered' }), countDrafts: () => 2 });
  await act(
    async () => void fireEvent.click(await screen.findByRole('button', { name: 'Log out' })),
  );
  await screen.findByText(/2 items aren’t synced yet/);
  expect(screen.getByRole('link', { name: 'Export everything first' }).getAttribute('href')).toBe(
    '/Sync',
  );
});

test.each(languages)(
  'in %s the access-denied pages have no missing translation',
  async (language) => {
    await open('/Prayer', { account: null, access: shut({ kind: 'unregistered' }) });
    await changeTestLanguage(language);
    const page = (await screen.findByRole('heading', { level: 1 })).parentElement;
    expect(page?.textContent).not.toMatch(/(start|account)\.[a-z]|\{\{/);
  },
);

test('another access refusal shows its code, and no text of the server', async () => {
  await open('/Prayer', {
    access: shut({ kind: 'refused', code: 'trial_over' }),
  });
  await screen.findByRole('heading', { name: 'Failed to load app' });
  expect(screen.getByText('An unexpected error occurred')).toBeDefined();
  expect(screen.getByText('Reason: trial_over')).toBeDefined();
});

test('a failed access check shows the specified text and a retry', async () => {
  await open('/Prayer', { account: null, access: shut({ kind: 'failed' }) });
  await screen.findByText('An unexpected error occurred');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Retry' })));
  await at('/Prayer');
});

test('Home redirects a guest to the landing page until the guest looks around', async () => {
  const data = await open('/', { account: null });
  await at('/Landing');
  localStorage.setItem('selah_looked_around', 'true');
  await open('/Home', {}, data);
  await at('/Home');
});

test('Home redirects to onboarding unless the user finished it on any device', async () => {
  const data = await createMemoryContext();
  const date = '2026-11-22T00:00:00Z';
  await insertInitialProfile(data.userDatabase, {
    ...requireAccount(data.account),
    role: 'user',
    is_verified: true,
    disabled: false,
    created_date: date,
    updated_date: date,
  });
  await open('/', {}, data);
  await at('/Onboarding');
  await updateProfile(data, { onboarding_completed: true });
  await open('/', {}, data);
  await at('/');
  expect(localStorage.getItem('selah_onboarding_completed')).toBe('true');
});

test.each([
  ['/?shortcut=grace', '/#grace-note'],
  ['/?shortcut=bible', '/Bible'],
  ['/?shortcut=Prayer', '/Prayer'],
  ['/?shortcut=constructor', '/'],
  ['/?shortcut=', '/'],
])('the shortcut %s redirects to %s', async (address, target) => {
  localStorage.setItem('selah_looked_around', 'true');
  await open(address, { account: null });
  await at(target);
});

test.each([
  ['/peaceful-sleep', '/PeacefulSleep'],
  ['/peaceful-sleep/anxiety?x=1#y', '/PeacefulSleep/anxiety?x=1#y'],
  ['/Peaceful-Sleep/', '/PeacefulSleep'],
  ['/peacefulsleep', '/peacefulsleep'],
  ['/privacy-policy', '/PrivacyPolicy'],
  ['/bible/KJV', '/bible/KJV'],
])('%s is the page at %s', async (address, target) => {
  await open(address);
  await at(target);
});

test('toHyphenated turns page names into hyphenated addresses', () => {
  expect(
    [
      'PeacefulSleep',
      'DeleteAccount',
      'PWASetupGuide',
      'PWATroubleshoot',
      'BibleDiagnostic',
      'Home',
      'reset-password',
      'login',
    ].map(toHyphenated),
  ).toEqual([
    'peaceful-sleep',
    'delete-account',
    'pwa-setup-guide',
    'pwa-troubleshoot',
    'bible-diagnostic',
    'home',
    'reset-password',
    'login',
  ]);
});
