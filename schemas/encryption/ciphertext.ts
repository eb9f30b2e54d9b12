// Form of an encrypted text as the server stores it: `selah-e1.<key id>.<base64url>`.

/**
 * Field of local records that the server never gets: the id of the key with which all private texts
 * of the row are encrypted, or another text if they differ. Missing: all are in clear.
 */
export const formField = 'encrypted_with';

/** Every ciphertext begins with it. */
export const ciphertextPrefix = 'selah-e1.';
const keyIdLength = 16;
/** Bytes of the synthetic initialization vector of AES-SIV, which also authenticates the text. */
const tagLength = 16;
/** Texts up to this number of bytes have ciphertexts of one length. */
const minPaddedLength = 32;

const pattern = new RegExp(
  `^selah-e1\\.([\\w-]{${keyIdLength}})\\.([\\w-]{${toBase64Length(tagLength + minPaddedLength)},})$`,
);

export interface Ciphertext {
  keyId: string;
  /** Base64url without padding. */
  data: string;
}

/** Returns null if the value is not an encrypted text. */
export function parseCiphertext(value: unknown): Ciphertext | null {
  if (typeof value !== 'string' || !value.startsWith(ciphertextPrefix)) return null;
  const [, keyId, data] = pattern.exec(value) ?? [];
  return keyId !== undefined && data !== undefined ? { keyId, data } : null;
}

export function formatCiphertext({ keyId, data }: Ciphertext): string {
  return `${ciphertextPrefix}${keyId}.${data}`;
}

/** Begins a text in clear that would otherwise look like a ciphertext. */
const clearPrefix = 'selah-e0.';

/**
 * Returns the form in which a text in clear is sent. Only a text that begins as a ciphertext
 * changes.
 */
export function escapeText(text: string): string {
  return text.startsWith('selah-e') ? `${clearPrefix}${text}` : text;
}

export function unescapeText(text: string): string {
  return text.startsWith(clearPrefix) ? text.slice(clearPrefix.length) : text;
}

/**
 * Returns the padded length of a text in bytes, so that the ciphertext does not show the exact
 * length. The size classes follow Padmé (Nikitin et al., 2019), which adds at most 12 %.
 * @param length bytes of the text and of the end mark
 */
export function getPaddedLength(length: number): number {
  if (length <= minPaddedLength) return minPaddedLength;
  const exponent = Math.floor(Math.log2(length));
  const step = 2 ** (exponent - Math.floor(Math.log2(exponent)) - 1);
  return Math.ceil(length / step) * step;
}

/**
 * Returns the maximum length of the ciphertext of a text.
 * @param maxLength of the text in UTF-16 code units; JSON writes at most six bytes for each
 */
export function getMaxCiphertextLength(maxLength: number): number {
  const bytes = tagLength + getPaddedLength(maxLength * 6 + 3);
  return ciphertextPrefix.length + keyIdLength + 1 + toBase64Length(bytes);
}

function toBase64Length(bytes: number): number {
  return Math.ceil((bytes * 4) / 3);
}
