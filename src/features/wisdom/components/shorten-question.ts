// Shortens a question for a line or a heading.

/** @param maxLength in UTF-16 code units */
export function shortenQuestion(text: string, maxLength: number): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  return line.length <= maxLength
    ? line
    : `${line
        .slice(0, maxLength)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd()}…`;
}
