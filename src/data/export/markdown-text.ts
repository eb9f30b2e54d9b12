// Escapes the user's text for a Markdown file, so that it is never parsed as headings, lists, code
// or HTML.

/** Keeps the line breaks of a paragraph: two spaces at the end of a line force a break. */
const hardBreak = '  \n';

/** Text of any length, with its lines and paragraphs. */
export function toMarkdownBlock(text: string): string {
  const paragraphs = splitLines(text)
    .join('\n')
    .split(/\n(?:[^\S\n]*\n)+/)
    .map((paragraph) => paragraph.split('\n').filter((line) => line.trim() !== ''));
  return paragraphs
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.map(escapeLine).join(hardBreak))
    .join('\n\n');
}

/** Formats the same text as a quotation. */
export function toMarkdownQuote(text: string): string {
  return toMarkdownBlock(text)
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');
}

/** Text in one line: for a heading, an item of a list, a part of a sentence. */
export function toMarkdownInline(text: string): string {
  return escapeLine(text.replace(/\s+/g, ' ').trim()).replaceAll(/(?<!\\)#/g, String.raw`\#`);
}

function splitLines(text: string): string[] {
  return text.split(/\r\n|\r|\n/);
}

/** Leading spaces would create a code block; they become non-breaking spaces. */
function escapeLine(line: string): string {
  const rest = line.trimStart();
  const indent = line.slice(0, line.length - rest.length).replaceAll('\t', '    ');
  return '\u{A0}'.repeat(indent.length) + escapeLineStart(escapeMarks(rest.trimEnd()));
}

/** Escapes characters that would create emphasis, code, a link, a table, HTML or an entity. */
function escapeMarks(line: string): string {
  return line.replaceAll(/[\\`*_[\]<>~|]|&(?=[#a-z])/gi, String.raw`\$&`);
}

/**
 * Escapes a line start that would create a heading, a list, a rule, or the underline of a table or
 * heading.
 */
function escapeLineStart(line: string): string {
  return line.replace(/^[#+\-=:]/, String.raw`\$&`).replace(/^(\d{1,9})([.)])/, String.raw`$1\$2`);
}
