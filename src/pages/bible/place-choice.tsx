// The picker with what it needs: the books in the person's language, the translations that can be had.
import { useEffect, useMemo, useState } from 'react';
import { books, oldTestamentBooks } from '../../../schemas/books.ts';
import type { Translation } from '../../../schemas/translations.ts';
import { availableTranslations } from '../../data/chapters.ts';
import type { Place } from '../../data/chapters.ts';
import { useData, useLive } from '../../data/hooks.tsx';
import { profile, saveProfile } from '../../data/profile.ts';
import { useLanguage } from '../../i18n/language.ts';
import { PlacePicker } from '../../ui/bible/place-picker.tsx';

interface PlaceChoiceProps {
  place: Place;
  onPick: (place: Place) => void;
  onClose: () => void;
}

export function PlaceChoice({ place, onPick, onClose }: PlaceChoiceProps) {
  const data = useData();
  const language = useLanguage();
  const person = useLive('profile', profile);
  const [translations, setTranslations] = useState<readonly Translation[]>();
  const named = useMemo(() => books.map(({ id, names, chapters }, order) => ({ id, name: names[language], chapters, isNewTestament: order >= oldTestamentBooks })), [language]);

  useEffect(() => {
    let isOpen = true;
    void availableTranslations(data).then((list) => isOpen && setTranslations(list));
    return () => {
      isOpen = false;
    };
  }, [data]);

  function choose(picked: Place): void {
    const isChanged = picked.translation !== place.translation && person?.bible_translation !== picked.translation;
    if (isChanged) void saveProfile(data, { bible_translation: picked.translation }).catch(() => undefined); // the place itself remembers it on this device
    onPick(picked);
  }

  return <PlacePicker current={place} translations={translations} books={named} onPick={choose} onClose={onClose} />;
}
