// Small file system for PostgreSQL: an ext4 image in the temporary folder, mounted by a loop
// device. It can be filled, so that PostgreSQL really has no space left.
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Cleanup } from './cleanup.ts';
import { listMounts } from './mounts.ts';

export interface SmallDisk {
  /** Where the file system is mounted. */
  readonly folder: string;
  /**
   * Takes all free space, and also the space that is freed later. Resolves when there is no free
   * space.
   */
  fill(): Promise<FullDisk>;
}

export interface FullDisk {
  /** Gives the space back. A second call does nothing. */
  free(): Promise<void>;
}

export type SmallDiskAnswer =
  | { kind: 'mounted'; disk: SmallDisk }
  /** `reason` is the end of a sentence, without a full stop. */
  | { kind: 'left out'; reason: string };

/** Much more than the load writes in its longest run. The image is sparse. */
const diskBytes = 2 * 1024 ** 3;
/** How soon freed space is taken again. */
const refillMillis = 200;
const runFile = promisify(execFile);

/** The cleanup must run before the temporary folder is removed: it unmounts the file system. */
export function mountSmallDisk(parent: string, cleanup: Cleanup): SmallDiskAnswer {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return { kind: 'left out', reason: 'a file system can be mounted only by root on Linux' };
  const image = join(parent, 'postgres-disk.img');
  const folder = join(parent, 'postgres-disk');
  writeFileSync(image, '');
  truncateSync(image, diskBytes);
  mkdirSync(folder);
  cleanup.add(() => unmount(image, parent, folder));
  try {
    // No blocks are reserved for root.
    runNow('mkfs.ext4', '-q', '-m', '0', image);
    runNow('mount', '-o', 'loop', image, folder);
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    const line = cause.trim().replaceAll(/\s+/g, ' ');
    return { kind: 'left out', reason: `a loop device cannot be used here: ${line}` };
  }
  return { kind: 'mounted', disk: { folder, fill: () => fillDisk(folder, cleanup) } };
}

function runNow(command: string, ...args: string[]): void {
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
}

/** The kernel detaches the loop device with the mount; `losetup` makes sure of it. */
function unmount(image: string, parent: string, folder: string): void {
  if (listMounts(parent).includes(folder) && spawnSync('umount', [folder]).status !== 0)
    runNow('umount', '--lazy', folder);
  const args = ['--associated', image, '--noheadings', '--output', 'NAME'];
  const { stdout } = spawnSync('losetup', args, { encoding: 'utf8' });
  for (const device of (stdout ?? '').split('\n').filter((name) => name.trim() !== ''))
    spawnSync('losetup', ['--detach', device.trim()]);
}

async function fillDisk(folder: string, cleanup: Cleanup): Promise<FullDisk> {
  const fillers = join(folder, 'filler');
  mkdirSync(fillers);
  let count = 0;

  async function takeAll(): Promise<void> {
    // Without the mount, this would fill the disk of the machine.
    if (statSync(folder).dev === statSync(dirname(folder)).dev)
      throw new Error(`No file system is mounted at ${folder}.`);
    const allocate = async (bytes: number): Promise<boolean> => {
      count += 1;
      const file = join(fillers, String(count));
      // Allocates blocks without writing them. Fails when there is less space than asked for.
      return runFile('fallocate', ['--length', String(bytes), file]).then(
        () => true,
        () => false,
      );
    };
    await takeSpace(() => readFreeBlocks(folder), allocate);
  }

  const ending = new AbortController();
  async function keepFull(): Promise<void> {
    while (!ending.signal.aborted) {
      await wait(refillMillis, undefined, { signal: ending.signal }).catch(() => {
        // The space is given back: the pause ends early.
      });
      if (!ending.signal.aborted) await takeAll();
    }
  }

  await takeAll();
  const running = keepFull();
  running.catch(() => {
    // `free` throws the error. Until then it must not end the process.
  });
  async function free(): Promise<void> {
    ending.abort();
    await running;
    rmSync(fillers, { recursive: true, force: true });
  }
  cleanup.add(free);
  return { free };
}

export interface FreeBlocks {
  count: number;
  /** Size of a block in bytes. */
  size: number;
}

function readFreeBlocks(folder: string): FreeBlocks {
  const { bavail, bsize } = statfsSync(folder);
  return { count: bavail, size: bsize };
}

/**
 * Allocates until no block is free. The file system needs blocks for its own lists, and other
 * programs take some meanwhile: an allocation that fails is tried again with half of the blocks.
 *
 * @param allocate returns false when there is less space than asked for
 */
export async function takeSpace(
  readFree: () => FreeBlocks,
  allocate: (bytes: number) => Promise<boolean>,
): Promise<void> {
  let most = Infinity;
  for (;;) {
    const { count, size } = readFree();
    const blocks = Math.min(count, most);
    if (blocks < 1) return;
    if (!(await allocate(blocks * size))) most = Math.floor(blocks / 2);
  }
}
