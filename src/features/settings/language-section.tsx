// Settings sections for the app's language and for the Bible translation of each language.
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, languages } from '../../../schemas/languages.ts';
import { useData } from '../../data/data-provider.tsx';
import { updateProfile } from '../../data/records/profile.ts';
import { changeLanguage, getLanguageNames, useLanguage } from '../../locales/language.ts';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { SettingsField, SettingsSection } from './components/section.tsx';
import { TranslationRows } from './components/translation-rows.tsx';
import { useToast } from '../../ui/toast/toaster.tsx';
import { useSavedChoice, useSaveState } from './use-saved-choice.ts';
import { usePreferredTranslations } from './use-preferred-translations.ts';

const LazyTranslationPicker = lazy(async () => ({
  default: (await import('./translation-picker.tsx')).TranslationPicker,
}));

export function LanguageSection() {
  const { t } = useTranslation();
  const data = useData();
  const toast = useToast();
  const language = useLanguage();
  const { isSaved, save } = useSaveState();
  const [shown, choose] = useSavedChoice(language, change);

  async function change(next: Language): Promise<void> {
    try {
      await changeLanguage(next, () => save(() => updateProfile(data, { language: next })));
    } catch {
      toast({ message: t('language.loadFailed') }); // the texts are on the server, which is unreachable
    }
  }

  return (
    <SettingsSection id="language" title={t('settings:languageTitle')} isSaved={isSaved}>
      <SettingsField
        hint={data.account ? t('settings:storedInAccount') : t('settings:storedOnDevice')}
      >
        <SegmentedControl
          legend={t('settings:languageHint')}
          options={languages.map((value) => ({ value, label: getLanguageNames()[value] }))}
          value={shown ?? language}
          onChange={choose}
        />
      </SettingsField>
    </SettingsSection>
  );
}

export function TranslationSection() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { isSaved, save } = useSaveState();
  const { rows, save: savePreferred } = usePreferredTranslations();
  const [askedLanguage, setAskedLanguage] = useState<Language | null>(null);
  const close = () => setAskedLanguage(null);

  return (
    <SettingsSection
      id="translation"
      title={t('settings:translationTitle')}
      about={t('settings:translationHint')}
      isSaved={isSaved}
    >
      <TranslationRows rows={rows} screenLanguage={language} onChange={setAskedLanguage} />
      {askedLanguage && (
        <Suspense>
          <LazyTranslationPicker
            language={askedLanguage}
            chosen={rows.find((row) => row.language === askedLanguage)?.code}
            onChoose={(code) => {
              close();
              void save(() => savePreferred(askedLanguage, code));
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </SettingsSection>
  );
}
