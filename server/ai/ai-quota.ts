// AI quota: limits the answers of the language model for each user and for all users together.
import type { Caller } from '../auth/callers.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import { quotaExceededError } from './model-errors.ts';

export interface AiQuota {
  /** @throws HttpError 429 with the seconds to wait; the service token has no such limit */
  takeForUser(caller: Caller): Promise<void>;
  /** @throws HttpError 402 `budget_spent` */
  takeShared(): Promise<void>;
}

/** @param callsADay for all users together; undefined means no limit */
export function createAiQuota(limits: RateLimits, callsADay: number | undefined): AiQuota {
  return {
    takeForUser: async ({ user, isService }) => {
      if (isService) return;
      await limits.takeOrThrow('answerInMinute', user.id);
      await limits.takeOrThrow('answerInDay', user.id);
    },
    takeShared: async () => {
      if (callsADay === undefined) return;
      const result = await limits.take('answerForAll', 'everybody', callsADay);
      if (result.kind === 'over') throw quotaExceededError();
    },
  };
}
