// The picker with what it needs: the books in the person's language, the translations that can be had, and how each counts its chapters.
import { useCallback, useEffect, useMemo, useState } from 'react';
import { books, oldTestamentBooks } from '../../../schemas/books.ts';
import { chaptersIn } from '../../../schemas/numbering.ts';
import { listTranslations } from '../../data/chapters.ts';
import type { Place, TranslationList } from '../../data/chapters.ts';
import { useData, useLive } from '../../data/hooks.tsx';
import { chooseTranslation } from '../../data/translation-choice.ts';
import { keptTranslations } from '../../data/library.ts';
import { absentFrom, withPresence } from '../../data/translation-presence.ts';
import { useLanguage } from '../../i18n/language.ts';
import { PlacePicker } from '../../ui/bible/place-picker.tsx';
import type { ReadingTarget } from './reading-target.ts';

interface PlaceChoiceProps {
  place: Place;
  /** Which step it opens on. */
  first?: 'translation' | 'book';
  onGo: (target: ReadingTarget) => void;
  /** To where one types a place. */
  onPlaces: () => void;
  onClose: () => void;
}

export function PlaceChoice({ place, first = 'book', onGo, onPlaces, onClose }: PlaceChoiceProps) {
  const data = useData();
  const language = useLanguage();
  const [list, setList] = useState<TranslationList>();
  const kept = useLive('kept-translations', keptTranslations);
  const isOnline = useLive('online', ({ online }) => online) ?? true;
  // The engine may believe for a while that there is a way.
  const isConnected = isOnline && list?.isServed === true;
  const named = useMemo(() => books.map(({ id, names }, order) => ({ id, name: names[language], isNewTestament: order >= oldTestamentBooks })), [language]);
  const countChapters = useCallback((translation: string, book: string) => chaptersIn(translation, book), []);

  useEffect(() => {
    let isOpen = true;
    void listTranslations(data).then((answer) => isOpen && setList(answer));
    return () => {
      isOpen = false;
    };
  }, [data, isOnline]);

  function choose(picked: Place): void {
    // The address says it as well: on this device nothing is lost where it cannot be kept.
    if (picked.translation !== place.translation) void chooseTranslation(data, picked.translation, language).catch((fault: unknown) => data.report('the translation could not be kept as chosen', fault));
    onGo(picked);
  }

  return (
    <PlacePicker
      current={place}
      first={first}
      translations={list && kept && withPresence(language, list.translations, kept, isConnected)}
      // Without a connection nobody knows what the server has now.
      absent={list && isConnected ? absentFrom(language, list.translations) : []}
      books={named}
      countChapters={countChapters}
      onPick={choose}
      onType={onPlaces}
      onClose={onClose}
    />
  );
}
