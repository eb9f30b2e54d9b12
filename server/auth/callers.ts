// Authentication: finds the caller of a request by the token of the request.
import type { FastifyRequest } from 'fastify';
import { accountDeletedCode } from '../../schemas/sync-status.ts';
import { HttpError } from '../errors.ts';
import { setLoggedUser } from '../log.ts';
import type { StoredUser, UserStore } from '../store/store.ts';
import type { ServiceAccount } from './service-account.ts';
import type { Sessions } from './sessions.ts';

/**
 * The authenticated caller of a request, and the session or service token that proves the identity.
 */
export interface Caller {
  /**
   * With the service token: the user named by the header `on-behalf-of`, or the service user of the
   * server when the header is missing.
   */
  user: StoredUser;
  /** The session of the token; null for the service token. */
  sessionId: string | null;
  /** Bypasses the access rules of entities. */
  isService: boolean;
}

export interface Authenticator {
  /**
   * Returns undefined for an anonymous visitor. A forged or expired token also means an anonymous
   * visitor. The service token is not accepted here, because sockets put tokens into URLs.
   */
  findTokenCaller(token: string | undefined): Promise<Caller | undefined>;
  /** Queries the store only once per request; later calls return the same result. */
  findCaller(request: FastifyRequest): Promise<Caller | undefined>;
  /** @throws HttpError 401 for an anonymous visitor */
  requireCaller(request: FastifyRequest): Promise<Caller>;
  /**
   * Returns the id of the user for whom the token of this request was made, even after the session
   * or the account was deleted. The id grants no access.
   */
  findFormerUserId(request: FastifyRequest): Promise<string | undefined>;
  /**
   * Returns the 401 for a request without a caller. The code `account_deleted` says that the token
   * was made for an account that does not exist any more, so that logging in again is of no use.
   */
  createSignInError(request: FastifyRequest): Promise<HttpError>;
}

/**
 * @param onCaller called once for each authenticated request; may reject the request by throwing
 */
export function createAuthenticator({
  sessions,
  users,
  serviceAccount,
  onCaller = () => undefined,
}: {
  sessions: Sessions;
  users: Pick<UserStore, 'find'>;
  serviceAccount: ServiceAccount;
  onCaller?: (caller: Caller) => void;
}): Authenticator {
  const callerByRequest = new WeakMap<FastifyRequest, Promise<Caller | undefined>>();

  async function ofToken(token: string | undefined, ip?: string): Promise<Caller | undefined> {
    const found = token ? await sessions.find(token, ip) : undefined;
    if (!found || found.user.disabled) return undefined;
    return { user: found.user, sessionId: found.session.id, isService: false };
  }

  async function ofHeaders({ headers, ip }: FastifyRequest): Promise<Caller | undefined> {
    const token = bearerIn(headers.authorization);
    if (!token || !serviceAccount.isToken(token)) return ofToken(token, ip);
    const behalf = headers['on-behalf-of'];
    if (behalf === undefined)
      return { user: await serviceAccount.user(), sessionId: null, isService: true };
    // When the user named in the header is not found, the request is anonymous and does not run as
    // the service user. The address is that of the service, not of the user's device.
    const person = await ofToken(bearerIn(Array.isArray(behalf) ? behalf[0] : behalf));
    return person && { user: person.user, sessionId: null, isService: true };
  }

  async function identifyCaller(request: FastifyRequest): Promise<Caller | undefined> {
    const caller = await ofHeaders(request);
    if (caller) {
      setLoggedUser(request, caller.user.id);
      onCaller(caller);
    }
    return caller;
  }

  function of(request: FastifyRequest): Promise<Caller | undefined> {
    const known = callerByRequest.get(request);
    if (known) return known;
    const pendingCaller = identifyCaller(request);
    callerByRequest.set(request, pendingCaller);
    return pendingCaller;
  }

  async function findFormerUserId({ headers }: FastifyRequest): Promise<string | undefined> {
    const token = bearerIn(headers.authorization);
    return token === undefined ? undefined : sessions.findUserId(token);
  }

  async function createSignInError(request: FastifyRequest): Promise<HttpError> {
    const id = await findFormerUserId(request);
    return id !== undefined && (await users.find(id)) === undefined
      ? new HttpError(401, accountDeletedCode, 'This account does not exist any more.')
      : new HttpError(401, 'unauthorized', 'Please sign in.');
  }

  return {
    findTokenCaller: (token) => ofToken(token),
    findCaller: of,
    requireCaller: async (request) => {
      const caller = await of(request);
      if (!caller) throw await createSignInError(request);
      return caller;
    },
    findFormerUserId,
    createSignInError,
  };
}

function bearerIn(header: string | undefined): string | undefined {
  return /^Bearer (\S+)$/i.exec(header ?? '')?.[1];
}
