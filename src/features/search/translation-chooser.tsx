// Select field for the translation to search. Downloaded translations come first, because they can
// be searched completely and offline.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../../ui/search/search.module.css';
import { loadAvailableTranslations } from '../../data/bible/chapters.ts';
import { useData, useLiveQuery } from '../../data/data-provider.tsx';
import { watchDownloadedTranslations } from '../../data/bible/library/downloaded-translations.ts';
import { useTranslationNames } from '../../data/bible/translation-names.ts';
import { sortOwnLanguageFirst } from '../../data/bible/translation-order.ts';
import { useLanguage } from '../../locales/language.ts';
import { SelectField } from '../../ui/select-field.tsx';

interface TranslationChooserProps {
  /** Translation code. */
  translation: string;
  onChoose: (code: string) => void;
}

export function TranslationChooser({ translation, onChoose }: TranslationChooserProps) {
  const { t } = useTranslation();
  const data = useData();
  const language = useLanguage();
  const getName = useTranslationNames();
  const kept = useLiveQuery('kept-translations', watchDownloadedTranslations);
  const [available, setAvailable] = useState<readonly { code: string; name: string }[]>([]);

  useEffect(() => {
    let isOpen = true;
    void loadAvailableTranslations(data).then(
      (list) => isOpen && setAvailable(sortOwnLanguageFirst(language, list)),
    );
    return () => {
      isOpen = false;
    };
  }, [data, language]);

  const keptCodes = new Set(kept?.map(({ code }) => code));
  const all = available.some(({ code }) => code === translation)
    ? available
    : [{ code: translation, name: getName(translation) }, ...available];
  const groups = [
    { label: t('translations.keptGroup'), list: all.filter(({ code }) => keptCodes.has(code)) },
    { label: t('search:notOnDevice'), list: all.filter(({ code }) => !keptCodes.has(code)) },
  ].filter(({ list }) => list.length > 0);
  return (
    <SelectField
      size="sm"
      className={styles['choice'] ?? ''}
      label={t('bible.translationLabel')}
      value={translation}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      data={groups.map(({ label, list }) => ({
        group: label,
        items: list.map(({ code, name }) => ({
          value: code,
          // The code first, because a phone has no room for the name.
          label: name === code ? code : `${code} · ${name}`,
        })),
      }))}
    />
  );
}
