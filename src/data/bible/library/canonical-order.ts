// Kept chapters in the order of the Bible, and the bytes that their hash is of.
import { books } from '../../../../schemas/bible/books.ts';
import type { PackScope } from '../../../../schemas/bible/translation-pack.ts';
import { listScopeBooks, type DownloadedChapter } from './library-database.ts';

/** Those of a scope. */
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

/** As they stood in the file: each line with its line feed. */
export function encodeLines(
  chapters: readonly Pick<DownloadedChapter, 'line'>[],
): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(chapters.map(({ line }) => `${line}\n`).join(''));
}
