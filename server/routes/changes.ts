// One glance instead of many questions: how far each entity has come, so that a device sees that there is nothing to do.
import type { FastifyInstance } from 'fastify';
import type { Changes } from '../../schemas/wire.ts';
import { readReach } from '../access.ts';
import type { Caller, Callers } from '../auth/callers.ts';
import type { Catalog } from '../catalog.ts';
import { HttpError } from '../errors.ts';
import type { Store } from '../store/store.ts';

interface ChangesParts {
  store: Pick<Store, 'glance'>;
  catalog: Catalog;
  callers: Callers;
}

export function changesRoute(app: FastifyInstance, { store, catalog, callers }: ChangesParts): void {
  app.get('/api/apps/:appId/changes', async (request): Promise<Changes> => {
    const caller = await callers.of(request);
    // Of a visitor there is less to tell: whoever means to be somebody must not take that for all.
    if (!caller && request.headers.authorization !== undefined) throw new HttpError(401, 'unauthorized', 'Please sign in.');
    const { epoch, latestByEntity } = await store.glance({ ownerId: caller?.user.id ?? '', ...namesFor(catalog, caller) });
    const own = caller && { User: { changed: caller.user.updatedDate, deleted: '' } };
    return { user_id: caller?.user.id ?? null, epoch, entities: { ...Object.fromEntries(latestByEntity), ...own } };
  });
}

/** Entities of which the caller reads all of their own or all there is. Where rules look at each record, the latest one is not found by an index. */
function namesFor(catalog: Catalog, caller: Caller | undefined): { own: string[]; everybodys: string[] } {
  const own: string[] = [];
  const everybodys: string[] = [];
  for (const entity of catalog.all()) {
    if (entity.access === 'owner' && !caller) continue;
    const reach = readReach(entity, caller);
    if (reach.where !== undefined) continue;
    (reach.ownerId === null ? everybodys : own).push(entity.name);
  }
  return { own, everybodys };
}
