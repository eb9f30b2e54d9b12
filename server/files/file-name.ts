// Cleans the name of an uploaded file: keeps the owner's name, without characters that are unsafe
// in a path, a header or on a screen.
import type { FileKind } from './file-type.ts';

/**
 * Maximum length of a name with its extension, in UTF-16 code units. It is the limit of Fastify for
 * one decoded part of a URL (`maxParamLength`).
 */
const maxNameLength = 100;

/** Returns a name that is never empty, never a path, and always has an extension of its kind. */
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

/** Cuts a text to a length without splitting a character. */
function cut(text: string, max: number): string {
  let short = '';
  for (const character of text) {
    if (short.length + character.length > max) break;
    short += character;
  }
  return short;
}
