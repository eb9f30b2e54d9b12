// Connects the card of the verse of the day with its text, and loads the dialog of the verse
// picture when it is opened.
import { useState } from 'react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { getVerseLength } from '../../../../content/verse-of-the-day/verse-lengths.ts';
import { toUserDay } from '../../../data/user-days.ts';
import { useLiveQuery } from '../../../data/data-provider.tsx';
import { useTranslationNames } from '../../../data/bible/translation-names.ts';
import { importWithTexts, useLanguage } from '../../../locales/language.ts';
import { findScriptureLanguage } from '../../../locales/translation-language.ts';
import { logFault } from '../../../platform/log.ts';
import { useToast } from '../../../ui/toast/toaster.tsx';
import { getVersesUrl } from '../../bible/reader-url.ts';
import type { VerseImagePanelProps } from '../../bible/selection/verse-image-panel.tsx';
import { VerseCard } from './components/verse-card.tsx';
import { watchVerseOfTheDay } from './load-verse-of-the-day.ts';

export function VerseOfTheDay() {
  const { t } = useTranslation();
  const language = useLanguage();
  const toast = useToast();
  const getName = useTranslationNames();
  const verse = useLiveQuery(`verse-of-the-day ${language}`, (data) =>
    watchVerseOfTheDay(data, language),
  );
  const [ImagePanel, setImagePanel] = useState<ComponentType<VerseImagePanelProps> | null>(null);

  async function openPicture(): Promise<void> {
    try {
      const { VerseImagePanel } = await importWithTexts(
        ['bible'],
        () => import('../../bible/selection/verse-image-panel.tsx'),
      );
      setImagePanel(() => VerseImagePanel);
    } catch (fault) {
      logFault('the verse picture could not be loaded', fault);
      toast({ message: t('home:verse.pictureFailed') });
    }
  }

  if (verse === undefined)
    return <VerseCard isLoading textLength={getVerseLength(toUserDay(new Date()))} />;
  const { day, text, reference, place, verses } = verse;
  const copied = { verse: verses[0] ?? 1, text };
  return (
    <>
      <VerseCard
        textLength={getVerseLength(day)}
        day={day}
        text={text}
        reference={reference}
        translation={place.translation}
        translationName={getName(place.translation)}
        href={getVersesUrl(place, verses)}
        onPicture={() => void openPicture()}
      />
      {ImagePanel && text !== '' && (
        <ImagePanel
          place={place}
          passage={{
            reference,
            verses: [copied],
            runs: [[copied]],
            language: findScriptureLanguage(place.translation) ?? language,
          }}
          onClose={() => setImagePanel(null)}
        />
      )}
    </>
  );
}
