// Tests of verses saved without text: the text is loaded when the verse is shown, and when the
// network returns.
import { act, screen } from '@testing-library/react';
import { BehaviorSubject } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { BackendError } from '../../../src/backend/backend-error.ts';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import { useVerseTexts } from '../../../src/features/generation/verses/use-verse-texts.ts';
import { VerifiedVerses } from '../../../src/features/generation/components/verified-verses.tsx';
import {
  type LoadVerseText,
  VerseTextProvider,
} from '../../../src/features/generation/components/verse-text-context.tsx';
import { createAlice } from '../home/home-page-setup.tsx';
import { renderWithProviders } from '../../support/render.tsx';

const saved = { reference: 'Jean 3.16', text: 'Car Dieu', translation: 'FRLSG' };
const missed = { reference: 'John 3:16', text: '', translation: 'KJV' };
const otherVerse = { reference: 'John 3:17', text: '', translation: 'KJV' };
const notHere = /This verse isn’t downloaded yet/;
const page = (loadText: LoadVerseText, verses = [saved, missed, otherVerse]) => (
  <VerseTextProvider loadText={loadText}>
    <VerifiedVerses verses={verses} />
  </VerseTextProvider>
);

test('only verses without text are loaded, once each, and are shown with their text', async () => {
  const loadText = vi.fn<LoadVerseText>(async (verse) => ({
    ...verse,
    text: `Words of ${verse.reference}`,
  }));
  const { rerender } = renderWithProviders(page(loadText));
  expect(await screen.findByText('Words of John 3:16')).toBeTruthy();
  expect(await screen.findByText('Words of John 3:17')).toBeTruthy();
  expect(screen.queryByText(notHere)).toBeNull();
  // The same records are passed again as new objects.
  rerender(page(loadText, [{ ...saved }, { ...missed }, { ...otherVerse }]));
  expect(loadText.mock.calls.map(([{ reference }]) => reference)).toEqual([
    'John 3:16',
    'John 3:17',
  ]);
});

test('a verse that failed to load stays without text until the loader changes', async () => {
  const loadNothing = vi.fn<LoadVerseText>(async () => null);
  const { rerender } = renderWithProviders(page(loadNothing, [missed]));
  await act(async () => {});
  expect(screen.getByText(notHere)).toBeTruthy();
  expect(loadNothing).toHaveBeenCalledTimes(1);
  rerender(
    page(
      async () => ({ reference: 'Jean 3.16', text: 'Car Dieu', translation: 'FRLSG' }),
      [missed],
    ),
  );
  expect((await screen.findByText('Car Dieu')).getAttribute('lang')).toBe('fr');
  expect(screen.getByText('Jean 3.16 · FRLSG')).toBeTruthy();
});

test('offline no verse text is loaded; online again, the Bible text is loaded', async () => {
  const online = new BehaviorSubject(false);
  const context = await createAlice({ online });
  const { invoke } = context.backend.functions;
  const rejectLoad = vi.fn(() => Promise.reject(new BackendError('No way.', { code: 'network' })));
  const onlineOnly = ((...question: Parameters<typeof invoke>) =>
    online.value ? invoke(...question) : rejectLoad()) as typeof invoke;
  const data = Object.assign(context, {
    backend: {
      ...context.backend,
      functions: { ...context.backend.functions, invoke: onlineOnly },
    },
  });
  function Asking() {
    const verseTexts = useVerseTexts();
    return page(verseTexts, [missed]);
  }
  renderWithProviders(
    <DataProvider data={data}>
      <Asking />
    </DataProvider>,
  );
  await vi.waitUntil(() => rejectLoad.mock.calls.length > 0, { interval: 1, timeout: 5_000 });
  expect(screen.getByText(notHere)).toBeTruthy();
  await act(async () => online.next(true));
  expect(
    await screen.findByText(/For God so loved the world/, {}, { timeout: 5_000 }),
  ).toBeTruthy();
  expect(screen.queryByText(notHere)).toBeNull();
});
