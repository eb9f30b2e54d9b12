// Cuts a long text at the end of a word, if there is one nearby.

/** @param length in UTF-16 code units */
export function truncateText(text: string, length: number): string {
  const piece = text.slice(0, length);
  const space = piece.search(/\s\S{0,60}$/u);
  return space > 0 ? piece.slice(0, space) : piece.replace(/[\uD800-\uDBFF]$/, '');
}
