// The beginning of a question, for a line or a heading.

/** @param longest in UTF-16 code units */
export function beginning(text: string, longest: number): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  return line.length <= longest ? line : `${line.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '').trimEnd()}…`;
}
