// Parses CSV text into rows with their line numbers, in pieces, so that the page stays responsive.
import { parse } from 'csv-parse/browser/esm';
import { createPause } from './pause.ts';

export interface CsvRow {
  /** Line of the file in which the row begins, from 1. */
  line: number;
  cells: readonly string[];
}

export interface CsvTable {
  rows: readonly CsvRow[];
  /** Lines with a quotation mark that is not closed: the row is not read. */
  damagedLines: readonly number[];
}

/** UTF-16 code units that are parsed in one turn. */
const pieceLength = 64 * 1024;

/** A longer row, in bytes, means that a quotation mark is not closed. */
const maxRowLength = 4_000_000;

/** After so many damaged lines, the rest of the file is not read. */
const maxDamagedLines = 20;

/**
 * Rows of any number of cells, without empty rows. Quotation marks inside of unquoted cells are
 * kept. After a quotation mark that is not closed, the next line begins a row again.
 */
export async function readCsv(text: string, delimiter: string): Promise<CsvTable> {
  // The parser counts the lines of \r\n twice inside of quotation marks.
  const plain = text.replace(/\r\n?/g, '\n');
  const rows: CsvRow[] = [];
  const damagedLines: number[] = [];
  let offset = 0;
  let linesBefore = 0;
  for (;;) {
    const part = await readRows(plain.slice(offset), delimiter);
    for (const { line, cells } of part.rows) rows.push({ line: line + linesBefore, cells });
    if (part.damagedLine === null) break;
    damagedLines.push(part.damagedLine + linesBefore);
    offset = findLine(plain, offset, part.damagedLine + 1);
    linesBefore += part.damagedLine;
    if (offset < 0 || damagedLines.length === maxDamagedLines) break;
  }
  return { rows, damagedLines };
}

/** Returns the rows before the first damaged line. @param text with line feeds only */
async function readRows(
  text: string,
  delimiter: string,
): Promise<{ rows: readonly CsvRow[]; damagedLine: number | null }> {
  // The parser fails on an empty text.
  if (text.trim() === '') return { rows: [], damagedLine: null };
  const rows: CsvRow[] = [];
  let lastLine = 0;
  let isDamaged = false;
  const parser = parse({
    delimiter,
    info: true,
    max_record_size: maxRowLength,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
  });
  parser.on('data', ({ record, info }: { record: string[]; info: { lines: number } }) => {
    lastLine = info.lines;
    if (record.every((cell) => cell.trim() === '')) return;
    const lineBreaks = record.reduce((sum, cell) => sum + (cell.split('\n').length - 1), 0);
    rows.push({ line: info.lines - lineBreaks, cells: record });
  });
  parser.on('skip', () => {
    isDamaged = true;
  });
  const ended = new Promise<void>((resolve, reject) => {
    parser.on('end', resolve);
    parser.on('error', reject);
  });
  const pause = createPause();
  for (let start = 0; start < text.length;) {
    if (isDamaged) break;
    const end = findPieceEnd(text, start + pieceLength);
    parser.write(text.slice(start, end));
    start = end;
    await pause();
  }
  parser.end();
  await ended;
  return { rows, damagedLine: isDamaged ? findTextLine(text, lastLine + 1) : null };
}

/** Returns the number of the first line that is not empty, from the given line on. */
function findTextLine(text: string, line: number): number {
  let number = line;
  for (let start = findLine(text, 0, line); start >= 0; start = text.indexOf('\n', start) + 1) {
    const end = text.indexOf('\n', start);
    if (end < 0 || text.slice(start, end).trim() !== '') break;
    number += 1;
  }
  return number;
}

/** Returns the offset of a line after `from`, whose line is number 1; -1 if there is no such line. */
function findLine(text: string, from: number, line: number): number {
  let start = from;
  for (let number = 1; number < line; number += 1) {
    const end = text.indexOf('\n', start);
    if (end < 0) return -1;
    start = end + 1;
  }
  return start;
}

/** Both halves of a surrogate pair are in the same piece. */
function findPieceEnd(text: string, end: number): number {
  return /[\uD800-\uDBFF]/.test(text.charAt(end - 1)) ? end + 1 : end;
}

/** Returns the delimiter that occurs most often in the first row. */
export function detectDelimiter(text: string): string {
  const first = (/^[^\r\n]*/.exec(text.trimStart())?.[0] ?? '').replace(/"[^"]*"/g, '');
  const count = (sign: string): number => first.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
