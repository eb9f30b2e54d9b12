// The text of a chapter with what a person marked in it, and beside it or between its verses a second translation.
import { useMemo } from 'react';
import type { Chapter } from '../../../schemas/chapter.ts';
import { findKnownTranslation } from '../../../schemas/translations.ts';
import type { ChapterMarks } from '../../data/bible-notes.ts';
import type { ChapterLocation } from '../../data/chapters.ts';
import { useLiveQuery } from '../../data/hooks.tsx';
import { watchParallelSetting } from '../../data/parallel-choice.ts';
import { ChapterLicence } from '../../ui/bible/chapter-licence.tsx';
import { ChapterText } from '../../ui/bible/chapter-text.tsx';
import { toMarksByVerse } from './chapter-marks.ts';
import { useFollowSpokenVerse } from './follow.ts';
import { PanelBoundary } from './panel-boundary.tsx';
import { createRetryableLazy } from './part.tsx';

const LazyParallelChapter = createRetryableLazy(async () => (await import('./parallel/parallel-chapter.tsx')).ParallelChapter);

interface MarkedChapterProps {
  place: ChapterLocation;
  chapter: Chapter;
  marks: ChapterMarks | undefined;
  selected: ReadonlySet<number>;
  targetVerses: ReadonlySet<number>;
  spokenVerse: number | undefined;
  onVerse: (verse: number, isRange: boolean) => void;
}

export function MarkedChapter({ place, chapter, marks, ...text }: MarkedChapterProps) {
  const byVerse = useMemo(() => toMarksByVerse(marks), [marks]);
  const second = useLiveQuery('parallel', watchParallelSetting);
  const known = findKnownTranslation(place.translation);
  useFollowSpokenVerse(text.spokenVerse);

  const alone = (
    <>
      <ChapterText chapter={chapter} marks={byVerse} {...text} />
      <ChapterLicence licence={known?.licence} notice={chapter.notice} language={chapter.language} />
    </>
  );
  // Until the second text is known and has come, the first can be read.
  if (!second || second.other === place.translation) return alone;
  return (
    <PanelBoundary fallback={alone} errorFallback={alone}>
      <LazyParallelChapter place={place} chapter={chapter} secondTranslation={second.other} layout={second.layout} marks={byVerse} {...text} />
    </PanelBoundary>
  );
}
