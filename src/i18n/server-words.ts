// What the server said of a record, in its own words: plain text in one line, and no longer than a person would read.

/** @returns empty when it said nothing */
export function serverWords(reason: string | undefined, longest = 300): string {
  const line = (reason ?? '').slice(0, longest * 4).replace(/\s+/g, ' ').trim();
  // Never through the middle of a character.
  return line.length <= longest ? line : `${line.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '').trimEnd()}…`;
}
