// What a voice reads at the bed: the words of Scripture where their licence allows it, then the prayer, piece by piece.
import { knownTranslation } from '../../../schemas/translations.ts';
import { splitForVoice, type SpokenVerse } from '../../platform/aloud/spoken-text.ts';
import { type Voice, voicesFor } from '../../platform/speech.ts';
import { languageOf, type ScriptureShown, textOf } from '../../ui/sleep/scripture.tsx';

interface SpokenAtBed {
  /** Counted from 1: each piece is a place to which one can come back. */
  spoken: readonly SpokenVerse[];
  /** Of most of it. */
  language: string;
  /** Why Scripture is not among it: its licence, or the language for which there is no voice. Null where it is, or where there are no words of it. */
  leavesOut: 'licence' | (string & {}) | null;
}

export function spokenAtBed(words: ScriptureShown, prayer: { text: string; language: string }, voices: readonly Voice[]): SpokenAtBed {
  const scripture = languageOf(words) ?? prayer.language;
  const language = prayer.text === '' ? scripture : prayer.language;
  const leavesOut = whyNot();
  const pieces = [
    ...(leavesOut === null ? splitForVoice(textOf(words)).map((piece) => ({ piece, of: scripture })) : []),
    ...splitForVoice(prayer.text).map((piece) => ({ piece, of: prayer.language })),
  ];
  return { spoken: pieces.map(({ piece, of }, place) => ({ verse: place + 1, pieces: [piece], ...(of !== language && { language: of }) })), language, leavesOut };

  function whyNot(): SpokenAtBed['leavesOut'] {
    if (textOf(words) === '') return null;
    if (words.kind !== 'quoted' || knownTranslation(words.verse.translation)?.aloud !== true) return 'licence';
    return scripture !== language && voicesFor(voices, scripture).length === 0 ? scripture : null;
  }
}
