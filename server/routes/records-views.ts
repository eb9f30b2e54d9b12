// Questions about many records: how many, page by page, which different values, sums and averages, and what was deleted.
import type { FastifyInstance } from 'fastify';
import type { WireRecord } from '../../schemas/wire.ts';
import { readReach } from '../access.ts';
import { deletedToWire, recordToWire } from '../answers.ts';
import type { Entity } from '../catalog.ts';
import type { Holder, Place, Walk } from '../cursor.ts';
import { badQuery } from '../query-error.ts';
import { mostRows, readAggregate, readDistinct } from '../query-aggregate.ts';
import { longestList, needsFields, readDeletedRequest, readFields, readFilter, readLimit, readParameters, readSort } from '../query.ts';
import { shapeOf } from '../shape.ts';
import type { Reach, Sort, StoredRecord } from '../store/store.ts';
import { readerOf, recordsPath, type ByName, type RecordParts } from './record-parts.ts';

const normalPage = 100;

interface Page {
  items: unknown[];
  next_cursor: string | null;
  has_more: boolean;
}

export function recordViewRoutes(app: FastifyInstance, parts: RecordParts): void {
  const { records, cursors, appId } = parts;

  app.get<ByName>(`${recordsPath}/count`, async (request) => {
    const { entity, caller } = await readerOf(parts, request);
    const reach = readReach(entity, caller);
    const { q } = readParameters(request.query, ['q']);
    return { count: await records.count(reach, readFilter(shapeOf(entity), q)) };
  });

  app.post<ByName>(`${recordsPath}/aggregate`, async (request) => {
    const { entity, caller } = await readerOf(parts, request);
    const reach = readReach(entity, caller);
    const aggregate = readAggregate(shapeOf(entity), request.body);
    const rows = await records.aggregate(reach, { ...aggregate, limit: aggregate.limit + 1 });
    return { rows: rows.slice(0, aggregate.limit), truncated: rows.length > aggregate.limit };
  });

  app.get<ByName>(`${recordsPath}/deleted`, async (request) => {
    const { entity, caller } = await readerOf(parts, request);
    const reach = readReach(entity, caller);
    const { since, limit } = readDeletedRequest(request.query);
    return (await records.deleted(reach, since, limit)).map(deletedToWire);
  });

  app.get<ByName>(`${recordsPath}/v2/list`, async (request): Promise<Page> => {
    const { entity, caller } = await readerOf(parts, request);
    const reach = readReach(entity, caller);
    const { limit, cursor, ...asked } = readParameters(request.query, ['q', 'limit', 'cursor', 'sort', 'fields', 'distinct']);
    const holder: Holder = { appId, entity: entity.name, userId: caller?.user.id, isService: caller?.isService ?? false };
    const place = cursor ? cursors.read(cursor, holder, asked) : undefined;
    const step = { entity, reach, walk: place?.walk ?? asked, place, holder };
    return step.walk.distinct === undefined
      ? await pageOfRecords(step, readLimit(limit, normalPage, longestList))
      : await pageOfValues(step, step.walk.distinct, readLimit(limit, normalPage, mostRows));
  });

  async function pageOfRecords({ entity, reach, walk, place, holder }: Step, limit: number): Promise<Page> {
    const shape = shapeOf(entity);
    const sort = readSort(shape, walk.sort);
    const fields = readFields(shape, walk.fields);
    const sortsByField = !shape.builtIns.has(sort.field.path[0] ?? '');
    const found = await records.list(reach, {
      where: readFilter(shape, walk.q),
      sort,
      limit: limit + 1,
      skip: 0,
      ...(place && { after: { value: place.value, id: place.id } }),
      withFields: sortsByField || needsFields(shape, fields),
    });
    const page = found.slice(0, limit);
    const last = found.length > limit ? page.at(-1) : undefined;
    const next: Place | undefined = last && { walk, value: sortValue(last, sort), id: last.id };
    return pageOf(page.map((record): WireRecord => recordToWire(record, entity, fields)), next, holder);
  }

  async function pageOfValues({ entity, reach, walk, place, holder }: Step, name: string, limit: number): Promise<Page> {
    if (walk.sort !== undefined || walk.fields !== undefined) throw badQuery('distinct goes without sort and fields: values come in ascending order.');
    const shape = shapeOf(entity);
    const found = await records.distinct(reach, readDistinct(shape, name), {
      where: readFilter(shape, walk.q),
      limit: limit + 1,
      ...(place && place.value !== null && { after: place.value }),
    });
    const page = found.slice(0, limit);
    const last = found.length > limit ? page.at(-1) : undefined;
    return pageOf(page, last === undefined ? undefined : { walk, value: last, id: '' }, holder);
  }

  function pageOf(items: unknown[], next: Place | undefined, holder: Holder): Page {
    return { items, next_cursor: next ? cursors.write(next, holder) : null, has_more: next !== undefined };
  }
}

interface Step {
  entity: Entity;
  reach: Reach;
  walk: Walk;
  place: Place | undefined;
  holder: Holder;
}

function sortValue(record: StoredRecord, { field: { path } }: Sort): Place['value'] {
  const value = path.reduce<unknown>((inner, name) => (typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[name] : undefined), {
    ...record.fields,
    id: record.id,
    client_id: record.clientId,
    created_date: record.createdDate,
    updated_date: record.updatedDate,
    created_by: record.ownerEmail,
    created_by_id: record.ownerId,
  });
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
