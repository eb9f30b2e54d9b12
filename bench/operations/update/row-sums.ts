// Reads what an update must keep: the number and a hash of the rows of each table, the epoch, and
// whether the usage and the references are right.
import { createHash } from 'node:crypto';
import { setImmediate as yieldToSignals } from 'node:timers/promises';
import { isPostgres } from '../../../server/admin/database-copy/open-database.ts';
import { openPostgresDatabase } from '../../../server/admin/database-copy/postgres-table-access.ts';
import {
  openSqliteDatabase,
  type SqliteAdminDatabase,
} from '../../../server/admin/database-copy/sqlite-table-access.ts';
import type { AdminDatabase, Table } from '../../../server/admin/database-copy/table-access.ts';
import { firstOtherKey } from './sample-rows.ts';

/** By table: the number of rows, and a hash of the given columns. */
export type RowSums = Readonly<Record<string, string>>;

/** The first of these columns that a table has tells samples from other rows. */
const keyColumns = ['id', 'user_id', 'scope', 'key', 'name'];

/** The epoch. No key of its rows begins with zeros. */
const wholeTable = 'facts';

export interface CheckedDatabase {
  listTables(): Promise<Table[]>;
  /**
   * @param tables with the columns to read; a later version may have more
   * @param rows `samples` leaves out what a server has added
   */
  sumRows(tables: readonly Table[], rows: 'samples' | 'all'): Promise<RowSums>;
  /** Number of people whose usage is not the sum of their records and their trash. */
  countWrongUsage(): Promise<number>;
  /** Number of rows that reference a row that does not exist. */
  countBrokenReferences(): Promise<number>;
  /** Names of the migrations and indexes, oldest and first names first. */
  listSchema(): Promise<string[]>;
  query: AdminDatabase['query'];
  close(): Promise<void>;
}

export async function openForCheck(
  address: string,
  { readOnly = true } = {},
): Promise<CheckedDatabase> {
  if (isPostgres(address)) {
    const database = await openPostgresDatabase(address);
    return {
      ...buildCommon(database, (table, where) => sumPostgres(database, table, where)),
      countWrongUsage: () => countUsage(database, 'octet_length(fields::text)'),
      countBrokenReferences: () => countPostgresOrphans(database),
      listSchema: () => listNames(database, 'select indexname as name from pg_indexes'),
    };
  }
  const database = openSqliteDatabase(address, { readOnly });
  return {
    ...buildCommon(database, (table, where) => sumSqlite(database, table, where)),
    countWrongUsage: () => countUsage(database, 'octet_length(fields)'),
    countBrokenReferences: async () => (await database.query('pragma foreign_key_check')).length,
    listSchema: () => listNames(database, 'select name from sqlite_schema'),
  };
}

function buildCommon(
  database: AdminDatabase,
  sum: (table: Table, where: string) => Promise<string>,
): Pick<CheckedDatabase, 'listTables' | 'sumRows' | 'query' | 'close'> {
  return {
    listTables: () => database.tables(),
    async sumRows(tables, rows) {
      const sums: Record<string, string> = {};
      for (const table of tables) {
        const key = getKey(table);
        const isWhole = rows === 'all' || table.name === wholeTable;
        sums[table.name] = await sum(table, isWhole ? 'true' : `${key} < '${firstOtherKey}'`);
      }
      return sums;
    },
    query: (...args) => database.query(...args),
    close: () => database.close(),
  };
}

function getKey({ name, columns }: Table): string {
  const key = keyColumns.find((known) => columns.some((column) => column.name === known));
  if (key === undefined) throw new Error(`The table ${name} has no key column of row-sums.ts.`);
  return key;
}

/** Rows between two turns in which this process reacts to signals. */
const pageSize = 20_000;

async function sumSqlite(
  { database }: SqliteAdminDatabase,
  table: Table,
  where: string,
): Promise<string> {
  const hash = createHash('sha256');
  let count = 0;
  const statement = database.prepare(
    `select ${listColumns(table)} from ${table.name} where ${where} order by ${getKey(table)}`,
  );
  for (const row of statement.iterate()) {
    hash.update(JSON.stringify(row));
    count += 1;
    if (count % pageSize === 0) await yieldToSignals();
  }
  return formatSum(count, hash.digest('hex'));
}

async function sumPostgres(database: AdminDatabase, table: Table, where: string): Promise<string> {
  const [row] = await database.query(
    `select count(*) as count, sum(hashtextextended(row(${listColumns(table)})::text,
      0)::numeric) as hash from ${table.name} where ${where}`,
  );
  return formatSum(Number(row?.['count']), String(row?.['hash']));
}

function formatSum(count: number, hash: string): string {
  return `${count} rows, hash ${hash}`;
}

function listColumns({ columns }: Table): string {
  return columns.map(({ name }) => `"${name}"`).join(', ');
}

/** @param size SQL for the bytes of the column `fields` */
async function countUsage(database: AdminDatabase, size: string): Promise<number> {
  const [row] = await database.query(`
    select count(*) as count from (
      select owner_id from (
        select owner_id, ${size} + 300 as bytes, 0 as trash_bytes from records
        union all select owner_id, 0, ${size} from deletions where fields is not null
        union all select owner_id, -bytes, -trash_bytes from record_usage
      ) as parts group by owner_id having sum(bytes) <> 0 or sum(trash_bytes) <> 0
    ) as wrong`);
  return Number(row?.['count']);
}

async function countPostgresOrphans(database: AdminDatabase): Promise<number> {
  const references = await database.query(`
    select from_table.relname as child, from_column.attname as child_column,
      to_table.relname as parent, to_column.attname as parent_column
      from pg_constraint
      join pg_class from_table on from_table.oid = conrelid
      join pg_class to_table on to_table.oid = confrelid
      join pg_attribute from_column on from_column.attrelid = conrelid
        and from_column.attnum = conkey[1]
      join pg_attribute to_column on to_column.attrelid = confrelid
        and to_column.attnum = confkey[1]
      where contype = 'f'`);
  if (references.length === 0) throw new Error('The tables have no references.');
  let count = 0;
  for (const { child, child_column: column, parent, parent_column: key } of references) {
    const [row] = await database.query(
      `select count(*) as count from ${child} where ${column} is not null
        and not exists (select 1 from ${parent} where ${parent}.${key} = ${child}.${column})`,
    );
    count += Number(row?.['count']);
  }
  return count;
}

async function listNames(database: AdminDatabase, indexes: string): Promise<string[]> {
  const rows = await database.query(
    `select name from kysely_migration union all select *
      from (${indexes}) as indexes order by name`,
  );
  return rows.map(({ name }) => String(name));
}
