// Findings of the validation of a Bible text: the code, the location, and a message for people.

export type FindingCode =
  | 'E_TOO_BIG'
  | 'E_NOT_JSON'
  | 'E_JSON'
  | 'E_FORMAT'
  | 'E_ENCODING'
  | 'E_LINE_TOO_LONG'
  | 'E_XML'
  | 'E_DTD'
  | 'E_ZIP'
  | 'E_PATH'
  | 'E_LINK'
  | 'E_SHAPE'
  | 'E_NOTE_MISSING'
  | 'E_ID'
  | 'E_URL'
  | 'E_LANGUAGE'
  | 'E_LICENCE'
  | 'E_BOOK_MISSING'
  | 'E_BOOK_DUPLICATE'
  | 'E_BOOK_EXTRA'
  | 'E_CHAPTER_MISSING'
  | 'E_CHAPTER_DUPLICATE'
  | 'E_CHAPTER_EXTRA'
  | 'E_COUNT'
  | 'E_VERSE_ZERO'
  | 'E_VERSE_MISSING'
  | 'E_VERSE_DUPLICATE'
  | 'E_VERSE_ORDER'
  | 'E_VERSE_TOO_HIGH'
  | 'E_VERSE_EMPTY'
  | 'E_DIGIT_IN_TEXT'
  | 'E_MARKUP'
  | 'E_HIDDEN_CHARACTER'
  | 'E_DOUBLED_APOSTROPHE'
  | 'E_REPLACEMENT_CHARACTER'
  | 'E_MOJIBAKE'
  | 'E_MIXED_SCRIPT';

export interface Finding {
  code: FindingCode;
  /** JUD.1.3, 3JN, translation.id, end of file. */
  location: string;
  /** One English sentence. */
  message: string;
  /** How often the fault occurs at this location, when it can occur more than once. */
  times?: number;
}

/** A piece of a refused file inside a message: short and harmless. */
export function quoteExcerpt(text: string): string {
  return escapeControlCharacters(JSON.stringify(text.slice(0, 60)));
}

/**
 * Lists the first ten faults, one per line. When there are more, adds the number of faults of each
 * kind.
 */
export function formatFindings(findings: readonly Finding[]): string {
  const lines = findings
    .slice(0, 10)
    .map(
      ({ code, location, message }) =>
        `  ${code}  ${escapeControlCharacters(location)}: ${message}`,
    );
  if (findings.length > 10)
    lines.push(`  ... and ${findings.length - 10} more. In all: ${totals(findings)}.`);
  return lines.join('\n');
}

function totals(findings: readonly Finding[]): string {
  const timesByCode = new Map<FindingCode, number>();
  for (const { code, times = 1 } of findings)
    timesByCode.set(code, (timesByCode.get(code) ?? 0) + times);
  return [...timesByCode]
    .map(([code, times]) => `${code} in ${times} ${times === 1 ? 'place' : 'places'}`)
    .join(', ');
}

/**
 * Escapes all characters except Latin letters and common punctuation. A rejected text can then
 * neither control a terminal nor hide look-alike letters.
 */
function escapeControlCharacters(text: string): string {
  return text.replace(
    /[^\x20-\x7e\u00a1-\u024f\u2010-\u2027\u20ac\u2122]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
