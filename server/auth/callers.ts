// Who is asking: decided from the token alone.
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../errors.ts';
import type { Store, StoredUser } from '../store/store.ts';
import type { Tokens } from './tokens.ts';

export interface Callers {
  /** Nothing for an anonymous visitor; a forged or expired token makes one, too. */
  ofToken(token: string | undefined): Promise<StoredUser | undefined>;
  of(request: FastifyRequest): Promise<StoredUser | undefined>;
  /** @throws HttpError 401 for an anonymous visitor */
  mustBe(request: FastifyRequest): Promise<StoredUser>;
}

export function createCallers(store: Store, tokens: Tokens): Callers {
  async function ofToken(token: string | undefined): Promise<StoredUser | undefined> {
    const id = token && (await tokens.read(token));
    const user = id ? await store.users.find(id) : undefined;
    return user?.disabled ? undefined : user;
  }
  function of(request: FastifyRequest): Promise<StoredUser | undefined> {
    return ofToken(/^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]);
  }
  return {
    ofToken,
    of,
    async mustBe(request) {
      const user = await of(request);
      if (!user) throw new HttpError(401, 'unauthorized', 'Please sign in.');
      return user;
    },
  };
}
