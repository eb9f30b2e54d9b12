// Reads a CSV table as entries: the export of Presently, a table of journal entries or prayers, or
// Bible notes.
import type { ImportGroup, ImportProblem, ImportTarget, SourceEntry } from './import-types.ts';
import { buildSourceEntry } from './import-types.ts';
import { cleanLine, cleanText } from './clean-text.ts';
import { decideDateOrder, parseDate } from './parse-date.ts';
import { type CsvRow, detectDelimiter, readCsv } from './read-csv.ts';
import { type ColumnName, findColumns, isKnownTable, type TableColumns } from './table-columns.ts';

export interface TableFile {
  name: string;
  text: string;
  /** YYYY-MM-DD, for a table without a column of dates. */
  day: string;
  /** The name of the file says that it is a table. */
  isCsv: boolean;
}

/** Returns null if the text is no table with known columns. */
export async function readTable(file: TableFile): Promise<ImportGroup | null> {
  const { text, delimiter } = separateDelimiterLine(file.text);
  const [headerRow] = (await readCsv(takeFirstLines(text), delimiter)).rows;
  const columns = findColumns(headerRow?.cells ?? []);
  if (!headerRow || headerRow.cells.length < 2 || !isKnownTable(columns, file.isCsv)) return null;
  const { rows, damagedLines } = await readCsv(text, delimiter);
  const problems: ImportProblem[] = damagedLines.map((line) => ({
    file: file.name,
    number: line,
    reason: 'openQuote',
  }));
  const entries: SourceEntry[] = [];
  for (const row of rows.slice(1)) {
    const { cells, line } = row;
    if (cells.slice(headerRow.cells.length).some((cell) => cell.trim() !== ''))
      problems.push({ file: file.name, number: line, reason: 'tooManyCells' });
    else entries.push(readRow(file, columns, row));
  }
  return {
    format: isPresently(headerRow) ? 'presently' : 'csv',
    files: [file.name],
    entries,
    targets: listTargets(columns),
    dateOrder: decideDateOrder(
      entries.flatMap(({ date, answered }) => [date, parseDate(answered)]),
    ),
    problems,
    unusedColumns: columns.unused.map(cleanLine),
    mediaCount: 0,
  };
}

/** Excel reads and writes a first line `sep=;`. It becomes empty, so that the lines are counted. */
function separateDelimiterLine(text: string): { text: string; delimiter: string } {
  const [line, sign] = /^sep=([,;\t])(?=\r?\n)/i.exec(text) ?? [];
  return line === undefined || sign === undefined
    ? { text, delimiter: detectDelimiter(text) }
    : { text: text.slice(line.length), delimiter: sign };
}

/** UTF-16 code units in which the first row ends, except for a damaged file. */
const maxHeaderLength = 4_000;

/** Up to a line end, so that the last of these rows is complete. */
function takeFirstLines(text: string): string {
  return (
    /^(?:\s*\n)?[^\n]*/.exec(text.slice(0, maxHeaderLength).replace(/\r\n?/g, '\n'))?.[0] ?? ''
  );
}

function isPresently({ cells }: CsvRow): boolean {
  return cells.map((cell) => cell.trim().toLowerCase()).join() === 'entrydate,entrycontent';
}

/** The default first. */
function listTargets({
  places,
  hasPrayers,
  hasClearReference,
}: TableColumns): [ImportTarget, ...ImportTarget[]] {
  const hasText = places.text !== undefined || places.title !== undefined;
  if (!hasText) return ['notes'];
  const isPrayers = hasPrayers || places.answered !== undefined;
  const journals: [ImportTarget, ImportTarget] = isPrayers
    ? ['prayers', 'gratitude']
    : ['gratitude', 'prayers'];
  if (places.reference === undefined) return journals;
  const isNotes =
    places.color !== undefined || (!isPrayers && (hasClearReference || places.date === undefined));
  return isNotes ? ['notes', ...journals] : [...journals, 'notes'];
}

function readRow(file: TableFile, { places }: TableColumns, row: CsvRow): SourceEntry {
  const cell = (column: ColumnName) => {
    const place = places[column];
    return place === undefined ? '' : removeFormulaGuard(row.cells[place] ?? '');
  };
  const hasDates = places.date !== undefined;
  const date = parseDate(hasDates ? cell('date') : file.day);
  return buildSourceEntry({
    file: file.name,
    number: row.line,
    date,
    hasBadDate: date === null && cell('date').trim() !== '',
    isFileDate: !hasDates,
    title: cleanLine(cell('title')),
    text: cleanText(cell('text')),
    tags: splitTags(cell('tags')),
    answered: cleanText(cell('answered')),
    reference: cleanLine(cell('reference')),
    color: cleanLine(cell('color')),
    translation: cleanLine(cell('translation')),
  });
}

/**
 * Removes the apostrophe that exports, also those of this app, put before a value that a
 * spreadsheet would read as a formula.
 */
function removeFormulaGuard(cell: string): string {
  return /^'[\s\u{FEFF}]*[=+\-@＝＋－＠]/u.test(cell) ? cell.slice(1) : cell;
}

function splitTags(cell: string): string[] {
  return cell
    .split(/[,;|\n]|\s(?=#)/)
    .map((tag) => cleanLine(tag).replace(/^#+/, ''))
    .filter((tag) => tag !== '');
}
