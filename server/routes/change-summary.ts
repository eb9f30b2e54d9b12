// One glance instead of many questions: how far each entity has come, so that a device sees that
// there is nothing to do.
import type { FastifyInstance } from 'fastify';
import type { ChangesResponse } from '../../schemas/api/backend-api.ts';
import { getReadScope } from '../entities/access.ts';
import type { Caller, Authenticator } from '../auth/callers.ts';
import type { EntityCatalog } from '../entities/catalog.ts';
import { HttpError } from '../errors.ts';
import type { Store } from '../store/store.ts';

interface ChangesParts {
  store: Pick<Store, 'readChangeSummary'>;
  catalog: EntityCatalog;
  authenticator: Authenticator;
}

export function changesRoute(
  app: FastifyInstance,
  { store, catalog, authenticator }: ChangesParts,
): void {
  app.get('/api/apps/:appId/changes', async (request): Promise<ChangesResponse> => {
    const caller = await authenticator.findCaller(request);
    // Of a visitor there is less to tell: whoever means to be somebody must not take that for all.
    if (!caller && request.headers.authorization !== undefined)
      throw new HttpError(401, 'unauthorized', 'Please sign in.');
    const { epoch, latestByEntity } = await store.readChangeSummary({
      ownerId: caller?.user.id ?? '',
      ...namesFor(catalog, caller),
    });
    const own = caller && { User: { changed: caller.user.updatedDate, deleted: '' } };
    return {
      user_id: caller?.user.id ?? null,
      epoch,
      entities: { ...Object.fromEntries(latestByEntity), ...own },
    };
  });
}

/**
 * Entities of which the caller reads all of their own or all there is. Where rules look at each
 * record, the latest one is not found by an index.
 */
function namesFor(
  catalog: EntityCatalog,
  caller: Caller | undefined,
): { ownedEntities: string[]; sharedEntities: string[] } {
  const own: string[] = [];
  const everybodys: string[] = [];
  for (const entity of catalog.all()) {
    if (entity.access === 'owner' && !caller) continue;
    const scope = getReadScope(entity, caller);
    if (scope.where !== undefined) continue;
    (scope.ownerId === null ? everybodys : own).push(entity.name);
  }
  return { ownedEntities: own, sharedEntities: everybodys };
}
