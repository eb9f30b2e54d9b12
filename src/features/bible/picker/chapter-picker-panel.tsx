// Connects the chapter picker with its data: book names, available and unavailable translations,
// and chapter counts; and stores the chosen translation.
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
  /** Opens the dialog in which the user types a reference. */
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
  // The sync engine may report online for a while after the connection was lost.
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
    // The URL also holds the translation, so a failed save on this device loses nothing.
    if (picked.translation !== place.translation)
      void saveTranslationChoice(data, picked.translation, language).catch((fault: unknown) =>
        data.report('the chosen translation could not be stored', fault),
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
      // Without a connection it is unknown which translations the server has now.
      unavailable={list && isConnected ? listAbsentTranslations(language, list.translations) : []}
      books={named}
      countChapters={countChapters}
      onPick={choose}
      onTypeReference={onGoTo}
      onClose={onClose}
    />
  );
}
