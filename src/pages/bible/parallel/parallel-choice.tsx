// Which second translation stands beside the text: asks what can be had, and keeps the choice on this device.
import { useEffect, useState } from 'react';
import type { Translation } from '../../../../schemas/translations.ts';
import { knownTranslation } from '../../../../schemas/translations.ts';
import { availableTranslations } from '../../../data/chapters.ts';
import type { Place } from '../../../data/chapters.ts';
import { useData, useLive } from '../../../data/hooks.tsx';
import { parallelChoice, rememberParallelChoice } from '../../../data/parallel-choice.ts';
import type { ParallelChoice as Choice } from '../../../data/parallel-choice.ts';
import { ownLanguageFirst } from '../../../data/translation-order.ts';
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
  const [translations, setTranslations] = useState<readonly Translation[]>();

  useEffect(() => {
    let isOpen = true;
    availableTranslations(data)
      .catch((fault: unknown) => {
        data.report('the translations could not be listed', fault);
        return [];
      })
      .then((list) => isOpen && setTranslations(ownLanguageFirst(language, list).filter(({ code }) => code !== place.translation)));
    return () => {
      isOpen = false;
    };
  }, [data, language, place.translation]);

  function choose(choice: Choice | null): void {
    // It stands beside the text now, whether it is remembered or not.
    rememberParallelChoice(data, choice).catch((fault: unknown) => data.report('the second translation could not be remembered', fault));
    onChoose(choice);
  }

  // Which layout is marked must be known before it is drawn.
  if (chosen === undefined) return null;
  return <ParallelPicker open={knownTranslation(place.translation)?.name ?? place.translation} translations={translations} chosen={chosen} onChoose={choose} onClose={onClose} />;
}
