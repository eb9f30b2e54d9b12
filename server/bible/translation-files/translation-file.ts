// The file format of an imported translation: one JSON header line, then 1189 chapters, each
// compressed separately. Reading a chapter decompresses only a small part, and five translations
// need some 12 MB of memory instead of five parsed Bibles.
import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { books } from '../../../schemas/bible/books.ts';
import type { Chapter, ChapterItem } from '../../../schemas/bible/chapter.ts';
import type { Translation } from '../../../schemas/bible/translations.ts';
import { buildChapter } from '../build-chapter.ts';
import { parseIsoLanguage } from '../translation-code.ts';
import type { DraftBible } from '../validation/draft-translation.ts';

const format = 'selah-bible-1';

interface PackHeader {
  format: typeof format;
  translation: Translation;
  notice?: string;
  /** The origin of the text, for people who look into the file. */
  source: { id: string; licence: readonly string[]; addresses: Readonly<Record<string, string>> };
  /** The hash of all bytes after the first line. */
  sha256: string;
  /** Packed bytes of each chapter, in canonical order. */
  lengths: number[];
}

export interface BibleArchive {
  translation: Translation;
  chapter: (book: string, chapter: number) => Chapter | undefined;
}

/** Packs a translation that the validation has accepted. Throws when a chapter is missing. */
export function encodeBible({
  id,
  code,
  name,
  language,
  licence,
  addresses,
  notice,
  books: drafts,
}: DraftBible): Buffer {
  const ours = parseIsoLanguage(language);
  if (!ours) throw new Error(`${language} is no language of Selah.`);
  const chapters = canonicalChapters().map(({ book, chapter }) => {
    const items = drafts
      .find((draft) => draft.id === book)
      ?.chapters.find(({ number }) => number === chapter)?.items;
    if (!items) throw new Error(`${book} ${chapter} is missing.`);
    return deflateRawSync(JSON.stringify(items), { level: 9 });
  });
  const body = Buffer.concat(chapters);
  const header: PackHeader = {
    format,
    translation: { code, language: ours, name },
    ...(notice !== undefined && { notice }),
    source: { id, licence, addresses },
    sha256: sha256(body),
    lengths: chapters.map(({ length }) => length),
  };
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), body]);
}

/**
 * Opens a packed translation; a chapter is decompressed only on request. Throws with the reason
 * when the bytes are not a complete pack.
 */
export function openBibleArchive(bytes: Buffer): BibleArchive {
  const firstLine = bytes.indexOf('\n');
  const header = JSON.parse(bytes.toString('utf8', 0, Math.max(0, firstLine))) as PackHeader;
  if (header.format !== format) throw new Error(`The file is not of the format ${format}.`);
  const body = bytes.subarray(firstLine + 1);
  if (sha256(body) !== header.sha256)
    throw new Error('The file is damaged or not complete: its checksum does not match.');
  const { translation, notice, lengths } = header;
  const ranges = new Map<string, [start: number, end: number]>();
  let end = 0;
  for (const [index, { book, chapter }] of canonicalChapters().entries()) {
    const start = end;
    end += lengths[index] ?? 0;
    ranges.set(`${book}.${chapter}`, [start, end]);
  }
  if (end !== body.length)
    throw new Error('The file is damaged: its first line does not fit the rest.');
  return {
    translation,
    chapter: function unpackChapter(book, chapter) {
      const range = ranges.get(`${book}.${chapter}`);
      if (!range) return undefined;
      const items = JSON.parse(
        inflateRawSync(body.subarray(...range)).toString('utf8'),
      ) as ChapterItem[];
      return buildChapter(
        {
          translation: translation.code,
          book,
          chapter,
          language: translation.language,
          ...(notice !== undefined && { notice }),
        },
        items,
      );
    },
  };
}

function canonicalChapters(): { book: string; chapter: number }[] {
  return books.flatMap(({ id, chapters }) =>
    Array.from({ length: chapters }, (_, index) => ({ book: id, chapter: index + 1 })),
  );
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
