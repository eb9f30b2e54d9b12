// Finds which owners an SQL statement names for each use of a table whose rows belong to users.
import type { RecordedStatement } from './statement-recorder.ts';

/** Tables whose rows belong to one user, with the column of the user. */
const ownerColumns = {
  records: 'owner_id',
  deletions: 'owner_id',
  files: 'owner_id',
  sessions: 'user_id',
  passkeys: 'user_id',
} as const;

type OwnedTable = keyof typeof ownerColumns;

export interface TableUse {
  table: OwnedTable;
  /** The query around the use of the table, in lower case, without the queries inside of it. */
  query: string;
  /** Ids of the owners that the query is limited to; empty when it names none. */
  owners: readonly string[];
}

const tableNames = Object.keys(ownerColumns).join('|');

/** Returns each use of such a table in the statement, also inside of a subquery. */
export function listTableUses({ text, parameters }: RecordedStatement): TableUse[] {
  const plain = simplify(text);
  return [...plain.matchAll(new RegExp(`\\b(from|join|update|into) (${tableNames})\\b`, 'g'))].map(
    ({ 1: word, 2: name, index }) => {
      const table = name as OwnedTable;
      const query = removeSubqueries(findQueryAround(plain, index));
      const places = word === 'into' ? listInserted(query, table) : listCompared(query, table);
      return { table, query, owners: places.flatMap((place) => toTexts(parameters[place - 1])) };
    },
  );
}

/** Numbers the parameters in both databases alike, and writes lists of values in one form. */
function simplify(text: string): string {
  let count = 0;
  return text
    .toLowerCase()
    .replaceAll('"', '')
    .replaceAll('?', () => `$${(count += 1)}`)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/::text(?:\[\])?/g, '')
    .replaceAll(/in \(select value from json_each\((\$\d+)\)\)/g, 'in $1')
    .replaceAll(/= any\((\$\d+)\)/g, 'in $1')
    .replaceAll(/in \((\$\d+)\)/g, 'in $1');
}

/** Returns the query that contains the position, without what is outside of its parentheses. */
function findQueryAround(text: string, position: number): string {
  const [start, end] = [findEdge(text, position, -1), findEdge(text, position, 1)];
  return text.slice(start + 1, end).trim();
}

/** Returns the position of the parenthesis or `union all` that ends the query in a direction. */
function findEdge(text: string, position: number, step: 1 | -1): number {
  const [opening, closing] = step === 1 ? ['(', ')'] : [')', '('];
  let depth = 0;
  for (let index = position; index >= 0 && index < text.length; index += step) {
    const sign = text[index];
    if (sign === opening) depth += 1;
    else if (sign === closing && depth === 0) return index;
    else if (sign === closing) depth -= 1;
    else if (depth === 0 && text.startsWith('union all', index))
      return step === 1 ? index : index + 'union all'.length;
  }
  return step === 1 ? text.length : -1;
}

function removeSubqueries(query: string): string {
  const start = query.indexOf('(select ');
  if (start === -1) return query;
  const end = findEdge(query, start + 1, 1);
  return removeSubqueries(`${query.slice(0, start)}(…)${query.slice(end + 1)}`);
}

/**
 * Returns the numbers of the parameters with which the query compares the owner of the table. A
 * comparison inside of parentheses or of an alternative does not limit the query.
 */
function listCompared(query: string, table: OwnedTable): number[] {
  const condition = removeParentheses(/\bwhere (.*)/.exec(query)?.[1] ?? '');
  if (/ or /.test(condition)) return [];
  const column = new RegExp(
    `(?<![\\w.])(?:\\w+\\.)?${ownerColumns[table]} (?:=|in) \\$(\\d+)`,
    'g',
  );
  return [...condition.matchAll(column)].map(([, place]) => Number(place));
}

function removeParentheses(text: string): string {
  const without = text.replaceAll(/\([^()]*\)/g, '…');
  return without === text ? text : removeParentheses(without);
}

/** Returns the numbers of the parameters that are inserted as owners. */
function listInserted(query: string, table: OwnedTable): number[] {
  const [, columns = '', values = ''] =
    /^insert into \w+ \(([^)]*)\) values (.*?)(?: on conflict .*)?$/.exec(query) ?? [];
  const index = columns.split(', ').indexOf(ownerColumns[table]);
  return [...values.matchAll(/\(([^)]*)\)/g)].map(([, row = '']) =>
    Number(row.split(', ')[index]?.slice(1)),
  );
}

/** Lists of values are texts of JSON in SQLite, and lists in PostgreSQL. */
function toTexts(parameter: unknown): string[] {
  if (Array.isArray(parameter)) return parameter.map(String);
  const text = String(parameter);
  return text.startsWith('[') ? (JSON.parse(text) as unknown[]).map(String) : [text];
}
