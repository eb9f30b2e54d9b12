// Builds the text of a Markdown or CSV file with the user's Bible notes. In the CSV file, values
// that a spreadsheet would read as formulas become text.
import { toMarkdownInline, toMarkdownBlock } from '../../../data/export/markdown-text.ts';

export interface ExportedNote {
  /** In the numbering of the open translation: Psalm 51:1–3 */
  reference: string;
  /** In the canonical numbering, for programs: PSA.51.1 or PSA.51.1-PSA.51.3 */
  place: string;
  /** In which it was written. */
  translation: string;
  /** In the user's language; empty for none. */
  color: string;
  /** ISO. */
  written: string;
  text: string;
  /**
   * Text of the verses and its translation; empty if the text is not on this device, or may not be
   * passed on.
   */
  verse: string;
}

/** In the user's language. */
export interface NotesFileLabels {
  title: string;
  savedOn: string;
  /** Text for a highlight whose verse cannot be shown. */
  withoutWords: string;
  /** A day written out. */
  day(iso: string): string;
  columns: Readonly<Record<keyof ExportedNote, string>>;
}

export function buildNotesMarkdown(
  notes: readonly ExportedNote[],
  labels: NotesFileLabels,
): string {
  const parts = [`# ${toMarkdownInline(labels.title)}`, toMarkdownInline(labels.savedOn)];
  for (const { reference, translation, color, written, text, verse } of notes) {
    const facts = [color, translation, labels.day(written)].filter((fact) => fact !== '');
    parts.push(`## ${toMarkdownInline(reference)}`, `*${toMarkdownInline(facts.join(' · '))}*`);
    if (verse !== '') parts.push(`> ${toMarkdownInline(verse)}`);
    const own =
      toMarkdownBlock(text) || (verse === '' ? toMarkdownInline(labels.withoutWords) : '');
    if (own !== '') parts.push(own);
  }
  return `${parts.join('\n\n')}\n`;
}

const columns = [
  'reference',
  'place',
  'translation',
  'color',
  'written',
  'text',
  'verse',
] as const satisfies readonly (keyof ExportedNote)[];

/** Begins with a byte order mark, without which spreadsheets show accented letters wrongly. */
export function buildNotesCsv(notes: readonly ExportedNote[], labels: NotesFileLabels): string {
  const rows = [
    columns.map((column) => labels.columns[column]),
    ...notes.map((note) => columns.map((column) => note[column])),
  ];
  return `\u{FEFF}${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`;
}

/**
 * Puts an apostrophe before a value that a spreadsheet would read as a formula, which makes it
 * text.
 */
function csvCell(value: string): string {
  const text = /^[\s\u{FEFF}]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
