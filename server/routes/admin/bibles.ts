// Route of the administration API for the Bible texts of this server and their downloads.
import type { FastifyInstance } from 'fastify';
import type { AdminBible } from '../../../schemas/api/admin-api.ts';
import { listTranslationStates } from '../../bible/translation-states.ts';
import { adminPath, type AdminParts } from './admin-parts.ts';

export function bibleRoute(
  app: FastifyInstance,
  { localBible, settings: { dataDir, bible } }: AdminParts,
): void {
  app.get(`${adminPath}/bibles`, async (): Promise<AdminBible[]> => {
    const { helloaoUrl } = bible;
    return (await listTranslationStates({ local: localBible, dataDir, helloaoUrl })).bibles;
  });
}
