// Checks who may use this app according to the owner's access policy: all visitors, all signed-in
// users, or invited users only.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccessRefusal } from '../../schemas/api/backend-api.ts';
import { HttpError } from '../errors.ts';
import type { Settings } from '../settings.ts';
import type { Caller, Authenticator } from './callers.ts';
import { getPasskeyAddress } from './passkey-address.ts';

export interface AccessPolicyCheck {
  /**
   * Returns the reason why this caller may not use the app. Undefined when the caller may use it.
   */
  findRefusal(caller: Caller | undefined): AccessRefusal | undefined;
}

export function createAccessPolicyCheck({
  appId,
  access,
  returnOrigins,
  publicUrl,
}: Pick<Settings, 'appId' | 'access' | 'returnOrigins' | 'publicUrl'>): AccessPolicyCheck {
  const passkeyOrigin = getPasskeyAddress(publicUrl)?.origin;
  const refused = (reason: AccessRefusal['reason']): AccessRefusal => ({
    app_id: appId,
    reason,
    ...(returnOrigins.length > 0 && { return_origins: returnOrigins }),
    ...(passkeyOrigin !== undefined && { passkey_origin: passkeyOrigin }),
  });
  return {
    findRefusal: (caller) => {
      if (access === 'public_without_login' || caller?.isService) return undefined;
      if (!caller) return refused('auth_required');
      const isAdmitted =
        access === 'public_with_login' || caller.user.isAdmitted || caller.user.role === 'admin';
      return isAdmitted ? undefined : refused('user_not_registered');
    },
  };
}

/**
 * Registers the check that runs before every route of the API except the open routes.
 * @throws HttpError 401 `auth_required`, 403 `user_not_registered`
 */
export function registerAccessCheck(
  app: FastifyInstance,
  {
    accessCheck,
    authenticator,
    access,
  }: { accessCheck: AccessPolicyCheck; authenticator: Authenticator; access: Settings['access'] },
): void {
  if (access === 'public_without_login') return;
  app.addHook('onRequest', async (request) => {
    const { url } = request.routeOptions;
    if (url === undefined || !url.startsWith('/api/') || isOpen(url, request)) return;
    const refusal = accessCheck.findRefusal(await authenticator.findCaller(request));
    if (refusal) throw toAccessError(refusal, refusal.reason === 'auth_required' ? 401 : 403);
  });
}

/** @param status 403 for the public settings, because clients expect no other status there */
export function toAccessError(refusal: AccessRefusal, status: 401 | 403): HttpError {
  const sentence =
    refusal.reason === 'auth_required'
      ? 'Please sign in.'
      : 'You are not registered for this app. An admin can invite you.';
  return new HttpError(status, refusal.reason, sentence, { extraData: refusal });
}

/**
 * Routes that need no access check: routes needed before sign-in, and files that a browser requests
 * without a token (pictures, the manifest, the service worker). The public settings check access
 * themselves, because they return 403 in any case.
 *
 * The list holds declared routes, not URLs. A URL can be written in many ways, and the name of an
 * app could look like part of another route.
 */
const open = [
  '/api/auth/',
  '/api/apps/auth/',
  '/api/apps/:appId/auth/',
  '/api/apps/public/',
  '/api/apps/:appId/files/',
  '/api/apps/:appId/analytics/',
  '/api/app-logs/',
];
const functions = ['/api/apps/:appId/functions/:name', '/api/functions/:name'];
const openFunctions = new Set(['getManifest', 'getServiceWorker']);

function isOpen(route: string, { params }: FastifyRequest): boolean {
  if (functions.includes(route)) return openFunctions.has((params as { name: string }).name);
  return open.some((start) => route.startsWith(start));
}
