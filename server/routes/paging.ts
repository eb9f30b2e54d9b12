// Long lists page by page: what `v2/list` answers, of records and of people.
import type { Cursors, Holder, Place, Walk } from '../cursor.ts';
import { longestList, needsFields, readFields, readFilter, readLimit, readParameters, readSort } from '../query.ts';
import type { Shape } from '../shape.ts';
import type { Condition } from '../store/condition.ts';
import type { Find, Sort } from '../store/store.ts';

const normalPage = 100;

export interface Page {
  items: unknown[];
  next_cursor: string | null;
  has_more: boolean;
}

/** One page of a walk. */
export interface Step {
  walk: Walk;
  /** Where it begins; missing: at the beginning. */
  place: Place | undefined;
  holder: Holder;
  /** As the client wrote it. */
  limit: string | undefined;
}

/** @throws HttpError 400 */
export function readStep(cursors: Cursors, parameters: unknown, holder: Holder, known: readonly (keyof Walk)[]): Step {
  const { limit, cursor, ...asked } = readParameters(parameters, ['q', 'limit', 'cursor', 'sort', 'fields', ...known]);
  const place = cursor ? cursors.read(cursor, holder, asked) : undefined;
  return { walk: place?.walk ?? asked, place, holder, limit };
}

interface Rows<Row> {
  shape: Shape;
  list(find: Find): Promise<Row[]>;
  /** What must hold of each besides. */
  within?: (where: Condition) => Condition;
  /** With every field, by the names that a list is sorted by. */
  whole(row: Row): Readonly<Record<string, unknown>> & { id: string };
  answer(row: Row, fields: readonly string[] | undefined): unknown;
}

export async function pageOfRows<Row>(cursors: Cursors, { walk, place, holder, limit }: Step, { shape, list, within = (where) => where, whole, answer }: Rows<Row>): Promise<Page> {
  const sort = readSort(shape, walk.sort);
  const fields = readFields(shape, walk.fields);
  const most = readLimit(limit, normalPage, longestList);
  const found = await list({
    where: within(readFilter(shape, walk.q)),
    sort,
    limit: most + 1,
    skip: 0,
    ...(place && { after: { value: place.value, id: place.id } }),
    withFields: !shape.builtIns.has(sort.field.path[0] ?? '') || needsFields(shape, fields),
  });
  const rows = found.slice(0, most);
  const last = found.length > most ? rows.at(-1) : undefined;
  const items = rows.map((row) => answer(row, fields));
  return pageOf(cursors, items, last && { walk, value: sortValue(whole(last), sort), id: whole(last).id }, holder);
}

/** @param next where the next page begins; nothing: this was the last */
export function pageOf(cursors: Cursors, items: unknown[], next: Place | undefined, holder: Holder): Page {
  return { items, next_cursor: next ? cursors.write(next, holder) : null, has_more: next !== undefined };
}

export function limitOfPage({ limit }: Step, most: number): number {
  return readLimit(limit, normalPage, most);
}

function sortValue(whole: Readonly<Record<string, unknown>>, { field: { path } }: Sort): Place['value'] {
  const value = path.reduce<unknown>((inner, name) => (typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[name] : undefined), whole);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
