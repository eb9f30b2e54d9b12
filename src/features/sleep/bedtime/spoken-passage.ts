// Builds what is read aloud at bedtime, piece by piece: Scripture if its licence allows it, then
// the prayer.
import { findKnownTranslation } from '../../../../schemas/bible/translations.ts';
import { splitForSpeech, type SpokenVerse } from '../../read-aloud/speakable-text.ts';
import { type Voice, findVoices } from '../../../platform/speech.ts';
import {
  getScriptureLanguage,
  type ScriptureState,
  getScriptureText,
} from '../components/sleep-scripture.tsx';

interface SpokenPassage {
  /** Pieces counted from 1; reading can resume at each piece. */
  spoken: readonly SpokenVerse[];
  /** Language of the main part. */
  language: string;
  /**
   * Why Scripture is not read aloud: its licence, a foreign language that was not requested, or no
   * voice for the language. Null if Scripture is read aloud, or if there is no Scripture text.
   */
  omittedScripture:
    | { reason: 'licence' }
    | { reason: 'foreign' | 'noVoice'; language: string }
    | null;
  /** The language of the passage, where it is not the prayer's and may be read all the same. */
  foreignLanguage: string | undefined;
}

/** @param readsForeign the passage also in a language that is not the prayer's */
export function buildSpokenPassage(
  scripture: ScriptureState,
  prayer: { text: string; language: string },
  voices: readonly Voice[],
  readsForeign: boolean,
): SpokenPassage {
  const scriptureLanguage = getScriptureLanguage(scripture) ?? prayer.language;
  const language = prayer.text === '' ? scriptureLanguage : prayer.language;
  const isForeign = scriptureLanguage !== language;
  const omittedScripture = findOmissionReason();
  const pieces = [
    ...(omittedScripture === null
      ? splitForSpeech(getScriptureText(scripture)).map((piece) => ({
          piece,
          of: scriptureLanguage,
        }))
      : []),
    ...splitForSpeech(prayer.text).map((piece) => ({ piece, of: prayer.language })),
  ];
  return {
    spoken: pieces.map(({ piece, of }, index) => ({
      verse: index + 1,
      pieces: [piece],
      ...(of !== language && { language: of }),
    })),
    language,
    omittedScripture,
    foreignLanguage:
      isForeign && omittedScripture?.reason !== 'licence' ? scriptureLanguage : undefined,
  };

  function findOmissionReason(): SpokenPassage['omittedScripture'] {
    if (getScriptureText(scripture) === '') return null;
    if (
      scripture.kind !== 'quoted' ||
      findKnownTranslation(scripture.verse.translation)?.aloud !== true
    )
      return { reason: 'licence' };
    if (!isForeign) return null;
    if (!readsForeign) return { reason: 'foreign', language: scriptureLanguage };
    return findVoices(voices, scriptureLanguage).length === 0
      ? { reason: 'noVoice', language: scriptureLanguage }
      : null;
  }
}
