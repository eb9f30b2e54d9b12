// @vitest-environment happy-dom
// Reading on into the next chapter: the bar stays while it is on its way, and it begins with its title.
import { act, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Chapter, ChapterItem } from '../../schemas/chapter.ts';
import { useReadingAloud } from '../../src/pages/bible/reading-aloud.ts';
import type { ReadingAloud } from '../../src/pages/bible/reading-aloud.ts';
import { SpokenChapter } from '../../src/pages/bible/spoken-chapter.tsx';
import { browserSpeech } from '../../src/platform/speech.ts';
import { fakeVoice } from './aloud-voice.ts';
import { onScreen } from './on-screen.tsx';

vi.mock('../../src/platform/speech.ts', async (original) => ({ ...(await original<object>()), browserSpeech: vi.fn() }));

const voice = fakeVoice();
beforeEach(() => {
  voice.said.length = 0;
  vi.mocked(browserSpeech).mockReturnValue(voice);
});

const placeOf = (chapter: number) => ({ translation: 'KJV', book: 'PSA', chapter });

function psalm(chapter: number): Chapter {
  const verses = [1, 2].map((verse) => ({ verse, text: `Words ${chapter}:${verse}.` }));
  return { ...placeOf(chapter), language: 'en', verses, items: [{ kind: 'title', text: `Title of ${chapter}.` }, ...verses.map(({ verse, text }): ChapterItem => ({ kind: 'verse', verse, parts: [{ text }] }))] };
}

const aloudFrom = (from: number | undefined): ReadingAloud => ({ from, spoken: undefined, start: vi.fn(), onVerse: vi.fn(), onEnd: vi.fn(), close: vi.fn() });
const texts = () => voice.said.map(({ text }) => text);

test('the bar stays, silent, until the next chapter has come, and reads its title first', async () => {
  const third = psalm(3);
  const { rerender } = onScreen(<SpokenChapter place={placeOf(3)} chapter={third} isComing={false} aloud={aloudFrom(2)} />);
  const bar = await screen.findByRole('region', { name: /Reading aloud/ });
  expect(texts()).toEqual(['Words 3:2.']);
  await act(() => voice.end());
  rerender(<SpokenChapter place={placeOf(4)} chapter={undefined} isComing aloud={aloudFrom(0)} />);
  expect(texts()).toEqual(['Words 3:2.']);
  expect(screen.getByRole('region', { name: /Reading aloud/ })).toBe(bar);
  rerender(<SpokenChapter place={placeOf(4)} chapter={psalm(4)} isComing={false} aloud={aloudFrom(0)} />);
  expect(screen.getByRole('region', { name: /Reading aloud/ })).toBe(bar);
  expect(texts()).toEqual(['Words 3:2.', 'Title of 4.']);
});

test('where the next chapter cannot be had, and where a person went on, the bar leaves', async () => {
  const { rerender } = onScreen(<SpokenChapter place={placeOf(3)} chapter={psalm(3)} isComing={false} aloud={aloudFrom(1)} />);
  await screen.findByRole('region', { name: /Reading aloud/ });
  rerender(<SpokenChapter place={placeOf(4)} chapter={undefined} isComing={false} aloud={aloudFrom(0)} />);
  expect(screen.queryByRole('region', { name: /Reading aloud/ })).toBeNull();
  rerender(<SpokenChapter place={placeOf(5)} chapter={undefined} isComing aloud={aloudFrom(undefined)} />);
  expect(screen.queryByRole('region', { name: /Reading aloud/ })).toBeNull();
});

test('the chapter after the one that ended begins with verse 0', () => {
  const wrapper = ({ children }: { children: ReactNode }) => <MemoryRouter>{children}</MemoryRouter>;
  const { result, rerender } = renderHook(({ chapter }) => useReadingAloud(placeOf(chapter)), { wrapper, initialProps: { chapter: 3 } });
  act(() => result.current.start(5));
  expect(result.current.from).toBe(5);
  act(() => result.current.onEnd());
  rerender({ chapter: 4 });
  expect(result.current.from).toBe(0);
});
