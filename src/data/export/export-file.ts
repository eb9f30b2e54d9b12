// Export file with all data of a user: its format, its checksum, and how it is parsed again.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { isObject } from '../../../schemas/is-object.ts';
import { type Language, languages } from '../../../schemas/languages.ts';
import type { Fields, Rejection, RecordSyncStatus } from '../../../schemas/local-record.ts';
import { toCanonicalJson } from '../records/canonical-json.ts';
import type { Account } from '../data-context.ts';

/**
 * Version that this app writes, and the newest version that it reads. It increases only if an older
 * app would misread the file.
 */
export const exportVersion = 1;

/** One record as it was stored on the device. */
export interface ExportedRecord {
  client_id: string;
  /**
   * All fields of the record, including previous versions and fields that this version does not
   * know.
   */
  record: Fields;
  server_id: string | null;
  created_date: string;
  /** The server's date of the version it was edited from; empty when the server never had it. */
  updated_date: string;
  sync: RecordSyncStatus;
  /** For a pending or rejected record: the server's version from which it was edited. */
  base?: Fields;
  problem?: Rejection;
}

export interface ExportedItem {
  id: string;
  kind: string;
  order: string;
  value: Fields;
}

/**
 * Content of the file. Its format as JSON Schema:
 * ```
 * type: object
 * required: [format, version, exported, account, languages, records, device, checksum]
 * properties:
 *   format:    { const: selah }
 *   version:   { type: integer, minimum: 1 }  # readers reject a greater version than they know
 *   exported:  { type: string, format: date-time }  # by the clock of the device
 *   account:   { type: [object, null], required: [id, email] }  # null: a guest's file
 *   languages: { type: array, items: { type: string } }  # of the app that wrote the file
 *   records:   # by entity: each of `syncedDefinitions` in schemas/entities/registry.ts
 *     type: object
 *     additionalProperties:
 *       type: array
 *       items:
 *         type: object
 *         required: [client_id, record]
 *         properties:
 *           client_id: string
 *           record: object
 *           server_id: [string, null]
 *           created_date: date-time
 *           updated_date: string
 *           sync: { enum: [safe, waiting, refused] }
 *           base: object
 *           problem: { status: integer, code: string, message: string }
 *   device:    # see src/data/records/activity-records.ts
 *     { type: array, items: { required: [id, kind, value] } }
 *   drafts:    { type: object }  # unsaved drafts, by name
 *   checksum:  { type: string, pattern: '^sha256:[0-9a-f]{64}$' }
 * additionalProperties: true  # parts that a later app adds are kept
 * ```
 * The checksum is the SHA-256 of all other content in canonical form: keys sorted by UTF-16 code
 * units, no blanks, strings as JSON writes them, in UTF-8. Other programs may thus change blanks
 * and the order of keys, but no text. The file contains no deleted records, no token, no password
 * and no state of the sync engine.
 */
export interface ExportContent {
  account: Account | null;
  exported: string;
  languages: readonly Language[];
  records: Readonly<Record<string, readonly unknown[]>>;
  device: readonly ExportedItem[];
  drafts?: Fields;
}

const formatName = 'selah';

/** @param added parts that a newer app of the same version made */
export function serializeExport(
  { account, exported, ...rest }: Omit<ExportContent, 'languages'>,
  added: Fields,
): string {
  // The identifying fields come first, so that a truncated file is still recognized as a Selah
  // file.
  const whole = {
    ...added,
    format: formatName,
    version: exportVersion,
    exported,
    account,
    languages,
    ...rest,
  };
  const { format: first, version, ...others } = whole;
  return `${JSON.stringify({ format: first, version, ...others, checksum: computeChecksum(whole) }, null, 1)}\n`;
}

export type ParsedExport =
  | { kind: 'opened'; content: ExportContent; added: Fields }
  | { kind: 'newer' }
  | { kind: 'damaged' }
  | { kind: 'not-ours' };

export function parseExport(text: string): ParsedExport {
  const clean = text.replace(/^\u{FEFF}/u, '');
  const file = parseJson(clean);
  if (file === undefined)
    return { kind: /^\s*\{\s*"format"\s*:\s*"selah"/.test(clean) ? 'damaged' : 'not-ours' };
  if (!isObject(file) || file['format'] !== formatName) return { kind: 'not-ours' };
  const { version, checksum, ...rest } = file;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    return { kind: 'damaged' };
  // Checked before the checksum, because a newer version may compute the checksum differently.
  if (version > exportVersion) return { kind: 'newer' };
  if (checksum !== computeChecksum({ ...rest, version })) return { kind: 'damaged' };
  if (!isContent(rest)) return { kind: 'damaged' };
  const {
    format: _format,
    account,
    exported,
    languages: known,
    records,
    device,
    drafts,
    ...added
  } = rest;
  return {
    kind: 'opened',
    content: { account, exported, languages: known, records, device, ...(drafts && { drafts }) },
    added,
  };
}

function computeChecksum(content: Fields): string {
  return `sha256:${bytesToHex(sha256(new TextEncoder().encode(toCanonicalJson(content))))}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Checks the outer shape only: each record is validated separately, so that an invalid record does
 * not affect the others.
 */
function isContent(file: Fields): file is Fields & ExportContent {
  const { account, records, device, drafts } = file;
  const isAccount =
    account === null ||
    (isObject(account) &&
      typeof account['id'] === 'string' &&
      typeof account['email'] === 'string');
  const isDevice =
    Array.isArray(device) &&
    device.every(
      (item) =>
        isObject(item) &&
        typeof item['id'] === 'string' &&
        typeof item['kind'] === 'string' &&
        isObject(item['value']),
    );
  return (
    isAccount &&
    isObject(records) &&
    Object.values(records).every(Array.isArray) &&
    isDevice &&
    (drafts === undefined || isObject(drafts))
  );
}
