// Joins the trimmed text pieces of HelloAO into verses and restores the spaces between the pieces.
import { isObject } from '../../../schemas/is-object.ts';
import type { VersePart, TextRun } from '../../../schemas/bible/chapter.ts';
import { getVerseText } from '../build-chapter.ts';
import { quoteExcerpt, type Finding } from '../validation/finding.ts';

export type NotesById = ReadonlyMap<unknown, string>;
export type Faults = Finding[];

/**
 * Returns the parts of one verse. Pieces are joined with one space, but without a space before a
 * closing mark or after an opening mark. The space belongs to the later piece, so that a note stays
 * next to the word that the note explains.
 */
export function parseVerse(
  location: string,
  content: readonly unknown[],
  notes: NotesById,
  faults: Faults,
): VersePart[] {
  const parts: VersePart[] = [];
  let before = '';
  for (const piece of content) {
    const part = readPiece(location, piece, notes, faults);
    if (part === undefined) continue;
    if ('text' in part) {
      if (part.text === '') continue;
      if (needsSpace(before, part.text)) part.text = ` ${part.text}`;
      before = part.text;
    }
    parts.push(part);
  }
  return parts;
}

/** Returns text without formatting (a heading or the title of a psalm) and its notes. */
export function parsePlainText(
  location: string,
  content: readonly unknown[],
  notes: NotesById,
  faults: Faults,
): { text: string; notes?: string[] } {
  const parts = parseVerse(location, content, notes, faults);
  const own = parts.flatMap((part) => ('note' in part ? [part.note] : []));
  return { text: getVerseText(parts), ...(own.length > 0 && { notes: own }) };
}

function needsSpace(before: string, text: string): boolean {
  return before !== '' && !/^[,.;:!?…)\]}’”»—]/.test(text) && !/[([{“‘«¿¡]$/.test(before);
}

function readPiece(
  location: string,
  piece: unknown,
  notes: NotesById,
  faults: Faults,
): VersePart | undefined {
  if (typeof piece === 'string') return { text: oneLine(piece) };
  if (isObject(piece)) {
    if (typeof piece['text'] === 'string') return formatted(piece['text'], piece);
    if (typeof piece['heading'] === 'string') return { heading: oneLine(piece['heading']) };
    if (piece['lineBreak'] === true) return { break: true };
    if ('noteId' in piece) {
      const note = notes.get(piece['noteId']);
      if (note !== undefined) return { note: oneLine(note) };
      faults.push({
        code: 'E_NOTE_MISSING',
        location,
        message: `Note ${quoteExcerpt(String(piece['noteId']))} is referenced but missing.`,
      });
      return undefined;
    }
  }
  faults.push({
    code: 'E_SHAPE',
    location,
    message: `A piece of the text is unknown: ${quoteExcerpt(JSON.stringify(piece))}.`,
  });
  return undefined;
}

function formatted(text: string, { wordsOfJesus, poem }: Record<string, unknown>): TextRun {
  return {
    text: oneLine(text),
    ...(wordsOfJesus === true && { as: 'jesus' as const }),
    ...(typeof poem === 'number' && { poem }),
  };
}

/**
 * Collapses only Unicode white space. JavaScript also treats U+FEFF as white space, but the
 * validation must see a hidden U+FEFF.
 */
function oneLine(text: string): string {
  return text.replace(/\p{White_Space}+/gu, ' ').replace(/^ | $/g, '');
}
