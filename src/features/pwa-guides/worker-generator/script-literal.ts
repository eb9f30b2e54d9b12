// Converts values to JavaScript literals. User input cannot end the string literal or the
// surrounding script element.

/**
 * A JavaScript literal of any plain value. It is safe in a file, and between `<script>` and
 * `</script>`.
 */
export function toScriptLiteral(
  value: string | boolean | null | readonly string[] | readonly number[],
): string {
  return JSON.stringify(
    value,
    null,
    Array.isArray(value) && typeof value[0] === 'string' ? 2 : undefined,
  )
    .replaceAll('<', '\\u003C')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
