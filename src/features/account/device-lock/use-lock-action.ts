// React hook for the section of the device lock: runs one action at a time with the commands of the
// lock, which are loaded when they are first needed.
import { useState } from 'react';
import { useData } from '../../../data/data-provider.tsx';
import { isStorageFull } from '../../../data/database/storage-errors.ts';
import type * as lockCommands from '../../../data/device-lock/lock-commands.ts';
import { lockOutcome } from './lock-outcome.ts';

export type LockCommands = typeof lockCommands;

/** @returns whether an action runs, and the function that runs one */
export function useLockAction(): {
  isBusy: boolean;
  run(action: (commands: LockCommands) => Promise<void>): Promise<void>;
} {
  const data = useData();
  const [isBusy, setIsBusy] = useState(false);

  async function run(action: (commands: LockCommands) => Promise<void>): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    lockOutcome.next(null);
    try {
      await action(await import('../../../data/device-lock/lock-commands.ts'));
    } catch (fault) {
      data.report('the device lock could not be changed', fault);
      lockOutcome.next(isStorageFull(fault) ? 'full' : 'failed');
    } finally {
      setIsBusy(false);
    }
  }
  return { isBusy, run };
}
