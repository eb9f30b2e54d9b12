// Unpacks the pack file of a Bible translation and verifies its header, checksum and chapters.
// Nothing is stored before every byte is known to be correct.
import { bookById } from '../../schemas/bible/books.ts';
import {
  type PackChapter,
  packFormat,
  type PackHeader,
  type PackScope,
} from '../../schemas/bible/translation-pack.ts';
import { listScopeBooks, computeSha256 } from '../data/bible/library/library-database.ts';

export interface UnpackedLine {
  book: string;
  chapter: number;
  line: string;
}

export interface UnpackedFile {
  header: PackHeader;
  lines: UnpackedLine[];
}

/** A file that unpacks to more bytes was not made by this project. */
const maxBytes = 64 * 1024 * 1024;

/** @returns null for anything but a whole, sound file of this translation and scope */
export async function unpackPack(
  pieces: readonly Uint8Array<ArrayBuffer>[],
  form: 'gz' | 'br',
  wanted: { code: string; scope: PackScope },
): Promise<UnpackedFile | null> {
  const bytes = await inflate(pieces, form);
  if (!bytes) return null;
  const firstLine = bytes.indexOf(10);
  const header = parseHeader(bytes.subarray(0, Math.max(0, firstLine)));
  const body = bytes.subarray(firstLine + 1);
  if (
    header?.translation.code !== wanted.code ||
    header.scope !== wanted.scope ||
    header.bytes !== body.byteLength
  )
    return null;
  if ((await computeSha256(body)) !== header.sha256) return null;
  const lines = splitLines(body, wanted.scope);
  return lines?.length === header.chapters ? { header, lines } : null;
}

async function inflate(
  pieces: readonly Uint8Array<ArrayBuffer>[],
  form: 'gz' | 'br',
): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const format = (form === 'br' ? 'brotli' : 'gzip') as CompressionFormat;
    const reader = new Blob([...pieces])
      .stream()
      .pipeThrough(new DecompressionStream(format))
      .getReader();
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.byteLength;
      if (size > maxBytes) {
        await reader.cancel();
        return null;
      }
      chunks.push(value);
    }
    return new Uint8Array(await new Blob(chunks).arrayBuffer());
  } catch {
    return null; // cut off, or never such a file
  }
}

/** Returns null if the line is not a valid header. */
function parseHeader(line: Uint8Array): PackHeader | null {
  const value = parseJson(new TextDecoder().decode(line));
  if (typeof value !== 'object' || value === null) return null;
  const { format, translation, scope, chapters, sha256, bytes } = value as Partial<PackHeader>;
  const isWhole =
    format === packFormat &&
    typeof translation?.code === 'string' &&
    typeof translation.name === 'string' &&
    typeof translation.language === 'string';
  return isWhole &&
    typeof scope === 'string' &&
    typeof sha256 === 'string' &&
    [chapters, bytes].every(Number.isSafeInteger)
    ? (value as PackHeader)
    : null;
}

/** Returns null if a line is not a chapter, is outside the scope or is a duplicate. */
function splitLines(body: Uint8Array, scope: PackScope): UnpackedLine[] | null {
  const texts = new TextDecoder().decode(body).split('\n');
  if (texts.pop() !== '') return null;
  const allowed = new Set(listScopeBooks(scope));
  const seen = new Set<string>();
  const lines: UnpackedLine[] = [];
  for (const line of texts) {
    const { book, chapter, items } = (parseJson(line) ?? {}) as Partial<PackChapter>;
    if (
      book === undefined ||
      chapter === undefined ||
      !allowed.has(book) ||
      !isWantedChapter(book, chapter) ||
      !Array.isArray(items) ||
      !items.some(({ kind }) => kind === 'verse')
    )
      return null;
    const key = `${book}|${chapter}`;
    if (seen.has(key)) return null;
    seen.add(key);
    lines.push({ book, chapter, line });
  }
  return lines;
}

/** Some translations divide a book into one chapter more. */
function isWantedChapter(book: string, chapter: number): boolean {
  return (
    Number.isInteger(chapter) && chapter >= 1 && chapter <= (bookById(book)?.chapters ?? 0) + 1
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
