// Removes the quotation of the user's own text from a composed text, because this private text must
// not be shared.

const quotation = /[“«][^”»]*[”»]/u;

/**
 * Returns the text without the sentence that quotes the user.
 *
 * @param ownText text exactly as the user wrote it
 */
export function removeOwnText(text: string, ownText: string): string {
  const found = quotation.exec(text);
  if (!found || ownText.trim() === '' || !quotesOwnText(found[0], ownText)) return text;
  const before = text.slice(0, found.index);
  const start =
    Math.max(
      before.lastIndexOf('. '),
      before.lastIndexOf('! '),
      before.lastIndexOf('? '),
      before.lastIndexOf('\n'),
    ) + 1;
  const rest = text.slice(found.index + found[0].length);
  const end = /[.!?](?=\s|$)/u.exec(rest);
  const after = end ? rest.slice(end.index + 1) : '';
  return `${text.slice(0, start).trimEnd()} ${after.trimStart()}`.trim();
}

function quotesOwnText(quoted: string, ownText: string): boolean {
  const normalize = (text: string) =>
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '');
  return normalize(ownText).includes(normalize(quoted));
}
