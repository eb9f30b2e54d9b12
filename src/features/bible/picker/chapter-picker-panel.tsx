// The picker with what it needs: the books in the person's language, the translations that can be
// had, and how each counts its chapters.
import { useCallback, useEffect, useMemo, useState } from 'react';
import { books, oldTestamentBooks } from '../../../../schemas/bible/books.ts';
import { getChapterCount } from '../../../../schemas/bible/numbering.ts';
import { loadTranslationList } from '../../../data/bible/chapters.ts';
import type { ChapterLocation, LoadedTranslations } from '../../../data/bible/chapters.ts';
import { useData, useLiveQuery } from '../../../data/data-provider.tsx';
import { saveTranslationChoice } from '../../../data/bible/translation-choice.ts';
import { watchDownloadedTranslations } from '../../../data/bible/library/downloaded-translations.ts';
import { listAbsentTranslations, markPresence } from '../../../data/bible/translation-presence.ts';
import { useLanguage } from '../../../locales/language.ts';
import { ChapterPicker } from './components/chapter-picker.tsx';
import type { ReadingTarget } from '../reading-target.ts';

interface ChapterPickerPanelProps {
  place: ChapterLocation;
  /** Which step it opens on. */
  firstStep?: 'translation' | 'book';
  onGo: (target: ReadingTarget) => void;
  /** To where one types a place. */
  onGoTo: () => void;
  onClose: () => void;
}

export function ChapterPickerPanel({
  place,
  firstStep = 'book',
  onGo,
  onGoTo,
  onClose,
}: ChapterPickerPanelProps) {
  const data = useData();
  const language = useLanguage();
  const [list, setList] = useState<LoadedTranslations>();
  const downloaded = useLiveQuery('kept-translations', watchDownloadedTranslations);
  const isOnline = useLiveQuery('online', ({ online }) => online) ?? true;
  // The engine may believe for a while that there is a way.
  const isConnected = isOnline && list?.isFromServer === true;
  const named = useMemo(
    () =>
      books.map(({ id, names }, order) => ({
        id,
        name: names[language],
        isNewTestament: order >= oldTestamentBooks,
      })),
    [language],
  );
  const countChapters = useCallback(
    (translation: string, book: string) => getChapterCount(translation, book),
    [],
  );

  useEffect(() => {
    let isOpen = true;
    void loadTranslationList(data).then((answer) => isOpen && setList(answer));
    return () => {
      isOpen = false;
    };
  }, [data, isOnline]);

  function choose(picked: ChapterLocation): void {
    // The address says it as well: on this device nothing is lost where it cannot be kept.
    if (picked.translation !== place.translation)
      void saveTranslationChoice(data, picked.translation, language).catch((fault: unknown) =>
        data.report('the translation could not be kept as chosen', fault),
      );
    onGo(picked);
  }

  return (
    <ChapterPicker
      current={place}
      firstStep={firstStep}
      translations={
        list && downloaded && markPresence(language, list.translations, downloaded, isConnected)
      }
      // Without a connection nobody knows what the server has now.
      unavailable={list && isConnected ? listAbsentTranslations(language, list.translations) : []}
      books={named}
      countChapters={countChapters}
      onPick={choose}
      onTypeReference={onGoTo}
      onClose={onClose}
    />
  );
}
