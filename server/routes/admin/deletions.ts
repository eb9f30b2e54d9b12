// Routes of the administration API for requests of people for the deletion of their accounts.
import type { FastifyInstance } from 'fastify';
import type { AdminDeletionRequest } from '../../../schemas/api/admin-api.ts';
import { findRequester, listPendingDeletions } from '../../auth/deletion-requests.ts';
import {
  adminPath,
  maxListed,
  notFoundError,
  options,
  requireOtherAccount,
  requireStoredId,
  type AdminParts,
  type ById,
} from './admin-parts.ts';

const path = `${adminPath}/deletions`;
const notFound = 'There is no such pending request.';

export function deletionRoutes(
  app: FastifyInstance,
  { store, authenticator, deletion, clock }: AdminParts,
): void {
  app.get(path, async (): Promise<AdminDeletionRequest[]> =>
    listPendingDeletions(store.records, clock.now(), maxListed),
  );

  app.post<ById>(`${path}/:id/carry-out`, options, async (request) => {
    const user = await findRequester(store, requireStoredId(request.params.id, notFound));
    if (!user) throw notFoundError(notFound);
    requireOtherAccount(await authenticator.requireCaller(request), user);
    await deletion.deleteByAdmin(user, { sendsEmail: true });
    return { success: true };
  });
}
