// Measures how long work blocks the event loop of this thread, in CPU time. A busy machine
// therefore does not change the result much.

/**
 * Runs the work and returns its longest block, in milliseconds of CPU time of this thread: the
 * longest time between two turns of the event loop.
 */
export async function measureLongestBlock(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isDone = false;
  let last = readCpuMillis();
  const turns = new Promise<void>((resolve) => {
    const turn = (): void => {
      const now = readCpuMillis();
      longest = Math.max(longest, now - last);
      last = now;
      if (isDone) resolve();
      else setImmediate(turn);
    };
    setImmediate(turn);
  });
  try {
    await work();
  } finally {
    isDone = true;
    await turns;
  }
  return longest;
}

function readCpuMillis(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
