// Registers the routes of the administration API, see schemas/api/admin-api.ts. Each requires an
// admin, and none returns what people wrote, except their messages to the operator and the reasons
// of their deletion requests.
import type { FastifyInstance } from 'fastify';
import { requireAdmin } from '../../auth/require-admin.ts';
import type { AdminParts } from './admin-parts.ts';
import { bibleRoute } from './bibles.ts';
import { deletionRoutes } from './deletions.ts';
import { mailRoutes } from './mails.ts';
import { messageRoutes } from './messages.ts';
import { overviewRoute } from './overview.ts';
import { peopleRoutes } from './people.ts';

export async function adminRoutes(app: FastifyInstance, parts: AdminParts): Promise<void> {
  // This hook applies only to the routes of this plugin, because Fastify encapsulates plugins.
  app.addHook('preHandler', async (request) =>
    requireAdmin(await parts.authenticator.requireCaller(request)),
  );
  for (const routes of [
    overviewRoute,
    peopleRoutes,
    deletionRoutes,
    messageRoutes,
    mailRoutes,
    bibleRoute,
  ])
    routes(app, parts);
}
