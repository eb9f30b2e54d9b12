// Tests of the generator pages of the PWA guides, for a manifest and a service worker of other
// sites: live output, validation, drafts, copying, download.
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ManifestGeneratorPage } from '../../../src/features/pwa-guides/manifest-generator/page.tsx';
import { ServiceWorkerGeneratorPage } from '../../../src/features/pwa-guides/worker-generator/page.tsx';
import { discardUnwrittenDrafts } from '../../../src/platform/storage/drafts.ts';
import { changeTestLanguage, renderWithProviders } from '../../support/render.tsx';

afterEach(() => {
  vi.useRealTimers();
  discardUnwrittenDrafts();
  vi.restoreAllMocks();
});

/** Finds a field by its id, because queries by label are slow in a form of this size. */
const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`#maker-${name}`) as HTMLInputElement;
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const code = (name: string) => screen.getByLabelText(name).textContent ?? '';
const manifest = () => JSON.parse(code('manifest.webmanifest')) as Record<string, unknown>;
const summary = () => within(screen.getByLabelText('Your file'));

test('typed text is in the manifest at once', () => {
  renderWithProviders(<ManifestGeneratorPage />);
  expect(manifest()['name']).toBe('Selah');
  type('name', 'Bread "of" Life');
  fireEvent.change(field('display'), { target: { value: 'minimal-ui' } });
  fireEvent.click(screen.getByLabelText('Let other apps share text and links to this app'));
  expect(manifest()).toMatchObject({ name: 'Bread "of" Life', display: 'minimal-ui' });
  expect(manifest()['share_target']).toBeUndefined();
});

test('an error is shown at its field and in the summary, which links to the field', () => {
  renderWithProviders(<ManifestGeneratorPage />);
  expect(summary().getByText('Everything looks good.')).toBeDefined();
  type('themeColor', 'blueish');
  const color = screen.getByLabelText('Theme color');
  expect(color.getAttribute('aria-invalid')).toBe('true');
  const descriptions = (color.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(descriptions).toContain('Enter a hex code, such as #6366f1.');
  expect(summary().getByText('1 thing to fix')).toBeDefined();
  fireEvent.click(summary().getByText('Theme color'));
  expect(document.activeElement).toBe(color);
});

test('the colour picker and the text field show the same colour', () => {
  renderWithProviders(<ManifestGeneratorPage />);
  type('backgroundColor', '#abc');
  const picker = screen.getByLabelText('Choose: Background color') as HTMLInputElement;
  expect(picker.value).toBe('#aabbcc');
  fireEvent.change(picker, { target: { value: '#112233' } });
  expect(manifest()['background_color']).toBe('#112233');
});

test('Undo restores a removed row in its place and keeps text typed since', () => {
  renderWithProviders(<ManifestGeneratorPage />);
  fireEvent.click(screen.getByLabelText('Shortcut 2 · Bible').querySelector('button') as Element);
  expect(manifest()['shortcuts']).toHaveLength(2);
  expect(document.activeElement?.id).toBe('maker-shortcuts');
  type('description', 'Typed since');
  fireEvent.click(screen.getByText('Undo'));
  expect(manifest()['shortcuts']).toMatchObject([
    { name: 'Grace Note' },
    { name: 'Bible' },
    { name: 'Prayer' },
  ]);
  expect(manifest()['description']).toBe('Typed since');
});

test('a new shortcut needs a name, and its error in the summary links to the name field', () => {
  renderWithProviders(<ManifestGeneratorPage />);
  fireEvent.click(screen.getByText('Add shortcut'));
  const row = within(screen.getByLabelText('Shortcut 4'));
  expect(row.getByText('Enter a name.')).toBeDefined();
  fireEvent.click(summary().getByText('Shortcut 4 · Name'));
  expect(document.activeElement).toBe(row.getByLabelText('Name'));
});

test('a file with errors is not ready, has no invalid values and has no download button', () => {
  renderWithProviders(<ManifestGeneratorPage />);
  type('themeColor', 'red;}');
  fireEvent.click(screen.getByLabelText('192 px'));
  expect(code('manifest.webmanifest – not ready yet: 2 things to fix')).not.toContain('red;}');
  expect(screen.queryByText('Download')).toBeNull();
  type('themeColor', '#ff0000');
  fireEvent.click(screen.getByLabelText('192 px'));
  expect(manifest()['theme_color']).toBe('#ff0000');
  expect(screen.getByText('Download')).toBeDefined();
});

test('a form without any icon size has an error', () => {
  renderWithProviders(<ManifestGeneratorPage />);
  for (const size of [72, 96, 128, 144, 152, 192, 384, 512])
    fireEvent.click(screen.getByLabelText(`${size} px`));
  expect(summary().getByText('1 thing to fix')).toBeDefined();
});

test('summary links and Remove buttons of rows have unique names', () => {
  renderWithProviders(<ManifestGeneratorPage />);
  type('scope', '/app/');
  const links = summary()
    .getAllByRole('link')
    .map((link) => link.textContent);
  const removes = screen
    .getAllByRole('button', { name: /^Remove/ })
    .map((button) => button.textContent);
  for (const labels of [links, removes]) expect(new Set(labels).size).toBe(labels.length);
  expect(links).toContain('Shortcut 2 · Bible · Address');
  expect(removes).toContain('Remove Screenshot 2 · Home: your day with God');
});

test('typed values are restored at the next visit, and “Start over” can be undone', () => {
  const { unmount } = renderWithProviders(<ManifestGeneratorPage />);
  type('shortName', 'Bread');
  unmount();
  renderWithProviders(<ManifestGeneratorPage />);
  expect(manifest()['short_name']).toBe('Bread');
  fireEvent.click(screen.getByText('Start over'));
  expect(manifest()['short_name']).toBe('Selah');
  fireEvent.click(screen.getByText('Undo'));
  expect(manifest()['short_name']).toBe('Bread');
});

test('the manifest is copied with a two-second notice and downloaded under its name', async () => {
  vi.useFakeTimers();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  renderWithProviders(<ManifestGeneratorPage />);
  await act(
    async () =>
      void fireEvent.click(screen.getByRole('button', { name: 'Copy manifest.webmanifest' })),
  );
  expect(writeText).toHaveBeenCalledWith(code('manifest.webmanifest'));
  expect(screen.getByRole('button', { name: 'Copied! manifest.webmanifest' })).toBeDefined();
  await act(async () => void vi.advanceTimersByTime(2_000));
  fireEvent.click(screen.getByRole('button', { name: 'Download manifest.webmanifest' }));
  expect(saved).toEqual(['manifest.webmanifest']);
  expect(screen.queryByText('Copied!')).toBeNull();
});

test('the preview is not in a live region, so that its changes are not announced', () => {
  renderWithProviders(<ManifestGeneratorPage />);
  for (const live of document.querySelectorAll('[role="status"], [role="alert"], [aria-live]'))
    expect(live.textContent).toBe('');
  type('description', '');
  for (const live of document.querySelectorAll('[role="status"], [role="alert"], [aria-live]'))
    expect(live.textContent).toBe('');
});

test('the worker script follows the form, names errors, and stays valid', () => {
  renderWithProviders(<ServiceWorkerGeneratorPage />);
  expect(code('sw.js')).toContain('const NETWORK_TIMEOUT = 5000;');
  expect(summary().getByText('Everything looks good.')).toBeDefined();
  type('timeoutSeconds', '2');
  fireEvent.change(field('strategy-pages'), { target: { value: 'network-only' } });
  expect(code('sw.js')).toContain('const NETWORK_TIMEOUT = 2000;');
  expect(code('sw.js')).toContain('pages: networkOnly,');
  type('maxAgeDays', 'seven');
  expect(summary().getByText('1 thing to fix')).toBeDefined();
  expect(code('sw.js')).toContain('const CACHE_MAX_AGE = 7 * 24');
  fireEvent.change(field('strategy-api'), { target: { value: 'cache-first' } });
  fireEvent.change(field('strategy-static'), { target: { value: 'network-only' } });
  fireEvent.click(summary().getByText('API responses'));
  expect(document.activeElement).toBe(field('strategy-api'));
  expect(summary().getByText('Scripts, styles, fonts, images')).toBeDefined();
  expect(code('sw.js')).toContain('const API_IS_SHARED = false;');
  fireEvent.click(screen.getByLabelText('The API gives the same responses to everyone'));
  expect(code('sw.js')).toContain('const API_IS_SHARED = true;');
  expect(screen.getByText(/^Use this only if no one logs in/)).toBeDefined();
  fireEvent.click(screen.getByLabelText('Show push notifications'));
  expect(code('sw.js')).not.toContain('showNotification');
  expect(screen.queryByLabelText('Vibration, in milliseconds')).toBeNull();
});

test.each([
  ['fr', 'Générateur de manifeste', 'Générateur de service worker'],
  ['es', 'Generador de manifiestos', 'Generador de service worker'],
  ['pt', 'Gerador de manifesto', 'Gerador de service worker'],
] as const)('in %s', async (language, first, second) => {
  await changeTestLanguage(language);
  renderWithProviders(<ManifestGeneratorPage />);
  expect(screen.getByRole('heading', { level: 1, name: first })).toBeDefined();
  renderWithProviders(<ServiceWorkerGeneratorPage />);
  expect(screen.getByRole('heading', { level: 1, name: second })).toBeDefined();
});
