// A record out of a file meets this device. Pure: what is inserted, and what becomes of a record
// that is here already.
import type { PreviousVersion } from '../../../schemas/fields.ts';
import type { FieldSchema, ObjectSchema } from '../../../schemas/json-schema.ts';
import {
  applyEdit,
  type Fields,
  type LocalRecord,
  buildLocalRecord,
  isSameValue,
} from '../../../schemas/local-record.ts';

/**
 * A sound record of a file. `base`: the server's version that it was edited from, when it waited or
 * was refused.
 */
export interface ImportedRecord {
  clientId: string;
  fields: Fields;
  base: Fields | null;
  /**
   * What the server had of it when the file was written; only of a file of the same person, to whom
   * these rows belong.
   */
  server: { id: string; updatedDate: string } | null;
  createdDate: string;
}

/**
 * A record that this device does not know waits to be sent under its own client id. It counts as
 * sent before (R5): the server is asked first, so nothing is made twice. What was edited from a
 * version of the server's, and what the server knows under no client id, goes on from there and
 * asks for that row.
 */
export function buildImportedRecord(
  schema: ObjectSchema,
  { clientId, fields, base, server, createdDate }: ImportedRecord,
  ref: string,
): LocalRecord {
  const fresh = buildLocalRecord(clientId, fields, createdDate, ref);
  const known = isServerRowKey(clientId) ? fields : base;
  if (server && known) {
    // Of a row without a client id the server must not be told one: its own key is made of the
    // row's id.
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

/** The key of a row that came without a client id, see `keyOf` of the engine. */
export function isServerRowKey(clientId: string): boolean {
  return clientId.startsWith('s_');
}

/**
 * What becomes of a record that is here. The present values stand, and words of the file are kept
 * as earlier ones; lists unite. But an edit that waited when the file was written is applied where
 * this device still holds what it was made from: else whoever saved what waits, logged out and came
 * back would find the old value standing. One that was removed here comes back: who brings in a
 * file wants what is in it, and after 60 days nobody would remember the removal anyway.
 * @returns null when the file says nothing new
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
      case 'theirs':
      case 'derived':
        break;
      case 'union':
        changes[field] = mergeLists(description, mine, theirs);
        break;
      case 'greater':
        if (Number(theirs ?? 0) > Number(mine ?? 0)) changes[field] = theirs;
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
 * The newest last: what the file knows stands before what is here, and what is here is never driven
 * out by it.
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
  const brought = [...toList(fields['earlier_wordings']), ...unseen];
  const isNew = (wording: unknown, place: number) =>
    !here.some((other) => isSameValue(other, wording)) &&
    brought.findIndex((other) => isSameValue(other, wording)) === place &&
    !isPresent(now, wording as PreviousVersion);
  const all = [...brought.filter(isNew), ...here];
  return all.length === here.length
    ? now['earlier_wordings']
    : all.slice(-(description.maxItems ?? all.length));
}

/** A wording that stands needs not be kept as an earlier one. */
function isPresent(now: Fields, { field, text }: PreviousVersion): boolean {
  return now[field] === text;
}

function mergeLists(description: FieldSchema, mine: unknown, theirs: unknown): unknown {
  const [here, brought] = [toList(mine), toList(theirs)];
  const all = [
    ...here,
    ...brought.filter((item) => !here.some((other) => isSameValue(other, item))),
  ];
  return description.type === 'array' && description.maxItems !== undefined
    ? all.slice(0, description.maxItems)
    : all;
}

/**
 * As a version that was sent: without what should unite with the server's instead of giving way to
 * it.
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
