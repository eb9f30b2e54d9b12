// The translations that one language can be read in, as the reader's own picker lists them.
import { useEffect, useState } from 'react';
import type { Language } from '../../../schemas/fields.ts';
import { listTranslations } from '../../data/chapters.ts';
import type { TranslationList } from '../../data/chapters.ts';
import { useData, useLive } from '../../data/hooks.tsx';
import { keptTranslations } from '../../data/library.ts';
import { absentFrom, withPresence } from '../../data/translation-presence.ts';
import { TranslationDialog } from '../../ui/settings/translation-dialog.tsx';

interface TranslationChoiceProps {
  language: Language;
  chosen: string | undefined;
  onChoose: (code: string) => void;
  onClose: () => void;
}

export function TranslationChoice({ language, chosen, onChoose, onClose }: TranslationChoiceProps) {
  const data = useData();
  const [list, setList] = useState<TranslationList>();
  const kept = useLive('kept-translations', keptTranslations);
  const isOnline = useLive('online', ({ online }) => online) ?? true;
  // The engine may believe for a while that there is a way.
  const isConnected = isOnline && list?.isServed === true;

  useEffect(() => {
    let isOpen = true;
    void listTranslations(data).then((answer) => isOpen && setList(answer));
    return () => {
      isOpen = false;
    };
  }, [data, isOnline]);

  return (
    <TranslationDialog
      language={language}
      chosen={chosen}
      translations={list && kept && withPresence(language, list.translations, kept, isConnected)}
      // Without a connection nobody knows what the server has now.
      absent={list && isConnected ? absentFrom(language, list.translations) : []}
      onChoose={onChoose}
      onClose={onClose}
    />
  );
}
