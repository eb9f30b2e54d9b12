// Cleans the name of an uploaded file: keeps the owner's name, without characters that are unsafe
// in a path, a header or on a screen.
import type { FileKind } from './file-type.ts';

/**
 * In UTF-16 units, with the extension: what Fastify takes as one part of an address, decoded (its
 * `maxParamLength`).
 */
const maxNameLength = 100;

/** Never empty, never a path, always with an extension that fits the kind. */
export function cleanFileName(name: string, { extensions }: FileKind): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  // Control and format characters, and characters reserved by shells and file systems. Format
  // characters can reverse the text direction and so disguise an extension.
  const plain = last
    .normalize('NFC')
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}]/gu, '')
    .replace(/["<>:|?*;%`$\s]+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const extension = extensions.find(
    (one) => plain.toLowerCase().endsWith(one) && plain.length > one.length,
  );
  const stem = extension ? plain.slice(0, -extension.length) : plain;
  const ending = extension ?? extensions[0] ?? '';
  return `${cut(stem, maxNameLength - ending.length).trim() || 'file'}${ending}`;
}

/** Whole characters only. */
function cut(text: string, max: number): string {
  let short = '';
  for (const character of text) {
    if (short.length + character.length > max) break;
    short += character;
  }
  return short;
}
