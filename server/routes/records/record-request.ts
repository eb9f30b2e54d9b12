// Shared helpers of all record routes: paths, authentication of the caller, drafts of new records,
// and publishing of changes.
import type { FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import type { WireRecord } from '../../../schemas/api/backend-api.ts';
import { canRead, getReadScope, requireEntity } from '../../entities/access.ts';
import type { ChangePublisher } from '../../realtime/change-publisher.ts';
import { buildDeletionEvent, buildChangeEvent, recordToWire } from '../../entities/wire-format.ts';
import type { Caller, Authenticator } from '../../auth/callers.ts';
import type { CallCounter } from '../../http/api-call-limit.ts';
import type { EntityCatalog, Entity } from '../../entities/catalog.ts';
import { validateNewRecord } from '../../entities/validation.ts';
import type { Clock } from '../../clock.ts';
import type { Cursors } from '../../query/page-cursor.ts';
import { HttpError } from '../../errors.ts';
import type {
  AccessScope,
  CreateResult,
  DeletedRecord,
  RecordDraft,
  Fields,
  RecordStore,
  StoredRecord,
} from '../../store/store.ts';

export interface RecordParts {
  records: RecordStore;
  catalog: EntityCatalog;
  authenticator: Authenticator;
  publisher: ChangePublisher;
  cursors: Cursors;
  calls: Pick<CallCounter, 'addForUser'>;
  clock: Clock;
  appId: string;
}

export const recordsPath = '/api/apps/:appId/entities/:name';

export interface EntityRoute {
  Params: { name: string };
}

export interface RecordRoute {
  Params: { name: string; id: string };
}

/** Maximum number of records in one bulk change or upsert, as defined by the contract. */
export const maxBulkChanges = 500;

type Parts = Pick<RecordParts, 'catalog' | 'authenticator'>;

/**
 * Returns the signed-in caller and the entity. An anonymous visitor is rejected before anything
 * else is checked.
 */
export async function requireWriter(
  { catalog, authenticator }: Parts,
  request: FastifyRequest<EntityRoute>,
): Promise<{ entity: Entity; caller: Caller }> {
  const entity = requireEntity(catalog, request.params.name);
  return { entity, caller: await authenticator.requireCaller(request) };
}

/**
 * Returns the scope of a list or count. An anonymous visitor finds no records of an entity that
 * users own, as on the hosted platform. An invalid token is answered with 401, so that the client
 * asks for a new login.
 */
export function getListScope(
  entity: Entity,
  caller: Caller | undefined,
  { headers }: FastifyRequest,
): AccessScope {
  const isAnonymous = !caller && headers.authorization === undefined;
  return isAnonymous && entity.access === 'owner'
    ? { entity: entity.name, ownerId: '', shared: false }
    : getReadScope(entity, caller);
}

export async function findReader(
  { catalog, authenticator }: Parts,
  request: FastifyRequest<EntityRoute>,
): Promise<{ entity: Entity; caller: Caller | undefined }> {
  const entity = requireEntity(catalog, request.params.name);
  return { entity, caller: await authenticator.findCaller(request) };
}

/** Lists the fields that are set when a record is created and never change afterwards. */
export function listFixedFields({ access }: Entity): readonly string[] {
  return access === 'owner' ? ['client_id', 'user_email'] : ['client_id'];
}

/** @param where position of the record among several, for error messages: `record 3, ` */
export function buildDraft(
  entity: Entity,
  caller: Caller,
  input: unknown,
  where = '',
): RecordDraft {
  const { client_id: clientId, ...fields } = validateNewRecord(entity, input, {
    fixed: fixedFields(entity, caller),
    where,
  });
  if (typeof clientId === 'string') return { clientId, fields };
  return { clientId: entity.schema.required?.includes('client_id') ? uuidv7() : null, fields };
}

/**
 * Returns the fields that the server sets. Records of owner-only entities get the e-mail address of
 * their owner.
 */
function fixedFields({ access, schema }: Entity, caller: Caller): Fields | undefined {
  return access === 'owner' && Object.hasOwn(schema.properties, 'user_email')
    ? { user_email: caller.user.email }
    : undefined;
}

/** @throws HttpError 400 */
export function requireList(body: unknown, max: number): unknown[] {
  if (!Array.isArray(body))
    throw new HttpError(400, 'invalid_body', 'The body must be a list of records.');
  if (body.length > max)
    throw new HttpError(400, 'too_many', `At most ${max} records may be sent at once.`);
  return body;
}

export function unwrapCreated(
  result: CreateResult,
): Extract<CreateResult, { kind: 'done' }>['records'] {
  if (result.kind === 'deleted')
    throw new HttpError(
      410,
      'deleted',
      'This record has been deleted and cannot be created again.',
    );
  return result.records;
}

/**
 * Returns an existing record in answer to a repeated creation.
 * @throws HttpError 409 if the access rules no longer let the caller read the record
 */
export function toExistingRecord(entity: Entity, caller: Caller, record: StoredRecord): WireRecord {
  if (!caller.isService && !canRead(entity, caller.user, record))
    throw new HttpError(409, 'exists', 'There is a record with this client id already.');
  return recordToWire(record, entity);
}

/**
 * Publishes a change to every socket that may read the record, and returns the record for the
 * response.
 */
export function publishChange(
  publisher: ChangePublisher,
  entity: Entity,
  type: 'create' | 'update',
  record: StoredRecord,
  before?: StoredRecord,
): WireRecord {
  const wire = recordToWire(record, entity);
  publisher.publishRecord(entity, record, buildChangeEvent(type, wire), before);
  return wire;
}

export function publishDeletion(
  publisher: ChangePublisher,
  entity: Entity,
  { deleted, record }: { deleted: DeletedRecord; record: StoredRecord },
): void {
  publisher.publishRecord(
    entity,
    record,
    buildDeletionEvent(recordToWire(record, entity), deleted),
  );
}
