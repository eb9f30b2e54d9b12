// Reads whole texts as words by verse (`PSA.51.3`, a title as `PSA.51.0`) without our importer, and
// computes how alike two verses are.
import { gunzipSync } from 'node:zlib';
import { books } from '../../../schemas/bible/books.ts';
import { openKjv } from '../../../server/bible/sources/kjv.ts';
import { readTextFile } from '../../server/bible/support/test-bibles.ts';

export type PlainText = ReadonlyMap<string, string>;

interface Complete {
  books: {
    id: string;
    chapters: {
      chapter: {
        number: number;
        content: { type: string; number?: number; content?: unknown[] }[];
      };
    }[];
  }[];
}

/** A translation of the folder of test Bibles, by its id there. */
export function readSharedText(id: string): PlainText {
  const { books: read } = JSON.parse(
    gunzipSync(readTextFile(`helloao/${id}/complete.json.gz`)).toString('utf8'),
  ) as Complete;
  const text = new Map<string, string>();
  for (const book of read) {
    for (const { chapter } of book.chapters) {
      for (const { type, number, content = [] } of chapter.content) {
        if (type === 'verse')
          text.set(`${book.id}.${chapter.number}.${number}`, joinWords(content));
        // The Hebrew letters of Psalm 119 are subtitles, too.
        if (type === 'hebrew_subtitle' && !(book.id === 'PSA' && chapter.number === 119))
          text.set(`${book.id}.${chapter.number}.0`, joinWords(content));
      }
    }
  }
  return text;
}

export async function readKingJamesText(): Promise<PlainText> {
  const kjv = openKjv();
  const text = new Map<string, string>();
  for (const { id, chapters } of books) {
    for (let chapter = 1; chapter <= chapters; chapter++) {
      const read = await kjv.chapter('KJV', id, chapter);
      for (const item of read?.items ?? [])
        if (item.kind === 'title') text.set(`${id}.${chapter}.0`, item.text);
      for (const verse of read?.verses ?? [])
        text.set(`${id}.${chapter}.${verse.verse}`, verse.text);
    }
  }
  return text;
}

function joinWords(content: readonly unknown[]): string {
  return content
    .map((part) => (typeof part === 'string' ? part : isWords(part) ? part.text : ' '))
    .join(' ');
}

function isWords(part: unknown): part is { text: string } {
  return (
    typeof part === 'object' && part !== null && 'text' in part && typeof part.text === 'string'
  );
}

/**
 * Returns from 0 to 1 how many groups of four letters two verses share, of all that they could
 * share. Accents are ignored.
 */
export function computeLikeness(one: string, other: string): number {
  const [here, there] = [groups(one), groups(other)];
  let shared = 0;
  for (const group of here) if (there.has(group)) shared++;
  return shared / Math.sqrt(Math.max(1, here.size * there.size));
}

const groupsByText = new Map<string, ReadonlySet<string>>();

function groups(text: string): ReadonlySet<string> {
  let found = groupsByText.get(text);
  if (!found) {
    const folded = ` ${text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace('œ', 'oe')
      .replace(/[^a-z]+/g, ' ')} `;
    found = new Set(
      Array.from({ length: Math.max(0, folded.length - 3) }, (_, start) =>
        folded.slice(start, start + 4),
      ),
    );
    groupsByText.set(text, found);
  }
  return found;
}
