// The text of a chapter with the user's marks, and with a second translation in a column or between
// the verses.
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Chapter } from '../../../../schemas/bible/chapter.ts';
import type { ChapterMarks } from '../notes/chapter-marks.ts';
import type { ChapterLocation } from '../../../data/bible/chapters.ts';
import { useLiveQuery } from '../../../data/data-provider.tsx';
import { useLanguage } from '../../../locales/language.ts';
import { getTranslationLicence } from '../../../locales/translation-licence.ts';
import { watchParallelSetting } from '../parallel/parallel-setting.ts';
import { ChapterLicence } from '../components/chapter-licence.tsx';
import { ChapterText } from '../components/chapter-text.tsx';
import { toMarksByVerse } from './marks-by-verse.ts';
import { useFollowSpokenVerse } from '../read-aloud/use-follow-spoken-verse.ts';
import { PanelBoundary } from './panel-boundary.tsx';
import { createRetryableLazy } from './retryable-lazy.tsx';

const LazyParallelChapter = createRetryableLazy(
  async () => (await import('../parallel/parallel-chapter.tsx')).ParallelChapter,
);

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
  const { t } = useTranslation();
  const interfaceLanguage = useLanguage();
  useFollowSpokenVerse(text.spokenVerse);

  const alone = (
    <>
      <ChapterText chapter={chapter} marks={byVerse} {...text} />
      <ChapterLicence
        licence={getTranslationLicence(t, interfaceLanguage, place.translation)}
        notice={chapter.notice}
        language={chapter.language}
      />
    </>
  );
  // Until the second translation is known and loaded, the first translation is readable alone.
  if (!second || second.other === place.translation) return alone;
  return (
    <PanelBoundary fallback={alone} errorFallback={alone}>
      <LazyParallelChapter
        place={place}
        chapter={chapter}
        secondTranslation={second.other}
        layout={second.layout}
        marks={byVerse}
        {...text}
      />
    </PanelBoundary>
  );
}
