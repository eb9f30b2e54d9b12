// Routes that accept and discard the automatic reports of the contract's clients, so that these
// clients do not show errors.
import type { FastifyInstance } from 'fastify';

const maxBodyBytes = 64 * 1024;

export async function ignoredReportRoutes(app: FastifyInstance): Promise<void> {
  // Browsers send such reports as text, too, while a page is being left.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: maxBodyBytes },
    (_request, _body, done) => done(null),
  );
  app.post('/api/apps/:appId/analytics/track/batch', async (_request, reply) =>
    reply.code(204).send(),
  );
  app.post('/api/app-logs/*', async (_request, reply) => reply.code(204).send());
}
