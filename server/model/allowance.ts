// How many answers of the language model there are: for one person, and for everybody together.
import type { Caller } from '../auth/callers.ts';
import type { Limits } from '../limits.ts';
import { budgetSpent } from './model-fault.ts';

export interface Allowance {
  /** @throws HttpError 429 with the seconds to wait; the service token has no such limit */
  mustTakeOwn(caller: Caller): Promise<void>;
  /** @throws HttpError 402 `budget_spent` */
  mustTakeShared(): Promise<void>;
}

/** @param callsADay for everybody together; undefined: as many as they like */
export function createAllowance(limits: Limits, callsADay: number | undefined): Allowance {
  return {
    mustTakeOwn: async ({ user, isService }) => {
      if (isService) return;
      await limits.mustTake('answerInMinute', user.id);
      await limits.mustTake('answerInDay', user.id);
    },
    mustTakeShared: async () => {
      if (callsADay === undefined) return;
      const taken = await limits.take('answerForAll', 'everybody', callsADay);
      if (taken.kind === 'over') throw budgetSpent();
    },
  };
}
