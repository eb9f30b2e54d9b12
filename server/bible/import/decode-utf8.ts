// Decodes the text of a file as UTF-8; rejects invalid bytes and never guesses another encoding.
import type { Finding } from '../validation/finding.ts';

export function decodeText(name: string, bytes: Uint8Array, faults: Finding[]): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    faults.push({
      code: 'E_ENCODING',
      location: name,
      message: 'The file is not UTF-8, or it stops in the middle of a character.',
    });
    return undefined;
  }
}
