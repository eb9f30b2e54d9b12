// Quota of API.Bible requests with the owner's key, for each user and each network address.
import type { FastifyRequest } from 'fastify';
import type { Authenticator } from '../auth/callers.ts';
import type { ApiQuotaCheck } from '../bible/provider.ts';
import { getNetworkPrefix } from '../http/api-call-limit.ts';
import type { RateLimits } from '../http/rate-limits.ts';

export interface BibleApiQuota {
  /**
   * Creates the check that runs before each request to a licensed source. The check throws
   * HttpError 429.
   */
  createCheck(request: FastifyRequest): ApiQuotaCheck;
  /**
   * Counts one run of the diagnostics, which test many translations at once.
   * @throws HttpError 429
   */
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
      // An anonymous visitor is counted only by the network address.
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
