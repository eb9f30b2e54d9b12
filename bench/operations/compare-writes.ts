// Compares acknowledged writes with the rows of the database: which are lost, changed or doubled.
import type { AcknowledgedWrite } from './failover-writers.ts';

export interface StoredWrite {
  id: string;
  clientId: string;
  ownerId: string;
  text: string;
}

export interface ComparedWrites {
  /** Sentences about acknowledged writes without a row of the same id and content. */
  lost: string[];
  /** Sentences about client ids and texts with several rows, and rows without acknowledgement. */
  doubled: string[];
}

/** @param acknowledged all writes: each was repeated until its acknowledgement */
export function compareWrites(
  acknowledged: readonly Omit<AcknowledgedWrite, 'url' | 'acknowledgedAt'>[],
  rows: readonly StoredWrite[],
): ComparedWrites {
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  const lost = acknowledged.flatMap(({ id, clientId, userId, text }) => {
    const row = rowsById.get(id);
    if (!row) return [`record ${id} is missing`];
    const isSame = row.clientId === clientId && row.ownerId === userId && row.text === text;
    return isSame ? [] : [`record ${id} has another content`];
  });
  const acknowledgedIds = new Set(acknowledged.map(({ id }) => id));
  const doubled = [
    ...rows.flatMap(({ id }) =>
      acknowledgedIds.has(id) ? [] : [`record ${id} was never acknowledged`],
    ),
    ...listRepeated(rows.map(({ ownerId, clientId }) => `client id ${clientId} of ${ownerId}`)),
    ...listRepeated(rows.map(({ text }) => `text "${text}"`)),
    ...listRepeated(acknowledged.map(({ id }) => `acknowledged id ${id}`)),
  ];
  return { lost, doubled };
}

function listRepeated(names: readonly string[]): string[] {
  const seen = new Set<string>();
  return names.filter((name) => seen.size === seen.add(name).size);
}
