// Merges records of the earlier app that have the same old id, and a record with its imported form.
// No text of the user is lost: the text that gives way becomes a previous version.
import type { FieldSchema } from '../../../schemas/json-schema.ts';
import { type PreviousVersion, previousVersions } from '../../../schemas/fields.ts';
import { type Fields, isSameValue } from '../../../schemas/local-record.ts';
import { findFaultyField } from '../../data/records/validate-record.ts';
import type { LegacyRecord, LegacyRecordKind } from './legacy-record.ts';

/** Record of the earlier app, merged from all its forms. */
export interface MergedLegacyRecord extends LegacyRecord {
  /** Possible client ids, best first: by the old id, then by the content of each form. */
  clientIds: readonly [string, ...string[]];
}

/**
 * Merges records of one kind that have the same old id or the same content. The earlier app wrote a
 * record to its store and to its queue, not always with the same fields. Records stay separate if a
 * merge would lose text. The first record's values win.
 */
export function mergeLegacyRecords(records: readonly LegacyRecord[]): MergedLegacyRecord[] {
  const merged: MergedLegacyRecord[] = [];
  for (const record of records) {
    const index = merged.findIndex((other) => isSameRecord(other, record));
    const first = merged[index];
    const fields = first && mergeLegacyFields(record.kind, first.fields, record.fields);
    if (!first) merged.push({ ...record, clientIds: listClientIds(record) });
    // The old id is taken, so the content alone identifies this record.
    else if (!fields) merged.push({ ...record, oldIdClientId: null, clientIds: [record.clientId] });
    else {
      const oldIdClientId = first.oldIdClientId ?? record.oldIdClientId;
      merged[index] = {
        ...first,
        fields,
        oldIdClientId,
        createdDate: first.createdDate ?? record.createdDate,
        clientIds: listClientIds({ clientId: first.clientId, oldIdClientId }, [
          ...first.clientIds,
          record.clientId,
        ]),
      };
    }
  }
  return merged;
}

function listClientIds(
  { clientId, oldIdClientId }: Pick<LegacyRecord, 'clientId' | 'oldIdClientId'>,
  others: readonly string[] = [],
): [string, ...string[]] {
  const best = oldIdClientId ?? clientId;
  return [best, ...new Set([clientId, ...others].filter((id) => id !== best))];
}

function isSameRecord(merged: MergedLegacyRecord, record: LegacyRecord): boolean {
  return (
    merged.kind.entity === record.kind.entity &&
    (merged.clientIds.includes(record.clientId) ||
      (record.oldIdClientId !== null && merged.oldIdClientId === record.oldIdClientId))
  );
}

/**
 * Adds to a record what another form of it has more: missing values, items of lists, and other
 * texts as previous versions.
 * @returns the same object if the other form has nothing more; null if text would be lost
 */
export function mergeLegacyFields(
  kind: LegacyRecordKind,
  record: Fields,
  other: Fields,
): Fields | null {
  const properties: Readonly<Record<string, FieldSchema>> = kind.schema.properties;
  const changes: Record<string, unknown> = {};
  const texts: PreviousVersion[] = [];
  for (const [field, schema] of Object.entries(properties)) {
    const [mine, value] = [record[field], other[field]];
    if (field === 'earlier_wordings' || isSameValue(mine, value) || isUnset(value)) continue;
    if (isUnset(mine)) changes[field] = value;
    else if (schema.merge === 'union' && Array.isArray(mine) && Array.isArray(value)) {
      const added = value.filter((item) => !mine.some((one) => isSameValue(one, item)));
      if (added.length > 0) changes[field] = [...(mine as unknown[]), ...added];
    } else if (schema.merge === 'words' && typeof value === 'string')
      texts.push({ field, text: value });
  }
  const kept = toVersions(record);
  const added = [...toVersions(other), ...texts].filter(
    (version) => !kept.some((one) => isSameValue(one, version)),
  );
  if (added.length > 0) {
    const versions = [...kept, ...added];
    if (
      !Object.hasOwn(properties, 'earlier_wordings') ||
      versions.length > previousVersions.maxItems
    )
      return null;
    changes['earlier_wordings'] = versions;
  }
  if (Object.keys(changes).length === 0) return record;
  const merged = { ...record, ...changes };
  return findFaultyField(kind.schema, { ...merged, client_id: 'any' }) === null ? merged : null;
}

function isUnset(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function toVersions(record: Fields): readonly PreviousVersion[] {
  const versions = record['earlier_wordings'];
  return Array.isArray(versions) ? (versions as readonly PreviousVersion[]) : [];
}
