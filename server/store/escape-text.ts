// Text that every database can hold: U+0000 and lone surrogates, which some refuse, put into one
// character each and taken out again.

/**
 * A person's words come back exactly. NUL becomes U+10F800, a lone surrogate one of U+10F000 to
 * U+10F7FF; these private-use characters themselves, should somebody write them, go behind
 * U+10F801. Conditions compare what is escaped, in every database and in `holds`.
 */
export function escapeText(text: string): string {
  return hasRare(text) ? text.replace(rare, escapeOne) : text;
}

export function unescapeText(text: string): string {
  return hasReserved(text)
    ? text.replace(escaped, (whole, kept: string | undefined) => kept ?? unescapeOne(whole))
    : text;
}

/** JSON in which all texts are escaped. `json` must come from JSON.stringify. */
export function escapeJson(json: string): string {
  if (!/\\u|[\udbfc-\udbfe]/.test(json)) return json;
  // JSON.stringify writes NUL and lone surrogates as \uXXXX; any other backslash with its next
  // character is kept as it is.
  return json.replace(
    /\\(?:u(0000|d[89a-f][\da-f]{2})|[\s\S])|[\u{10f000}-\u{10f801}]/gu,
    (whole, hex: string | undefined) => {
      if (hex !== undefined) return escapeOne(String.fromCharCode(Number.parseInt(hex, 16)));
      return whole.startsWith('\\') ? whole : escapeOne(whole);
    },
  );
}

/** The JSON that was escaped. */
export function unescapeJson(json: string): string {
  if (!hasReserved(json)) return json;
  return json.replace(
    escaped,
    (whole, kept: string | undefined) => kept ?? JSON.stringify(unescapeOne(whole)).slice(1, -1),
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
 * The first halves of the reserved characters: much faster to look for than the characters, and
 * hardly ever there.
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
