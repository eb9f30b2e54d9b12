// Reading aloud: whether this text may and this device can, and then the reader with its bar.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { knownTranslation } from '../../../../schemas/translations.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { followVoices, voicesNow } from '../../../platform/aloud/known-voices.ts';
import { browserSpeech, voicesFor } from '../../../platform/speech.ts';
import type { Speech, Voice } from '../../../platform/speech.ts';
import { AloudRefusal } from '../../../ui/bible/aloud-controls.tsx';
import { AloudSession } from './aloud-session.tsx';
import type { AloudProps } from './aloud-session.tsx';

type AloudBarProps = AloudProps & {
  /** Of a test; else the browser's. */
  speech?: Speech | null;
};

export function AloudBar({ speech: given, ...props }: AloudBarProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [speech] = useState(() => (given === undefined ? browserSpeech() : given));
  const voices = useVoices(speech);
  const { place, chapter, onClose } = props;

  if (knownTranslation(place.translation)?.aloud !== true) return <AloudRefusal onClose={onClose}>{t('aloud.notAllowed', { translation: place.translation })}</AloudRefusal>;
  if (!speech) return <AloudRefusal onClose={onClose}>{t('aloud.notSupported')}</AloudRefusal>;
  if (!voices) return <AloudRefusal onClose={onClose}>{t('common.loading')}</AloudRefusal>;
  const suitable = voicesFor(voices, chapter.language);
  if (suitable.length === 0) return <AloudRefusal onClose={onClose}>{t('aloud.noVoice', { language: nameOf(chapter.language, language) })}</AloudRefusal>;
  return <AloudSession key={chapter.language} {...props} speech={speech} voices={suitable} />;
}

/** French, français: the name of a language in another. */
function nameOf(language: string, inLanguage: string): string {
  return new Intl.DisplayNames([inLanguage], { type: 'language' }).of(language) ?? language;
}

/** Undefined until they are known, or nobody would tell. */
function useVoices(speech: Speech | null): readonly Voice[] | undefined {
  const [voices, setVoices] = useState(() => voicesNow(speech));
  useEffect(() => (speech ? followVoices(speech, setVoices) : undefined), [speech]);
  return voices;
}
