// Access to a PostgreSQL database as the source or the target of a copy, and the check whether a
// server uses the database now.
import {
  isInternalTable,
  sortByDependency,
  CommandError,
  type Column,
  type ColumnKind,
  type AdminDatabase,
  type Table,
  type ColumnValue,
} from './table-access.ts';

/**
 * The application name of the connection. It differs from the name of a server, so that a search
 * for running servers does not count admin programs.
 */
const applicationName = 'selah-admin';

/** @param url of the database; its tables must exist */
export async function openPostgresDatabase(url: string): Promise<AdminDatabase> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({
    connectionString: url,
    application_name: applicationName,
    connectionTimeoutMillis: 10_000,
  });
  // Without a listener, a connection that breaks between two queries would end the process. With
  // this listener, the next query fails with an error.
  client.on('error', () => {});
  await client.connect();

  /**
   * Returns every value as the text that PostgreSQL sends. The driver's conversions of dates,
   * numbers and objects would lose information.
   */
  async function query(
    text: string,
    values: readonly unknown[] = [],
  ): Promise<(string | null)[][]> {
    const result = await client.query<(string | null)[]>({
      text,
      values: [...values],
      rowMode: 'array',
      types: { getTypeParser: () => (value: unknown) => value },
    });
    return result.rows;
  }
  async function inTransaction<T>(begin: string, work: () => Promise<T>): Promise<T> {
    await client.query(begin);
    try {
      const result = await work();
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
  }

  return {
    name: getDatabaseName(url),
    tables: () => describe(query),

    async *rows({ name, columns }) {
      await client.query(
        `declare pages no scroll cursor for select ${formatColumns(columns)} from ${quote(name)}`,
      );
      // Rows of files may be large: the size of the rows read so far decides how many rows the next
      // page may have.
      let count = 1;
      for (;;) {
        const found = await query(`fetch ${count} from pages`);
        if (found.length === 0) break;
        const size = found.reduce(
          (sum, row) => sum + row.reduce((length, value) => length + (value?.length ?? 0), 0),
          0,
        );
        yield found.map((row) =>
          columns.map(({ kind }, index) => readValue(kind, row[index] ?? null)),
        );
        count = Math.max(
          1,
          Math.min(count * 4, 1_000, Math.floor(4_000_000 / Math.max(1, size / found.length))),
        );
      }
      await client.query('close pages');
    },

    async insert(table, rows) {
      const { name, columns } = table;
      // PostgreSQL allows at most 65,535 parameters.
      const max = Math.floor(10_000 / columns.length);
      for (let start = 0; start < rows.length; start += max) {
        const page = rows.slice(start, start + max);
        const tuples = page.map(
          (_row, line) =>
            `(${columns.map((_column, index) => `$${line * columns.length + index + 1}`).join(', ')})`,
        );
        await query(
          `insert into ${quote(name)} (${formatColumns(columns)}) values ${tuples.join(', ')}`,
          page.flatMap((row) =>
            columns.map(({ kind }, index) => writeValue(kind, row[index] ?? null)),
          ),
        );
      }
    },

    clear: async ({ name }) => void (await query(`delete from ${quote(name)}`)),

    async query(question, parameters = []) {
      const { rows } = await client.query<Record<string, unknown>>(question, [...parameters]);
      return rows.map((row) =>
        Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plainValue(value)])),
      );
    },

    inReadTransaction: (work) =>
      inTransaction('begin isolation level repeatable read read only', work),
    inWriteTransaction: (work) => inTransaction('begin', work),
    close: () => client.end(),
  };
}

/**
 * Returns whether a server is connected to this database now. Each server keeps a connection open
 * for notifications, with the application name `selah`. A server that has just ended may be counted
 * for about a second.
 */
export async function isUsedByServer(database: AdminDatabase): Promise<boolean> {
  for (let tries = 0; tries < 5; tries += 1) {
    const [row] = await database.query(
      `select count(*) as servers from pg_stat_activity where datname = current_database() and application_name = 'selah'`,
    );
    if (Number(row?.['servers']) === 0) return false;
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
  }
  return true;
}

async function describe(
  query: (text: string, values?: readonly unknown[]) => Promise<(string | null)[][]>,
): Promise<Table[]> {
  const found = await query(
    `select t.table_name, c.column_name, c.udt_name from information_schema.tables t
      join information_schema.columns c on c.table_schema = t.table_schema and c.table_name = t.table_name
      where t.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER' order by 1, 2`,
  );
  const needs = await query(
    `select distinct f.relname, t.relname from pg_constraint c join pg_class f on f.oid = c.conrelid join pg_class t on t.oid = c.confrelid
      join pg_namespace n on n.oid = f.relnamespace where c.contype = 'f' and n.nspname = current_schema()`,
  );
  const columnsByTable = Map.groupBy(found, ([table]) => table ?? '');
  const tables = [...columnsByTable].flatMap(([name, columns]): Table[] => {
    if (isInternalTable(name)) return [];
    const described = columns.map(([, column, type]): Column => ({
      name: column ?? '',
      kind: getColumnKind(name, column ?? '', type ?? ''),
    }));
    return [
      {
        name,
        columns: described.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
        dependsOn: needs.flatMap(([from, to]) => (from === name && to ? [to] : [])),
      },
    ];
  });
  return sortByDependency(tables);
}

function getColumnKind(table: string, column: string, type: string): ColumnKind {
  switch (type) {
    case 'int2':
    case 'int4':
    case 'int8':
      return 'integer';
    case 'float4':
    case 'float8':
      return 'real';
    case 'bool':
      return 'boolean';
    case 'json':
    case 'jsonb':
      return 'json';
    case 'bytea':
      return 'bytes';
    case 'text':
    case 'varchar':
      return 'text';
    default:
      throw new CommandError(
        `The column ${table}.${column} is of the type ${type}, which this program cannot copy.`,
      );
  }
}

function readValue(kind: ColumnKind, text: string | null): ColumnValue {
  if (text === null) return null;
  switch (kind) {
    case 'integer':
    case 'real':
      return Number(text);
    case 'boolean':
      return text === 't' ? 1 : 0;
    case 'bytes':
      return Buffer.from(text.slice(2), 'hex');
    case 'json':
      // Formatted as JavaScript writes JSON, without the spaces that PostgreSQL inserts.
      return JSON.stringify(JSON.parse(text));
    case 'text':
      return text;
  }
}

function writeValue(kind: ColumnKind, value: ColumnValue): unknown {
  return kind === 'boolean' && value !== null ? value === 1 : value;
}

/**
 * Converts a value of the driver. The driver returns a count (bigint) as text, and the caller
 * converts it to a number.
 */
function plainValue(value: unknown): ColumnValue {
  if (
    value === null ||
    typeof value === 'string' ||
    typeof value === 'number' ||
    value instanceof Uint8Array
  )
    return value;
  return typeof value === 'boolean' ? Number(value) : JSON.stringify(value);
}

function getDatabaseName(url: string): string {
  const { host, pathname } = new URL(url);
  return `postgres://${host}${pathname}`;
}

function formatColumns(columns: readonly Column[]): string {
  return columns.map(({ name }) => quote(name)).join(', ');
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
