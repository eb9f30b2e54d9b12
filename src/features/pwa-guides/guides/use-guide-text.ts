// The words of a guide in the language of the screen; the earlier ones stand until they are here.
import { useEffect, useState } from 'react';
import { useData } from '../../../data/data-provider.tsx';
import { type Guide, type GuideKind, loadGuideText } from './data.ts';
import { useLanguage } from '../../../locales/language.ts';

interface GuideTextState {
  /** Missing until the first words are here. */
  text: Guide | undefined;
  hasFailed: boolean;
  retry: () => void;
}

export function useGuideText(kind: GuideKind): GuideTextState {
  const { report } = useData();
  const language = useLanguage();
  const [text, setText] = useState<Guide>();
  const [hasFailed, setHasFailed] = useState(false);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let isWanted = true;
    loadGuideText(kind, language).then(
      (words) => {
        if (!isWanted) return;
        setText(words);
        setHasFailed(false);
      },
      (fault: unknown) => {
        if (!isWanted) return;
        report('a guide could not be fetched', fault);
        setHasFailed(true);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [kind, language, report, tries]);

  return { text, hasFailed, retry: () => setTries((before) => before + 1) };
}
