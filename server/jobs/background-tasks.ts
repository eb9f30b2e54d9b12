// Work that an answer does not wait for: so that nobody learns from its time whether there was
// something to do.
import type { FastifyBaseLogger } from 'fastify';

export interface BackgroundTasks {
  /** A task that fails is logged; it must be one whose loss a person can mend by asking again. */
  run(task: () => Promise<void>): void;
  /** When everything begun so far has ended. */
  settled(): Promise<void>;
}

export function createBackgroundTasks(log: FastifyBaseLogger): BackgroundTasks {
  const running = new Set<Promise<void>>();
  return {
    run: (task) => {
      const run = task()
        .catch((error: unknown) => log.error({ err: error }, 'background task failed'))
        .finally(() => running.delete(run));
      running.add(run);
    },
    settled: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
