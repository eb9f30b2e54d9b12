// What an uploaded file is, told from its bytes; what its sender or its name says is not believed.
import { extname } from 'node:path';
import { HttpError } from '../errors.ts';

export interface FileKind {
  /** Media type under which it is served. */
  type: string;
  /** Extensions that fit it; the first is given to names that have none of them. */
  extensions: readonly string[];
  /** May be shown by a browser on the spot; anything else is offered for saving. */
  isShown: boolean;
}

const kinds: readonly FileKind[] = [
  shown('image/png', '.png'),
  shown('image/jpeg', '.jpg', '.jpeg'),
  shown('image/webp', '.webp'),
  shown('image/gif', '.gif'),
  shown('image/avif', '.avif'),
  shown('application/pdf', '.pdf'),
  shown('audio/mpeg', '.mp3'),
  shown('audio/mp4', '.m4a'),
  shown('audio/ogg', '.ogg', '.oga', '.opus'),
  shown('audio/wav', '.wav'),
  saved('text/csv', '.csv'),
  saved('application/json', '.json'),
  saved('text/markdown', '.md', '.markdown'),
  saved('text/plain', '.txt'),
];

const kindByType = new Map(kinds.map((kind) => [kind.type, kind]));

/** What file-type calls them otherwise. */
const typeByOtherName: Readonly<Record<string, string>> = {
  'audio/x-m4a': 'audio/mp4',
  'audio/vnd.wave': 'audio/wav',
  'audio/x-wav': 'audio/wav',
  'audio/ogg; codecs=opus': 'audio/ogg',
  'image/apng': 'image/png',
};

export function findKindByType(type: string): FileKind | undefined {
  return kindByType.get(type);
}

/** @throws HttpError 415 for every kind that is not in the list above */
export async function requireFileKind(name: string, bytes: Uint8Array): Promise<FileKind> {
  // Loaded with the first upload: many servers never see one, and it takes ten megabytes.
  const { fileTypeFromBuffer } = await import('file-type');
  // Text in UTF-16 begins with what would otherwise pass for sound.
  const found = isUtf16(bytes) ? undefined : await fileTypeFromBuffer(bytes);
  const kind = found
    ? kindByType.get(typeByOtherName[found.mime] ?? found.mime)
    : detectTextKind(name, bytes);
  if (!kind)
    throw new HttpError(
      415,
      'unsupported_file',
      'Files of this kind cannot be uploaded. Images (PNG, JPEG, WebP, GIF, AVIF), PDF, audio (MP3, M4A, OGG, WAV), text, CSV and JSON can.',
    );
  return kind;
}

/** The text of a file that holds text; nothing for a picture and the like. */
export function readFileText({
  type,
  bytes,
}: {
  type: string;
  bytes: Uint8Array;
}): string | undefined {
  return kindByType.get(type)?.isShown === false ? decode(bytes) : undefined;
}

function isUtf16([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

function detectTextKind(name: string, bytes: Uint8Array): FileKind | undefined {
  const text = decode(bytes);
  // Control characters but tab and the ends of lines and pages: these are bytes, not words.
  // oxlint-disable-next-line no-control-regex -- that is what is looked for
  if (text === undefined || /[\0-\x08\x0e-\x1f\x7f]/.test(text)) return undefined;
  const extension = extname(name).toLowerCase();
  if (isMarkup(text) || markupExtensions.has(extension)) return undefined;
  const named =
    kinds.find((kind) => !kind.isShown && kind.extensions.includes(extension)) ??
    kindByType.get('text/plain');
  return named?.type === 'application/json' && !isJson(text) ? kindByType.get('text/plain') : named;
}

/** Pages and drawings can hold scripts. */
const markupExtensions = new Set([
  '.svg',
  '.html',
  '.htm',
  '.xhtml',
  '.xht',
  '.xml',
  '.mhtml',
  '.shtml',
  '.xsl',
  '.xslt',
  '.js',
  '.mjs',
  '.css',
]);

/** What a browser could take for a page or a drawing, whatever it is called. */
function isMarkup(text: string): boolean {
  let start = text.slice(0, 10_000).trimStart();
  while (start.startsWith('<!--')) {
    const end = start.indexOf('-->');
    if (end === -1) return true;
    start = start.slice(end + 3).trimStart();
  }
  return (
    /^<(?:[?!]|[a-z])/i.test(start) || /<(?:svg|html|script|iframe)\b/i.test(text.slice(0, 2_000))
  );
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8, so not a text that we know.
    return undefined;
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function shown(type: string, ...extensions: string[]): FileKind {
  return { type, extensions, isShown: true };
}

function saved(type: string, ...extensions: string[]): FileKind {
  return { type, extensions, isShown: false };
}
