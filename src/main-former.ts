// Part of the front door: what an install of the earlier app left in this browser moves into the person's database, once [R44].
import { concatMap, distinctUntilChanged, EMPTY, filter, from, map, switchMap, takeWhile } from 'rxjs';
import type { Data } from './data/data.ts';
import { hasFormerData } from './data/former-names.ts';
import { syncStatus } from './data/sync-status.ts';
import { formerBox } from './platform/former-box.ts';

/**
 * Moves it, and after each whole meeting with the server looks whether the server had some of it already. Never into memory: the old place
 * would be emptied.
 * @param onFault a fault of the storage; the next start goes on
 * @returns the way to stop
 */
export function bringFormerData(data: Data, onFault: (fault: unknown) => void): () => void {
  const settling = from(move(data))
    .pipe(
      switchMap(() => (data.account ? syncStatus(data) : EMPTY)),
      filter(({ trouble, lastSuccess }) => trouble === null && lastSuccess !== null),
      map(({ lastSuccess }) => lastSuccess),
      distinctUntilChanged(),
      concatMap(() => settle(data)),
      takeWhile((isLeft) => isLeft),
    )
    .subscribe({ error: onFault });
  return () => settling.unsubscribe();
}

async function move(data: Data): Promise<void> {
  if (!hasFormerData(formerBox.names())) return;
  const { moveFormerData } = await import('./data/former-app.ts');
  if ((await moveFormerData(data, formerBox)) > 0) await data.sync();
}

/** @returns whether there may be something to settle after the next meeting */
async function settle(data: Data): Promise<boolean> {
  if (!(await hasMoved(data))) return false;
  const { settleMoved } = await import('./data/former-app.ts');
  if ((await settleMoved(data)) > 0) void data.sync();
  return hasMoved(data);
}

/** A look that most people's devices answer with no, without the code of the moving. */
async function hasMoved({ personal }: Data): Promise<boolean> {
  return (await personal.activity.findOne({ selector: { kind: 'moved' } }).exec()) !== null;
}
