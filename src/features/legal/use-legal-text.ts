// React hook that loads a legal text in the interface language. The previous text stays until the
// new text is loaded.
import { useEffect, useState } from 'react';
import type { Language } from '../../../schemas/languages.ts';
import { useData } from '../../data/data-provider.tsx';
import { type LegalKind, type LegalText, loadLegalText } from './data.ts';
import { useLanguage } from '../../locales/language.ts';

interface LegalTextState {
  /** Undefined until the first text is loaded. */
  localizedText: { text: LegalText; language: Language } | undefined;
  hasFailed: boolean;
  retry: () => void;
}

export function useLegalText(kind: LegalKind): LegalTextState {
  const { report } = useData();
  const language = useLanguage();
  const [localizedText, setLocalizedText] = useState<LegalTextState['localizedText']>();
  const [hasFailed, setHasFailed] = useState(false);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let isWanted = true;
    loadLegalText(kind, language).then(
      (text) => {
        if (!isWanted) return;
        setLocalizedText({ text, language });
        setHasFailed(false);
      },
      (fault: unknown) => {
        if (!isWanted) return;
        report('a legal text could not be fetched', fault);
        setHasFailed(true);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [kind, language, report, tries]);

  return { localizedText, hasFailed, retry: () => setTries((before) => before + 1) };
}
