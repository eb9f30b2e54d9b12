// Splits a chapter into verses and pieces for reading aloud, each piece short enough for the speech
// engine of every browser.
import type { Chapter } from '../../../schemas/bible/chapter.ts';

export interface SpokenVerse {
  /** 0 is the title of a psalm. */
  verse: number;
  pieces: readonly string[];
  /**
   * BCP 47 language of this verse if it differs from the language of the text. The browser chooses
   * the voice by it.
   */
  language?: string;
}

/**
 * Characters. Some Chromium voices stop after 15 seconds; at half speed fewer characters fit into
 * this time. The fade changes the volume once per piece.
 */
const maxPieceLength = 110;

/** Builds the verses to read aloud. Verses without text (only a footnote) are left out. */
export function buildSpokenVerses({
  items,
  verses,
}: Pick<Chapter, 'items' | 'verses'>): SpokenVerse[] {
  const titles = items.flatMap((item) => (item.kind === 'title' ? [item.text] : []));
  return [{ verse: 0, text: titles.join(' ') }, ...verses].flatMap(({ verse, text }) => {
    const pieces = splitForSpeech(text);
    return pieces.length === 0 ? [] : [{ verse, pieces }];
  });
}

/**
 * Splits text at sentence ends; splits a long sentence at other punctuation, or between words as a
 * last resort. Removes only spaces and symbols that must not be spoken.
 */
export function splitForSpeech(text: string, longest = maxPieceLength): string[] {
  const plain = text
    .replace(/[¶[\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return split(plain, longest, [/(?<=[.!?…][”’»")\]]*)\s/u, /(?<=[;:,–—][”’»")\]]*)\s/u, /\s/u]);
}

function split(text: string, longest: number, [at, ...finer]: readonly RegExp[]): string[] {
  if (!/[\p{L}\p{N}]/u.test(text)) return [];
  if (text.length <= longest || !at) return [text];
  const pieces: string[] = [];
  let line = '';
  for (const part of text.split(at)) {
    if (line !== '' && line.length + 1 + part.length > longest) {
      pieces.push(line);
      line = part;
    } else line = line === '' ? part : `${line} ${part}`;
  }
  if (line !== '') pieces.push(line);
  return pieces.flatMap((piece) => split(piece, longest, finer));
}
