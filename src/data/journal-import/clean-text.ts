// Cleans texts of imported files, splits texts that are longer than a field, and separates the
// heading of a text. Pure functions.

/**
 * Returns the text with line feeds as line ends, and without surrounding blanks. Control characters
 * other than tabs are removed, and a lone surrogate becomes the replacement character.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]|\u{FEFF}/gu, '')
    .replace(/\p{Surrogate}/gu, '\u{FFFD}')
    .trim();
}

/** Cleans a text that is shown in one line: a title, a tag, a reference. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ');
}

/**
 * Splits a text into parts of at most `limit` UTF-16 code units, at the end of a paragraph, line or
 * word where there is one in the second half of a part, and never inside a character.
 */
export function splitLongText(text: string, limit: number): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > limit) {
    const end = findPartEnd(rest, limit);
    parts.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  return rest === '' && parts.length > 0 ? parts : [...parts, rest];
}

function findPartEnd(text: string, limit: number): number {
  for (const mark of ['\n\n', '\n', ' ']) {
    const end = text.lastIndexOf(mark, limit - mark.length);
    if (end > limit / 2) return end;
  }
  return /[\uD800-\uDBFF]/.test(text.charAt(limit - 1)) ? limit - 1 : limit;
}

/** A text without its first heading, and the heading. */
export interface TitledText {
  title: string;
  text: string;
}

/** Separates a Markdown heading in the first line, `# Heading` or underlined. */
export function separateHeading(text: string): TitledText {
  const clean = text.trim();
  const [first = '', second = ''] = clean.split('\n', 2);
  if (/^#{1,6}\s/.test(first)) {
    const title = first.replace(/^#+/, '').trim().replace(/\s#+$/, '').trim();
    if (title !== '') return { title, text: clean.slice(first.length).trim() };
  }
  if (/[^-=\s]/.test(first) && /^(?:=+|-{2,})$/.test(second.trim()))
    return { title: first.trim(), text: clean.slice(first.length + 1 + second.length).trim() };
  return { title: '', text: clean };
}

/** Returns the text in lower case without accents, for comparing names of columns and months. */
export function foldName(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
