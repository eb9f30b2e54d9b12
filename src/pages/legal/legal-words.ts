// The words of a legal text in the language of the screen; the earlier ones stand until they are here.
import { useEffect, useState } from 'react';
import type { Language } from '../../../schemas/fields.ts';
import { useData } from '../../data/hooks.tsx';
import { type LegalKind, type LegalText, legalText } from '../../data/legal.ts';
import { useLanguage } from '../../i18n/language.ts';

interface LegalWords {
  /** Missing until the first words are here. */
  words: { text: LegalText; language: Language } | undefined;
  hasFailed: boolean;
  retry: () => void;
}

export function useLegalText(kind: LegalKind): LegalWords {
  const { report } = useData();
  const language = useLanguage();
  const [words, setWords] = useState<LegalWords['words']>();
  const [hasFailed, setHasFailed] = useState(false);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let isWanted = true;
    legalText(kind, language).then(
      (text) => {
        if (!isWanted) return;
        setWords({ text, language });
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

  return { words, hasFailed, retry: () => setTries((before) => before + 1) };
}
