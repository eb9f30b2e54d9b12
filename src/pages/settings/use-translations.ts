// What the Bible opens in, for each of the four languages, and how that is changed.
import { useEffect, useState } from 'react';
import { languages } from '../../../schemas/fields.ts';
import type { Language } from '../../../schemas/fields.ts';
import { bundledTranslation, knownTranslation, languageOfTranslation } from '../../../schemas/translations.ts';
import type { Data } from '../../data/data.ts';
import { useData, useLive } from '../../data/hooks.tsx';
import { chooseTranslation, chooseTranslationFor, chosenTranslations, translationToRead } from '../../data/translation-choice.ts';
import { useLanguage } from '../../i18n/language.ts';
import type { TranslationOfLanguage } from '../../ui/settings/translation-rows.tsx';

interface Translations {
  /** The language of the screen first. */
  rows: readonly TranslationOfLanguage[];
  /** Throws where the device would not keep it. */
  keep: (language: Language, code: string) => Promise<void>;
}

export function useTranslations(): Translations {
  const data = useData();
  const own = useLanguage();
  const chosen = useLive('translations-chosen', chosenTranslations);
  const [read, setRead] = useState<Partial<Record<Language, string>>>({});

  useEffect(() => {
    if (!chosen) return undefined;
    let isOpen = true;
    for (const language of languages) void codeToRead(data, language).then((code) => isOpen && setRead((before) => ({ ...before, [language]: code })));
    return () => {
      isOpen = false;
    };
  }, [data, chosen]);

  const rows = languages
    .toSorted((a, b) => Number(b === own) - Number(a === own))
    .map((language): TranslationOfLanguage => {
      // What was chosen is shown at once, also where it cannot be had now.
      const code = chosen?.[language]?.toUpperCase() ?? read[language];
      const name = code === undefined ? undefined : knownTranslation(code)?.name;
      return { language, code, name, nameLanguage: code === undefined ? undefined : languageOfTranslation(code), isChosen: Boolean(chosen?.[language]) };
    });

  return { rows, keep: (language, code) => (language === own ? chooseTranslation(data, code, language) : chooseTranslationFor(data, language, code)) };
}

async function codeToRead(data: Data, language: Language): Promise<string> {
  try {
    return (await translationToRead(data, language)).code;
  } catch (fault) {
    data.report('nobody can say in which translation a person reads', fault);
    return bundledTranslation.code;
  }
}
