// Sorts downloaded chapters in canonical order, and encodes the bytes that are hashed.
import { books } from '../../../../schemas/bible/books.ts';
import type { PackScope } from '../../../../schemas/bible/translation-pack.ts';
import { listScopeBooks, type DownloadedChapter } from './library-database.ts';

/** Returns only chapters of the scope. */
export function sortCanonically(
  chapters: readonly DownloadedChapter[],
  scope: PackScope,
): DownloadedChapter[] {
  const orderByBook = new Map<string, number>(
    listScopeBooks(scope).map((book) => [book, books.findIndex(({ id }) => id === book)]),
  );
  const placed = chapters.flatMap((kept) => {
    const [, book = '', chapter = ''] = kept.key.split('|');
    const order = orderByBook.get(book);
    return order === undefined ? [] : [{ kept, order: order * 1_000 + Number(chapter) }];
  });
  return placed.toSorted((a, b) => a.order - b.order).map(({ kept }) => kept);
}

/** Encodes the lines as in the pack file: each line with its line feed. */
export function encodeLines(
  chapters: readonly Pick<DownloadedChapter, 'line'>[],
): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(chapters.map(({ line }) => `${line}\n`).join(''));
}
