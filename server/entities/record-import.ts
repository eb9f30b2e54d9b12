// Parses a file of many records, CSV or JSON, into values of the schema's types.
import { pipeline } from 'node:stream/promises';
import { parse as createCsvParser } from 'csv-parse';
import { CsvError, parse } from 'csv-parse/sync';
import type { FieldSchema } from '../../schemas/json-schema.ts';
import type { Entity } from './catalog.ts';
import { isObject } from '../../schemas/is-object.ts';
import { mapInTurns, nextTurn } from '../store/event-loop-turns.ts';
import type { Fields } from '../store/store.ts';

export const maxImportedRows = 5_000;

/** The reason why an import is not possible, for the person who chose the file. */
export class ImportError extends Error {}

export interface ImportedRow {
  /** The position for messages: `row 3, ` as a spreadsheet counts, or `record 3, ` of JSON. */
  where: string;
  fields: Fields;
}

/** @throws ImportError */
export async function parseImportFile(entity: Entity, bytes: Uint8Array): Promise<ImportedRow[]> {
  const text = decodeTable(bytes);
  const rows = text.trimStart().startsWith('[') ? readJson(text) : await readCsv(entity, text);
  if (rows.length === 0) throw new ImportError('The file holds no records.');
  if (rows.length > maxImportedRows)
    throw new ImportError(`A file may hold at most ${maxImportedRows} records.`);
  return rows;
}

/** @throws ImportError */
export function decodeTable(bytes: Uint8Array): string {
  try {
    // The decoder removes the byte order mark that some programs write at the beginning.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ImportError('The file is not a text in UTF-8.');
  }
}

function readJson(text: string): ImportedRow[] {
  const all = parseJson(text);
  if (!Array.isArray(all)) throw new ImportError('The file is not valid JSON.');
  return all.map((fields: unknown, index) => {
    if (!isObject(fields)) throw new ImportError(`Record ${index + 1} is not an object.`);
    return { where: `record ${index + 1}, `, fields };
  });
}

async function readCsv(entity: Entity, text: string): Promise<ImportedRow[]> {
  const delimiter = detectDelimiter(text);
  const [header = [], ...lines] = await parseCsvInTurns(text, delimiter);
  const names = header.map((name) => name.trim());
  const known = names.filter((name) => Object.hasOwn(entity.schema.properties, name));
  if (known.length === 0)
    throw new ImportError(
      `No column has the name of a field of ${entity.name}. The first row must name the fields.`,
    );
  const twice = known.find((name, index) => known.indexOf(name) < index);
  if (twice !== undefined) throw new ImportError(`Two columns have the name ${twice}.`);
  const rows = await mapInTurns(lines, (cells, index): ImportedRow[] => {
    const row = index + 2;
    if (cells.every((cell) => cell.trim() === '')) return [];
    if (cells.length > names.length)
      throw new ImportError(`Row ${row} has more cells than there are columns.`);
    const fields: Fields = {};
    for (const [column, name] of names.entries()) {
      const schema = Object.hasOwn(entity.schema.properties, name)
        ? entity.schema.properties[name]
        : undefined;
      const cell = cells[column] ?? '';
      if (schema && cell !== '')
        fields[name] = valueOf(schema, cell, { where: `row ${row}, field ${name}`, delimiter });
    }
    return [{ where: `row ${row}, `, fields }];
  });
  return rows.flat();
}

function buildCsvOptions(delimiter: string) {
  return {
    delimiter,
    relax_column_count: true,
    to: maxImportedRows + 2,
    max_record_size: 2_000_000,
  };
}

/** @throws ImportError */
export function parseCsv(text: string, delimiter: string): string[][] {
  try {
    return parse(text, buildCsvOptions(delimiter));
  } catch (error) {
    throw toImportError(error);
  }
}

/** UTF-16 code units that are parsed in one turn of the event loop. */
const csvPieceLength = 64 * 1024;

async function parseCsvInTurns(text: string, delimiter: string): Promise<string[][]> {
  const rows: string[][] = [];
  async function* split(): AsyncGenerator<string, void, undefined> {
    for (let start = 0; start < text.length; start += csvPieceLength) {
      yield text.slice(start, start + csvPieceLength);
      await nextTurn();
    }
  }
  const parser = createCsvParser(buildCsvOptions(delimiter));
  parser.on('data', (row: string[]) => rows.push(row));
  try {
    await pipeline(split(), parser);
  } catch (error) {
    throw toImportError(error);
  }
  return rows;
}

/** The message of the CSV parser is not used, because it quotes the file. */
function toImportError(error: unknown): ImportError {
  const line =
    error instanceof CsvError && typeof error['lines'] === 'number'
      ? ` near line ${error['lines']}`
      : '';
  return new ImportError(`The file is not valid CSV${line}: look for a quote that is not closed.`);
}

/** Returns the delimiter that occurs most often in the first row. */
export function detectDelimiter(text: string): string {
  const first = (/^[^\r\n]*/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const count = (sign: string): number => first.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

interface Cell {
  where: string;
  delimiter: string;
}

function valueOf(schema: FieldSchema, text: string, cell: Cell): unknown {
  switch (schema.type) {
    case 'string':
      return text;
    case 'integer':
    case 'number':
      return numberOf(text, cell);
    case 'boolean':
      return booleanOf(text, cell);
    case 'array':
      return listOf(schema.items, text, cell);
    case 'object': {
      const value = parseJson(text);
      if (!isObject(value))
        throw new ImportError(`In ${cell.where}, an object must be written as JSON.`);
      return value;
    }
    case 'any':
      return parseJson(text) ?? text;
  }
}

function numberOf(text: string, { where, delimiter }: Cell): number {
  // Files that separate cells with a semicolon use a comma as the decimal separator.
  const plain = delimiter === ';' ? text.trim().replace(',', '.') : text.trim();
  if (!/^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(plain))
    throw new ImportError(`In ${where}, there must be a number.`);
  return Number(plain);
}

function booleanOf(text: string, { where }: Cell): boolean {
  switch (text.trim().toLowerCase()) {
    case 'true':
    case 'yes':
    case '1':
      return true;
    case 'false':
    case 'no':
    case '0':
      return false;
    default:
      throw new ImportError(`In ${where}, there must be true or false.`);
  }
}

/** Parses a list: JSON, or single values that are separated by | or ;. */
function listOf(items: FieldSchema, text: string, cell: Cell): unknown[] {
  const value = text.trim().startsWith('[') ? parseJson(text) : undefined;
  if (Array.isArray(value)) return value;
  if (value === undefined && text.trim().startsWith('['))
    throw new ImportError(`In ${cell.where}, the list is not valid JSON.`);
  if (items.type === 'object' || items.type === 'array')
    throw new ImportError(`In ${cell.where}, a list must be written as JSON.`);
  return text.split(/[|;]/).map((one) => valueOf(items, one.trim(), cell));
}

/** Returns undefined for invalid JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
