// Which second translation stands beside the text: asks what can be had, and keeps the choice on this device.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { knownTranslation } from '../../../../schemas/translations.ts';
import { listTranslations } from '../../../data/chapters.ts';
import type { Place, TranslationList } from '../../../data/chapters.ts';
import { useData, useLive } from '../../../data/hooks.tsx';
import { parallelChoice, rememberParallelChoice } from '../../../data/parallel-choice.ts';
import type { ParallelChoice as Choice } from '../../../data/parallel-choice.ts';
import { keptTranslations } from '../../../data/library.ts';
import { withPresence } from '../../../data/translation-presence.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { ParallelPicker } from '../../../ui/bible/parallel-picker.tsx';

interface ParallelChoiceProps {
  place: Place;
  /** Null: one text alone. It is kept already, or as far as this device can. */
  onChoose: (choice: Choice | null) => void;
  onClose: () => void;
}

export function ParallelChoice({ place, onChoose, onClose }: ParallelChoiceProps) {
  const data = useData();
  const language = useLanguage();
  const chosen = useLive('parallel', parallelChoice);
  const [list, setList] = useState<TranslationList>();
  const kept = useLive('kept-translations', keptTranslations);
  const isOnline = useLive('online', ({ online }) => online) ?? true;
  const isWide = useIsWide();

  useEffect(() => {
    let isOpen = true;
    listTranslations(data)
      .catch((fault: unknown): TranslationList => {
        data.report('the translations could not be listed', fault);
        return { translations: [], isServed: false };
      })
      .then((answer) => isOpen && setList(answer));
    return () => {
      isOpen = false;
    };
  }, [data, isOnline]);

  function choose(choice: Choice | null): void {
    // It stands beside the text now, whether it is remembered or not.
    rememberParallelChoice(data, choice).catch((fault: unknown) => data.report('the second translation could not be remembered', fault));
    onChoose(choice);
  }

  // Which layout is marked must be known before it is drawn.
  if (chosen === undefined) return null;
  // The engine may believe for a while that there is a way.
  const isConnected = isOnline && list?.isServed === true;
  const others = list?.translations.filter(({ code }) => code !== place.translation);
  const listed = others && kept && withPresence(language, others, kept, isConnected);
  return <ParallelPicker open={knownTranslation(place.translation)?.name ?? place.translation} translations={listed} isWide={isWide} chosen={chosen} onChoose={choose} onClose={onClose} />;
}

/** With the page's own margins, the room in which parallel-text.module.css sets two columns. */
const wideEnough = '(min-width: 700px)';

function useIsWide(): boolean {
  return useSyncExternalStore(listenToWidth, () => matchMedia(wideEnough).matches);
}

function listenToWidth(changed: () => void): () => void {
  const query = matchMedia(wideEnough);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
