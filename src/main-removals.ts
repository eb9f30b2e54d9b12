// Part of the front door: whose databases are to be removed from this device, remembered until it is done [R43].
import { removeHome } from './data/database.ts';
import { forgetHomeMark } from './main-home.ts';
import { logFault } from './platform/log.ts';
import { forget, store, stored, storedNames } from './platform/storage.ts';

const prefix = 'removal_';
const considered = 'considered';

/** This person is logging out here, and what is still of theirs goes. */
export function markRemoval(account: string): void {
  store(prefix + account, '1');
}

/** It is being looked whether this person may leave: until then nobody removes anything of theirs. */
export function considerRemoval(account: string): void {
  store(prefix + account, considered);
}

/** They stay: the mark of their home as well. */
export function giveUpRemoval(account: string): void {
  forget(prefix + account);
}

export function isRemovalConsidered(account: string): boolean {
  return stored(prefix + account) === considered;
}

/** Nothing is left of them, or they are back. */
export function unmarkRemoval(account: string): void {
  forgetHomeMark(account);
  forget(prefix + account);
}

export function isRemoving(account: string): boolean {
  return stored(prefix + account) === '1';
}

/** The person comes back: what is left goes now, and nothing that they write from here on. */
export async function finishRemoval(account: string): Promise<void> {
  try {
    await removeHome(account);
  } catch (fault) {
    logFault('a database could not be removed', fault);
  } finally {
    unmarkRemoval(account);
  }
}

/**
 * All removals that a page which stood still, or a closed window, has left.
 * @param present the account that is open, or `guest`
 * @param dropTexts removes what only they could read of what belongs to the device
 */
export async function finishRemovals(present: string, dropTexts: () => Promise<void> = async () => {}): Promise<void> {
  for (const name of storedNames()) {
    const account = name.slice(prefix.length);
    if (!name.startsWith(prefix) || account === present || !isRemoving(account)) continue;
    try {
      await dropTexts();
      if (await removeHome(account, () => isRemoving(account))) unmarkRemoval(account);
    } catch (fault) {
      logFault('a database could not be removed', fault);
    }
  }
}
