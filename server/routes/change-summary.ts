// Route that returns a change summary of all entities, so that one request shows a device that
// there is nothing to sync.
import type { FastifyInstance } from 'fastify';
import type { ChangesResponse } from '../../schemas/api/backend-api.ts';
import { getReadScope } from '../entities/access.ts';
import type { Caller, Authenticator } from '../auth/callers.ts';
import type { EntityCatalog } from '../entities/catalog.ts';
import type { ChangeSummary, Store } from '../store/store.ts';
import { isStamp } from '../store/timestamp.ts';

interface ChangesParts {
  store: Pick<Store, 'readChangeSummary' | 'renewUserEpoch'>;
  catalog: EntityCatalog;
  authenticator: Authenticator;
}

interface Query {
  /** Epoch that the device knows. */
  epoch?: unknown;
  /** Latest stamp of a record or deletion that the device has pulled. */
  seen?: unknown;
}

export function changesRoute(
  app: FastifyInstance,
  { store, catalog, authenticator }: ChangesParts,
): void {
  app.get<{ Querystring: Query }>(
    '/api/apps/:appId/changes',
    async (request): Promise<ChangesResponse> => {
      const caller = await authenticator.findCaller(request);
      // The summary of an anonymous visitor lists fewer entities. A client with an invalid token
      // gets 401, so that the client does not mistake that summary for its own.
      if (!caller && request.headers.authorization !== undefined)
        throw await authenticator.createSignInError(request);
      const readSummary = () =>
        store.readChangeSummary({ ownerId: caller?.user.id ?? '', ...namesFor(catalog, caller) });
      let summary = await readSummary();
      if (caller && isRolledBack(summary, request.query)) {
        request.log.warn(
          { user: caller.user.id },
          'the database is older than the last sync of a device of the user',
        );
        await store.renewUserEpoch(caller.user.id);
        summary = await readSummary();
      }
      const { epoch, latestByEntity } = summary;
      const own = caller && { User: { changed: caller.user.updatedDate, deleted: '' } };
      return {
        user_id: caller?.user.id ?? null,
        epoch,
        entities: { ...Object.fromEntries(latestByEntity), ...own },
      };
    },
  );
}

/**
 * [R37] Returns whether the device has seen a stamp that this database has not given out yet: the
 * operator put back an older copy of the database. A device that knows another epoch checks all its
 * records anyway, so its stamps say nothing.
 */
function isRolledBack(
  { epoch, latestStamp }: ChangeSummary,
  { epoch: knownEpoch, seen }: Query,
): boolean {
  return knownEpoch === epoch && typeof seen === 'string' && isStamp(seen) && seen > latestStamp;
}

/**
 * Lists the entities of which the caller may read all own records or all records. Entities with
 * access rules per record are left out, because no index finds their latest readable record.
 */
function namesFor(
  catalog: EntityCatalog,
  caller: Caller | undefined,
): { ownedEntities: string[]; sharedEntities: string[] } {
  const own: string[] = [];
  const shared: string[] = [];
  for (const entity of catalog.all()) {
    if (entity.access === 'owner' && !caller) continue;
    const scope = getReadScope(entity, caller);
    if (scope.where !== undefined) continue;
    (scope.ownerId === null ? shared : own).push(entity.name);
  }
  return { ownedEntities: own, sharedEntities: shared };
}
