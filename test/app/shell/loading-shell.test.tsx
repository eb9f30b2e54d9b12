// The frame that stands before the databases are open: the house's own, and none where another page
// may follow.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LoadingShell } from '../../../src/app/shell/loading-shell.tsx';
import {
  markOnboardingDone,
  startGuestBrowsing,
} from '../../../src/platform/storage/onboarding-state.ts';
import { renderWithProviders } from '../../support/render.tsx';

test('the navigation stands and says where one is, before anything is open', () => {
  renderWithProviders(
    <LoadingShell isGuest={false} pathname="/peaceful-sleep/rest" isSlow={false} />,
  );
  expect(screen.getByRole('link', { name: 'Sleep' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('link', { name: 'Progress' })).toBeTruthy();
});

test('a guest sees no way to a progress that nobody counts', () => {
  renderWithProviders(<LoadingShell isGuest pathname="/Prayer" isSlow={false} />);
  expect(screen.queryByRole('link', { name: 'Progress' })).toBeNull();
});

test.each(['/Landing', '/onboarding', '/', '/Home'])(
  'nothing is shown that would go again: %s for a stranger',
  (pathname) => {
    renderWithProviders(<LoadingShell isGuest pathname={pathname} isSlow={false} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  },
);

test('a guest who chose to look around finds the frame on Home', () => {
  startGuestBrowsing();
  renderWithProviders(<LoadingShell isGuest pathname="/" isSlow={false} />);
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBe('page');
});

test('so does somebody whose welcome is behind them, and nobody before it', () => {
  renderWithProviders(<LoadingShell isGuest={false} pathname="/Home" isSlow={false} />);
  expect(screen.queryByRole('navigation')).toBeNull();
  markOnboardingDone();
  renderWithProviders(<LoadingShell isGuest={false} pathname="/Home" isSlow={false} />);
  expect(screen.getByRole('navigation')).toBeTruthy();
});

test.each(['/Prayer', '/'])('what takes long is said, with a way on: at %s', (pathname) => {
  renderWithProviders(<LoadingShell isGuest pathname={pathname} isSlow />);
  expect(screen.getByRole('alert').textContent).toContain('Selah is still opening');
  expect(screen.getByRole('button', { name: 'Load again' })).toBeTruthy();
  expect(screen.getByRole('main').getAttribute('aria-busy')).not.toBe('true');
});
