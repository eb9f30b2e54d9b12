// A composed text quotes what somebody said of their day: that is theirs, and is not handed on with
// it.

const quotation = /[“«][^”»]*[”»]/u;

/**
 * The text without the sentence that quotes these words.
 * @param ownText what the person had written, as they wrote it
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
