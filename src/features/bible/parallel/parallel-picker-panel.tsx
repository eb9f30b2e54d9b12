// Loads the translations that can be shown beside the text, and saves the chosen second translation
// on this device.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { loadTranslationList } from '../../../data/bible/chapters.ts';
import type { ChapterLocation, LoadedTranslations } from '../../../data/bible/chapters.ts';
import { useData, useLiveQuery } from '../../../data/data-provider.tsx';
import { watchParallelSetting, saveParallelSetting } from './parallel-setting.ts';
import type { ParallelSetting as Choice } from './parallel-setting.ts';
import { watchDownloadedTranslations } from '../../../data/bible/library/downloaded-translations.ts';
import { useTranslationNames } from '../../../data/bible/translation-names.ts';
import { markPresence } from '../../../data/bible/translation-presence.ts';
import { useLanguage } from '../../../locales/language.ts';
import { ParallelPicker } from './components/parallel-picker.tsx';

interface ParallelPickerPanelProps {
  place: ChapterLocation;
  /**
   * Called with null for a single text. The choice is already being saved; a failed save is only
   * reported.
   */
  onChoose: (choice: Choice | null) => void;
  onClose: () => void;
}

export function ParallelPickerPanel({ place, onChoose, onClose }: ParallelPickerPanelProps) {
  const data = useData();
  const language = useLanguage();
  const chosen = useLiveQuery('parallel', watchParallelSetting);
  const [list, setList] = useState<LoadedTranslations>();
  const downloaded = useLiveQuery('kept-translations', watchDownloadedTranslations);
  const isOnline = useLiveQuery('online', ({ online }) => online) ?? true;
  const isWide = useIsWide();
  const getName = useTranslationNames();

  useEffect(() => {
    let isOpen = true;
    loadTranslationList(data)
      .catch((fault: unknown): LoadedTranslations => {
        data.report('the translations could not be listed', fault);
        return { translations: [], isFromServer: false, isDeviceFull: false };
      })
      .then((answer) => isOpen && setList(answer));
    return () => {
      isOpen = false;
    };
  }, [data, isOnline]);

  function choose(choice: Choice | null): void {
    // The second translation is shown even if the choice cannot be saved.
    saveParallelSetting(data, choice).catch((fault: unknown) =>
      data.report('the second translation could not be remembered', fault),
    );
    onChoose(choice);
  }

  // Which layout is marked must be known before it is drawn.
  if (chosen === undefined) return null;
  // The sync engine may report online for a while after the connection was lost.
  const isConnected = isOnline && list?.isFromServer === true;
  const others = list?.translations.filter(({ code }) => code !== place.translation);
  const listed = others && downloaded && markPresence(language, others, downloaded, isConnected);
  return (
    <ParallelPicker
      openTranslation={getName(place.translation)}
      translations={listed}
      isWide={isWide}
      chosen={chosen}
      onChoose={choose}
      onClose={onClose}
    />
  );
}

/**
 * Window width at which the container, inside the page margins, reaches the width for two columns
 * in parallel-text.module.css.
 */
const wideWindow = '(min-width: 700px)';

function useIsWide(): boolean {
  return useSyncExternalStore(subscribeToWidth, () => matchMedia(wideWindow).matches);
}

function subscribeToWidth(changed: () => void): () => void {
  const query = matchMedia(wideWindow);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
