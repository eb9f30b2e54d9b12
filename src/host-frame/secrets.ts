// What is never told, not even to the editor: tokens, passwords and codes.

const removed = '[removed]';
const tooLong = '[too long]';

/** Names of keys: of parameters in addresses and texts, of fields in records. One list, so that nothing is a key in one place only. */
const whole = 'sig|auth|otp\\w*';
const endings = 'tokens?|code|jwt|pass|password|passphrase|passwd|pwd|signature|authorization|credentials?|p256dh|(?:api|access|private)[_-]?key';
const secretName = new RegExp(`^(?:${whole})$|(?:${endings})$|secret`, 'i');
const mayBeSecret = new RegExp(`${whole}|${endings}|secret`, 'i');

/** Signed tokens and headers. Each begins at the start of a word only: a long text is read once. */
const tokens = [/(?<![\w-])eyJ[\w-]+\.[\w-]+(?:\.[\w-]*){0,3}/g, /\b(?:Bearer|Basic)\s+[\w.~+/=-]+/gi];

/** As in JSON inside a text: `"password": "…"`. */
const field = new RegExp(`(?<![\\w-])(?:${whole}|[\\w-]{0,60}(?:${endings})|[\\w-]{0,60}secret[\\w-]{0,60})["'\\\\]{0,6}\\s{0,4}:\\s{0,4}["'\\\\]{0,6}[^\\s"'\\\\,;&{}[\\]]+`, 'gi');

/** Between the parameters of a text. */
const between = /([&?#;\s"'`<>\\]+)/;

/** Longer is not told: the editor shows calls, it does not store them. Characters of JSON, and of one text in it. */
const longest = 200_000;
const longestText = 50_000;
const longestAddress = 10_000;

/** An address in an address in an address; what is wrapped more often is hidden on purpose. */
const deepest = 5;

export function textWithoutSecrets(text: string, depth = 0): string {
  if (text.length > longestText) return tooLong;
  let rest = text;
  for (const pattern of [...tokens, field]) rest = rest.replace(pattern, removed);
  if (!/[=%]/.test(rest)) return rest;
  return rest
    .split(between)
    .map((part, index) => (index % 2 === 1 ? part : pairWithoutSecrets(part, depth)))
    .join('');
}

/** @param address whole, as `location.href` */
export function addressWithoutSecrets(address: string): string {
  const [, before = '', query, hash] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(address.slice(0, longestAddress)) ?? [];
  const parts = [textWithoutSecrets(before)];
  const left = query === undefined ? '' : withoutSecretPairs(query);
  if (left !== '') parts.push('?', left);
  if (hash !== undefined) parts.push('#', withoutSecretPairs(hash));
  return parts.join('');
}

/** A copy as JSON knows it, or a word in its place. */
export function dataWithoutSecrets(data: unknown): unknown {
  if (data === undefined) return undefined;
  if (typeof FormData !== 'undefined' && data instanceof FormData) return '[FormData object]';
  try {
    // Measured before anything is looked for in it. Some requests and answers are told as they travel.
    const text = typeof data === 'string' && isJson(data) ? data : JSON.stringify(data);
    if (text === undefined) return undefined;
    return text.length > longest ? tooLong : JSON.parse(text, valueWithoutSecrets);
  } catch {
    return '[not JSON]';
  }
}

function valueWithoutSecrets(key: string, value: unknown): unknown {
  if (value === null) return value;
  if (secretName.test(key)) return removed;
  if (typeof value !== 'string') return value;
  // A record inside a text has fields, too.
  return /^\s*[[{]/.test(value) && isJson(value) ? JSON.stringify(JSON.parse(value, valueWithoutSecrets)) : textWithoutSecrets(value);
}

function isJson(text: string): boolean {
  if (text.length > longest) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function withoutSecretPairs(text: string): string {
  return text
    .split('&')
    .filter((pair) => /[?#]/.test(pair) || !isSecretPair(pair.split('=')))
    .map((pair) => textWithoutSecrets(pair))
    .join('&');
}

/** `name=value`, or a word. */
function pairWithoutSecrets(pair: string, depth: number): string {
  if (!/[=%]/.test(pair)) return pair;
  const parts = pair.split('=');
  if (!isSecretPair(parts)) return parts.map((part) => partWithoutSecrets(part, depth)).join('=');
  const at = parts.findIndex((part) => isSecretParameter(part));
  return [...parts.slice(0, at), removed].join('=');
}

function isSecretPair(parts: readonly string[]): boolean {
  return parts.slice(0, -1).some(isSecretParameter);
}

/** A name may be written in many ways: `to%6Ben`, `token[]`, `user[token]`. */
function isSecretParameter(name: string): boolean {
  const plain = decoded(name.slice(-200));
  return mayBeSecret.test(plain) && plain.split(/[^\w-]+/).some((word) => secretName.test(word));
}

/** What is wrapped for an address is looked at unwrapped, and is told unchanged where nothing was in it. */
function partWithoutSecrets(part: string, depth: number): string {
  const plain = decoded(part);
  if (plain === part) return part;
  if (depth === deepest) return removed;
  const cut = textWithoutSecrets(plain, depth + 1);
  if (cut === plain) return part;
  try {
    return encodeURIComponent(cut);
  } catch {
    return removed;
  }
}

function decoded(text: string): string {
  try {
    return text.includes('%') ? decodeURIComponent(text) : text;
  } catch {
    // Some of it is none: the rest may be a key all the same.
    return text.replace(/%([2-7][\da-f])/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  }
}
