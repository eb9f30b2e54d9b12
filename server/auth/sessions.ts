// Sessions of signed-in users: created at sign-in, extended by use, ended by logout, a password
// change, or their greatest age.
import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { SessionOrigin, SessionStore, StoredSession, StoredUser } from '../store/store.ts';
import { getNetwork } from './session-origin.ts';
import type { Tokens } from './tokens.ts';

const dayMillis = 24 * 60 * 60_000;

/** How long a session stays valid after its last use, with an error of up to a day. */
export const sessionMillis = 30 * dayMillis;

/**
 * Limits the memory to a few megabytes. A session that was removed from memory costs one more
 * write.
 */
const maxRemembered = 10_000;

export interface Sessions {
  /** Returns the token of a new session. */
  start(userId: string, origin?: SessionOrigin): Promise<string>;
  /**
   * Returns undefined when the token is invalid or its session has ended. Use extends the session,
   * with at most one write a day.
   * @param ip address of the device, from which the network of the last use is stored
   */
  find(
    token: string,
    ip?: string,
  ): Promise<{ session: StoredSession; user: StoredUser } | undefined>;
  /**
   * Returns the id of the user for whom the token was made, even after the session has ended. The
   * id grants no access.
   */
  findUserId(token: string): Promise<string | undefined>;
}

export function createSessions({
  sessions,
  tokens,
  clock,
  maxAgeMillis = 0,
}: {
  sessions: SessionStore;
  tokens: Tokens;
  clock: Clock;
  /** Maximum age of a session after its login, however often the session is used; 0: no limit. */
  maxAgeMillis?: number;
}): Sessions {
  function hasEnded({ createdAt, expiresAt }: StoredSession): boolean {
    const now = clock.now();
    return expiresAt <= now || (maxAgeMillis > 0 && createdAt + maxAgeMillis <= now);
  }

  /**
   * Expiry times of sessions that this process extended recently. Parallel calls may have read the
   * session before it was extended; with this map only one of them writes.
   */
  const extended = new Map<string, number>();

  async function keepAlive(session: StoredSession, ip?: string): Promise<void> {
    const { id, expiresAt } = session;
    const wanted = clock.now() + sessionMillis;
    if (wanted - Math.max(expiresAt, extended.get(id) ?? 0) < dayMillis) return;
    if (extended.size >= maxRemembered) extended.clear();
    extended.set(id, wanted);
    try {
      await sessions.extend(session, wanted, ip === undefined ? null : getNetwork(ip));
    } catch (error) {
      extended.delete(id);
      throw error;
    }
  }

  return {
    start: async (userId, origin) => {
      const id = randomUUID();
      const now = clock.now();
      await sessions.start({
        id,
        userId,
        createdAt: now,
        expiresAt: now + sessionMillis,
        ...origin,
      });
      return tokens.create({ userId, sessionId: id });
    },

    find: async (token, ip) => {
      const content = await tokens.read(token);
      const found = content && (await sessions.find(content.sessionId, content.userId));
      if (!found || hasEnded(found.session)) return undefined;
      await keepAlive(found.session, ip);
      return found;
    },

    findUserId: async (token) => (await tokens.read(token))?.userId,
  };
}
