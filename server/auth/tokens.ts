// Creates and verifies signed tokens (JWT) that name a user, a session and this app. The session
// decides how long a token is valid.
import { hash } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../clock.ts';

export interface TokenContent {
  userId: string;
  sessionId: string;
}

export interface Tokens {
  create(content: TokenContent): Promise<string>;
  /**
   * Returns undefined when the token is forged, belongs to another app, or is not a token of this
   * server.
   */
  read(token: string): Promise<TokenContent | undefined>;
}

const algorithm = 'HS256';

/** Maximum number of tokens in memory, which take about 3 MB. */
const maxRemembered = 10_000;

export function createTokens({
  secret,
  appId,
  clock,
}: {
  secret: string;
  appId: string;
  clock: Clock;
}): Tokens {
  const key = new TextEncoder().encode(secret);
  /**
   * Contents of tokens with a verified signature, by the hash of the token, oldest first.
   * Verification with jose takes 60 to 100 µs, a third of a whole request.
   *
   * The cache is safe, because a valid signature stays valid. Only a session can end, and the
   * session is checked on each request.
   */
  const remembered = new Map<string, TokenContent>();

  async function verify(token: string): Promise<TokenContent | undefined> {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [algorithm],
        audience: appId,
        currentDate: new Date(clock.now()),
        requiredClaims: ['sub', 'sid'],
      });
      const { sub: userId, sid: sessionId } = payload;
      return userId !== undefined && typeof sessionId === 'string'
        ? { userId, sessionId }
        : undefined;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }

  return {
    create: ({ userId, sessionId }) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: algorithm })
        .setSubject(userId)
        .setAudience(appId)
        .setIssuedAt(Math.floor(clock.now() / 1_000))
        .sign(key),

    read: async (token) => {
      const name = hash('sha256', token, 'base64');
      const known = remembered.get(name);
      if (known) return known;
      const content = await verify(token);
      if (!content) return undefined;
      if (remembered.size >= maxRemembered) {
        for (const oldest of remembered.keys()) {
          remembered.delete(oldest);
          break;
        }
      }
      remembered.set(name, content);
      return content;
    },
  };
}
