// Loads the translations for the translation dialog of one language, with the same list as the
// reader's own picker.
import { useEffect, useState } from 'react';
import type { Language } from '../../../schemas/languages.ts';
import { loadTranslationList } from '../../data/bible/chapters.ts';
import type { LoadedTranslations } from '../../data/bible/chapters.ts';
import { useData, useLiveQuery } from '../../data/data-provider.tsx';
import { watchDownloadedTranslations } from '../../data/bible/library/downloaded-translations.ts';
import { listAbsentTranslations, markPresence } from '../../data/bible/translation-presence.ts';
import { TranslationDialog } from './components/translation-dialog.tsx';

interface TranslationPickerProps {
  language: Language;
  chosen: string | undefined;
  onChoose: (code: string) => void;
  onClose: () => void;
}

export function TranslationPicker({ language, chosen, onChoose, onClose }: TranslationPickerProps) {
  const data = useData();
  const [list, setList] = useState<LoadedTranslations>();
  const kept = useLiveQuery('kept-translations', watchDownloadedTranslations);
  const isOnline = useLiveQuery('online', ({ online }) => online) ?? true;
  // The sync engine may report a connection for a while after the connection is lost.
  const isConnected = isOnline && list?.isFromServer === true;

  useEffect(() => {
    let isOpen = true;
    void loadTranslationList(data).then((answer) => isOpen && setList(answer));
    return () => {
      isOpen = false;
    };
  }, [data, isOnline]);

  return (
    <TranslationDialog
      language={language}
      chosen={chosen}
      translations={list && kept && markPresence(language, list.translations, kept, isConnected)}
      // Without a connection the current list of the server is unknown.
      unavailable={list && isConnected ? listAbsentTranslations(language, list.translations) : []}
      onChoose={onChoose}
      onClose={onClose}
    />
  );
}
