// Upsert route: creates or updates records by a key that the client chooses, so that a sync job can
// send the same records again.
import type { FastifyInstance } from 'fastify';
import { isObject } from '../../../schemas/is-object.ts';
import {
  getCreateScope,
  requireCreateAccess,
  forbiddenError,
  getReadScope,
  getBulkUpdateScope,
  getUpdateScope,
} from '../../entities/access.ts';
import type { Caller } from '../../auth/callers.ts';
import type { Entity } from '../../entities/catalog.ts';
import { validateChange } from '../../entities/validation.ts';
import { HttpError } from '../../errors.ts';
import { allOf, anyOf, fieldIn } from '../../store/conditions/combine-conditions.ts';
import { invalidQueryError, quoteName } from '../../query/invalid-query.ts';
import { maxListLength, readSort } from '../../query/list-request.ts';
import { getQueryFields } from '../../query/queryable-fields.ts';
import type { Condition, Field, Scalar } from '../../store/conditions/condition.ts';
import { mapInTurns } from '../../store/event-loop-turns.ts';
import { stampFromMillis } from '../../store/timestamp.ts';
import type { Fields, StoredRecord } from '../../store/store.ts';
import {
  unwrapCreated,
  buildDraft,
  maxBulkChanges,
  requireList,
  recordsPath,
  publishChange,
  requireWriter,
  type EntityRoute,
  type RecordParts,
} from './record-request.ts';

const maxKeys = 4;
const clientIdField: Field = { path: ['client_id'], type: 'string' };

export function upsertRoutes(app: FastifyInstance, parts: RecordParts): void {
  const { records, publisher, clock } = parts;

  app.post<EntityRoute>(`${recordsPath}/upsert`, async (request) => {
    const { entity, caller } = await requireWriter(parts, request);
    getUpdateScope(entity, caller);
    const creating = getCreateScope(entity, caller);
    const { records: sent, key } = isObject(request.body) ? request.body : {};
    const keys = readKeys(entity, key);
    const requests = lastOfEachKey(
      await mapInTurns(requireList(sent, maxBulkChanges), (input, index) =>
        readUpsertRequest({ entity, caller, keys, input, place: index }),
      ),
    );
    if (requests.length === 0) return { created: 0, updated: 0, records: [] };
    const known = await findKnown(entity, caller, requests);
    const byKey = new Map(
      known.map((record) => [
        getKey(keys, { ...record.fields, client_id: record.clientId }),
        record,
      ]),
    );
    const drafts = await mapInTurns(requests, ({ key, change, clientId, input, where }) => {
      // For an existing record, only the sent fields are merged, and required fields may be
      // missing. If the record is deleted at this moment, the sent fields become a new record
      // instead of being lost.
      if (byKey.has(key)) return { clientId, fields: change, change };
      return { ...buildDraft(entity, caller, input, where), change };
    });
    requireCreateAccess(
      entity,
      caller,
      drafts.filter((_, index) => !byKey.has(requests[index]?.key ?? '')),
      stampFromMillis(clock.now()),
    );
    const scope = getBulkUpdateScope(
      entity,
      caller,
      requests.map(({ which, change }) => ({ which, change })),
    );
    if (scope.where) await requireAllReadable(known, { ...scope, where: scope.where });
    const written = unwrapCreated(
      await records.upsert(
        entity.access === 'owner' ? creating : scope,
        caller.user.id,
        keys,
        drafts,
      ),
    );
    const answers = await mapInTurns(written, ({ record, isNew, before }) =>
      publishChange(publisher, entity, isNew ? 'create' : 'update', record, before),
    );
    const created = written.filter(({ isNew }) => isNew).length;
    return { created, updated: written.length - created, records: answers };
  });

  /**
   * Finds the readable records with these keys, and the caller's own records with these client ids.
   */
  async function findKnown(
    entity: Entity,
    caller: Caller,
    requests: readonly UpsertRequest[],
  ): Promise<StoredRecord[]> {
    const find = {
      sort: readSort(getQueryFields(entity), 'id'),
      limit: maxListLength,
      skip: 0,
      withFields: true,
    };
    const byKey = await records.list(getReadScope(entity, caller), {
      ...find,
      where: anyOf(requests.map(({ which }) => which)),
    });
    const clientIds = requests.flatMap(({ clientId }) => clientId ?? []);
    if (clientIds.length === 0) return byKey;
    const ofTheirOwn = await records.list(getCreateScope(entity, caller), {
      ...find,
      where: fieldIn(clientIdField, clientIds),
    });
    return [...new Map([...byKey, ...ofTheirOwn].map((record) => [record.id, record])).values()];
  }

  async function requireAllReadable(
    known: readonly StoredRecord[],
    scope: ReturnType<typeof getBulkUpdateScope>,
  ): Promise<void> {
    if (known.length === 0) return;
    const ids = known.map(({ id }) => id);
    if ((await records.count(scope, fieldIn({ path: ['id'], type: 'string' }, ids))) < ids.length)
      throw forbiddenError();
  }
}

interface UpsertRequest {
  input: unknown;
  where: string;
  change: Fields;
  clientId: string | null;
  key: string;
  /** Finds the record with these values of the keys. */
  which: Condition;
}

function readUpsertRequest({
  entity,
  caller,
  keys,
  input,
  place: index,
}: {
  entity: Entity;
  caller: Caller;
  keys: readonly Field[];
  input: unknown;
  place: number;
}): UpsertRequest {
  const where = `record ${index + 1}, `;
  const { client_id: clientId, ...given } = validateChange(entity, input, { where });
  const change =
    entity.access === 'owner' && Object.hasOwn(given, 'user_email')
      ? { ...given, user_email: caller.user.email }
      : given;
  const all: Fields = { ...change, client_id: clientId };
  const parts = keys.map((field) => {
    const value = all[getName(field)];
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
      throw new HttpError(
        422,
        'validation',
        `Error in ${where}field ${getName(field)}: Field required`,
      );
    return fieldIn(field, [value satisfies Scalar]);
  });
  return {
    input,
    where,
    change,
    clientId: typeof clientId === 'string' ? clientId : null,
    key: getKey(keys, all),
    which: allOf(parts),
  };
}

function lastOfEachKey(requests: readonly UpsertRequest[]): UpsertRequest[] {
  return [...new Map(requests.map((request) => [request.key, request])).values()];
}

/** @throws HttpError 400 */
function readKeys(entity: Entity, key: unknown): Field[] {
  const names: unknown[] = Array.isArray(key) ? key : [key];
  if (names.length === 0 || names.length > maxKeys || new Set(names).size < names.length)
    throw invalidQueryError(
      `key must name one field, or a list of at most ${maxKeys} different ones.`,
    );
  return names.map((name) => {
    if (typeof name !== 'string')
      throw invalidQueryError(
        `key must name one field, or a list of at most ${maxKeys} different ones.`,
      );
    const type = Object.hasOwn(entity.schema.properties, name)
      ? entity.schema.properties[name]?.type
      : undefined;
    if (type === 'string' || type === 'boolean') return { path: [name], type };
    if (type === 'number' || type === 'integer') return { path: [name], type: 'number' };
    throw invalidQueryError(
      `${quoteName(name)} is no text, number or boolean field of ${entity.name}, and cannot be a key.`,
    );
  });
}

function getKey(keys: readonly Field[], fields: Fields): string {
  return JSON.stringify(keys.map((field) => fields[getName(field)] ?? null));
}

function getName({ path }: Field): string {
  return path[0] ?? '';
}
