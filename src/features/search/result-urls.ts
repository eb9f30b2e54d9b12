// Builds the URL of a found text of the user, and locates a note in a translation's verse numbers.
import { getTargetUrl } from '../bible/reader-url.ts';
import { getNoteRange as notedPlace } from '../bible/notes/notes-and-bookmarks.ts';
import type { TranslationRange as NotedPlace } from '../bible/notes/notes-and-bookmarks.ts';
import { pageUrls, type OwnText } from './search-user-texts.ts';

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
  const page = pageUrls[written.kind];
  if (written.kind !== 'BibleNote') return `${page}#${encodeURIComponent(written.id)}`;
  const notePosition = locateNote(written, translation);
  return notePosition ? getTargetUrl(notePosition, translation) : page;
}
