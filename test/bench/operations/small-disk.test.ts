// Tests of the small file system of PostgreSQL: how its space is taken, on a simulated one, and
// that nothing is mounted without root.
import { expect, onTestFinished, test, vi } from 'vitest';
import { createCleanup } from '../../../bench/operations/cleanup.ts';
import { mountSmallDisk, takeSpace } from '../../../bench/operations/small-disk.ts';

const size = 4_096;

/** A file system that needs one block more for each allocation. */
function simulate(blocks: number) {
  let free = blocks;
  let calls = 0;
  return {
    readFree: () => ({ count: free, size }),
    async allocate(bytes: number) {
      calls += 1;
      if (bytes / size + 1 > free) return false;
      free -= bytes / size + 1;
      return true;
    },
    get free() {
      return free;
    },
    get calls() {
      return calls;
    },
  };
}

test.each([0, 1, 2, 3, 1_000, 524_287])(
  'of %d free blocks, at most one is left',
  async (blocks) => {
    const disk = simulate(blocks);
    await takeSpace(disk.readFree, disk.allocate);
    expect(disk.free).toBeLessThanOrEqual(1);
    expect(disk.calls).toBeLessThan(60);
  },
);

test('space that is freed between two allocations is taken, too', async () => {
  let free = 100;
  let freed = 50;
  await takeSpace(
    () => ({ count: free, size }),
    async (bytes) => {
      free += freed - bytes / size;
      freed = 0;
      return true;
    },
  );
  expect(free).toBe(0);
});

test('without root, nothing is mounted, and the reason is said', async () => {
  const getuid = vi.spyOn(process, 'getuid').mockReturnValue(1_000);
  onTestFinished(() => getuid.mockRestore());
  const cleanup = createCleanup();
  expect(mountSmallDisk('/nowhere', cleanup)).toEqual({
    kind: 'left out',
    reason: 'a file system can be mounted only by root on Linux',
  });
  await cleanup.run();
});
