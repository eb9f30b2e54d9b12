// Copies everything from one database to another, and proves that it arrived.
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
 * Everything or nothing: what is read is of one moment, what is written is one transaction, and
 * before it is committed each table is read back and compared with what was read, in number and
 * hash. What the target held before is gone afterwards.
 * @throws CommandError when the two do not have the same tables, or when something arrived
 * otherwise than it left
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
      `The table ${table.name} did not arrive as it left: ${left.rows} rows with the hash ${left.hash} were read, ${arrived.rows} with ${arrived.hash} are there. Nothing was kept.`,
    );
  }
  return left;
}

/**
 * The tables with the kinds of their columns as the one that knows more says: SQLite keeps JSON and
 * truth as text and numbers.
 */
export function matchTables(here: readonly Table[], there: readonly Table[]): Table[] {
  const faults = [...difference(here, there, 'target'), ...difference(there, here, 'source')];
  if (faults.length > 0)
    throw new CommandError(
      `The two databases are of different versions:\n${faults.map((fault) => `  ${fault}`).join('\n')}\nStart the server of this version on the older one once; that brings its tables up to date.`,
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

/** Whether anybody has an account there; the server's own service user is nobody. */
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
