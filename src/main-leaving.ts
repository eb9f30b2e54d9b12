// Part of the front door: the last look before a log-out removes anything: whether another tab holds words of which the person was not told [R43].
import type { Data } from './data/data.ts';
import type { DeviceDatabase } from './data/database.ts';
import { untilAlone } from './data/home-lock.ts';
import { countOnlyHere } from './data/only-here.ts';
import { considerRemoval, giveUpRemoval } from './main-removals.ts';
import { setSessionAside } from './main-session.ts';
import { forgetDrafts } from './platform/drafts.ts';
import { forgetFirstSteps } from './platform/first-steps.ts';
import { logFault } from './platform/log.ts';
import { forgetReturn } from './platform/return-path.ts';
import { forget } from './platform/storage.ts';

/** What tabs tell each other. */
export type TabWord = 'entered' | 'left';

/**
 * Tells the other tabs to let go and looks, once nobody else can write any more.
 * @param told how many records and begun texts the person knows of
 * @returns null: nobody is signed in any more, and all may go. Else how many only this device holds: the person is signed in as before
 */
export async function mayLeave(account: string, { personal, unsaved }: Data, told: number, say: (word: TabWord) => void): Promise<number | null> {
  considerRemoval(account);
  const putBack = setSessionAside();
  say('left');
  await untilAlone(account);
  const onlyHere = await count(personal, unsaved);
  if (onlyHere <= told) return null;
  putBack();
  giveUpRemoval(account);
  // They have become a guest's by now.
  say('entered');
  return onlyHere;
}

/** A storage that does not answer keeps nobody here: the look before this one said what the person was told. */
async function count(personal: Data['personal'], unsaved: Data['unsaved']): Promise<number> {
  try {
    return (await countOnlyHere(personal)) + unsaved();
  } catch (fault) {
    logFault('it could not be counted what only this device holds', fault);
    return 0;
  }
}

/** What this browser remembers of a visit: the next one begins without. */
export function forgetVisit(): void {
  forgetDrafts();
  forgetFirstSteps();
  forgetReturn();
  // Any link may have brought it: see backend/start-up.ts.
  forget('functions_version');
}

/** The texts that are not for everybody go with who could read them. Never rejects: nobody is kept signed in by a text. */
export async function dropTexts(device: Promise<DeviceDatabase> | null, about: Pick<Data, 'backend' | 'storage'>): Promise<void> {
  try {
    if (!device) return;
    const { dropMembersTexts } = await import('./data/library-expiry.ts');
    await dropMembersTexts({ ...about, device: await device, report: logFault });
  } catch (fault) {
    logFault('texts that not everybody may read could not be removed', fault);
  }
}
