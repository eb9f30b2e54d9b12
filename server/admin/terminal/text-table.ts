// Formats rows as a text table for a terminal.

/**
 * Aligns numbers to the right and all other values to the left. A missing value is shown as a dash.
 */
export function formatTable(
  rows: readonly Readonly<Record<string, string | number | boolean | undefined>>[],
): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = rows.map((row) => names.map((name) => formatCell(row[name])));
  const widths = names.map((name, column) =>
    Math.max(name.length, ...cells.map((line) => getWidth(line[column] ?? ''))),
  );
  const isNumber = names.map((name) => rows.some((row) => typeof row[name] === 'number'));
  const lines = [names, ...cells].map((line) =>
    line
      .map((cell, column) => pad(cell, widths[column] ?? 0, isNumber[column] ?? false))
      .join('  ')
      .trimEnd(),
  );
  return [lines[0], widths.map((width) => '─'.repeat(width)).join('  '), ...lines.slice(1)].join(
    '\n',
  );
}

function formatCell(value: string | number | boolean | undefined): string {
  if (value === undefined || value === '') return '–';
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : printable(String(value));
}

/** A name with a control character could write anywhere on the screen. */
function printable(text: string): string {
  return text.replace(/\p{C}/gu, '\u{fffd}');
}

function pad(cell: string, width: number, right: boolean): string {
  const space = ' '.repeat(Math.max(0, width - getWidth(cell)));
  return right ? space + cell : cell + space;
}

function getWidth(text: string): number {
  return [...text].length;
}
