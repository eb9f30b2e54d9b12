// Text of a key that is wrapped by a passphrase: the cost of Argon2id, the salt and the wrapped
// key.
import { base64urlnopad } from '@scure/base';

/** Cost of Argon2id. */
export interface Argon2Cost {
  /** KiB. */
  memory: number;
  iterations: number;
  lanes: number;
}

export interface PassphraseText {
  cost: Argon2Cost;
  salt: Uint8Array;
  wrapped: Uint8Array;
}

/** A text with a higher cost is not unwrapped: a server could otherwise freeze the device. */
const maxCost: Argon2Cost = { memory: 256 * 1024, iterations: 10, lanes: 4 };

/** Argon2 requires a salt of 8 bytes; ours have 16. */
const minSaltLength = 8;

/** @returns `argon2id.<memory in KiB>.<iterations>.<lanes>.<salt>.<wrapped key>` */
export function formatPassphraseText({ cost, salt, wrapped }: PassphraseText): string {
  return [
    'argon2id',
    cost.memory,
    cost.iterations,
    cost.lanes,
    base64urlnopad.encode(salt),
    base64urlnopad.encode(wrapped),
  ].join('.');
}

/** @returns null for a damaged or unknown text, and for a cost above the limit */
export function parsePassphraseText(text: string): PassphraseText | null {
  const [, memory, iterations, lanes, saltText = '', wrappedText = ''] =
    /^argon2id\.(\d{1,9})\.(\d{1,9})\.(\d{1,9})\.([\w-]+)\.([\w-]+)$/.exec(text) ?? [];
  const cost = { memory: Number(memory), iterations: Number(iterations), lanes: Number(lanes) };
  const salt = decodeBase64(saltText);
  const wrapped = decodeBase64(wrappedText);
  return salt && salt.length >= minSaltLength && wrapped && isAllowed(cost)
    ? { cost, salt, wrapped }
    : null;
}

/** Argon2 needs eight blocks of memory for each lane. */
function isAllowed({ memory, iterations, lanes }: Argon2Cost): boolean {
  return (
    lanes >= 1 &&
    lanes <= maxCost.lanes &&
    iterations >= 1 &&
    iterations <= maxCost.iterations &&
    memory >= 8 * lanes &&
    memory <= maxCost.memory
  );
}

/** @returns null for an empty text and for a text that is not base64url */
export function decodeBase64(text: string): Uint8Array | null {
  if (text === '') return null;
  try {
    return base64urlnopad.decode(text);
  } catch {
    // The library throws for a wrong length or wrong padding bits.
    return null;
  }
}
