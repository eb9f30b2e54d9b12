// Tokens that say who somebody is: signed, for this app, for thirty days.
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../clock.ts';

export interface Tokens {
  make(userId: string): Promise<string>;
  /** The user id in a token, or nothing when it is forged, expired or for another app. */
  read(token: string): Promise<string | undefined>;
}

const lifeSeconds = 30 * 24 * 60 * 60;
const algorithm = 'HS256';

export function createTokens({ secret, appId, clock }: { secret: string; appId: string; clock: Clock }): Tokens {
  const key = new TextEncoder().encode(secret);
  return {
    make: (userId) => {
      const now = Math.floor(clock.now() / 1_000);
      return new SignJWT()
        .setProtectedHeader({ alg: algorithm })
        .setSubject(userId)
        .setAudience(appId)
        .setIssuedAt(now)
        .setExpirationTime(now + lifeSeconds)
        .sign(key);
    },
    read: async (token) => {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          audience: appId,
          currentDate: new Date(clock.now()),
          requiredClaims: ['sub', 'exp'],
        });
        return payload.sub;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
