// Reads a JSON file, plain or gzipped, and explains what the file probably is when it is not JSON.
import { gunzipSync } from 'node:zlib';
import type { Finding } from '../validation/finding.ts';

/**
 * The largest text that is read, unpacked, in bytes. A complete translation has 6 MB, with word
 * annotations some ten times that.
 */
const maxTextBytes = 256 * 1024 * 1024;

type JsonFile = { kind: 'json'; value: unknown } | { kind: 'refused'; findings: Finding[] };

/** @param limit bytes after unpacking; reading stops there */
export function readJsonFile(packed: Uint8Array, limit = maxTextBytes): JsonFile {
  const bytes = unpack(packed, limit);
  if (!(bytes instanceof Uint8Array)) return refused(bytes);
  const start = new TextDecoder().decode(bytes.subarray(0, 400)).trimStart();
  if (!start.startsWith('{'))
    return refused({
      code: 'E_NOT_JSON',
      location: 'first character',
      message: describeFileType(start),
    });
  try {
    return {
      kind: 'json',
      value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)),
    };
  } catch (error) {
    return refused({ code: 'E_JSON', ...describeSyntaxError(bytes, error) });
  }
}

function refused(finding: Finding): JsonFile {
  return { kind: 'refused', findings: [finding] };
}

function unpack(bytes: Uint8Array, limit: number): Uint8Array | Finding {
  const tooBig: Finding = {
    code: 'E_TOO_BIG',
    location: 'file',
    message: `The text is larger than ${Math.floor(limit / 1024 / 1024)} MB.`,
  };
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes.length > limit ? tooBig : bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: limit });
  } catch (error) {
    if (error instanceof RangeError) return tooBig;
    return {
      code: 'E_JSON',
      location: 'end of file',
      message: `The gzip file is broken or not complete: please download it again (${getMessage(error)}).`,
    };
  }
}

function describeFileType(start: string): string {
  if (start === '') return 'The file is empty.';
  if (start.startsWith('<'))
    return (
      'This is not JSON but looks like HTML: perhaps a sign-in page of the network or ' +
      'an error page was saved instead of the Bible.'
    );
  if (start.startsWith('PK')) return 'This is a zip archive, not JSON.';
  if (start.startsWith('\\')) return 'This looks like USFM, not JSON.';
  return (
    'The import does not support this format. It reads the complete.json of HelloAO, ' +
    'plain or as .gz, and USFM, USX or OSIS in UTF-8.'
  );
}

/**
 * Returns the location and the reason of a syntax error. A file whose last character is not `}` is
 * reported as incomplete, because an interrupted download looks like this.
 */
function describeSyntaxError(
  bytes: Uint8Array,
  error: unknown,
): { location: string; message: string } {
  const end = new TextDecoder().decode(bytes.subarray(-8)).trimEnd();
  if (!end.endsWith('}'))
    return {
      location: 'end of file',
      message: 'The file is not complete: please download it again.',
    };
  return {
    location: 'file',
    message: `The file is not valid JSON in UTF-8: please download it again (${getMessage(error)}).`,
  };
}

function getMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
