// Public routes for the settings of the app and the health of the server, and the hook that rejects
// requests for other apps. The settings route answers 403 to callers whom the access policy does
// not admit.
import type { FastifyInstance } from 'fastify';
import {
  capabilities,
  type Capability,
  type PublicSettings,
} from '../../schemas/api/backend-api.ts';
import { toAccessError, type AccessPolicyCheck } from '../auth/access-policy.ts';
import type { Authenticator } from '../auth/callers.ts';
import { HttpError } from '../errors.ts';
import type { Settings } from '../settings.ts';
import { DatabaseOutage } from '../store/database-outage.ts';
import type { Store } from '../store/store.ts';

interface PublicParts {
  store: Store;
  authenticator: Authenticator;
  accessCheck: AccessPolicyCheck;
  settings: Pick<
    Settings,
    'appId' | 'access' | 'returnOrigins' | 'supportEmail' | 'hostOrigins' | 'hostBodies'
  >;
  /** Whether a language model is configured. Otherwise only the composer answers. */
  hasModel: boolean;
  /** The public VAPID key. */
  pushKey: string;
  /** The origin whose pages can use passkeys. Undefined where browsers offer no passkeys. */
  passkeyOrigin: string | undefined;
}

export function publicRoutes(
  app: FastifyInstance,
  {
    store,
    authenticator,
    accessCheck,
    settings: { appId, access, returnOrigins, supportEmail, hostOrigins, hostBodies },
    hasModel,
    pushKey,
    passkeyOrigin,
  }: PublicParts,
): void {
  const abilities: readonly Capability[] = [
    ...capabilities,
    ...(hasModel ? (['language_model'] as const) : []),
    'web_push',
    ...(passkeyOrigin === undefined ? [] : (['passkeys'] as const)),
  ];

  app.get<{ Params: { id: string } }>(
    '/api/apps/public/prod/public-settings/by-id/:id',
    async (request): Promise<PublicSettings> => {
      if (request.params.id !== appId) throw unknownApp();
      const refusal = accessCheck.findRefusal(await authenticator.findCaller(request));
      if (refusal) throw toAccessError(refusal, 403);
      return {
        id: appId,
        public_settings: access,
        capabilities: abilities,
        push_key: pushKey,
        ...(passkeyOrigin !== undefined && { passkey_origin: passkeyOrigin }),
        ...(returnOrigins.length > 0 && { return_origins: returnOrigins }),
        ...(supportEmail !== undefined && { support_email: supportEmail }),
        ...(hostOrigins.length > 0 && {
          host_origins: hostOrigins,
          ...(hostBodies && { host_bodies: true as const }),
        }),
      };
    },
  );

  // A proxy asks with `for=reads`, because a server whose database is full still answers reads, and
  // no other server of this database could do more.
  app.get<{ Querystring: { for?: unknown } }>('/healthz', async ({ query }) => {
    try {
      await store.check();
      return { status: 'ok' };
    } catch (error) {
      if (query.for === 'reads' && error instanceof DatabaseOutage && error.kind === 'full')
        return { status: 'reads_only' };
      throw error;
    }
  });
}

/** Registers the check. Call it before all routes whose address contains an app id. */
export function refuseOtherApps(app: FastifyInstance, appId: string): void {
  app.addHook('onRequest', async ({ params }) => {
    if (
      typeof params === 'object' &&
      params !== null &&
      'appId' in params &&
      params.appId !== appId
    )
      throw unknownApp();
  });
}

function unknownApp(): HttpError {
  return new HttpError(404, 'unknown_app', 'There is no app of this name on this server.');
}
