// The file that holds everything of a person: its shape, its seal, and how it is opened again.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { type Language, languages } from '../../../schemas/fields.ts';
import type { Fields, Rejection, RecordSyncStatus } from '../../../schemas/local-record.ts';
import { toCanonicalJson } from '../records/canonical-json.ts';
import type { Account } from '../data-context.ts';
import { isFields } from '../records/validate-record.ts';

/**
 * A version that this app writes, and the newest that it reads. It goes up only when an older app
 * would misread the file.
 */
export const exportVersion = 1;

/** One record as it lay on the device. */
export interface ExportedRecord {
  client_id: string;
  /** All its fields with the earlier wordings, those that this version does not know, too. */
  record: Fields;
  server_id: string | null;
  created_date: string;
  /** The server's date of the version it was edited from; empty when the server never had it. */
  updated_date: string;
  sync: RecordSyncStatus;
  /** Of what waits or was refused: the server's version that it was edited from. */
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
 * The form, in the words of JSON Schema:
 * ```
 * type: object
 * required: [format, version, exported, account, languages, records, device, checksum]
 * properties:
 *   format:    { const: selah }
 *   version:   { type: integer, minimum: 1 }       # a reader refuses what is greater than it knows
 *   exported:  { type: string, format: date-time }  # by the clock of the device
 *   account:   { type: [object, null], required: [id, email] }   # null: of a guest
 *   languages: { type: array, items: { type: string } }          # of the app that wrote it
 * records:   # by entity: User, Prayer, GratitudeEntry, GraceNote, BibleNote, BibleBookmark,
 * UserReadingProgress, DeletionRequest     type: object
 *     additionalProperties:
 *       type: array
 *       items:
 *         type: object
 *         required: [client_id, record]
 * properties: { client_id: string, record: object, server_id: [string, null], created_date:
 * date-time,                       updated_date: string, sync: { enum: [safe, waiting, refused] },
 * base: object,
 *                       problem: { status: integer, code: string, message: string } }
 * device:    { type: array, items: { required: [id, kind, value] } }   # see
 * src/data/records/activity-records.ts   drafts:    { type: object }   # texts begun and not saved,
 * by name
 *   checksum:  { type: string, pattern: '^sha256:[0-9a-f]{64}$' }
 * additionalProperties: true      # whatever a later app adds is kept
 * ```
 * The checksum is the SHA-256 of everything else in canonical form: keys sorted by UTF-16 code
 * units, no blanks, texts as JSON writes them, in UTF-8. So blanks and the order of keys may be
 * changed by other programs, words may not. Removed records are not in the file, and no token, no
 * password and nothing of the engine's own state.
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
  // First what says whose file it is: a file that was cut off still shows that it is ours.
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
  if (!isFields(file) || file['format'] !== formatName) return { kind: 'not-ours' };
  const { version, checksum, ...rest } = file;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    return { kind: 'damaged' };
  // Before the checksum: a newer version may make it otherwise.
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

/** The outer shape only: each record is judged by itself, so that a bad one hurts no other. */
function isContent(file: Fields): file is Fields & ExportContent {
  const { account, records, device, drafts } = file;
  const isAccount =
    account === null ||
    (isFields(account) &&
      typeof account['id'] === 'string' &&
      typeof account['email'] === 'string');
  const isDevice =
    Array.isArray(device) &&
    device.every(
      (item) =>
        isFields(item) &&
        typeof item['id'] === 'string' &&
        typeof item['kind'] === 'string' &&
        isFields(item['value']),
    );
  return (
    isAccount &&
    isFields(records) &&
    Object.values(records).every(Array.isArray) &&
    isDevice &&
    (drafts === undefined || isFields(drafts))
  );
}
