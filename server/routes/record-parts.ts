// What all calls about records share: their address, who asks for what, a new record from what was sent, and the telling of it.
import type { FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import type { WireRecord } from '../../schemas/wire.ts';
import { mayRead, mustFind } from '../access.ts';
import type { Announcer } from '../announcer.ts';
import { deletionEvent, eventOf, recordToWire } from '../answers.ts';
import type { Caller, Callers } from '../auth/callers.ts';
import type { CallCounter } from '../call-counter.ts';
import type { Catalog, Entity } from '../catalog.ts';
import { checkNew } from '../check.ts';
import type { Clock } from '../clock.ts';
import type { Cursors } from '../cursor.ts';
import { HttpError } from '../errors.ts';
import type { Creation, Deleted, Draft, Fields, RecordStore, StoredRecord } from '../store/store.ts';

export interface RecordParts {
  records: RecordStore;
  catalog: Catalog;
  callers: Callers;
  announcer: Announcer;
  cursors: Cursors;
  calls: Pick<CallCounter, 'addForPerson'>;
  clock: Clock;
  appId: string;
}

export const recordsPath = '/api/apps/:appId/entities/:name';

export interface ByName {
  Params: { name: string };
}

export interface ById {
  Params: { name: string; id: string };
}

/** Records in one bulk change or upsert, as the contract says. */
export const mostChanges = 500;

type Parts = Pick<RecordParts, 'catalog' | 'callers'>;

/** Somebody signed in, at work on an entity; a visitor is refused before anything is looked at. */
export async function writerOf({ catalog, callers }: Parts, request: FastifyRequest<ByName>): Promise<{ entity: Entity; caller: Caller }> {
  const entity = mustFind(catalog, request.params.name);
  return { entity, caller: await callers.mustBe(request) };
}

export async function readerOf({ catalog, callers }: Parts, request: FastifyRequest<ByName>): Promise<{ entity: Entity; caller: Caller | undefined }> {
  const entity = mustFind(catalog, request.params.name);
  return { entity, caller: await callers.of(request) };
}

/** Set by the server at the beginning and kept. */
export function keptFields({ access }: Entity): readonly string[] {
  return access === 'owner' ? ['client_id', 'user_email'] : ['client_id'];
}

/** @param where which record of several, for the sentence of a fault: `record 3, ` */
export function draftOf(entity: Entity, caller: Caller, input: unknown, where = ''): Draft {
  const { client_id: clientId, ...fields } = checkNew(entity, input, { fixed: fixedFields(entity, caller), where });
  if (typeof clientId === 'string') return { clientId, fields };
  return { clientId: entity.schema.required?.includes('client_id') ? uuidv7() : null, fields };
}

/** In what only its owner reaches, the e-mail is the owner's. */
function fixedFields({ access, schema }: Entity, caller: Caller): Fields | undefined {
  return access === 'owner' && Object.hasOwn(schema.properties, 'user_email') ? { user_email: caller.user.email } : undefined;
}

/** @throws HttpError 400 */
export function mustBeSome(body: unknown, most: number): unknown[] {
  if (!Array.isArray(body)) throw new HttpError(400, 'invalid_body', 'The body must be a list of records.');
  if (body.length > most) throw new HttpError(400, 'too_many', `At most ${most} records may be sent at once.`);
  return body;
}

export function createdRecords(creation: Creation): Extract<Creation, { kind: 'done' }>['records'] {
  if (creation.kind === 'deleted') throw new HttpError(410, 'deleted', 'This record has been deleted and stays so.');
  return creation.records;
}

/**
 * A record that was there before somebody tried to make it again.
 * @throws HttpError 409 when the rules hide it by now even from them
 */
export function firstRecord(entity: Entity, caller: Caller, record: StoredRecord): WireRecord {
  if (!caller.isService && !mayRead(entity, caller.user, record)) throw new HttpError(409, 'exists', 'There is a record with this client id already.');
  return recordToWire(record, entity);
}

/** The record as it is answered, after everybody who may know of it has been told. */
export function tell(announcer: Announcer, entity: Entity, type: 'create' | 'update', record: StoredRecord, before?: StoredRecord): WireRecord {
  const wire = recordToWire(record, entity);
  announcer.tell(entity, record, eventOf(type, wire), before);
  return wire;
}

export function tellDeleted(announcer: Announcer, entity: Entity, { deleted, record }: { deleted: Deleted; record: StoredRecord }): void {
  announcer.tell(entity, record, deletionEvent(recordToWire(record, entity), deleted));
}
