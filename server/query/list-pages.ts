// Reads long lists page by page, for the `v2/list` routes of records and users.
import type { Cursors, CursorOwner, CursorPosition, PagedQuery } from './page-cursor.ts';
import {
  maxListLength,
  needsStoredFields,
  readFields,
  readFilter,
  readLimit,
  readParameters,
  readSort,
} from './list-request.ts';
import type { QueryFields } from './queryable-fields.ts';
import type { Condition } from '../store/conditions/condition.ts';
import type { ListQuery, Sort } from '../store/store.ts';

const normalPage = 100;

export interface Page {
  items: unknown[];
  next_cursor: string | null;
  has_more: boolean;
}

/** Request for one page of a paged query. */
export interface PageRequest {
  pagedQuery: PagedQuery;
  /** Position where the page begins. Undefined for the first page. */
  position: CursorPosition | undefined;
  owner: CursorOwner;
  /** The limit as the client wrote it, not yet parsed. */
  limit: string | undefined;
}

/** @throws HttpError 400 */
export function readPageRequest(
  cursors: Cursors,
  parameters: unknown,
  owner: CursorOwner,
  known: readonly (keyof PagedQuery)[],
): PageRequest {
  const { limit, cursor, ...requestedQuery } = readParameters(parameters, [
    'q',
    'limit',
    'cursor',
    'sort',
    'fields',
    ...known,
  ]);
  const position = cursor ? cursors.read(cursor, owner, requestedQuery) : undefined;
  return { pagedQuery: position?.walk ?? requestedQuery, position, owner, limit };
}

interface Rows<Row> {
  queryFields: QueryFields;
  list(listQuery: ListQuery): Promise<Row[]>;
  /** Returns how many of the first rows fit into one response. When missing, all rows fit. */
  countFitting?: (listQuery: ListQuery) => Promise<number>;
  /** Adds a condition that every row must match as well. */
  within?: (where: Condition) => Condition;
  /** Returns the row with every field, by the names by which a list can be sorted. */
  whole(row: Row): Readonly<Record<string, unknown>> & { id: string };
  answer(row: Row, fields: readonly string[] | undefined): unknown;
}

export async function readPage<Row>(
  cursors: Cursors,
  { pagedQuery, position, owner, limit }: PageRequest,
  { queryFields, list, countFitting, within = (where) => where, whole, answer }: Rows<Row>,
): Promise<Page> {
  const sort = readSort(queryFields, pagedQuery.sort);
  const fields = readFields(queryFields, pagedQuery.fields);
  const requested: ListQuery = {
    where: within(readFilter(queryFields, pagedQuery.q)),
    sort,
    limit: readLimit(limit, normalPage, maxListLength),
    skip: 0,
    ...(position && { after: { value: position.value, id: position.id } }),
    withFields:
      !queryFields.builtIns.has(sort.field.path[0] ?? '') || needsStoredFields(queryFields, fields),
  };
  const max = Math.min(requested.limit, (await countFitting?.(requested)) ?? Infinity);
  const found = await list({ ...requested, limit: max + 1 });
  const rows = found.slice(0, max);
  const last = found.length > max ? rows.at(-1) : undefined;
  const items = rows.map((row) => answer(row, fields));
  return buildPage(
    cursors,
    items,
    last && { walk: pagedQuery, value: sortValue(whole(last), sort), id: whole(last).id },
    owner,
  );
}

/**
 * Builds the response for one page.
 * @param nextPosition where the next page begins; undefined for the last page
 */
export function buildPage(
  cursors: Cursors,
  items: unknown[],
  nextPosition: CursorPosition | undefined,
  owner: CursorOwner,
): Page {
  return {
    items,
    next_cursor: nextPosition ? cursors.write(nextPosition, owner) : null,
    has_more: nextPosition !== undefined,
  };
}

export function readPageLimit({ limit }: PageRequest, max: number): number {
  return readLimit(limit, normalPage, max);
}

function sortValue(
  whole: Readonly<Record<string, unknown>>,
  { field: { path } }: Sort,
): CursorPosition['value'] {
  const value = path.reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null
        ? (inner as Record<string, unknown>)[name]
        : undefined,
    whole,
  );
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : null;
}
