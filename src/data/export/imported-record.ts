// Merges a record of a file with this device. Pure functions: which record is inserted, and how an
// existing record changes.
import type { PreviousVersion } from '../../../schemas/fields.ts';
import type { FieldSchema, ObjectSchema } from '../../../schemas/json-schema.ts';
import {
  applyEdit,
  type Fields,
  type LocalRecord,
  buildLocalRecord,
  isSameValue,
  toComparableNumber,
} from '../../../schemas/local-record.ts';

/**
 * A valid record of a file. `base`: for a pending or rejected record, the server's version from
 * which it was edited.
 */
export interface ImportedRecord {
  clientId: string;
  fields: Fields;
  base: Fields | null;
  /**
   * Server version of the record when the file was written; only for a file of the same user, who
   * owns these rows.
   */
  server: { id: string; updatedDate: string } | null;
  createdDate: string;
}

/**
 * Builds a pending record under its own client id, for a record that this device does not have. It
 * counts as sent before (R5): the engine asks the server first, so no duplicate is created. If the
 * record was edited from a server version, or has no client id on the server, it continues from
 * that row and requests it.
 */
export function buildImportedRecord(
  schema: ObjectSchema,
  { clientId, fields, base, server, createdDate }: ImportedRecord,
  ref: string,
): LocalRecord {
  const fresh = buildLocalRecord(clientId, fields, createdDate, ref);
  const known = isServerRowKey(clientId) ? fields : base;
  if (server && known) {
    // For a row without a client id, no client id may be sent to the server: the local key is made
    // from the row's id.
    const record = isServerRowKey(clientId) ? fields : fresh.record;
    return {
      ...fresh,
      record,
      base: base ?? known,
      server_id: server.id,
      updated_date: server.updatedDate,
      gone: 'unsure',
    };
  }
  return { ...fresh, sent: [removeMergeableFields(schema, fresh.record)] };
}

/** Returns whether the key belongs to a row without a client id, see `keyOf` of the engine. */
export function isServerRowKey(clientId: string): boolean {
  return clientId.startsWith('s_');
}

/**
 * Merges a record of the file into an existing record. Current values stay, texts of the file
 * become previous versions, and lists are merged. An edit that was pending in the file is applied
 * if this device still has the version from which it was edited. Otherwise a user who exported
 * pending edits, logged out and returned would see the old value. A record that was deleted here is
 * restored: the user wants the content of the file, and a deletion is forgotten after 60 days.
 * @returns null if the file adds nothing
 */
export function mergeImportedRecord(
  schema: ObjectSchema,
  doc: LocalRecord,
  { fields, base }: ImportedRecord,
): LocalRecord | null {
  const now = doc.record;
  const changes: Record<string, unknown> = {};
  const unseen: PreviousVersion[] = [];
  for (const [field, description] of Object.entries(schema.properties)) {
    const [mine, theirs] = [now[field], fields[field]];
    if (field === 'client_id' || field === 'earlier_wordings' || isSameValue(mine, theirs))
      continue;
    switch (description.merge ?? 'value') {
      // The file may come from before a record had a date of writing. Its date is then only
      // derived.
      case 'earliest':
      case 'theirs':
      case 'derived':
        break;
      case 'union':
        changes[field] = mergeLists(description, mine, theirs);
        break;
      case 'greater':
        if (toComparableNumber(theirs) > toComparableNumber(mine)) changes[field] = theirs;
        break;
      case 'words':
      case 'value':
        if (base && isSameValue(mine, base[field])) changes[field] = theirs ?? null;
        else if (
          description.merge === 'words' &&
          !(base && isSameValue(theirs, base[field])) &&
          typeof theirs === 'string' &&
          theirs.trim() !== ''
        )
          unseen.push({ field, text: theirs });
    }
  }
  changes['earlier_wordings'] = addPreviousVersions(schema, now, fields, unseen);
  const real = Object.fromEntries(
    Object.entries(changes).filter(([field, value]) => !isSameValue(value, now[field])),
  );
  return Object.keys(real).length > 0 || doc.removed ? applyEdit(doc, real) : null;
}

/**
 * Adds previous versions, the newest last: versions of the file come before the local versions and
 * never displace them.
 */
function addPreviousVersions(
  schema: ObjectSchema,
  now: Fields,
  fields: Fields,
  unseen: readonly PreviousVersion[],
): unknown {
  const description = schema.properties['earlier_wordings'];
  if (description?.type !== 'array') return now['earlier_wordings'];
  const here = toList(now['earlier_wordings']);
  const incoming = [...toList(fields['earlier_wordings']), ...unseen];
  const isNew = (version: unknown, place: number) =>
    !here.some((other) => isSameValue(other, version)) &&
    incoming.findIndex((other) => isSameValue(other, version)) === place &&
    !isPresent(now, version as PreviousVersion);
  const all = [...incoming.filter(isNew), ...here];
  return all.length === here.length
    ? now['earlier_wordings']
    : all.slice(-(description.maxItems ?? all.length));
}

/** Returns whether the text is the current one, which need not be stored as a previous version. */
function isPresent(now: Fields, { field, text }: PreviousVersion): boolean {
  return now[field] === text;
}

function mergeLists(description: FieldSchema, mine: unknown, theirs: unknown): unknown {
  const [here, incoming] = [toList(mine), toList(theirs)];
  const all = [
    ...here,
    ...incoming.filter((item) => !here.some((other) => isSameValue(other, item))),
  ];
  return description.type === 'array' && description.maxItems !== undefined
    ? all.slice(0, description.maxItems)
    : all;
}

/**
 * Returns the record as a version that was sent, without fields that must be merged with the
 * server's values instead of being replaced.
 */
function removeMergeableFields(schema: ObjectSchema, record: Fields): Fields {
  return Object.fromEntries(
    Object.entries(record).filter(
      ([field]) => !['union', 'greater'].includes(schema.properties[field]?.merge ?? 'value'),
    ),
  );
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
