// Copies everything from one database to another, and proves that it arrived.
import { Refusal, sumOf, summing, type Place, type Sum, type Table } from './place.ts';

export interface Copied extends Sum {
  table: string;
}

/**
 * Everything or nothing: what is read is of one moment, what is written is one transaction, and before it is committed each table is
 * read back and compared with what was read, in number and hash. What the target held before is gone afterwards.
 * @throws Refusal when the two do not have the same tables, or when something arrived otherwise than it left
 */
export function copyEverything(from: Place, to: Place): Promise<Copied[]> {
  return from.reading(async () => {
    const tables = sameTables(await from.tables(), await to.tables());
    return to.writing(async () => {
      for (const table of tables.toReversed()) await to.empty(table);
      const copied: Copied[] = [];
      for (const table of tables) copied.push({ table: table.name, ...(await copyTable(from, to, table)) });
      return copied;
    });
  });
}

async function copyTable(from: Place, to: Place, table: Table): Promise<Sum> {
  const sent = summing(table);
  for await (const page of from.rows(table)) {
    sent.add(page);
    await to.insert(table, page);
  }
  const left = sent.sum();
  const arrived = await sumOf(to, table);
  if (left.rows !== arrived.rows || left.hash !== arrived.hash) {
    throw new Refusal(`The table ${table.name} did not arrive as it left: ${left.rows} rows with the hash ${left.hash} were read, ${arrived.rows} with ${arrived.hash} are there. Nothing was kept.`);
  }
  return left;
}

/** The tables with the kinds of their columns as the one that knows more says: SQLite keeps JSON and truth as text and numbers. */
export function sameTables(here: readonly Table[], there: readonly Table[]): Table[] {
  const faults = [...difference(here, there, 'target'), ...difference(there, here, 'source')];
  if (faults.length > 0) throw new Refusal(`The two databases are of different versions:\n${faults.map((fault) => `  ${fault}`).join('\n')}\nStart the server of this version on the older one once; that brings its tables up to date.`);
  return there.map((table) => {
    const twin = here.find(({ name }) => name === table.name);
    const columns = table.columns.map((column, place) => {
      const kind = twin?.columns[place]?.kind ?? column.kind;
      return column.kind === 'text' || column.kind === 'integer' ? { ...column, kind } : column;
    });
    return { ...table, columns };
  });
}

function difference(here: readonly Table[], there: readonly Table[], missing: string): string[] {
  return here.flatMap(({ name, columns }) => {
    const twin = there.find((table) => table.name === name);
    if (!twin) return [`The ${missing} has no table ${name}.`];
    const lacking = columns.filter((column) => !twin.columns.some((other) => other.name === column.name));
    return lacking.map((column) => `The ${missing} has no column ${name}.${column.name}.`);
  });
}

/** Whether anybody has an account there; the server's own service user is nobody. */
export async function countPeople(place: Place): Promise<number> {
  const tables = await place.tables();
  const users = tables.find(({ name }) => name === 'users');
  if (!users) return 0;
  const isService = users.columns.find(({ name }) => name === 'is_service');
  const [row] = await place.ask(`select count(*) as people from users${isService ? ` where not ${isService.kind === 'boolean' ? 'is_service' : '(is_service = 1)'}` : ''}`);
  return Number(row?.['people'] ?? 0);
}

