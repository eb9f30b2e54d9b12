// Who is asking: decided from the token alone.
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../errors.ts';
import { setLoggedUser } from '../log.ts';
import type { StoredUser } from '../store/store.ts';
import type { ServiceAccount } from './service-account.ts';
import type { Sessions } from './sessions.ts';

/** Who asks, and how that was proven. */
export interface Caller {
  /**
   * For the service token: the person named by `on-behalf-findCaller`, else the server's own
   * service user.
   */
  user: StoredUser;
  /** The session of the token; null for the service token. */
  sessionId: string | null;
  /** Bypasses the access rules of entities. */
  isService: boolean;
}

export interface Authenticator {
  /**
   * Nothing for an anonymous visitor; a forged or expired token makes one, too. The service token
   * is none here: sockets put tokens into addresses.
   */
  findTokenCaller(token: string | undefined): Promise<Caller | undefined>;
  /** Asks the store once for a request, however often it is called. */
  findCaller(request: FastifyRequest): Promise<Caller | undefined>;
  /** @throws HttpError 401 for an anonymous visitor */
  requireCaller(request: FastifyRequest): Promise<Caller>;
  /**
   * The id of whoever was signed in with the token of this request, also when they are no more: a
   * name, and no right to anything.
   */
  findFormerUserId(request: FastifyRequest): Promise<string | undefined>;
}

/** @param greeted hears once of each call of somebody known, and may refuse it by throwing */
export function createAuthenticator({
  sessions,
  serviceAccount,
  greeted: onCaller = () => undefined,
}: {
  sessions: Sessions;
  serviceAccount: ServiceAccount;
  greeted?: (caller: Caller) => void;
}): Authenticator {
  const callerByRequest = new WeakMap<FastifyRequest, Promise<Caller | undefined>>();

  async function ofToken(token: string | undefined): Promise<Caller | undefined> {
    const found = token ? await sessions.find(token) : undefined;
    if (!found || found.user.disabled) return undefined;
    return { user: found.user, sessionId: found.session.id, isService: false };
  }

  async function ofHeaders({ headers }: FastifyRequest): Promise<Caller | undefined> {
    const token = bearerIn(headers.authorization);
    if (!token || !serviceAccount.isToken(token)) return ofToken(token);
    const behalf = headers['on-behalf-of'];
    if (behalf === undefined)
      return { user: await serviceAccount.user(), sessionId: null, isService: true };
    // Whom it says it acts for is gone: then it acts for nobody, rather than in another name.
    const person = await ofToken(bearerIn(Array.isArray(behalf) ? behalf[0] : behalf));
    return person && { user: person.user, sessionId: null, isService: true };
  }

  async function greet(request: FastifyRequest): Promise<Caller | undefined> {
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
    const asked = greet(request);
    callerByRequest.set(request, asked);
    return asked;
  }

  return {
    findTokenCaller: ofToken,
    findCaller: of,
    requireCaller: async (request) => {
      const caller = await of(request);
      if (!caller) throw new HttpError(401, 'unauthorized', 'Please sign in.');
      return caller;
    },
    findFormerUserId: async ({ headers }) => {
      const token = bearerIn(headers.authorization);
      return token === undefined ? undefined : sessions.findUserId(token);
    },
  };
}

function bearerIn(header: string | undefined): string | undefined {
  return /^Bearer (\S+)$/i.exec(header ?? '')?.[1];
}
