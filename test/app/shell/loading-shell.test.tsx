// Tests of the loading shell, shown before the databases are open: navigation except where a
// redirect may follow, and a message after a slow start.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LoadingShell } from '../../../src/app/shell/loading-shell.tsx';
import {
  markOnboardingDone,
  startGuestBrowsing,
} from '../../../src/platform/storage/onboarding-state.ts';
import { renderWithProviders } from '../../support/render.tsx';

test('the loading shell shows the navigation before any database is open', () => {
  renderWithProviders(
    <LoadingShell isGuest={false} pathname="/peaceful-sleep/rest" isSlow={false} />,
  );
  expect(screen.getByRole('link', { name: 'Sleep' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('link', { name: 'Progress' })).toBeTruthy();
});

test('the loading shell shows a guest no link to the progress page', () => {
  renderWithProviders(<LoadingShell isGuest pathname="/Prayer" isSlow={false} />);
  expect(screen.queryByRole('link', { name: 'Progress' })).toBeNull();
});

test.each(['/Landing', '/onboarding', '/login', '/reset-password', '/', '/Home'])(
  'the loading shell shows a new visitor no navigation that may disappear again: %s',
  (pathname) => {
    renderWithProviders(<LoadingShell isGuest pathname={pathname} isSlow={false} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  },
);

test('the loading shell shows the navigation on Home to a guest who chose to look around', () => {
  startGuestBrowsing();
  renderWithProviders(<LoadingShell isGuest pathname="/" isSlow={false} />);
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBe('page');
});

test('the loading shell shows the navigation on Home only after onboarding', () => {
  renderWithProviders(<LoadingShell isGuest={false} pathname="/Home" isSlow={false} />);
  expect(screen.queryByRole('navigation')).toBeNull();
  markOnboardingDone();
  renderWithProviders(<LoadingShell isGuest={false} pathname="/Home" isSlow={false} />);
  expect(screen.getByRole('navigation')).toBeTruthy();
});

test.each(['/Prayer', '/'])(
  'a slow start shows a message and a way to load again at %s',
  (pathname) => {
    renderWithProviders(<LoadingShell isGuest pathname={pathname} isSlow />);
    expect(screen.getByRole('alert').textContent).toContain('Selah is still loading');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
    expect(screen.getByRole('main').getAttribute('aria-busy')).not.toBe('true');
  },
);
