// Create or change by a key of the client's own, so that a sync job can send the same records again.
import type { FastifyInstance } from 'fastify';
import { createReach, mustMayCreate, notAllowed, readReach, updateEachReach, updateReach } from '../access.ts';
import type { Caller } from '../auth/callers.ts';
import type { Entity } from '../catalog.ts';
import { checkChange, isObject } from '../check.ts';
import { HttpError } from '../errors.ts';
import { allOf, anyOf, isIn } from '../logic.ts';
import { badQuery, quote } from '../query-error.ts';
import { longestList, readSort } from '../query.ts';
import { shapeOf } from '../shape.ts';
import type { Condition, Field, Scalar } from '../store/condition.ts';
import { stampFromMillis } from '../store/stamp.ts';
import type { Fields, StoredRecord } from '../store/store.ts';
import { createdRecords, draftOf, mostChanges, mustBeSome, recordsPath, tell, writerOf, type ByName, type RecordParts } from './record-parts.ts';

const mostKeys = 4;
const clientIdField: Field = { path: ['client_id'], type: 'string' };

export function upsertRoutes(app: FastifyInstance, parts: RecordParts): void {
  const { records, announcer, clock } = parts;

  app.post<ByName>(`${recordsPath}/upsert`, async (request) => {
    const { entity, caller } = await writerOf(parts, request);
    updateReach(entity, caller);
    const creating = createReach(entity, caller);
    const { records: sent, key } = isObject(request.body) ? request.body : {};
    const keys = readKeys(entity, key);
    const wishes = lastOfEachKey(mustBeSome(sent, mostChanges).map((input, place) => readWish({ entity, caller, keys, input, place })));
    if (wishes.length === 0) return { created: 0, updated: 0, records: [] };
    const known = await findKnown(entity, caller, wishes);
    const byKey = new Map(known.map((record) => [keyOf(keys, { ...record.fields, client_id: record.clientId }), record]));
    const drafts = wishes.map(({ key, change, clientId, input, where }) => {
      // Of one that exists only what was sent is merged, and nothing is missing in it. Should somebody delete it in this very
      // moment, what was sent is kept as a new record rather than lost.
      if (byKey.has(key)) return { clientId, fields: change, change };
      return { ...draftOf(entity, caller, input, where), change };
    });
    mustMayCreate(entity, caller, drafts.filter((_, place) => !byKey.has(wishes[place]?.key ?? '')), stampFromMillis(clock.now()));
    const reach = updateEachReach(entity, caller, wishes.map(({ which, change }) => ({ which, change })));
    if (reach.where) await mustReachAll(known, { ...reach, where: reach.where });
    const written = createdRecords(await records.upsert(entity.access === 'owner' ? creating : reach, caller.user.id, keys, drafts));
    const answers = written.map(({ record, isNew, before }) => tell(announcer, entity, isNew ? 'create' : 'update', record, before));
    const created = written.filter(({ isNew }) => isNew).length;
    return { created, updated: written.length - created, records: answers };
  });

  /** What the keys name already, as far as the person may read it, and what they have made with these client ids. */
  async function findKnown(entity: Entity, caller: Caller, wishes: readonly Wish[]): Promise<StoredRecord[]> {
    const find = { sort: readSort(shapeOf(entity), 'id'), limit: longestList, skip: 0, withFields: true };
    const byKey = await records.list(readReach(entity, caller), { ...find, where: anyOf(wishes.map(({ which }) => which)) });
    const clientIds = wishes.flatMap(({ clientId }) => clientId ?? []);
    if (clientIds.length === 0) return byKey;
    const ofTheirOwn = await records.list(createReach(entity, caller), { ...find, where: isIn(clientIdField, clientIds) });
    return [...new Map([...byKey, ...ofTheirOwn].map((record) => [record.id, record])).values()];
  }

  async function mustReachAll(known: readonly StoredRecord[], reach: ReturnType<typeof updateEachReach>): Promise<void> {
    if (known.length === 0) return;
    const ids = known.map(({ id }) => id);
    if ((await records.count(reach, isIn({ path: ['id'], type: 'string' }, ids))) < ids.length) throw notAllowed();
  }
}

interface Wish {
  input: unknown;
  where: string;
  change: Fields;
  clientId: string | null;
  key: string;
  /** Finds the record with these values of the keys. */
  which: Condition;
}

function readWish({ entity, caller, keys, input, place }: { entity: Entity; caller: Caller; keys: readonly Field[]; input: unknown; place: number }): Wish {
  const where = `record ${place + 1}, `;
  const { client_id: clientId, ...given } = checkChange(entity, input, { where });
  const change = entity.access === 'owner' && Object.hasOwn(given, 'user_email') ? { ...given, user_email: caller.user.email } : given;
  const all: Fields = { ...change, client_id: clientId };
  const parts = keys.map((field) => {
    const value = all[nameOf(field)];
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') throw new HttpError(422, 'validation', `Error in ${where}field ${nameOf(field)}: Field required`);
    return isIn(field, [value satisfies Scalar]);
  });
  return { input, where, change, clientId: typeof clientId === 'string' ? clientId : null, key: keyOf(keys, all), which: allOf(parts) };
}

function lastOfEachKey(wishes: readonly Wish[]): Wish[] {
  return [...new Map(wishes.map((wish) => [wish.key, wish])).values()];
}

/** @throws HttpError 400 */
function readKeys(entity: Entity, key: unknown): Field[] {
  const names: unknown[] = Array.isArray(key) ? key : [key];
  if (names.length === 0 || names.length > mostKeys || new Set(names).size < names.length) throw badQuery(`key must name one field, or a list of at most ${mostKeys} different ones.`);
  return names.map((name) => {
    if (typeof name !== 'string') throw badQuery(`key must name one field, or a list of at most ${mostKeys} different ones.`);
    const type = Object.hasOwn(entity.schema.properties, name) ? entity.schema.properties[name]?.type : undefined;
    if (type === 'string' || type === 'boolean') return { path: [name], type };
    if (type === 'number' || type === 'integer') return { path: [name], type: 'number' };
    throw badQuery(`${quote(name)} is no text, number or boolean field of ${entity.name}, and cannot be a key.`);
  });
}

function keyOf(keys: readonly Field[], fields: Fields): string {
  return JSON.stringify(keys.map((field) => fields[nameOf(field)] ?? null));
}

function nameOf({ path }: Field): string {
  return path[0] ?? '';
}
