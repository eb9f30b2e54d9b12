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
  /** Why Scripture is not among it: its licence, its language that nobody asked for, or a language without a voice. Null where it is, or where there are no words of it. */
  leavesOut: { why: 'licence' } | { why: 'foreign' | 'noVoice'; language: string } | null;
  /** The language of the passage, where it is not the prayer's and may be read all the same. */
  foreign: string | undefined;
}

/** @param readsForeign the passage also in a language that is not the prayer's */
export function spokenAtBed(words: ScriptureShown, prayer: { text: string; language: string }, voices: readonly Voice[], readsForeign: boolean): SpokenAtBed {
  const scripture = languageOf(words) ?? prayer.language;
  const language = prayer.text === '' ? scripture : prayer.language;
  const isForeign = scripture !== language;
  const leavesOut = whyNot();
  const pieces = [
    ...(leavesOut === null ? splitForVoice(textOf(words)).map((piece) => ({ piece, of: scripture })) : []),
    ...splitForVoice(prayer.text).map((piece) => ({ piece, of: prayer.language })),
  ];
  return { spoken: pieces.map(({ piece, of }, place) => ({ verse: place + 1, pieces: [piece], ...(of !== language && { language: of }) })), language, leavesOut, foreign: isForeign && leavesOut?.why !== 'licence' ? scripture : undefined };

  function whyNot(): SpokenAtBed['leavesOut'] {
    if (textOf(words) === '') return null;
    if (words.kind !== 'quoted' || knownTranslation(words.verse.translation)?.aloud !== true) return { why: 'licence' };
    if (!isForeign) return null;
    if (!readsForeign) return { why: 'foreign', language: scripture };
    return voicesFor(voices, scripture).length === 0 ? { why: 'noVoice', language: scripture } : null;
  }
}
