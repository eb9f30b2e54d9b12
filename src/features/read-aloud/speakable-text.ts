// A chapter as a voice reads it: verse by verse, each in pieces short enough for every browser.
import type { Chapter } from '../../../schemas/bible/chapter.ts';

export interface SpokenVerse {
  /** 0 is the title of a psalm. */
  verse: number;
  pieces: readonly string[];
  /**
   * BCP 47, where these words are in another language than the text: the browser chooses a voice
   * for it.
   */
  language?: string;
}

/**
 * Some voices of Chromium fall silent after 15 seconds; at half speed this is less. Also how finely
 * a fade goes down.
 */
const maxPieceLength = 110;

/** Verses without words (only a footnote) are not there. */
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
 * Cuts at the ends of sentences, where one is too long at other marks, at worst between words.
 * Nothing is lost but space and signs that no voice should read.
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
