// Tests of which pages are loaded before the first render: only a new visitor, who is redirected
// from Home to Landing, waits for Landing.
import { matchRoutes } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import type { LazyPage } from '../../../src/app/navigation/lazy-page.tsx';
import { preloadPage, routes } from '../../../src/app/routes.tsx';
import { storeSession } from '../../../src/app/session/stored-session.ts';
import { startGuestBrowsing } from '../../../src/platform/storage/onboarding-state.ts';

beforeEach(() => localStorage.clear());

/** Returns which of the two pages are loaded. Pages stay loaded from test to test. */
function readLoaded(): Record<'home' | 'landing', boolean> {
  return { home: isLoaded('/'), landing: isLoaded('/Landing') };
}

function isLoaded(path: string): boolean {
  const page = matchRoutes(routes, path)?.at(-1)?.route.handle as LazyPage;
  return page.getLoaded() !== undefined;
}

test('a signed-in user on a new device does not wait for Landing', async () => {
  const account = { id: 'a', email: 'alice@example.org', full_name: 'Alice' };
  storeSession({ account, token: 'token-of-alice' });
  await preloadPage('/');
  expect(readLoaded()).toEqual({ home: true, landing: false });
});

test('a guest who browses does not wait for Landing', async () => {
  startGuestBrowsing();
  await preloadPage('/');
  expect(readLoaded()).toEqual({ home: true, landing: false });
});

test('a new visitor of another page does not wait for Landing', async () => {
  await preloadPage('/PrivacyPolicy');
  expect(readLoaded().landing).toBe(false);
});

test('a new visitor of Home waits for Landing', async () => {
  await preloadPage('/');
  expect(readLoaded()).toEqual({ home: true, landing: true });
});
