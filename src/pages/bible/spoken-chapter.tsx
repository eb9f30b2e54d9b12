// The bar of reading aloud. It stays while the next chapter is on its way, so that the voice, its timer and the keys of the device go on.
import { useState } from 'react';
import type { Chapter } from '../../../schemas/chapter.ts';
import type { Place } from '../../data/chapters.ts';
import { PanelBoundary } from './panel-boundary.tsx';
import { createPart } from './part.tsx';
import type { ReadingAloud } from './reading-aloud.ts';

const AloudBar = createPart(async () => (await import('./aloud/aloud-bar.tsx')).AloudBar);

interface SpokenChapterProps {
  place: Place;
  chapter: Chapter | undefined;
  /** It is asked for. */
  isComing: boolean;
  aloud: ReadingAloud;
}

export function SpokenChapter({ place, chapter, isComing, aloud }: SpokenChapterProps) {
  const { from } = aloud;
  /** Kept together: the verse to begin with is one of that chapter. */
  const [text, setText] = useState<{ place: Place; chapter: Chapter; from: number }>();
  if (chapter && from !== undefined && (text?.chapter !== chapter || text.from !== from)) setText({ place, chapter, from });

  if (!text || from === undefined || !(chapter || isComing)) return null;
  return (
    <PanelBoundary onClose={aloud.close}>
      <AloudBar {...text} onVerse={aloud.onVerse} onEnd={aloud.onEnd} onClose={aloud.close} />
    </PanelBoundary>
  );
}
