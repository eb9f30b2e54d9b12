// Compares the records of one person on the server and on the person's devices, record by record,
// and checks that no text is lost or doubled.
import { listChangedFields, type Fields, type LocalRecord } from '../../../schemas/local-record.ts';

export interface ComparedRecords {
  /** Name of the entity, for sentences. */
  entity: string;
  /** Field with the text that people write. */
  textField: string;
  rows: readonly Fields[];
  devices: readonly { name: string; docs: readonly LocalRecord[] }[];
}

/** Returns a sentence for each difference; empty when all agree. */
export function listDifferences(compared: ComparedRecords): string[] {
  const { entity, textField, rows } = compared;
  const rowsById = new Map(rows.map((row) => [String(row['client_id']), row]));
  return [
    ...listDoubles(rows.map((row) => getStem(row['client_id']))).map(
      (stem) => `${entity} ${stem} is stored twice`,
    ),
    ...listDoubles(rows.map((row) => String(row[textField]))).map(
      (text) => `the text "${text.slice(0, 40)}" is stored twice`,
    ),
    ...compared.devices.flatMap(({ name, docs }) =>
      listDeviceDifferences(entity, name, docs, rowsById),
    ),
  ];
}

function listDeviceDifferences(
  entity: string,
  device: string,
  docs: readonly LocalRecord[],
  rowsById: ReadonlyMap<string, Fields>,
): string[] {
  const visible = docs.filter(({ removed }) => !removed);
  const visibleIds = new Set(visible.map(({ client_id: id }) => id));
  return [
    ...docs.flatMap(({ client_id: id, sync, problem }) =>
      sync === 'safe'
        ? []
        : [`${entity} ${id} is ${sync} on ${device}${problem ? ` (${problem.message})` : ''}`],
    ),
    ...[...rowsById.keys()].flatMap((id) =>
      visibleIds.has(id) ? [] : [`${entity} ${id} of the server is missing on ${device}`],
    ),
    ...visible.flatMap(({ client_id: id, record }) => {
      const row = rowsById.get(id);
      if (!row) return [`${entity} ${id} of ${device} is missing on the server`];
      // A row also has the fields that the server sets.
      const fields = listChangedFields(record, row).filter((field) => Object.hasOwn(record, field));
      return fields.map((field) => `${entity} ${id} has another ${field} on ${device}`);
    }),
  ];
}

/** Returns all texts of a record: the current text and the previous versions. */
export function listTexts(fields: Fields, textField: string): string[] {
  const earlier = (fields['earlier_wordings'] ?? []) as { field: string; text: string }[];
  return [
    String(fields[textField] ?? ''),
    ...earlier.flatMap(({ field, text }) => (field === textField ? [text] : [])),
  ].filter((text) => text !== '');
}

/** Returns the client id without the suffix of a record that was created again (`…~2`). */
export function getStem(clientId: unknown): string {
  return String(clientId).replace(/~\d+$/, '');
}

function listDoubles(names: readonly string[]): string[] {
  const seen = new Set<string>();
  return names.filter((name) => seen.size === seen.add(name).size);
}
