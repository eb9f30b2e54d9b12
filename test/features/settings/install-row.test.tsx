// Tests of the install row in the settings: the browser's prompt when available, otherwise the
// guide, and nothing when installed.
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { captureInstallPrompt } from '../../../src/platform/install-prompt.ts';
import { InstallRow } from '../../../src/features/settings/install-row.tsx';
import { renderWithProviders } from '../../support/render.tsx';
import { finishInstall, offerInstall } from '../../app/prompts/prompts-setup.tsx';

beforeAll(() => captureInstallPrompt());

afterEach(() => vi.unstubAllGlobals());

test('the install row links to the guide or opens the browser prompt, even after “later”', () => {
  localStorage.setItem('selah_install_prompt_dismissed', new Date().toISOString());
  renderWithProviders(<InstallRow />);
  expect(screen.getByRole('link', { name: 'Install Selah' }).getAttribute('href')).toBe(
    '/PWASetupGuide',
  );
  const offerEvent = offerInstall();
  fireEvent.click(screen.getByRole('button', { name: 'Install Selah' }));
  expect(offerEvent.prompt).toHaveBeenCalledOnce();
  finishInstall();
  expect(screen.queryByText('Install Selah')).toBeNull();
});

test('in the installed app there is nothing to install', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(display-mode: standalone)',
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  renderWithProviders(<InstallRow />);
  expect(screen.queryByText('Install Selah')).toBeNull();
});
