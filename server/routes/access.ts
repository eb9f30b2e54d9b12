// Who may reach which records.
import type { FastifyRequest } from 'fastify';
import { entities, isEntityName, type EntityName } from '../../schemas/entities.ts';
import type { Callers } from '../auth/callers.ts';
import { HttpError } from '../errors.ts';
import type { Reach, StoredUser } from '../store/store.ts';

/** @throws HttpError 404 */
export function mustBeEntity(name: string): EntityName {
  if (!isEntityName(name)) throw new HttpError(404, 'unknown_entity', 'There is no entity of this name.');
  return name;
}

/** @throws HttpError 401 */
export async function readReach(callers: Callers, request: FastifyRequest, entity: EntityName): Promise<Reach> {
  if (entities[entity].access === 'content') return { entity, ownerId: null };
  return { entity, ownerId: (await callers.mustBe(request)).id };
}

/** @throws HttpError 401, or 403 on content for whoever is not an admin */
export async function writeReach(callers: Callers, request: FastifyRequest, entity: EntityName): Promise<{ reach: Reach; caller: StoredUser }> {
  const caller = await callers.mustBe(request);
  if (entities[entity].access === 'owner') return { reach: { entity, ownerId: caller.id }, caller };
  if (caller.role !== 'admin') throw new HttpError(403, 'forbidden', 'Only an admin may change this.');
  return { reach: { entity, ownerId: null }, caller };
}
