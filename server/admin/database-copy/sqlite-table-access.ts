// Access to an SQLite file as the source or the target of a copy.
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { escapeJson, escapeText } from '../../store/escape-text.ts';
import {
  isInternalTable,
  sortByDependency,
  type Column,
  type ColumnKind,
  type AdminDatabase,
  type TableRow,
  type Table,
  type ColumnValue,
} from './table-access.ts';

/** The admin database and its SQLite connection, for operations that only SQLite has. */
export interface SqliteAdminDatabase extends AdminDatabase {
  database: DatabaseSync;
}

/** @param file must exist when `readOnly` is true */
export function openSqliteDatabase(
  file: string,
  { readOnly }: { readOnly: boolean },
): SqliteAdminDatabase {
  const database = new DatabaseSync(file, {
    readOnly,
    timeout: 5_000,
    enableForeignKeyConstraints: true,
  });

  async function inTransaction<T>(begin: string, work: () => Promise<T>): Promise<T> {
    database.exec(begin);
    try {
      const result = await work();
      database.exec('commit');
      return result;
    } catch (error) {
      // A full disk has ended the transaction already.
      if (database.isTransaction) database.exec('rollback');
      throw error;
    }
  }

  return {
    name: file,
    database,
    tables: async () => describe(database),

    async *rows({ name, columns }) {
      const statement = database.prepare(`select ${formatColumns(columns)} from ${quote(name)}`);
      let page: TableRow[] = [];
      let size = 0;
      for (const row of statement.iterate() as Iterable<Record<string, ColumnValue>>) {
        const values = columns.map(({ name: column, kind }) =>
          readValue(kind, row[column] ?? null),
        );
        page.push(values);
        size += values.reduce((sum: number, value) => sum + getSize(value), 0);
        if (size < 4_000_000) continue;
        yield page;
        page = [];
        size = 0;
      }
      if (page.length > 0) yield page;
    },

    async insert({ name, columns }, rows) {
      const statement = database.prepare(
        `insert into ${quote(name)} (${formatColumns(columns)}) values (${columns.map(() => '?').join(', ')})`,
      );
      for (const row of rows) statement.run(...row);
    },

    clear: async ({ name }) => database.exec(`delete from ${quote(name)}`),

    async query(question, parameters = []) {
      const statement: StatementSync = database.prepare(question.replace(/\$(\d+)/g, '?$1'));
      return statement.all(...parameters) as Record<string, ColumnValue>[];
    },

    inReadTransaction: (work) => inTransaction('begin', work),
    inWriteTransaction: (work) => inTransaction('begin immediate', work),
    close: async () => database.close(),
  };
}

function describe(database: DatabaseSync): Table[] {
  const names = database
    .prepare(`select name from sqlite_schema where type = 'table' order by name`)
    .all() as { name: string }[];
  const tables = names.flatMap(({ name }): Table[] => {
    if (isInternalTable(name)) return [];
    // Generated columns are `hidden` and left out, because they are computed from other columns.
    const found = database
      .prepare(`select name, type from pragma_table_xinfo(?) where hidden = 0`)
      .all(name) as { name: string; type: string }[];
    const columns = found.map((column): Column => ({
      name: column.name,
      kind: getColumnKind(column.type),
    }));
    const needs = database
      .prepare(`select distinct "table" as name from pragma_foreign_key_list(?)`)
      .all(name) as { name: string }[];
    return [
      {
        name,
        columns: columns.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
        dependsOn: needs.map((need) => need.name),
      },
    ];
  });
  return sortByDependency(tables);
}

/** Returns the column kind by SQLite's rules of affinity, as far as the tables need these rules. */
function getColumnKind(type: string): ColumnKind {
  if (/int/i.test(type)) return 'integer';
  if (/blob/i.test(type)) return 'bytes';
  if (/real|floa|doub/i.test(type)) return 'real';
  return 'text';
}

/**
 * Converts a stored value. Rows of the first release can contain characters that other databases
 * reject. Later releases escape these characters before they are stored.
 */
function readValue(kind: ColumnKind, value: ColumnValue): ColumnValue {
  if (typeof value !== 'string') return value;
  if (kind === 'json')
    return hasEscapesPostgresRejects(value) ? escapeJson(JSON.stringify(JSON.parse(value))) : value;
  return value.includes('\0') ? escapeText(value) : value;
}

/**
 * Returns whether the JSON text holds escapes that PostgreSQL may reject: `\u0000` or surrogates. A
 * backslash in the content itself is written as two backslashes and does not begin such an escape.
 */
function hasEscapesPostgresRejects(json: string): boolean {
  if (!/\\u/.test(json)) return false;
  return [...json.matchAll(/\\(u0000|u[dD][89abAB]|u[dD][c-fC-F]|[^])/g)].some(
    ([, what]) => what !== undefined && what.length > 1,
  );
}

function getSize(value: ColumnValue): number {
  return typeof value === 'string'
    ? value.length
    : value instanceof Uint8Array
      ? value.byteLength
      : 8;
}

function formatColumns(columns: readonly Column[]): string {
  return columns.map(({ name }) => quote(name)).join(', ');
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
