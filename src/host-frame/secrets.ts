// What is never told, not even to the editor: tokens, passwords and codes.

const removed = '[removed]';

/** Parameters of addresses that are keys. */
const secretParameter = /^(token|access_token|refresh_token|reset_token|id_token|code|otp|otp_code|password|secret|signature|sig)$/i;

/** Fields of records and requests that are keys. */
const secretField = /pass(word|phrase|wd)?$|token$|secret|^otp|_code$|^authorization$|api_?key|p256dh|^auth$/i;

/** Signed tokens, headers, and parameters inside a text, also of an address inside an address. */
const tokens = [/eyJ[\w-]+\.[\w-]+(\.[\w-]*)?/g, /\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, /(?:access_|refresh_|reset_|id_)?(?:token|password|secret|otp(?:_code)?)(?:=|%3D|%253D)[^&\s"'#%]+/gi];

/** Longer is not told: the editor shows calls, it does not store them. Characters of JSON. */
const longest = 200_000;

export function textWithoutSecrets(text: string): string {
  let rest = text;
  for (const pattern of tokens) rest = rest.replace(pattern, removed);
  return rest;
}

/** @param address whole, as `location.href` */
export function addressWithoutSecrets(address: string): string {
  const [, before = '', query, hash] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(address) ?? [];
  const parts = [textWithoutSecrets(before)];
  const left = query === undefined ? '' : pairsWithoutSecrets(query);
  if (left !== '') parts.push('?', left);
  if (hash !== undefined) parts.push('#', pairsWithoutSecrets(hash));
  return parts.join('');
}

/** A copy as JSON knows it, or a word in its place. */
export function dataWithoutSecrets(data: unknown): unknown {
  if (data === undefined) return undefined;
  if (typeof FormData !== 'undefined' && data instanceof FormData) return '[FormData object]';
  try {
    const text = JSON.stringify(valueOf(data), (key, value: unknown) => {
      if (value === null || value === undefined) return value;
      if (secretField.test(key)) return removed;
      return typeof value === 'string' ? textWithoutSecrets(value) : value;
    });
    if (text === undefined) return undefined;
    return text.length > longest ? '[too long]' : JSON.parse(text);
  } catch {
    return '[not JSON]';
  }
}

/** Some requests and answers are told as they travel. */
function valueOf(data: unknown): unknown {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data);
  } catch {
    return data;
  }
}

function pairsWithoutSecrets(text: string): string {
  return text
    .split('&')
    .flatMap((pair) => {
      // As the browser reads it: a name may be written in many ways.
      const [[name, value] = ['', '']] = [...new URLSearchParams(pair)];
      if (secretParameter.test(name)) return [];
      // An address inside an address, as after a login.
      return [textWithoutSecrets(pair) === pair && textWithoutSecrets(value) === value ? pair : `${encodeURIComponent(name)}=${encodeURIComponent(textWithoutSecrets(value))}`];
    })
    .join('&');
}
