// A record as it lies on the device: what the person sees, and beside it its own outbox. One write
// keeps both, so they cannot disagree.
import { type PreviousVersion, previousVersions } from './fields.ts';

/** The fields of an entity, without those that the server sets. */
export type Fields = { readonly [field: string]: unknown };

/** Why the server refused a record: the words are the server's, the code chooses ours. */
export interface Rejection {
  status: number;
  code: string;
  message: string;
  /**
   * What was safe before the refused edit, where the server was put back from a backup without it:
   * it stands nowhere else.
   */
  safe?: Fields;
}

/**
 * `safe`: the server holds what we see. `waiting`: it does not yet. `refused`: it does not want it,
 * see `problem`.
 */
export type RecordSyncStatus = 'safe' | 'waiting' | 'refused';

/**
 * Empty: it does, or never had it. `here`: this device deleted it there. `elsewhere`: it was
 * deleted by another device; such a row may come back. `unsure`: the person took a removal back, so
 * it must be asked.
 */
export type ServerDeletion = '' | 'here' | 'elsewhere' | 'unsure';

export interface LocalRecord {
  /**
   * Primary key, made on the device: UUIDv7; `s_` and the server's id for rows that came without
   * one; the user's id for a profile.
   */
  client_id: string;
  /** What the person sees. */
  record: Fields;
  /**
   * The server's version that `record` was edited from; null until the server has answered once.
   */
  base: Fields | null;
  /**
   * Versions that went out, newest last, at most `maxSentVersions`: a server value found here is
   * one's own echo.
   */
  sent: readonly Fields[];
  /** True from the mark before a send until its answer is written back. */
  sending: boolean;
  server_id: string | null;
  /** The server's date of `base`; empty before the first answer. */
  updated_date: string;
  /**
   * The server's date once known, before that the device's: tells which of two rows is the elder.
   * When the person wrote it: `getWrittenDate`.
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
  /** What it is listed under, see each noun: `JHN.3` for a note. */
  ref: string;
  /**
   * Server ids of further rows of this record, made by late or repeated requests on a backend
   * without unique client ids. Their words are in `record` already; the rows must go. Missing in
   * records without any.
   */
  twins?: readonly string[];
  /**
   * On a backend without conditional writes: the server's date of a version that this device wrote
   * itself.
   */
  confirmed?: string;
  /**
   * On such a backend: marks of values that this device wrote and the server confirmed, newest
   * last; a late request may bring one back.
   */
  told?: readonly string[];
  /**
   * A removal of it was taken back that may still be under way. Missing in records that never had
   * one.
   */
  recalled?: boolean;
  /**
   * Of a grave: a date of the server at which it was there already; it may go 60 days later.
   * Missing until first seen, empty once it came out of it.
   */
  buried?: string;
  /** Shape of this envelope; older ones are upgraded on read. */
  v: 1;
}

/** As the entities' schemas say. */
const maxPreviousVersions = previousVersions.maxItems;

/** Sent versions kept per record. */
export const maxSentVersions = 6;

/** A record that was just made here. `now`: ISO time of the device. */
export function buildLocalRecord(
  clientId: string,
  fields: Fields,
  now: string,
  ref = '',
): LocalRecord {
  return {
    client_id: clientId,
    record: { ...fields, client_id: clientId },
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
    order: toNewestFirstKey(now),
    ref,
    v: 1,
  };
}

/**
 * What the person had before their eyes when they began to write, and which of these fields are
 * words of their own.
 */
export interface SeenVersion {
  fields: Fields;
  words: readonly string[];
}

/**
 * The same record with changed fields, waiting to travel. An edit of a refused record is a new try;
 * an edit of a removed one brings it back. Words that arrived from another device while the person
 * was writing, and that they never saw, are kept as earlier wordings.
 */
export function applyEdit(doc: LocalRecord, changes: Fields, seen?: SeenVersion): LocalRecord {
  const before = doc.record;
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

/** Removed for the person at once; what never left the device has nothing to tell the server. */
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

/** Takes a removal back. Where the server has it no more, the next push makes it anew. */
export function applyRestore(doc: LocalRecord): LocalRecord {
  const gone = doc.removed && doc.gone === '' && doc.server_id !== null ? 'unsure' : doc.gone;
  return {
    ...doc,
    removed: false,
    gone,
    sync: 'waiting',
    attempts: 0,
    problem: listLostTexts(doc),
    ...(doc.buried && { buried: '' }),
  };
}

/**
 * The person gives up what the server refused: what the server holds stands again; a record that it
 * never took is removed. What was refused may still arrive by a late request: such a removal is
 * told to the server.
 */
export function discardRejected(doc: LocalRecord): LocalRecord {
  if (doc.sync !== 'refused') return doc;
  // The server holds nothing of it any more.
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
  return { ...doc, ...again, record: doc.base };
}

/**
 * Puts an earlier wording in the place of the present one, which becomes an earlier one. @param
 * index its index; one that is not there changes nothing
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

/** The person asks for another try of what the server refused. */
export function applyRetry(doc: LocalRecord): LocalRecord {
  return doc.sync === 'refused'
    ? { ...doc, sync: 'waiting', attempts: 0, problem: listLostTexts(doc) }
    : doc;
}

/** A new try does not make safe again what stands nowhere else. */
function listLostTexts({ problem }: LocalRecord): Rejection | null {
  return problem?.safe ? problem : null;
}

/** The time in a UUIDv7, milliseconds since 1970. */
function readClientIdTime(clientId: string): number | null {
  const [, high, low] = /^([\da-f]{8})-([\da-f]{4})-7/i.exec(clientId) ?? [];
  return high === undefined || low === undefined ? null : Number.parseInt(high + low, 16);
}

/** Longest that a record may wait on its device to be told of by its own date. */
const maxWait = 366 * 86_400_000;

/**
 * When the person wrote a record, as every device tells it: by the client id, which was made at
 * that moment. Without a network it may be days before the server's date. A device's clock that is
 * ahead, or wrong by more than a year, is not believed.
 * @param createdDate the server's date, or before it is known the device's; ISO
 * @returns ISO time
 */
export function getWrittenDate(clientId: string, createdDate: string): string {
  const made = readClientIdTime(clientId);
  const created = Date.parse(
    /(?:Z|[+-]\d\d:?\d\d)$/.test(createdDate) ? createdDate : `${createdDate}Z`,
  );
  return made === null || Number.isNaN(created) || made > created || created - made > maxWait
    ? createdDate
    : new Date(made).toISOString();
}

/**
 * A key that sorts newest first in ascending order, because a descending sort cannot use an index
 * of the storage.
 * @param iso ISO time, with or without `Z` and with any number of decimals
 * @returns 14 digits: milliseconds from the time to the year 5138
 */
export function toNewestFirstKey(iso: string): string {
  const time = Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/.test(iso) ? iso : `${iso}Z`);
  return String(99_999_999_999_999 - (Number.isNaN(time) ? 0 : time)).padStart(14, '0');
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

/** Names of the fields whose values differ. */
export function listChangedFields(a: Fields, b: Fields): string[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].filter(
    (field) => !isSameValue(a[field], b[field]),
  );
}
