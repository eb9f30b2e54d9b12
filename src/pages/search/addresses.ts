// Where each kind of what was found lies.
import { fromCanonical } from '../../../schemas/numbering.ts';
import type { VerseId } from '../../../schemas/numbering.ts';
import type { Passage } from '../../data/passage.ts';
import type { WrittenText } from '../../data/search-written.ts';

/** @param at in the translation's own numbering */
export function verseAddress(translation: string, { book, chapter, verse }: VerseId): string {
  return `/Bible/${encodeURIComponent(translation)}/${encodeURIComponent(book)}/${chapter}/${verse}`;
}

export function passageAddress(translation: string, { book, chapter, from, to }: Passage): string {
  const verses = from === undefined ? '' : `/${from}${to === undefined ? '' : `-${to}`}`;
  return `/Bible/${encodeURIComponent(translation)}/${encodeURIComponent(book)}/${chapter}${verses}`;
}

/** Where a note stands in a translation; null for one whose place is none. */
export function placeOfNote({ kind, record }: Pick<WrittenText, 'kind' | 'record'>, translation: string): VerseId | null {
  const { book, chapter, verse } = record;
  if (kind !== 'BibleNote' || typeof book !== 'string' || typeof chapter !== 'number' || typeof verse !== 'number') return null;
  return fromCanonical(translation, { book, chapter, verse })[0] ?? null;
}

export function writtenAddress(written: WrittenText, translation: string): string {
  switch (written.kind) {
    case 'BibleNote': {
      const place = placeOfNote(written, translation);
      return place ? verseAddress(translation, place) : '/Bible';
    }
    case 'Prayer':
      return `/Prayer?view=mine#${written.id}`;
    case 'GratitudeEntry':
      return `/Gratitude#${written.id}`;
    case 'GraceNote':
      return `/Home#${written.id}`;
    case 'WisdomAnswer':
      return `/Wisdom#${encodeURIComponent(written.id)}`;
  }
}
