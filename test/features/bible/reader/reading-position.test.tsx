// The verse at the top is remembered, however quickly one leaves, and whoever turns back at once is
// led by it.
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { firstValueFrom } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import { DataProvider } from '../../../../src/data/data-provider.tsx';
import { watchReadingPosition } from '../../../../src/data/bible/reading-position.ts';
import { useReadingPosition } from '../../../../src/features/bible/reader/use-reading-position.ts';
import { createMemoryContext } from '../../../support/memory-databases.ts';

const psalm = { translation: 'KJV', book: 'PSA', chapter: 119 };

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

/** A chapter of three verses; as one reads on, `top` is the one below the header. */
function aChapter(): { read: (top: number) => void } {
  document.body.innerHTML =
    '<article><p data-verse="1"></p><p data-verse="100"></p><p data-verse="176"></p></article>';
  let top = 1;
  for (const verse of document.querySelectorAll<HTMLElement>('[data-verse]')) {
    verse.getBoundingClientRect = () =>
      ({ bottom: Number(verse.dataset['verse']) < top ? 0 : 500 }) as DOMRect;
  }
  return {
    read(verse) {
      top = verse;
      window.dispatchEvent(new Event('scroll'));
    },
  };
}

test('the page that comes scrolls when the verses are gone: the one that stood at the top is kept all the same', async () => {
  const data = await createMemoryContext();
  const chapter = aChapter();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  const { unmount } = renderHook(() => useReadingPosition(psalm), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <DataProvider data={data}>{children}</DataProvider>
    ),
  });
  chapter.read(100);
  // As React does it: the nodes go, the window hears of it, and only then the effect ends.
  document.body.innerHTML = '';
  clock.mockReturnValue(2_000);
  window.dispatchEvent(new Event('scroll'));
  unmount();
  expect(await firstValueFrom(watchReadingPosition(data))).toEqual({ ...psalm, verse: 100 });
});
