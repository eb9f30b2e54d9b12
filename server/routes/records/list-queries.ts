// Routes that query many records: counts, paged lists, distinct values, aggregations and deleted
// records.
import type { FastifyInstance } from 'fastify';
import { getReadScope } from '../../entities/access.ts';
import { deletedToWire, recordToWire } from '../../entities/wire-format.ts';
import type { Entity } from '../../entities/catalog.ts';
import { invalidQueryError } from '../../query/invalid-query.ts';
import { maxResultRows, readAggregate, readDistinct } from '../../query/aggregate-request.ts';
import { readDeletedRequest, readFilter, readParameters } from '../../query/list-request.ts';
import { getQueryFields } from '../../query/queryable-fields.ts';
import type { AccessScope } from '../../store/store.ts';
import {
  readPageLimit,
  buildPage,
  readPage,
  readPageRequest,
  type Page,
  type PageRequest,
} from '../../query/list-pages.ts';
import {
  findReader,
  getListScope,
  recordsPath,
  type EntityRoute,
  type RecordParts,
} from './record-request.ts';

/** Bytes of the records in one page. The page ends earlier, and `has_more` says so. */
const maxPageBytes = 1024 * 1024;

export function recordViewRoutes(app: FastifyInstance, parts: RecordParts): void {
  const { records, cursors, appId } = parts;

  app.get<EntityRoute>(`${recordsPath}/count`, async (request) => {
    const { entity, caller } = await findReader(parts, request);
    const scope = getListScope(entity, caller, request);
    const { q } = readParameters(request.query, ['q']);
    return { count: await records.count(scope, readFilter(getQueryFields(entity), q)) };
  });

  app.post<EntityRoute>(`${recordsPath}/aggregate`, async (request) => {
    const { entity, caller } = await findReader(parts, request);
    const scope = getReadScope(entity, caller);
    const aggregate = readAggregate(getQueryFields(entity), request.body);
    const rows = await records.aggregate(scope, { ...aggregate, limit: aggregate.limit + 1 });
    return { rows: rows.slice(0, aggregate.limit), truncated: rows.length > aggregate.limit };
  });

  app.get<EntityRoute>(`${recordsPath}/deleted`, async (request) => {
    const { entity, caller } = await findReader(parts, request);
    const scope = getReadScope(entity, caller);
    const { since, limit } = readDeletedRequest(request.query);
    return (await records.listDeleted(scope, since, limit, caller?.user.id)).map(deletedToWire);
  });

  app.get<EntityRoute>(`${recordsPath}/v2/list`, async (request): Promise<Page> => {
    const { entity, caller } = await findReader(parts, request);
    const scope = getListScope(entity, caller, request);
    const step = readPageRequest(
      cursors,
      request.query,
      {
        appId,
        entity: entity.name,
        userId: caller?.user.id,
        isService: caller?.isService ?? false,
      },
      ['distinct'],
    );
    if (step.pagedQuery.distinct !== undefined)
      return pageOfValues(entity, scope, step, step.pagedQuery.distinct);
    return readPage(cursors, step, {
      queryFields: getQueryFields(entity),
      list: (listQuery) => records.list(scope, listQuery),
      countFitting: (listQuery) => records.countFitting(scope, listQuery, maxPageBytes),
      whole: (record) => recordToWire(record, { access: 'owner' }),
      answer: (record, fields) => recordToWire(record, entity, fields),
    });
  });

  async function pageOfValues(
    entity: Entity,
    scope: AccessScope,
    step: PageRequest,
    name: string,
  ): Promise<Page> {
    const { pagedQuery, position, owner } = step;
    if (pagedQuery.sort !== undefined || pagedQuery.fields !== undefined)
      throw invalidQueryError(
        'distinct does not accept sort and fields: values come in ascending order.',
      );
    const queryFields = getQueryFields(entity);
    const limit = readPageLimit(step, maxResultRows);
    const found = await records.distinct(scope, readDistinct(queryFields, name), {
      where: readFilter(queryFields, pagedQuery.q),
      limit: limit + 1,
      ...(position && position.value !== null && { after: position.value }),
    });
    const page = found.slice(0, limit);
    const last = found.length > limit ? page.at(-1) : undefined;
    return buildPage(
      cursors,
      page,
      last === undefined ? undefined : { walk: pagedQuery, value: last, id: '' },
      owner,
    );
  }
}
