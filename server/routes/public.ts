// What anybody may ask: how this app is set up, and whether the server is well.
import type { FastifyInstance } from 'fastify';
import { capabilities, type Capability, type PublicSettings } from '../../schemas/wire.ts';
import { refusalError, type Admission } from '../auth/admission.ts';
import type { Callers } from '../auth/callers.ts';
import { HttpError } from '../errors.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';

interface PublicParts {
  store: Store;
  callers: Callers;
  admission: Admission;
  settings: Pick<Settings, 'appId' | 'access' | 'returnOrigins' | 'supportEmail'>;
  /** Whether a language model answers, and not the composer alone. */
  hasModel: boolean;
}

export function publicRoutes(app: FastifyInstance, { store, callers, admission, settings: { appId, access, returnOrigins, supportEmail }, hasModel }: PublicParts): void {
  const abilities: readonly Capability[] = hasModel ? [...capabilities, 'language_model'] : capabilities;

  app.get<{ Params: { id: string } }>('/api/apps/public/prod/public-settings/by-id/:id', async (request): Promise<PublicSettings> => {
    if (request.params.id !== appId) throw unknownApp();
    const refusal = admission.refusal(await callers.of(request));
    if (refusal) throw refusalError(refusal, 403);
    return { id: appId, public_settings: access, capabilities: abilities, ...(returnOrigins.length > 0 && { return_origins: returnOrigins }), ...(supportEmail !== undefined && { support_email: supportEmail }) };
  });

  app.get('/healthz', async () => {
    await store.check();
    return { status: 'ok' };
  });
}

/** Before any route that names an app. */
export function refuseOtherApps(app: FastifyInstance, appId: string): void {
  app.addHook('onRequest', async ({ params }) => {
    if (typeof params === 'object' && params !== null && 'appId' in params && params.appId !== appId) throw unknownApp();
  });
}

function unknownApp(): HttpError {
  return new HttpError(404, 'unknown_app', 'There is no app of this name on this server.');
}
