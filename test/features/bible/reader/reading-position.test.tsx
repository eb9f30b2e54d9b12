// Test of the hook `useReadingPosition`: a scroll event after the verses were removed from the page
// does not change the saved reading position.
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

/**
 * Renders a chapter of three verses. `read(verse)` scrolls so that this verse is the first one
 * below the header.
 */
function stubChapter(): { read: (top: number) => void } {
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

test('the reading position stays when the page scrolls after the verses are removed', async () => {
  const data = await createMemoryContext();
  const chapter = stubChapter();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  const { unmount } = renderHook(() => useReadingPosition(psalm), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <DataProvider data={data}>{children}</DataProvider>
    ),
  });
  chapter.read(100);
  // The order is that of React: the nodes are removed, the window fires "scroll", and then the
  // effect is cleaned up.
  document.body.innerHTML = '';
  clock.mockReturnValue(2_000);
  window.dispatchEvent(new Event('scroll'));
  unmount();
  expect(await firstValueFrom(watchReadingPosition(data))).toEqual({ ...psalm, verse: 100 });
});
