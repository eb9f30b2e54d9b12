// Detects at the start that an older copy of the database was put back without `npm run restore`,
// and keeps the mark in the data folder that this check needs.
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from '../store/store.ts';
import { isStamp } from '../store/timestamp.ts';
import { startTimer, type JobTimer } from './timers.ts';

type StampStore = Pick<Store, 'readLatestStamp' | 'renewEpoch'>;

/** The first line is the stamp, the second line the identity of the file. */
const fileName = 'latest-stamp';
const writeInterval = 15_000;

interface Mark {
  /** Latest stamp of the database when the mark was written. */
  stamp: string;
  /** Identity of the mark's own file: a copied data folder has other files. */
  file: string;
}

/**
 * [R37] Starts a new epoch when the database is older than the mark, or when the data folder is a
 * copy. After a move to another machine the epoch changes, too: devices then compare their records
 * once, and nothing is lost.
 * @returns whether a new epoch was started
 */
export async function detectRollback(store: StampStore, dataDir: string): Promise<boolean> {
  const mark = readMark(dataDir);
  const isOld =
    mark !== null &&
    (mark.stamp > (await store.readLatestStamp()) || mark.file !== readFileIdentity(dataDir));
  if (isOld) await store.renewEpoch();
  await writeMark(store, dataDir);
  return isOld;
}

/**
 * Writes the mark every 15 seconds, and at the stop. Writes of the last 15 seconds before a crash
 * are not covered.
 * @param failed receives the error of a failed write; the next write follows as usual
 */
export function startRollbackMarks(
  store: StampStore,
  dataDir: string,
  failed: (error: unknown) => void,
): JobTimer {
  const write = () => writeMark(store, dataDir);
  const timer = startTimer(write, failed, writeInterval, () => writeInterval);
  return {
    async stop() {
      await timer.stop();
      await write().catch(failed);
    },
  };
}

/** A missing or damaged mark gives no information: no server has run here, or a write was cut. */
function readMark(dataDir: string): Mark | null {
  const path = join(dataDir, fileName);
  if (!existsSync(path)) return null;
  const [stamp = '', file = ''] = readFileSync(path, 'utf8').split('\n');
  return isStamp(stamp) ? { stamp, file } : null;
}

/** Overwrites the file in place, so that the file keeps its identity. */
async function writeMark(store: StampStore, dataDir: string): Promise<void> {
  const stamp = await store.readLatestStamp();
  const mark = readMark(dataDir);
  if (stamp === '' || (mark?.stamp === stamp && mark.file === readFileIdentity(dataDir))) return;
  const path = join(dataDir, fileName);
  if (!existsSync(path)) writeFileSync(path, '');
  writeFileSync(path, `${stamp}\n${readFileIdentity(dataDir)}\n`);
}

/**
 * Returns the identity of the file. A copied or unpacked file has another inode or another creation
 * time.
 */
function readFileIdentity(dataDir: string): string {
  const { ino, birthtimeMs } = statSync(join(dataDir, fileName));
  return `${ino} ${birthtimeMs}`;
}
