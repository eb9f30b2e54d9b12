// Builds the text of a translation, or of a part of it, as the lines that devices download: see
// schemas/bible/translation-pack.ts.
import { createHash } from 'node:crypto';
import { bookById, books, oldTestamentBooks, type BookId } from '../../../schemas/bible/books.ts';
import type { Chapter } from '../../../schemas/bible/chapter.ts';
import {
  packFormat,
  type PackChapter,
  type PackHeader,
  type PackScope,
} from '../../../schemas/bible/translation-pack.ts';
import type { Translation } from '../../../schemas/bible/translations.ts';

/** A translation whose chapters are all available. */
export interface CompleteTranslation {
  translation: Translation;
  chapter: (book: string, chapter: number) => Promise<Chapter | undefined> | Chapter | undefined;
}

export interface PackText {
  /** The hash of the lines after the first line. */
  sha256: string;
  bytes: number;
  /**
   * The whole file with the first line. The same text and name give the same bytes on every server.
   */
  file: Buffer;
}

/** Returns the books of a scope, or undefined for an unknown scope. */
export function listScopeBooks(
  scope: PackScope,
): readonly { id: BookId; chapters: number }[] | undefined {
  if (scope === 'all') return books;
  if (scope === 'OT') return books.slice(0, oldTestamentBooks);
  if (scope === 'NT') return books.slice(oldTestamentBooks);
  const book = bookById(scope);
  return book && [book];
}

/** Throws when a chapter is missing. */
export async function buildPackText(
  { translation: { code, language, name }, chapter }: CompleteTranslation,
  scope: PackScope,
): Promise<PackText> {
  const wanted = (listScopeBooks(scope) ?? []).flatMap((book) =>
    Array.from({ length: book.chapters }, (_, index) => ({ book: book.id, number: index + 1 })),
  );
  let notice: string | undefined;
  const lines: string[] = [];
  for (const { book, number } of wanted) {
    const found = await chapter(book, number);
    if (!found) throw new Error(`${code} has no ${book} ${number}.`);
    notice ??= found.notice;
    const line: PackChapter = { book, chapter: number, items: found.items };
    lines.push(`${JSON.stringify(line)}\n`);
  }
  const body = Buffer.from(lines.join(''));
  const sha256 = createHash('sha256').update(body).digest('hex');
  const header: PackHeader = {
    format: packFormat,
    translation: { code, language, name },
    scope,
    ...(notice !== undefined && { notice }),
    chapters: lines.length,
    sha256,
    bytes: body.length,
  };
  return {
    sha256,
    bytes: body.length,
    file: Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), body]),
  };
}
