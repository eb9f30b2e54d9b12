// Copies all tables from one database to another and verifies the copy.
import {
  CommandError,
  computeChecksum,
  createChecksum,
  type AdminDatabase,
  type TableChecksum,
  type Table,
} from './table-access.ts';

export interface CopiedTable extends TableChecksum {
  table: string;
}

/**
 * Copies all tables, or nothing.
 *
 * The source is read at one point in time, and the target is written in one transaction. Before the
 * commit, each table is read back and compared with the source by row count and hash. The previous
 * content of the target is deleted.
 * @throws CommandError when the two databases do not have the same tables, or when a table of the
 *   copy differs from its source
 */
export function copyTables(from: AdminDatabase, to: AdminDatabase): Promise<CopiedTable[]> {
  return from.inReadTransaction(async () => {
    const tables = matchTables(await from.tables(), await to.tables());
    return to.inWriteTransaction(async () => {
      for (const table of tables.toReversed()) await to.clear(table);
      const copied: CopiedTable[] = [];
      for (const table of tables)
        copied.push({ table: table.name, ...(await copyTable(from, to, table)) });
      return copied;
    });
  });
}

async function copyTable(
  from: AdminDatabase,
  to: AdminDatabase,
  table: Table,
): Promise<TableChecksum> {
  const sent = createChecksum(table);
  for await (const page of from.rows(table)) {
    sent.add(page);
    await to.insert(table, page);
  }
  const left = sent.sum();
  const arrived = await computeChecksum(to, table);
  if (left.rows !== arrived.rows || left.hash !== arrived.hash) {
    throw new CommandError(
      `The table ${table.name} differs from its source: the source has ${left.rows} rows with the hash ${left.hash}, the copy has ${arrived.rows} rows with the hash ${arrived.hash}. Nothing was changed.`,
    );
  }
  return left;
}

/**
 * Returns the tables of `there` with the more precise column kinds of the two databases. SQLite
 * stores JSON as text and booleans as numbers, so its column kinds say less.
 */
export function matchTables(here: readonly Table[], there: readonly Table[]): Table[] {
  const faults = [...difference(here, there, 'target'), ...difference(there, here, 'source')];
  if (faults.length > 0)
    throw new CommandError(
      `The two databases are of different versions:\n${faults.map((fault) => `  ${fault}`).join('\n')}\nStart a server of this version once on the older database to update its tables.`,
    );
  return there.map((table) => {
    const other = here.find(({ name }) => name === table.name);
    const columns = table.columns.map((column, index) => {
      const kind = other?.columns[index]?.kind ?? column.kind;
      return column.kind === 'text' || column.kind === 'integer' ? { ...column, kind } : column;
    });
    return { ...table, columns };
  });
}

function difference(here: readonly Table[], there: readonly Table[], missing: string): string[] {
  return here.flatMap(({ name, columns }) => {
    const other = there.find((table) => table.name === name);
    if (!other) return [`The ${missing} has no table ${name}.`];
    const lacking = columns.filter(
      (column) => !other.columns.some((other) => other.name === column.name),
    );
    return lacking.map((column) => `The ${missing} has no column ${name}.${column.name}.`);
  });
}

/** Returns the number of users in the database, without the service user of the server. */
export async function countUsers(database: AdminDatabase): Promise<number> {
  const tables = await database.tables();
  const users = tables.find(({ name }) => name === 'users');
  if (!users) return 0;
  const isService = users.columns.find(({ name }) => name === 'is_service');
  const [row] = await database.query(
    `select count(*) as people from users${isService ? ` where not ${isService.kind === 'boolean' ? 'is_service' : '(is_service = 1)'}` : ''}`,
  );
  return Number(row?.['people'] ?? 0);
}
