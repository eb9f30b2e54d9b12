// How much of what the owner's key of API.Bible allows one person, and one address, may use up.
import type { FastifyRequest } from 'fastify';
import type { Callers } from '../auth/callers.ts';
import type { Toll } from '../bible/provider.ts';
import { neighbourhood } from '../call-counter.ts';
import type { Limits } from '../limits.ts';

export interface BibleTolls {
  /** For each question that goes to a licensed source; throws HttpError 429. */
  of(request: FastifyRequest): Toll;
  /** For the diagnostics, which ask for many translations at once. */
  mustTest(request: FastifyRequest): Promise<void>;
}

export function createBibleTolls({ limits, callers }: { limits: Limits; callers: Callers }): BibleTolls {
  return {
    of: (request) => async () => {
      const caller = await callers.of(request);
      if (caller?.isService) return;
      const here = neighbourhood(request.ip);
      // A visitor without a name is counted by the address alone.
      const who = caller ? caller.user.id : here;
      await limits.mustTake('licensedInMinute', who);
      await limits.mustTake('licensedInDay', who);
      await limits.mustTake('licensedFrom', here);
    },
    mustTest: async (request) => {
      const caller = await callers.of(request);
      if (!caller?.isService) await limits.mustTake('bibleTest', neighbourhood(request.ip));
    },
  };
}
