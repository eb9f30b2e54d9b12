// Tests of reading aloud into the next chapter: the bar stays during loading, and reading starts
// with the title.
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Chapter, ChapterItem } from '../../../schemas/bible/chapter.ts';
import { useReadAloud } from '../../../src/features/bible/read-aloud/use-read-aloud.ts';
import type { ReadAloudState } from '../../../src/features/bible/read-aloud/use-read-aloud.ts';
import { ChapterReadAloud } from '../../../src/features/bible/read-aloud/chapter-read-aloud.tsx';
import { getBrowserSpeech } from '../../../src/platform/speech.ts';
import { createFakeVoice } from '../../support/fake-voice.ts';
import { renderWithProviders } from '../../support/render.tsx';

vi.mock('../../../src/platform/speech.ts', async (original) => ({
  ...(await original<object>()),
  getBrowserSpeech: vi.fn(),
}));

const voice = createFakeVoice();
beforeEach(() => {
  voice.utterances.length = 0;
  vi.mocked(getBrowserSpeech).mockReturnValue(voice);
});

const buildPlace = (chapter: number) => ({ translation: 'KJV', book: 'PSA', chapter });

function psalm(chapter: number): Chapter {
  const verses = [1, 2].map((verse) => ({ verse, text: `Words ${chapter}:${verse}.` }));
  return {
    ...buildPlace(chapter),
    language: 'en',
    verses,
    items: [
      { kind: 'title', text: `Title of ${chapter}.` },
      ...verses.map(({ verse, text }): ChapterItem => ({
        kind: 'verse',
        verse,
        parts: [{ text }],
      })),
    ],
  };
}

const aloudFrom = (from: number | undefined): ReadAloudState => ({
  startVerse: from,
  spokenVerse: undefined,
  start: vi.fn(),
  onVerse: vi.fn(),
  onEnd: vi.fn(),
  close: vi.fn(),
});
const texts = () => voice.utterances.map(({ text }) => text);

test('reading aloud waits for the next chapter and starts with its title', async () => {
  const third = psalm(3);
  const { rerender } = renderWithProviders(
    <ChapterReadAloud
      place={buildPlace(3)}
      chapter={third}
      isLoading={false}
      readAloud={aloudFrom(2)}
    />,
  );
  const bar = await screen.findByRole('region', { name: /Reading aloud/ });
  // The bar speaks in an effect, which may run after its region is shown.
  await waitFor(() => expect(texts()).toEqual(['Words 3:2.']));
  await act(() => voice.endUtterance());
  rerender(
    <ChapterReadAloud
      place={buildPlace(4)}
      chapter={undefined}
      isLoading
      readAloud={aloudFrom(0)}
    />,
  );
  expect(texts()).toEqual(['Words 3:2.']);
  expect(screen.getByRole('region', { name: /Reading aloud/ })).toBe(bar);
  rerender(
    <ChapterReadAloud
      place={buildPlace(4)}
      chapter={psalm(4)}
      isLoading={false}
      readAloud={aloudFrom(0)}
    />,
  );
  expect(screen.getByRole('region', { name: /Reading aloud/ })).toBe(bar);
  await waitFor(() => expect(texts()).toEqual(['Words 3:2.', 'Title of 4.']));
});

test('the bar closes when the next chapter is unavailable or the reader moves on', async () => {
  const { rerender } = renderWithProviders(
    <ChapterReadAloud
      place={buildPlace(3)}
      chapter={psalm(3)}
      isLoading={false}
      readAloud={aloudFrom(1)}
    />,
  );
  await screen.findByRole('region', { name: /Reading aloud/ });
  rerender(
    <ChapterReadAloud
      place={buildPlace(4)}
      chapter={undefined}
      isLoading={false}
      readAloud={aloudFrom(0)}
    />,
  );
  expect(screen.queryByRole('region', { name: /Reading aloud/ })).toBeNull();
  rerender(
    <ChapterReadAloud
      place={buildPlace(5)}
      chapter={undefined}
      isLoading
      readAloud={aloudFrom(undefined)}
    />,
  );
  expect(screen.queryByRole('region', { name: /Reading aloud/ })).toBeNull();
});

test('after a chapter ends, the next chapter is read from verse 0', () => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter>{children}</MemoryRouter>
  );
  const { result, rerender } = renderHook(({ chapter }) => useReadAloud(buildPlace(chapter)), {
    wrapper,
    initialProps: { chapter: 3 },
  });
  act(() => result.current.start(5));
  expect(result.current.startVerse).toBe(5);
  act(() => result.current.onEnd());
  rerender({ chapter: 4 });
  expect(result.current.startVerse).toBe(0);
});
