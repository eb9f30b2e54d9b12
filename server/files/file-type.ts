// Detects the type of an uploaded file from its bytes, rejects unsupported types, and decodes text
// files. The type and name given by the sender are not trusted.
import { extname } from 'node:path';
import { HttpError } from '../errors.ts';

export interface FileKind {
  /** Media type under which it is served. */
  type: string;
  /** Extensions of this type. A name without one of them gets the first extension. */
  extensions: readonly string[];
  /** Whether a browser may display the file; other files are offered as a download. */
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

/** Types that the package file-type names differently. */
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
  // Loaded with the first upload, because the package takes ten megabytes and many servers get no
  // upload.
  const { fileTypeFromBuffer } = await import('file-type');
  // The first bytes of UTF-16 text look like an audio file.
  const found = isUtf16(bytes) ? undefined : await fileTypeFromBuffer(bytes);
  const kind = found
    ? kindByType.get(typeByOtherName[found.mime] ?? found.mime)
    : detectTextKind(name, bytes);
  if (!kind)
    throw new HttpError(
      415,
      'unsupported_file',
      'Files of this kind cannot be uploaded. Images (PNG, JPEG, WebP, GIF, AVIF), PDF, ' +
        'audio (MP3, M4A, OGG, WAV), text, CSV and JSON can.',
    );
  return kind;
}

/** Returns the text of a text file. Returns undefined for other files, such as pictures. */
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
  // Control characters other than tabs, line ends and page breaks mean that the file is binary.
  // oxlint-disable-next-line no-control-regex -- that is what is looked for
  if (text === undefined || /[\0-\x08\x0e-\x1f\x7f]/.test(text)) return undefined;
  const extension = extname(name).toLowerCase();
  if (isMarkup(text) || markupExtensions.has(extension)) return undefined;
  const named =
    kinds.find((kind) => !kind.isShown && kind.extensions.includes(extension)) ??
    kindByType.get('text/plain');
  return named?.type === 'application/json' && !isJson(text) ? kindByType.get('text/plain') : named;
}

/** Extensions of pages and drawings, which can contain scripts. */
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

/** Returns whether a browser could treat the text as HTML or SVG, whatever the file name is. */
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
    // The bytes are not UTF-8, so the file is not a supported text.
    return undefined;
  }
}

/** In UTF-16 code units. Parsing a longer text would block the event loop. */
const maxParsedLength = 500_000;

/** Of a long text, checks only how it begins and ends. */
function isJson(text: string): boolean {
  if (text.length > maxParsedLength)
    return /^\s{0,100}[[{]/.test(text) && /[\]}]\s{0,100}$/.test(text.slice(-200));
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
