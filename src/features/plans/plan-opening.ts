// Shortens the description of a plan for the list: a card has room for one thought.

/**
 * Returns the description up to its first full stop or colon, without it; the whole description if
 * it has none.
 */
export function takeOpening(description: string): string {
  return /^(.+?)\s*[.:](?=\s|$)/u.exec(description.trim())?.[1] ?? description.trim();
}
