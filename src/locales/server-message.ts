// Formats a message of the server as plain text on one line, shortened to a maximum length.

/**
 * Formats the message.
 * @returns an empty text if the server sent no message
 */
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
