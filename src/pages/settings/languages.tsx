// The language of the interface, and in which translation the Bible opens in each.
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../schemas/fields.ts';
import { useData } from '../../data/hooks.tsx';
import { saveProfile } from '../../data/profile.ts';
import { chooseLanguage, enterRoom, languageNames, useLanguage } from '../../i18n/language.ts';
import { Choice } from '../../ui/choice.tsx';
import { Part, Section } from '../../ui/settings/section.tsx';
import { TranslationRows } from '../../ui/settings/translation-rows.tsx';
import { useToast } from '../../ui/toaster.tsx';
import { useChosen, useSaving } from './saving.ts';
import { useTranslations } from './use-translations.ts';

const options = (Object.keys(languageNames) as Language[]).map((value) => ({ value, label: languageNames[value] }));

/** It speaks of the library in the words of the Bible's room. */
const TranslationChoice = lazy(async () => {
  const [{ TranslationChoice: Question }] = await Promise.all([import('./translation-choice.tsx'), enterRoom('bible')]);
  return { default: Question };
});

export function LanguageSettings() {
  const { t } = useTranslation();
  const data = useData();
  const toast = useToast();
  const language = useLanguage();
  const { isSaved, save } = useSaving();
  const [shown, choose] = useChosen(language, change);

  async function change(next: Language): Promise<void> {
    try {
      await chooseLanguage(next);
    } catch {
      toast({ message: t('language.notNow') }); // its texts are on the server and there is no way to it
      return;
    }
    await save(() => saveProfile(data, { language: next }));
  }

  return (
    <Section id="language" title={t('settings.languageTitle')} isSaved={isSaved}>
      <Part hint={data.account ? t('settings.everywhere') : t('settings.onDevice')}>
        <Choice legend={t('settings.languageHint')} options={options} value={shown ?? language} onChange={choose} />
      </Part>
    </Section>
  );
}

export function TranslationSettings() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { isSaved, save } = useSaving();
  const { rows, keep } = useTranslations();
  const [asked, setAsked] = useState<Language | null>(null);
  const close = () => setAsked(null);

  return (
    <Section id="translation" title={t('settings.translationTitle')} about={t('settings.translationHint')} isSaved={isSaved}>
      <TranslationRows rows={rows} own={language} onChange={setAsked} />
      {asked && (
        <Suspense>
          <TranslationChoice
            language={asked}
            chosen={rows.find((row) => row.language === asked)?.code}
            onChoose={(code) => {
              close();
              void save(() => keep(asked, code));
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </Section>
  );
}
