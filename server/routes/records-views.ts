// Questions about many records: how many, page by page, which different values, sums and averages, and what was deleted.
import type { FastifyInstance } from 'fastify';
import { readReach } from '../access.ts';
import { deletedToWire, recordToWire } from '../answers.ts';
import type { Entity } from '../catalog.ts';
import { badQuery } from '../query-error.ts';
import { mostRows, readAggregate, readDistinct } from '../query-aggregate.ts';
import { readDeletedRequest, readFilter, readParameters } from '../query.ts';
import { shapeOf } from '../shape.ts';
import type { Reach } from '../store/store.ts';
import { limitOfPage, pageOf, pageOfRows, readStep, type Page, type Step } from './paging.ts';
import { readerOf, recordsPath, type ByName, type RecordParts } from './record-parts.ts';

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
    return (await records.deleted(reach, since, limit, caller?.user.id)).map(deletedToWire);
  });

  app.get<ByName>(`${recordsPath}/v2/list`, async (request): Promise<Page> => {
    const { entity, caller } = await readerOf(parts, request);
    const reach = readReach(entity, caller);
    const step = readStep(cursors, request.query, { appId, entity: entity.name, userId: caller?.user.id, isService: caller?.isService ?? false }, ['distinct']);
    if (step.walk.distinct !== undefined) return pageOfValues(entity, reach, step, step.walk.distinct);
    return pageOfRows(cursors, step, {
      shape: shapeOf(entity),
      list: (find) => records.list(reach, find),
      whole: (record) => recordToWire(record, { access: 'owner' }),
      answer: (record, fields) => recordToWire(record, entity, fields),
    });
  });

  async function pageOfValues(entity: Entity, reach: Reach, step: Step, name: string): Promise<Page> {
    const { walk, place, holder } = step;
    if (walk.sort !== undefined || walk.fields !== undefined) throw badQuery('distinct goes without sort and fields: values come in ascending order.');
    const shape = shapeOf(entity);
    const limit = limitOfPage(step, mostRows);
    const found = await records.distinct(reach, readDistinct(shape, name), {
      where: readFilter(shape, walk.q),
      limit: limit + 1,
      ...(place && place.value !== null && { after: place.value }),
    });
    const page = found.slice(0, limit);
    const last = found.length > limit ? page.at(-1) : undefined;
    return pageOf(cursors, page, last === undefined ? undefined : { walk, value: last, id: '' }, holder);
  }
}
