// Type of a local record, which contains its own outbox, and the pure functions that edit, remove,
// restore, retry and discard a record. One write stores fields and outbox, so they cannot disagree.
import { type PreviousVersion, previousVersions } from './fields.ts';
import { formField } from './encryption/ciphertext.ts';
import { isObject } from './is-object.ts';

/** The fields of an entity, without the fields that the server sets. */
export type Fields = { readonly [field: string]: unknown };

/**
 * Reason why the server rejected a record. `message` is the server's text; `code` selects the app's
 * text.
 */
export interface Rejection {
  status: number;
  code: string;
  message: string;
  /**
   * The version that was synced before the rejected edit, if the server was restored from a backup
   * without that version. It exists nowhere else.
   */
  safe?: Fields;
}

/**
 * Sync status as stored. `safe`: synced, the server holds the record as shown. `waiting`: pending,
 * the server does not hold it yet. `refused`: rejected by the server, see `problem`.
 */
export type RecordSyncStatus = 'safe' | 'waiting' | 'refused';

/**
 * Whether the record was deleted on the server. Empty: the server has the record, or never had it.
 * `here`: deleted by this device. `elsewhere`: deleted by another device; such a row may come back.
 * `unsure`: the person undid a removal, so the server must be asked.
 */
export type ServerDeletion = '' | 'here' | 'elsewhere' | 'unsure';

export interface LocalRecord {
  /**
   * Primary key, created on the device: a UUIDv7. For a row without a client id: `s_` and the
   * server's id. For a profile: the user's id.
   */
  client_id: string;
  /** The fields that the person sees. */
  record: Fields;
  /**
   * The server's version that `record` was edited from; null until the server has answered once.
   */
  base: Fields | null;
  /**
   * Versions that were sent, newest last, at most `maxSentVersions`. A server value equal to one of
   * them is this device's own echo.
   */
  sent: readonly Fields[];
  /** True from the mark before a send until its answer is written back. */
  sending: boolean;
  server_id: string | null;
  /** The server's date of `base`; empty before the first answer. */
  updated_date: string;
  /**
   * The server's creation date, or the device's date until the server's date is known. Decides
   * which of two rows is the elder. For the time of writing see `getWrittenDate`.
   */
  created_date: string;
  removed: boolean;
  /** Whether the server still has it. */
  gone: ServerDeletion;
  sync: RecordSyncStatus;
  attempts: number;
  problem: Rejection | null;
  /** Sorts newest first in ascending order, see `toNewestFirstKey`. */
  order: string;
  /** Index key of the record, defined by each entity: `JHN.3` for a note. */
  ref: string;
  /**
   * Server ids of duplicate rows of this record, made by late or repeated requests on a backend
   * without unique client ids. `record` already contains their content; the rows must be deleted.
   * Missing in records without duplicates. Devices already store this field name. Other code calls
   * `getDuplicateIds` and `withDuplicateIds`.
   */
  twins?: readonly string[];
  /**
   * On a backend without conditional writes: the server's date of a version that this device wrote
   * itself.
   */
  confirmed?: string;
  /**
   * On a backend without conditional writes: hashes of values that this device wrote and the server
   * confirmed, newest last. A late request may bring such a value back.
   */
  told?: readonly string[];
  /**
   * True if the person undid a removal whose request may still be in flight. Missing in records
   * that never had one.
   */
  recalled?: boolean;
  /**
   * For a tombstone: the server's date at which the tombstone was first seen; it is purged 60 days
   * later. Missing until first seen, and empty after the record stops being a tombstone.
   */
  buried?: string;
  /** Shape of this envelope; older ones are upgraded on read. */
  v: 1;
}

/** The limit from the entities' schemas. */
const maxPreviousVersions = previousVersions.maxItems;

/** Maximum number of sent versions kept per record. */
export const maxSentVersions = 6;

/**
 * Returns the server ids of the duplicate rows of a record. The list is empty for a record without
 * duplicates.
 */
export function getDuplicateIds(doc: LocalRecord): readonly string[] {
  return doc.twins ?? [];
}

/**
 * Returns the stored field that holds the server ids of duplicate rows, and no other field. The
 * caller spreads the result into a local record, which replaces the former ids.
 */
export function withDuplicateIds(ids: readonly string[]): Partial<LocalRecord> {
  return { twins: ids };
}

/** A record that was just made here. `now`: ISO time of the device. */
export function buildLocalRecord(
  clientId: string,
  fields: Fields,
  now: string,
  ref = '',
): LocalRecord {
  const record = { ...fields, client_id: clientId };
  return {
    client_id: clientId,
    record,
    base: null,
    sent: [],
    sending: false,
    server_id: null,
    updated_date: '',
    created_date: now,
    removed: false,
    gone: '',
    sync: 'waiting',
    attempts: 0,
    problem: null,
    order: toNewestFirstKey(getWrittenDate({ client_id: clientId, record, created_date: now })),
    ref,
    v: 1,
  };
}

/**
 * The fields as displayed when the person began to write, and the names of the fields that hold the
 * person's own text.
 */
export interface SeenVersion {
  fields: Fields;
  words: readonly string[];
}

/**
 * Returns the record with changed fields, pending. Editing a rejected record tries it again;
 * editing a removed record restores it. Texts that arrived from another device during writing, and
 * that the person never saw, are kept as previous versions.
 */
export function applyEdit(doc: LocalRecord, changes: Fields, seen?: SeenVersion): LocalRecord {
  const before = doc.removed ? withoutRewriteMark(doc) : doc.record;
  const unseen = (seen?.words ?? []).flatMap((field) => {
    const text = before[field];
    const isLost =
      Object.hasOwn(changes, field) &&
      !isSameValue(text, seen?.fields[field]) &&
      !isSameValue(text, changes[field]);
    return isLost && typeof text === 'string' && text.trim() !== '' ? [{ field, text }] : [];
  });
  const earlier = Array.isArray(before['earlier_wordings']) ? before['earlier_wordings'] : [];
  return {
    ...applyRestore(doc),
    record: {
      ...before,
      ...changes,
      ...(unseen.length > 0 && {
        earlier_wordings: [...earlier, ...unseen].slice(-maxPreviousVersions),
      }),
    },
  };
}

/**
 * Marks the record as removed, which hides it at once. A record that was never sent needs no
 * request to the server.
 */
export function applyRemoval(doc: LocalRecord): LocalRecord {
  const neverLeft = doc.server_id === null && doc.sent.length === 0;
  return {
    ...doc,
    removed: true,
    sync: neverLeft ? 'safe' : 'waiting',
    attempts: 0,
    problem: null,
  };
}

/** Drops the mark of `markForRewrite`. */
function withoutRewriteMark({ record, base }: LocalRecord): Fields {
  return isSameValue(record[formField], base?.[formField])
    ? record
    : { ...record, [formField]: base?.[formField] ?? null };
}

/** Undoes a removal. If the server no longer has the record, the next push recreates it. */
export function applyRestore(doc: LocalRecord): LocalRecord {
  const gone = doc.removed && doc.gone === '' && doc.server_id !== null ? 'unsure' : doc.gone;
  return {
    ...doc,
    ...(doc.removed && { record: withoutRewriteMark(doc) }),
    removed: false,
    gone,
    sync: 'waiting',
    attempts: 0,
    problem: listLostTexts(doc),
    ...(doc.buried && { buried: '' }),
  };
}

/**
 * Discards an edit that the server rejected. The server's version is restored; a record that the
 * server never accepted is removed. The rejected version may still arrive by a late request, so
 * such a removal is also sent to the server.
 */
export function discardRejected(doc: LocalRecord): LocalRecord {
  if (doc.sync !== 'refused') return doc;
  // The server no longer has the record.
  if (doc.gone === 'elsewhere' || doc.gone === 'here')
    return {
      ...doc,
      record: doc.base ?? doc.record,
      removed: true,
      sync: 'safe',
      attempts: 0,
      problem: null,
    };
  const again = { removed: false, sync: 'waiting', attempts: 0, problem: null } as const;
  if (doc.problem?.safe) return { ...doc, ...again, record: doc.problem.safe };
  if (doc.base === null || doc.server_id === null) return applyRemoval(doc);
  // The rejected removal may follow a removal without an answer, which can still arrive.
  const gone = doc.removed && doc.gone === '' ? 'unsure' : doc.gone;
  const mark = { [formField]: doc.record[formField] };
  const isMarked = !isSameValue(doc.record[formField], doc.base[formField]);
  return { ...doc, ...again, gone, record: { ...doc.base, ...(isMarked && mark) } };
}

/**
 * Restores a previous version as the current text; the current text becomes a previous version.
 * @param index index of the previous version; an index out of range changes nothing
 */
export function restorePreviousVersion(doc: LocalRecord, index: number): LocalRecord {
  const versions = (
    Array.isArray(doc.record['earlier_wordings']) ? doc.record['earlier_wordings'] : []
  ) as readonly PreviousVersion[];
  const chosen = versions[index];
  if (!chosen) return doc;
  const present = doc.record[chosen.field];
  const others = versions.filter((_, other) => other !== index);
  const isWorthKeeping =
    typeof present === 'string' && present.trim() !== '' && present !== chosen.text;
  const kept = isWorthKeeping ? [...others, { field: chosen.field, text: present }] : others;
  return applyEdit(doc, {
    [chosen.field]: chosen.text,
    earlier_wordings: kept.slice(-maxPreviousVersions),
  });
}

/** Makes a rejected record pending again at the person's request. */
export function applyRetry(doc: LocalRecord): LocalRecord {
  return doc.sync === 'refused'
    ? { ...doc, sync: 'waiting', attempts: 0, problem: listLostTexts(doc) }
    : doc;
}

/**
 * Keeps the problem if it holds the only copy of a synced version. A retry does not put that
 * version on the server.
 */
function listLostTexts({ problem }: LocalRecord): Rejection | null {
  return problem?.safe ? problem : null;
}

/** The time in a UUIDv7, milliseconds since 1970. */
function readClientIdTime(clientId: string): number | null {
  const [, high, low] = /^([\da-f]{8})-([\da-f]{4})-7/i.exec(clientId) ?? [];
  return high === undefined || low === undefined ? null : Number.parseInt(high + low, 16);
}

/**
 * Maximum time between writing and the server's date, in milliseconds, up to which the client id's
 * time is trusted.
 */
const maxWait = 366 * 86_400_000;

/** Maximum time in milliseconds by which `written_date` may be later than the server's date. */
export const maxClockLead = 86_400_000;

/** The latest time that `toNewestFirstKey` can express, milliseconds since 1970: the year 5138. */
const latestKeyTime = 99_999_999_999_999;

/**
 * Returns the time of an ISO date in milliseconds since 1970; NaN for an invalid date. Dates of a
 * basic backend may lack the `Z` for UTC.
 */
export function parseUtcDate(iso: string): number {
  return Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/i.test(iso) ? iso : `${iso}Z`);
}

/**
 * Returns when the person wrote a record, equal on every device. The first of these that is
 * plausible decides:
 *
 * - The record's `written_date`. A date before 1970, or more than a day after `created_date`, comes
 *   from a wrong clock and is ignored.
 * - The time in the client id, which was created at that moment. After offline use it may be days
 *   before the server's date. A device's clock that is ahead, or wrong by more than a year, is
 *   ignored.
 * - `created_date`: the server's date, or the device's date until the server's date is known; ISO.
 *
 * @returns ISO time
 */
export function getWrittenDate({
  client_id: clientId,
  created_date: createdDate,
  record,
}: Pick<LocalRecord, 'client_id' | 'created_date' | 'record'>): string {
  const created = parseUtcDate(createdDate);
  // The record of damaged storage may be any value.
  const written = isObject(record) ? readDateTime(record['written_date']) : Number.NaN;
  const latest = Number.isNaN(created) ? latestKeyTime : created + maxClockLead;
  if (written >= 0 && written <= latest) return new Date(written).toISOString();
  const made = readClientIdTime(clientId);
  return made === null || Number.isNaN(created) || made > created || created - made > maxWait
    ? createdDate
    : new Date(made).toISOString();
}

/** Returns the time of a date with a time of day, milliseconds since 1970; NaN for other values. */
export function readDateTime(value: unknown): number {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/i.test(value)
    ? parseUtcDate(value)
    : Number.NaN;
}

/**
 * Returns a key that sorts newest first in ascending order, because a descending sort cannot use an
 * index of the storage.
 * @param iso ISO time, with or without `Z` and with any number of decimals
 * @returns 14 digits: milliseconds from the time to the year 5138
 */
export function toNewestFirstKey(iso: string): string {
  const time = parseUtcDate(iso);
  return String(latestKeyTime - (Number.isNaN(time) ? 0 : time)).padStart(14, '0');
}

/** Whether two values hold the same. Missing and null are the same: both mean "not set". */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (a === b || ((a === null || a === undefined) && (b === null || b === undefined))) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isSameValue(item, b[index]));
  return listChangedFields(a as Fields, b as Fields).length === 0;
}

/** Returns the names of the fields whose values differ. */
export function listChangedFields(a: Fields, b: Fields): string[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].filter(
    (field) => !isSameValue(a[field], b[field]),
  );
}

/**
 * Returns a number for comparing two values by the merge rule `greater`. A row may hold any value;
 * anything but a number, a calendar day or `true` counts as 0.
 */
export function toComparableNumber(value: unknown): number {
  if (typeof value === 'string')
    return /^\d{4}-\d\d-\d\d$/.test(value) ? Number(value.replaceAll('-', '')) : 0;
  return typeof value === 'number' ? value : Number(value === true);
}
