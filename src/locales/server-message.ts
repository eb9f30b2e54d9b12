// What the server said of a record, in its own words: plain text in one line, and no longer than a
// person would read.

/** @returns empty when it said nothing */
export function formatServerMessage(reason: string | undefined, maxLength = 300): string {
  const line = (reason ?? '')
    .slice(0, maxLength * 4)
    .replace(/\s+/g, ' ')
    .trim();
  // Never through the middle of a character.
  return line.length <= maxLength
    ? line
    : `${line
        .slice(0, maxLength)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd()}…`;
}
