// Reads long lists of large rows in chunks of limited size, so that neither the event loop nor the
// memory of the server has to hold a whole list.
import type { Database } from '../sql/database.ts';
import { createQuery } from '../sql/cached-statements.ts';
import { nextTurn } from '../event-loop-turns.ts';
import type { AccessScope, ListQuery } from '../store.ts';

/** Bytes of JSON in one chunk. A single larger row is a chunk of its own. */
const maxChunkBytes = 256 * 1024;

const maxChunkRows = 500;

/** Bytes of JSON that one statement may read on the event loop: about 10 ms. */
const maxScannedBytes = 4 * 1024 * 1024;

export interface RowSize {
  id: string;
  bytes: number;
}

/** A table of rows with `fields`: the records, or the trash. */
export interface ListSource<Row extends { id: string }> {
  /** Reads whole rows in the order of the list. */
  rows(listQuery: ListQuery): Promise<Row[]>;
  /** Reads only the sizes of the same rows. */
  sizes(listQuery: ListQuery): Promise<RowSize[]>;
  /** Reads whole rows that still belong to the list, in no order. */
  byIds(ids: readonly string[]): Promise<Row[]>;
  /** Bytes that all rows together cannot exceed, as far as that is known without reading them. */
  maxBytes(): Promise<number>;
}

/**
 * Yields the rows of a list in order. A long list is read in several statements. A row that was
 * deleted between two statements is replaced by the row that follows the list, because clients take
 * a list below their limit for the last page.
 */
export async function* readInChunks<Row extends { id: string }>(
  source: ListSource<Row>,
  listQuery: ListQuery,
): AsyncGenerator<Row[], void, undefined> {
  if (!listQuery.withFields || (await source.maxBytes()) <= maxChunkBytes) {
    yield await source.rows(listQuery);
    return;
  }
  const yielded = new Set<string>();
  let { limit, skip } = listQuery;
  while (limit > 0) {
    const sizes = await source.sizes({ ...listQuery, limit, skip, withFields: false });
    let missing = 0;
    for (const ids of splitBySize(sizes.filter(({ id }) => !yielded.has(id)))) {
      const byId = new Map((await source.byIds(ids)).map((row) => [row.id, row]));
      const rows = ids.flatMap((id) => byId.get(id) ?? []);
      for (const { id } of rows) yielded.add(id);
      missing += ids.length - rows.length;
      if (rows.length > 0) yield rows;
      await nextTurn();
    }
    if (sizes.length < limit) return;
    skip += limit - missing;
    limit = missing;
  }
}

/** Returns how many of the first rows fit into `maxBytes`, at least one. */
export async function countFittingRows<Row extends { id: string }>(
  source: ListSource<Row>,
  listQuery: ListQuery,
  maxBytes: number,
): Promise<number> {
  if (!listQuery.withFields || (await source.maxBytes()) <= maxBytes) return listQuery.limit;
  const sizes = await source.sizes({ ...listQuery, withFields: false });
  const count = countWithin(sizes, maxBytes);
  return count < sizes.length ? count : listQuery.limit;
}

/** Returns how many of the first rows have at most `maxBytes` together, at least one. */
export function countWithin(sizes: readonly RowSize[], maxBytes: number): number {
  let bytesLeft = maxBytes;
  const count = sizes.findIndex(({ bytes }) => (bytesLeft -= bytes) < 0);
  return count === -1 ? sizes.length : Math.max(1, count);
}

/**
 * Returns the database with the connection for a statement that may read every record of the scope:
 * the reader when these records have many megabytes.
 */
export async function withReader(
  database: Database,
  scope: AccessScope,
  column: 'bytes' | 'trash_bytes' = 'bytes',
): Promise<Database> {
  if (database.reader === database.db) return database;
  // Only admins write records that everyone may read. These lists are frequent and not large.
  const isContent = scope.ownerId === null && scope.shared && !scope.where;
  if (isContent || (await readOwnerBytes(database, scope, column)) <= maxScannedBytes)
    return database;
  return { ...database, db: database.reader };
}

/** Returns the bytes of all records of the scope's owner. Without an owner, no bound is known. */
export async function readOwnerBytes(
  database: Pick<Database, 'db' | 'dialect'>,
  { ownerId }: AccessScope,
  column: 'bytes' | 'trash_bytes',
): Promise<number> {
  if (ownerId === null) return Infinity;
  const [usage] = await createQuery<{ bytes: number; trash_bytes: number }>(
    database,
  )`select bytes, trash_bytes from record_usage where owner_id = ${ownerId}`;
  return usage?.[column] ?? 0;
}

/** Splits rows into chunks, each of at most 256 kB and 500 rows, or of one larger row. */
export function splitBySize(sizes: readonly RowSize[]): string[][] {
  const chunks: string[][] = [];
  let left = 0;
  for (const { id, bytes } of sizes) {
    const chunk = chunks.at(-1);
    if (chunk && bytes <= left && chunk.length < maxChunkRows) {
      chunk.push(id);
    } else {
      chunks.push([id]);
      left = maxChunkBytes;
    }
    left -= bytes;
  }
  return chunks;
}
