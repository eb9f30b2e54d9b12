// Builds the URLs of search results (verse, passage, user's text), and locates a note in a
// translation's verse numbers.
import type { VerseId } from '../../../schemas/bible/numbering.ts';
import { getNoteRange as notedPlace } from '../bible/notes/notes-and-bookmarks.ts';
import type { TranslationRange as NotedPlace } from '../bible/notes/notes-and-bookmarks.ts';
import type { Passage } from '../../data/bible/parse-passage.ts';
import type { OwnText } from './search-user-texts.ts';

/** @param at in the translation's own numbering */
export function getVerseUrl(translation: string, { book, chapter, verse }: VerseId): string {
  return `/Bible/${encodeURIComponent(translation)}/${encodeURIComponent(book)}/${chapter}/${verse}`;
}

export function getPassageUrl(
  translation: string,
  { book, chapter, from, to }: Omit<Passage, 'book'> & { book: string },
): string {
  const verses =
    from === undefined ? '' : `/${from}${to === undefined || to <= from ? '' : `-${to}`}`;
  return `/Bible/${encodeURIComponent(translation)}/${encodeURIComponent(book)}/${chapter}${verses}`;
}

/**
 * Returns the verses of a note, first to last, in a translation's numbering; null if the note has
 * no valid location.
 */
export function locateNote(
  { kind, record }: Pick<OwnText, 'kind' | 'record'>,
  translation: string,
): NotedPlace | null {
  const { book, chapter, verse, end_chapter: endChapter, end_verse: endVerse } = record;
  if (
    kind !== 'BibleNote' ||
    typeof book !== 'string' ||
    typeof chapter !== 'number' ||
    typeof verse !== 'number'
  )
    return null;
  const end = typeof endVerse === 'number' && {
    end_verse: endVerse,
    ...(typeof endChapter === 'number' && { end_chapter: endChapter }),
  };
  return notedPlace(translation, { book, chapter, verse, ...end });
}

export function getUserTextUrl(written: OwnText, translation: string): string {
  switch (written.kind) {
    case 'BibleNote': {
      const notePosition = locateNote(written, translation);
      return notePosition ? getPassageUrl(translation, notePosition) : '/Bible';
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
