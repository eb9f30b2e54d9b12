// Checks whether the text may be read aloud and whether this device has a voice, then starts the
// read-aloud session with its bar.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findKnownTranslation } from '../../../../schemas/bible/translations.ts';
import { useLanguage } from '../../../locales/language.ts';
import { subscribeToVoices, getKnownVoices } from '../../read-aloud/available-voices.ts';
import { getBrowserSpeech, findVoices } from '../../../platform/speech.ts';
import type { Speech, Voice } from '../../../platform/speech.ts';
import { ReadAloudUnavailable } from './components/read-aloud-controls.tsx';
import { ReadAloudSession } from './read-aloud-session.tsx';
import type { ReadAloudProps } from './read-aloud-session.tsx';

type ReadAloudBarProps = ReadAloudProps & {
  /** Speech implementation of a test; the default is the speech of the browser. */
  speech?: Speech | null;
};

export function ReadAloudBar({ speech: given, ...props }: ReadAloudBarProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [speech] = useState(() => (given === undefined ? getBrowserSpeech() : given));
  const voices = useVoices(speech);
  const { place, chapter, onClose } = props;

  if (findKnownTranslation(place.translation)?.aloud !== true)
    return (
      <ReadAloudUnavailable onClose={onClose}>
        {t('bible:readAloud.notAllowed', { translation: place.translation })}
      </ReadAloudUnavailable>
    );
  if (!speech)
    return (
      <ReadAloudUnavailable onClose={onClose}>
        {t('bible:readAloud.notSupported')}
      </ReadAloudUnavailable>
    );
  if (!voices) return <ReadAloudUnavailable onClose={onClose}>{t('loading')}</ReadAloudUnavailable>;
  const suitable = findVoices(voices, chapter.language);
  if (suitable.length === 0)
    return (
      <ReadAloudUnavailable onClose={onClose}>
        {t('bible:readAloud.noVoice', { language: getLanguageName(chapter.language, language) })}
      </ReadAloudUnavailable>
    );
  return <ReadAloudSession key={chapter.language} {...props} speech={speech} voices={suitable} />;
}

/** French, français: the name of a language in another. */
function getLanguageName(language: string, inLanguage: string): string {
  return new Intl.DisplayNames([inLanguage], { type: 'language' }).of(language) ?? language;
}

/** Returns the voices of the device; undefined until the browser has reported them. */
function useVoices(speech: Speech | null): readonly Voice[] | undefined {
  const [voices, setVoices] = useState(() => getKnownVoices(speech));
  useEffect(() => (speech ? subscribeToVoices(speech, setVoices) : undefined), [speech]);
  return voices;
}
