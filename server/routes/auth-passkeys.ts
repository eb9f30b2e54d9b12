// HTTP routes for passkeys: registration, list and removal by a signed-in user, and log-in: the
// capability `passkeys`. The plugin of auth.ts, which registers these routes, limits the calls.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PasskeyRow } from '../../schemas/api/passkeys.ts';
import type { Authenticator } from '../auth/callers.ts';
import type { PasskeyAddress } from '../auth/passkey-address.ts';
import { readLoginResponse, readNewPasskey } from '../auth/passkey-bodies.ts';
import type { Registrant } from '../auth/passkey-challenges.ts';
import type { Passkeys } from '../auth/passkeys.ts';
import { readSessionOrigin } from '../auth/session-origin.ts';
import type { Sessions } from '../auth/sessions.ts';
import { userToWire } from '../entities/wire-format.ts';
import { HttpError } from '../errors.ts';
import { getNetworkPrefix } from '../http/api-call-limit.ts';
import { readTexts } from '../http/read-texts.ts';
import type { StoredPasskey } from '../store/passkey-store.ts';
import type { Store } from '../store/store.ts';

export interface PasskeyRouteParts {
  store: Pick<Store, 'passkeys'>;
  /** Both are undefined where browsers offer no passkeys, see `getPasskeyAddress`. */
  passkeys: Passkeys | undefined;
  passkeyAddress: PasskeyAddress | undefined;
  sessions: Sessions;
  authenticator: Authenticator;
  appId: string;
}

const path = '/api/apps/:appId/auth/passkeys';
const options = { bodyLimit: 16 * 1024 };

export function passkeyRoutes(
  app: FastifyInstance,
  { store, passkeys, passkeyAddress, sessions, authenticator, appId }: PasskeyRouteParts,
): void {
  app.post(`${path}/registration-options`, options, async (request) => {
    const offered = requireOffered(request);
    const registrant = await requirePerson(request);
    const { current_password = '' } = readTexts(request.body, [], ['current_password']);
    return offered.startRegistration(registrant, current_password);
  });

  app.post(path, options, async (request): Promise<PasskeyRow> => {
    const offered = requireOffered(request);
    const registrant = await requirePerson(request);
    const { credential, name } = readNewPasskey(request.body);
    const { device } = readSessionOrigin(request);
    return toRow(await offered.finishRegistration(registrant, credential, { name, device }));
  });

  app.post(`${path}/login-options`, options, async (request) =>
    requireOffered(request).startLogin(getNetworkPrefix(request.ip)),
  );

  app.post(`${path}/login`, options, async (request) => {
    const offered = requireOffered(request);
    const credential = readLoginResponse(request.body);
    const user = await offered.logIn(credential, getNetworkPrefix(request.ip));
    return {
      access_token: await sessions.start(user.id, readSessionOrigin(request)),
      user: userToWire(user, appId),
      success: true,
    };
  });

  // The list and the removal need no certain address of the app, and no browser support.
  app.get(path, async (request): Promise<PasskeyRow[]> => {
    const { user } = await requirePerson(request);
    return (await store.passkeys.list(user.id)).map(toRow);
  });

  app.delete<{ Params: { id: string } }>(`${path}/:id`, async (request) => {
    const { user } = await requirePerson(request);
    if (!(await store.passkeys.remove(user.id, request.params.id)))
      throw new HttpError(404, 'not_found', 'You have no such passkey.');
    return { success: true };
  });

  /**
   * Browsers send the origin of the page with each POST. A page at another address of this server
   * could neither create nor use passkeys.
   * @throws HttpError 404 `passkeys_unavailable`
   */
  function requireOffered({ headers: { origin } }: FastifyRequest): Passkeys {
    if (!passkeys || (origin !== undefined && origin !== passkeyAddress?.origin))
      throw new HttpError(
        404,
        'passkeys_unavailable',
        'Passkeys are not available at this address.',
      );
    return passkeys;
  }

  /** @throws HttpError 401; 403 for the service token, which is no person */
  async function requirePerson(request: FastifyRequest): Promise<Registrant> {
    const { user, sessionId } = await authenticator.requireCaller(request);
    if (sessionId === null)
      throw new HttpError(403, 'forbidden', 'Users manage their own passkeys only.');
    return { user, sessionId };
  }
}

function toRow({ id, name, device, createdAt, lastUsedAt }: StoredPasskey): PasskeyRow {
  return {
    id,
    name,
    device,
    created_date: new Date(createdAt).toISOString(),
    last_used_date: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString(),
  };
}
