// Polls for due reminders every 15 seconds while the server runs.
import type { ReminderSender } from '../push/reminder-delivery.ts';

/** Polling interval in milliseconds, which is also the maximum delay of a reminder. */
const pauseMillis = 15_000;

export interface ReminderPolling {
  /** Stops the timer. Resolves when a current run has ended, so that the store can be closed. */
  stop(): Promise<void>;
}

/**
 * Starts the polling for due reminders. A failed run is reported to `failed`, and the next run
 * follows as usual.
 */
export function startReminderPolling(
  reminderSender: ReminderSender,
  failed: (error: unknown) => void,
): ReminderPolling {
  let isStopped = false;
  let running = Promise.resolve();
  let timer = wait(0);

  function wait(millis: number): NodeJS.Timeout {
    // This timer alone must not keep the process alive.
    return setTimeout(begin, millis).unref();
  }
  function begin(): void {
    running = reminderSender
      .run()
      .catch(failed)
      .then(() => {
        if (!isStopped) timer = wait(pauseMillis);
      });
  }
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await reminderSender.stop();
      await running;
    },
  };
}
