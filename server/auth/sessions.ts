// Where somebody is signed in: begun by proving who they are, kept alive by use, ended by logging
// out or by a new password.
import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { SessionStore, StoredSession, StoredUser } from '../store/store.ts';
import type { Tokens } from './tokens.ts';

const dayMillis = 24 * 60 * 60_000;

/** How long a session lives after it was last used, give or take a day. */
export const sessionMillis = 30 * dayMillis;

/** A few megabytes; who is forgotten costs one write more. */
const maxRemembered = 10_000;

export interface Sessions {
  /** Gives the token of a new session. */
  start(userId: string): Promise<string>;
  /**
   * Nothing when the token is no good or its session is over. Use keeps it alive, with at most one
   * write a day.
   */
  find(token: string): Promise<{ session: StoredSession; user: StoredUser } | undefined>;
  /** Whom a token was made for, also when its session is over: a name, and no right to anything. */
  findUserId(token: string): Promise<string | undefined>;
}

export function createSessions({
  sessions,
  tokens,
  clock,
}: {
  sessions: SessionStore;
  tokens: Tokens;
  clock: Clock;
}): Sessions {
  /**
   * Until when sessions were extended here lately: of many calls at once, some of which read the
   * session before it was, one writes.
   */
  const extended = new Map<string, number>();

  async function keepAlive({ id, expiresAt }: StoredSession): Promise<void> {
    const wanted = clock.now() + sessionMillis;
    if (wanted - Math.max(expiresAt, extended.get(id) ?? 0) < dayMillis) return;
    if (extended.size >= maxRemembered) extended.clear();
    extended.set(id, wanted);
    try {
      await sessions.extend(id, wanted);
    } catch (error) {
      extended.delete(id);
      throw error;
    }
  }

  return {
    start: async (userId) => {
      const id = randomUUID();
      const now = clock.now();
      await sessions.start({ id, userId, createdAt: now, expiresAt: now + sessionMillis });
      return tokens.create({ userId, sessionId: id });
    },

    find: async (token) => {
      const content = await tokens.read(token);
      const found = content && (await sessions.find(content.sessionId));
      if (!found || found.session.expiresAt <= clock.now() || found.user.id !== content.userId)
        return undefined;
      await keepAlive(found.session);
      return found;
    },

    findUserId: async (token) => (await tokens.read(token))?.userId,
  };
}
