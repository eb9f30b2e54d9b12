// Decodes the bytes of a chosen file as text: UTF-8, UTF-16 with a byte order mark, or Windows-1252.

/**
 * Returns the text of a file without its byte order mark; null for a file that is no text. A file
 * that is not UTF-8 is read as Windows-1252, in which older spreadsheets save CSV files.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decode('utf-16le', bytes);
  if (first === 0xfe && second === 0xff) return decode('utf-16be', bytes);
  const text = decode('utf-8', bytes) ?? decode('windows-1252', bytes);
  // Control characters other than tabs, line ends and page breaks mean that the file is binary.
  return text === null || /[^\P{Cc}\t\n\r\f\u{80}-\u{9F}]/u.test(text.slice(0, sampleLength))
    ? null
    : text;
}

/** UTF-16 code units at the beginning of a text that show whether it is one. */
const sampleLength = 10_000;

function decode(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    // The bytes are not in this encoding: the caller tries the next one.
    return null;
  }
}
