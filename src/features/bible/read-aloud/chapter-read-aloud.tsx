// Loads the read-aloud bar on first use and keeps the bar mounted while the next chapter loads. The
// voice, sleep timer and media keys therefore continue.
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
  /** True while the chapter is loading. */
  isLoading: boolean;
  readAloud: ReadAloudState;
}

export function ChapterReadAloud({ place, chapter, isLoading, readAloud }: ChapterReadAloudProps) {
  const { startVerse } = readAloud;
  /** Kept in one state, because the start verse belongs to that chapter. */
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
