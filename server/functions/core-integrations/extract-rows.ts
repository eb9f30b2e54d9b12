// Converts the rows of a CSV or JSON file to objects of a schema, with only the schema's fields and
// types.
import { isObject } from '../../../schemas/is-object.ts';
import {
  decodeTable,
  detectDelimiter,
  ImportError,
  maxImportedRows,
  parseCsv,
} from '../../entities/record-import.ts';
import type { FaultFinder } from '../../ai/compiled-schema.ts';
import { isNestedDeeper } from '../../http/named-parameters.ts';

export type ExtractedRow = Record<string, unknown>;

const deepest = 32;

interface Extraction {
  schema: Readonly<Record<string, unknown>>;
  findFaults: FaultFinder;
  isList: boolean;
  /** Media type: CSV or JSON. */
  type: string;
  bytes: Uint8Array;
}

/**
 * Returns the answer to ExtractDataFromUploadedFile. Runs only in the schema thread.
 * @throws ImportError with a sentence for the person who chose the file
 */
export function extractRows(extraction: Extraction): object {
  const rows = parseRows(extraction);
  const [only, ...others] = rows;
  if (only === undefined) throw new ImportError('The file holds no data.');
  const output = extraction.isList || others.length > 0 ? rows : only;
  return describeExtracted(output);
}

/** Returns both forms that apps of the platform expect, see `extractData`. */
export function describeExtracted(output: ExtractedRow | ExtractedRow[]): object {
  return { status: 'success', details: null, output, ...(!Array.isArray(output) && output) };
}

function parseRows({ type, bytes, schema, findFaults }: Extraction): ExtractedRow[] {
  const text = decodeTable(bytes);
  const rows = type === 'text/csv' ? csvRows(text, schema) : jsonRows(text);
  if (rows.length > maxImportedRows)
    throw new ImportError(`A file may hold at most ${maxImportedRows} rows.`);
  const properties = propertiesOf(schema);
  return rows.map((row, index) => {
    const picked = properties
      ? Object.fromEntries(Object.entries(row).filter(([name]) => Object.hasOwn(properties, name)))
      : row;
    const [fault] = findFaults(picked);
    if (fault !== undefined) throw new ImportError(`Row ${index + 1} does not fit: ${fault}`);
    return picked;
  });
}

function csvRows(text: string, schema: Extraction['schema']): ExtractedRow[] {
  const properties = propertiesOf(schema) ?? {};
  const [header = [], ...lines] = parseCsv(text, detectDelimiter(text));
  const names = header.map((name) => name.trim());
  return lines
    .filter((cells) => cells.some((cell) => cell.trim() !== ''))
    .map((cells) =>
      Object.fromEntries(
        names.flatMap((name, column) =>
          cells[column] ? [[name, valueOf(properties[name], cells[column])]] : [],
        ),
      ),
    );
}

function jsonRows(text: string): ExtractedRow[] {
  const value = parseJson(text);
  if (isNestedDeeper(value, deepest)) throw new ImportError('The file is nested too deep.');
  return (Array.isArray(value) ? value : [value]).map((row: unknown) => {
    if (!isObject(row)) throw new ImportError('The file must hold an object or a list of objects.');
    return { ...row };
  });
}

/** Returns undefined when the schema names no properties; all fields are then extracted. */
function propertiesOf(schema: Extraction['schema']): ExtractedRow | undefined {
  return schema['properties'] as ExtractedRow | undefined;
}

/**
 * Returns the cell in the type of the property. A cell of another type stays text, and the schema
 * validation then reports the error.
 */
function valueOf(property: unknown, cell: string): unknown {
  const types =
    typeof property === 'object' && property !== null && 'type' in property
      ? [property.type].flat()
      : [];
  const text = cell.trim();
  if (types.length === 0 || types.includes('string')) return cell;
  if (
    (types.includes('number') || types.includes('integer')) &&
    /^[-+]?\d{1,15}(?:\.\d{1,15})?$/.test(text)
  )
    return Number(text);
  if (types.includes('boolean') && /^(?:true|yes|1)$/i.test(text)) return true;
  if (types.includes('boolean') && /^(?:false|no|0)$/i.test(text)) return false;
  return types.includes('array') || types.includes('object') ? parseJson(text) : cell;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ImportError('The file is not valid JSON.');
  }
}
