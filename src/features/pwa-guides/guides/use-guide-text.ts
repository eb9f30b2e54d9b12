// React hook that loads a guide's text in the app's language. The previous text stays visible until
// the new text is loaded.
import { useEffect, useState } from 'react';
import { useData } from '../../../data/data-provider.tsx';
import { type Guide, type GuideKind, loadGuideText } from './data.ts';
import { useLanguage } from '../../../locales/language.ts';

interface GuideTextState {
  /** Undefined until the first text is loaded. */
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
