// A composed text quotes what somebody said of their day: that is theirs, and is not handed on with it.

const quotation = /[“«][^”»]*[”»]/u;

/**
 * The text without the sentence that quotes these words.
 * @param own what the person had written, as they wrote it
 */
export function withoutOwnWords(text: string, own: string): string {
  const found = quotation.exec(text);
  if (!found || own.trim() === '' || !isOf(found[0], own)) return text;
  const before = text.slice(0, found.index);
  const start = Math.max(before.lastIndexOf('. '), before.lastIndexOf('! '), before.lastIndexOf('? '), before.lastIndexOf('\n')) + 1;
  const rest = text.slice(found.index + found[0].length);
  const end = /[.!?](?=\s|$)/u.exec(rest);
  const after = end ? rest.slice(end.index + 1) : '';
  return `${text.slice(0, start).trimEnd()} ${after.trimStart()}`.trim();
}

function isOf(quoted: string, own: string): boolean {
  const letters = (words: string) => words.normalize('NFC').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return letters(own).includes(letters(quoted));
}
