// React hook for the Bible translation of each of the four languages and for changing it.
import { useEffect, useState } from 'react';
import { languages } from '../../../schemas/languages.ts';
import type { Language } from '../../../schemas/languages.ts';
import { bundledTranslation, getTranslationLanguage } from '../../../schemas/bible/translations.ts';
import type { DataContext } from '../../data/data-context.ts';
import { useData, useLiveQuery } from '../../data/data-provider.tsx';
import {
  saveTranslationChoice,
  saveTranslationChoiceFor,
  watchChosenTranslations,
  findTranslationToRead,
} from '../../data/bible/translation-choice.ts';
import { useTranslationNames } from '../../data/bible/translation-names.ts';
import { useLanguage } from '../../locales/language.ts';
import type { PreferredTranslation } from './components/translation-rows.tsx';

interface PreferredTranslations {
  /** The language of the screen first. */
  rows: readonly PreferredTranslation[];
  /** Rejects if the device cannot save the choice. */
  save: (language: Language, code: string) => Promise<void>;
}

export function usePreferredTranslations(): PreferredTranslations {
  const data = useData();
  const own = useLanguage();
  const chosen = useLiveQuery('translations-chosen', watchChosenTranslations);
  const getName = useTranslationNames();
  const [read, setRead] = useState<Partial<Record<Language, string>>>({});

  useEffect(() => {
    if (!chosen) return undefined;
    let isOpen = true;
    for (const language of languages)
      void findTranslationCode(data, language).then(
        (code) => isOpen && setRead((before) => ({ ...before, [language]: code })),
      );
    return () => {
      isOpen = false;
    };
  }, [data, chosen]);

  const rows = languages
    .toSorted((a, b) => Number(b === own) - Number(a === own))
    .map((language): PreferredTranslation => {
      // The choice is shown at once, even if the translation is currently unavailable.
      const code = chosen?.[language]?.toUpperCase() ?? read[language];
      const name = code === undefined ? undefined : getName(code);
      return {
        language,
        code,
        name,
        nameLanguage: code === undefined ? undefined : getTranslationLanguage(code),
        isChosen: Boolean(chosen?.[language]),
      };
    });

  return {
    rows,
    save: (language, code) =>
      language === own
        ? saveTranslationChoice(data, code, language)
        : saveTranslationChoiceFor(data, language, code),
  };
}

async function findTranslationCode(data: DataContext, language: Language): Promise<string> {
  try {
    return (await findTranslationToRead(data, language)).code;
  } catch (fault) {
    data.report('the preferred translation could not be read', fault);
    return bundledTranslation.code;
  }
}
