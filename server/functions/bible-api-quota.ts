// How much of what the owner's key of API.Bible allows one person, and one address, may use up.
import type { FastifyRequest } from 'fastify';
import type { Authenticator } from '../auth/callers.ts';
import type { ApiQuotaCheck } from '../bible/provider.ts';
import { getNetworkPrefix } from '../http/api-call-limit.ts';
import type { RateLimits } from '../http/rate-limits.ts';

export interface BibleApiQuota {
  /** For each question that goes to a licensed source; throws HttpError 429. */
  createCheck(request: FastifyRequest): ApiQuotaCheck;
  /** For the diagnostics, which ask for many translations at once. */
  takeForDiagnostics(request: FastifyRequest): Promise<void>;
}

export function createBibleApiQuota({
  limits,
  authenticator,
}: {
  limits: RateLimits;
  authenticator: Authenticator;
}): BibleApiQuota {
  return {
    createCheck: (request) => async () => {
      const caller = await authenticator.findCaller(request);
      if (caller?.isService) return;
      const here = getNetworkPrefix(request.ip);
      // A visitor without a name is counted by the address alone.
      const who = caller ? caller.user.id : here;
      await limits.takeOrThrow('licensedInMinute', who);
      await limits.takeOrThrow('licensedInDay', who);
      await limits.takeOrThrow('licensedFrom', here);
    },
    takeForDiagnostics: async (request) => {
      const caller = await authenticator.findCaller(request);
      if (!caller?.isService) await limits.takeOrThrow('bibleTest', getNetworkPrefix(request.ip));
    },
  };
}
