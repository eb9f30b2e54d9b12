// The text of a chapter with what a person marked in it, and beside it or between its verses a second translation.
import { useMemo } from 'react';
import type { Chapter } from '../../../schemas/chapter.ts';
import { knownTranslation } from '../../../schemas/translations.ts';
import type { ChapterMarks } from '../../data/bible-notes.ts';
import type { Place } from '../../data/chapters.ts';
import { useLive } from '../../data/hooks.tsx';
import { parallelChoice } from '../../data/parallel-choice.ts';
import { ChapterLicence } from '../../ui/bible/chapter-licence.tsx';
import { ChapterText } from '../../ui/bible/chapter-text.tsx';
import { toMarksByVerse } from './chapter-marks.ts';
import { useFollow } from './follow.ts';
import { PanelBoundary } from './panel-boundary.tsx';
import { createPart } from './part.tsx';

const ParallelChapter = createPart(async () => (await import('./parallel/parallel-chapter.tsx')).ParallelChapter);

interface NotedChapterProps {
  place: Place;
  chapter: Chapter;
  marks: ChapterMarks | undefined;
  selected: ReadonlySet<number>;
  aimed: ReadonlySet<number>;
  spoken: number | undefined;
  onVerse: (verse: number, isRange: boolean) => void;
}

export function NotedChapter({ place, chapter, marks, ...text }: NotedChapterProps) {
  const byVerse = useMemo(() => toMarksByVerse(marks), [marks]);
  const second = useLive('parallel', parallelChoice);
  const known = knownTranslation(place.translation);
  useFollow(text.spoken);

  const alone = (
    <>
      <ChapterText chapter={chapter} marks={byVerse} {...text} />
      <ChapterLicence licence={known?.licence} notice={chapter.notice} language={chapter.language} />
    </>
  );
  // Until the second text is known and has come, the first can be read.
  if (!second || second.other === place.translation) return alone;
  return (
    <PanelBoundary fallback={alone} instead={alone}>
      <ParallelChapter place={place} chapter={chapter} other={second.other} layout={second.layout} marks={byVerse} {...text} />
    </PanelBoundary>
  );
}
