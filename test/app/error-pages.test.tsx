// Tests of the not-found page, of the error page after a failed render, of the error report without
// personal text, and of the onboarding state.
import 'fake-indexeddb/auto';
import { act, fireEvent, screen } from '@testing-library/react';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { DataProvider } from '../../src/data/data-provider.tsx';
import { insertInitialProfile } from '../../src/data/records/profile.ts';
import { version } from '../../package.json';
import { ErrorPage } from '../../src/app/error-page.tsx';
import { RouteErrorBoundary } from '../../src/app/navigation/page-boundary.tsx';
import { buildErrorReport } from '../../src/app/error-report.ts';
import { NotFoundPage } from '../../src/app/not-found-page.tsx';
import {
  isOnboardingDone,
  markOnboardingDone,
  startGuestBrowsing,
  isGuestBrowsing,
} from '../../src/platform/storage/onboarding-state.ts';
import { FeedbackContext } from '../../src/features/feedback/components/feedback-context.tsx';
import { createTestSessionManager, buildSignedIn } from './session/session-manager-setup.ts';
import { createMemoryContext } from '../support/memory-databases.ts';
import { renderWithProviders } from '../support/render.tsx';

async function openNowhere(role: 'user' | 'admin') {
  const data = await createMemoryContext();
  await insertInitialProfile(data.userDatabase, { ...buildSignedIn('x').user, role });
  const router = createMemoryRouter([{ path: '*', element: <NotFoundPage /> }], {
    initialEntries: ['/No-Such/%3Cb%3Epage?x=1'],
  });
  renderWithProviders(
    <DataProvider data={data}>
      <RouterProvider router={router} />
    </DataProvider>,
  );
  await screen.findByRole('heading', { name: 'Page Not Found' });
}

describe('a missing page', () => {
  test('the not-found page shows 404, links to go on, and the path below them', async () => {
    await openNowhere('user');
    expect(screen.getByText('404')).toBeDefined();
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Back to Home', '/'],
      ['Search', '/Search'],
      ['Bible', '/Bible'],
    ]);
    const path = screen.getByText(/\/No-Such\//);
    expect(path.textContent).toContain('page');
    expect(links[2] && links[2].compareDocumentPosition(path)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect([document.title, screen.queryByText(/may not be implemented yet/)]).toEqual([
      'Page Not Found – Selah',
      null,
    ]);
  });

  test('the not-found page tells an admin that the page may not be implemented yet', async () => {
    await openNowhere('admin');
    expect(await screen.findByText(/this page may not be implemented yet/)).toBeDefined();
  });
});

describe('a page that fails', () => {
  function renderFailingPage(
    canReport: boolean,
    open = vi.fn(),
    fault: Error = new RangeError('a word of a person’s prayer'),
  ) {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    function Page(): never {
      throw fault;
    }
    renderWithProviders(
      <FeedbackContext value={{ open }}>
        <MemoryRouter initialEntries={['/Prayer?view=mine#x']}>
          <RouteErrorBoundary
            renderError={(caught) => <ErrorPage fault={caught} canReport={canReport} />}
          >
            <Page />
          </RouteErrorBoundary>
        </MemoryRouter>
      </FeedbackContext>,
    );
    vi.mocked(console.error).mockRestore();
    return open;
  }

  test('a failed page says what is safe and reports the error kind, not the message', async () => {
    const open = renderFailingPage(true);
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('What you saved is safe.');
    expect(alert.textContent).not.toContain('prayer');
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined();
    await act(
      async () => void fireEvent.click(screen.getByRole('button', { name: 'Report a problem' })),
    );
    await vi.waitFor(() =>
      expect(open).toHaveBeenCalledExactlyOnceWith({
        about: `RangeError · ${location.pathname} · Selah ${version}`,
      }),
    );
  });

  test('a chunk that could not be fetched has its own message', () => {
    renderFailingPage(
      true,
      vi.fn(),
      new TypeError(
        'Failed to fetch dynamically imported module: https://selah.example/assets/day-1.js',
      ),
    );
    expect(screen.getByRole('alert').textContent).toContain('There may be a new version of Selah.');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined();
  });

  test.each([
    [
      new TypeError("Cannot read properties of undefined (reading 'day')"),
      "TypeError: Cannot read properties of undefined (reading 'day') · /Prayer",
    ],
    [new TypeError('t.map is not a function'), 'TypeError: t.map is not a function · /Prayer'],
    [
      new TypeError('can\'t access property "day", e is undefined'),
      'TypeError: can\'t access property "day", e is undefined · /Prayer',
    ],
    [
      new TypeError(
        'Failed to fetch dynamically imported module: https://selah.example/a.js?x=grace',
      ),
      'TypeError: Failed to fetch dynamically imported module · /Prayer',
    ],
    [Object.assign(new Error('Forgive me, Lord'), { code: 'network' }), 'Error: network · /Prayer'],
    [
      new SyntaxError('Unexpected token \'L\', "Lord, give"... is not valid JSON'),
      'SyntaxError · /Prayer',
    ],
    ['Lord, give peace', 'unknown · /Prayer'],
  ])('the error report of %s contains no personal text', (fault, report) => {
    expect(buildErrorReport(fault, '/Prayer')).toBe(`${report} · Selah ${version}`);
  });

  test('the error report hides an address that may contain personal text', () => {
    expect(buildErrorReport(new TypeError('x'), '/Lord, give peace')).toBe(
      `TypeError · /… · Selah ${version}`,
    );
  });

  test('a failed page offers no report when the feedback dialog failed with it', () => {
    renderFailingPage(false);
    expect(screen.queryByRole('button', { name: 'Report a problem' })).toBeNull();
  });
});

test('the onboarding state survives a new login of the same user only', async () => {
  const sessionManager = createTestSessionManager();
  const entering = async (name: string) =>
    sessionManager.current.value?.startSession(buildSignedIn(name));
  await sessionManager.startOrThrow();
  startGuestBrowsing();
  await entering('alice');
  markOnboardingDone();
  await entering('alice');
  expect(isOnboardingDone()).toBe(true);
  await entering('bob');
  expect(isOnboardingDone()).toBe(false);
  markOnboardingDone();
  await sessionManager.current.value?.endSession(0);
  expect([isOnboardingDone(), isGuestBrowsing()]).toEqual([false, false]);
  await sessionManager.close();
});
