// The bar of reading aloud. It stays while the next chapter is on its way, so that the voice, its
// timer and the keys of the device go on.
import { useState } from 'react';
import type { Chapter } from '../../../../schemas/bible/chapter.ts';
import type { ChapterLocation } from '../../../data/bible/chapters.ts';
import { PanelBoundary } from '../reader/panel-boundary.tsx';
import { createRetryableLazy } from '../reader/retryable-lazy.tsx';
import type { ReadAloudState } from './use-read-aloud.ts';

const LazyReadAloudBar = createRetryableLazy(
  async () => (await import('./read-aloud-bar.tsx')).ReadAloudBar,
);

interface ChapterReadAloudProps {
  place: ChapterLocation;
  chapter: Chapter | undefined;
  /** It is asked for. */
  isLoading: boolean;
  readAloud: ReadAloudState;
}

export function ChapterReadAloud({ place, chapter, isLoading, readAloud }: ChapterReadAloudProps) {
  const { startVerse } = readAloud;
  /** Kept together: the verse to begin with is one of that chapter. */
  const [text, setText] = useState<{ place: ChapterLocation; chapter: Chapter; from: number }>();
  if (
    chapter &&
    startVerse !== undefined &&
    (text?.chapter !== chapter || text.from !== startVerse)
  )
    setText({ place, chapter, from: startVerse });

  if (!text || startVerse === undefined || !(chapter || isLoading)) return null;
  return (
    <PanelBoundary onClose={readAloud.close}>
      <LazyReadAloudBar
        {...text}
        onVerse={readAloud.onVerse}
        onEnd={readAloud.onEnd}
        onClose={readAloud.close}
      />
    </PanelBoundary>
  );
}
