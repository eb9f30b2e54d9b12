// Escapes text for storage in any database. U+0000 and lone surrogates, which some databases
// reject, are replaced by one character each and restored when the text is read.

/**
 * Escapes text so that `unescapeText` restores it exactly. NUL becomes U+10F800. A lone surrogate
 * becomes a character of U+10F000 to U+10F7FF. These private-use characters themselves, if a text
 * contains them, are prefixed with U+10F801. Conditions compare escaped text, in every database and
 * in `evaluateCondition`.
 */
export function escapeText(text: string): string {
  return hasRare(text) ? text.replace(rare, escapeOne) : text;
}

export function unescapeText(text: string): string {
  return hasReserved(text)
    ? text.replace(
        escaped,
        (whole, escapedCharacter: string | undefined) => escapedCharacter ?? unescapeOne(whole),
      )
    : text;
}

/** Returns the JSON with all texts in it escaped. `json` must come from JSON.stringify. */
export function escapeJson(json: string): string {
  if (!/\\u|[\udbfc-\udbfe]/.test(json)) return json;
  // JSON.stringify writes NUL and lone surrogates as \uXXXX. Any other backslash stays as it is,
  // together with its next character.
  return json.replace(
    /\\(?:u(0000|d[89a-f][\da-f]{2})|[\s\S])|[\u{10f000}-\u{10f801}]/gu,
    (whole, hex: string | undefined) => {
      if (hex !== undefined) return escapeOne(String.fromCharCode(Number.parseInt(hex, 16)));
      return whole.startsWith('\\') ? whole : escapeOne(whole);
    },
  );
}

/** Restores the JSON that `escapeJson` escaped. */
export function unescapeJson(json: string): string {
  if (!hasReserved(json)) return json;
  return json.replace(
    escaped,
    (whole, escapedCharacter: string | undefined) =>
      escapedCharacter ?? JSON.stringify(unescapeOne(whole)).slice(1, -1),
  );
}

/** A to Z only, which all databases and languages agree upon. */
export function foldCase(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

const rare = /[\0\ud800-\udfff\u{10f000}-\u{10f801}]/gu;
const escaped = /\u{10f801}([\u{10f000}-\u{10f801}])|[\u{10f000}-\u{10f800}]/gu;

function hasRare(text: string): boolean {
  return !text.isWellFormed() || text.includes('\0') || hasReserved(text);
}

/**
 * Searches for the high surrogates of the reserved characters. This search is much faster than a
 * search for the characters, and rarely finds anything.
 */
function hasReserved(text: string): boolean {
  return /[\udbfc-\udbfe]/.test(text);
}

function escapeOne(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code === 0) return '\u{10f800}';
  return code <= 0xdfff ? String.fromCodePoint(code - 0xd800 + 0x10f000) : `\u{10f801}${character}`;
}

function unescapeOne(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return code === 0x10f800 ? '\0' : String.fromCharCode(code - 0x10f000 + 0xd800);
}
