// Runs background tasks that a response does not wait for, so that the response time does not
// reveal whether there was work to do.
import type { FastifyBaseLogger } from 'fastify';

export interface BackgroundTasks {
  /**
   * Starts a task and logs its failure. Only for tasks whose loss a user can repair by repeating
   * the request.
   */
  run(task: () => Promise<void>): void;
  /** Resolves when all tasks that were started so far have ended. */
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
