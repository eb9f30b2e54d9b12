// Redacts tokens, passwords and codes from everything that is sent to the editor.

const removedMark = '[removed]';
const tooLongMark = '[too long]';

/**
 * Names of keys: of parameters in addresses and texts, of fields in records. One list, so that
 * nothing is a key in one place only.
 */
const wholeNames = 'sig|auth|otp\\w*';
const nameEndings =
  'tokens?|code|jwt|pass|password|passphrase|passwd|pwd|signature|authorization|credentials?|p256dh|(?:api|access|private)[_-]?key';
const secretName = new RegExp(`^(?:${wholeNames})$|(?:${nameEndings})$|secret`, 'i');
const secretNamePart = new RegExp(`${wholeNames}|${nameEndings}|secret`, 'i');

/** Signed tokens and headers. Each begins at the start of a word only: a long text is read once. */
const tokenPatterns = [
  /(?<![\w-])eyJ[\w-]+\.[\w-]+(?:\.[\w-]*){0,3}/g,
  /\b(?:Bearer|Basic)\s+[\w.~+/=-]+/gi,
];

/** Matches a secret field in JSON inside a text: `"password": "…"`. */
const secretField = new RegExp(
  `(?<![\\w-])(?:${wholeNames}|[\\w-]{0,60}(?:${nameEndings})|[\\w-]{0,60}secret[\\w-]{0,60})["'\\\\]{0,6}\\s{0,4}:\\s{0,4}["'\\\\]{0,6}[^\\s"'\\\\,;&{}[\\]]+`,
  'gi',
);

/** Between the parameters of a text. */
const separator = /([&?#;\s"'`<>\\]+)/;

/**
 * Maximum lengths in characters of JSON, of one text in it, and of a URL. Longer data is not sent,
 * because the editor shows calls but does not store them.
 */
const maxJsonLength = 200_000;
const maxTextLength = 50_000;
const maxUrlLength = 10_000;

/**
 * Maximum nesting of URLs within URLs; deeper nesting is removed as an attempt to hide something.
 */
const maxDepth = 5;

export function redactText(text: string, depth = 0): string {
  if (text.length > maxTextLength) return tooLongMark;
  let rest = text;
  for (const pattern of [...tokenPatterns, secretField]) rest = rest.replace(pattern, removedMark);
  if (!/[=%]/.test(rest)) return rest;
  return rest
    .split(separator)
    .map((part, index) => (index % 2 === 1 ? part : redactPair(part, depth)))
    .join('');
}

/** @param address whole, as `location.href` */
export function redactSecretsInUrl(address: string): string {
  const [, before = '', query, hash] =
    /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(address.slice(0, maxUrlLength)) ?? [];
  const parts = [redactText(before)];
  const left = query === undefined ? '' : removeSecretPairs(query);
  if (left !== '') parts.push('?', left);
  if (hash !== undefined) parts.push('#', removeSecretPairs(hash));
  return parts.join('');
}

/** Returns a copy as JSON represents it, or a placeholder text. */
export function redactData(data: unknown): unknown {
  if (data === undefined) return undefined;
  if (typeof FormData !== 'undefined' && data instanceof FormData) return '[FormData object]';
  try {
    // The length is checked before the search for secrets. Bodies of some requests and answers are
    // already JSON text.
    const text = typeof data === 'string' && isJson(data) ? data : JSON.stringify(data);
    if (text === undefined) return undefined;
    return text.length > maxJsonLength ? tooLongMark : JSON.parse(text, redactValue);
  } catch {
    return '[not JSON]';
  }
}

function redactValue(key: string, value: unknown): unknown {
  if (value === null) return value;
  if (secretName.test(key)) return removedMark;
  if (typeof value !== 'string') return value;
  // A record inside a text has fields, too.
  return /^\s*[[{]/.test(value) && isJson(value)
    ? JSON.stringify(JSON.parse(value, redactValue))
    : redactText(value);
}

function isJson(text: string): boolean {
  if (text.length > maxJsonLength) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function removeSecretPairs(text: string): string {
  return text
    .split('&')
    .filter((pair) => /[?#]/.test(pair) || !isSecretPair(pair.split('=')))
    .map((pair) => redactText(pair))
    .join('&');
}

/** `name=value`, or a word. */
function redactPair(pair: string, depth: number): string {
  if (!/[=%]/.test(pair)) return pair;
  const parts = pair.split('=');
  if (!isSecretPair(parts)) return parts.map((part) => redactPart(part, depth)).join('=');
  const at = parts.findIndex((part) => isSecretParameter(part));
  return [...parts.slice(0, at), removedMark].join('=');
}

function isSecretPair(parts: readonly string[]): boolean {
  return parts.slice(0, -1).some(isSecretParameter);
}

/**
 * Returns whether a parameter name is secret. Names may be escaped or nested: `to%6Ben`, `token[]`,
 * `user[token]`.
 */
function isSecretParameter(name: string): boolean {
  const plain = decode(name.slice(-200));
  return secretNamePart.test(plain) && plain.split(/[^\w-]+/).some((word) => secretName.test(word));
}

/** Redacts a URL-encoded part after decoding it; a part without a secret stays unchanged. */
function redactPart(part: string, depth: number): string {
  const plain = decode(part);
  if (plain === part) return part;
  if (depth === maxDepth) return removedMark;
  const cut = redactText(plain, depth + 1);
  if (cut === plain) return part;
  try {
    return encodeURIComponent(cut);
  } catch {
    return removedMark;
  }
}

function decode(text: string): string {
  try {
    return text.includes('%') ? decodeURIComponent(text) : text;
  } catch {
    // The text has an invalid escape, but may contain a secret all the same: only valid ASCII
    // escapes are decoded.
    return text.replace(/%([2-7][\da-f])/gi, (_all, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  }
}
