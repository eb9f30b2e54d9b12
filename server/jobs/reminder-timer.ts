// Looks for reminders that are due every few seconds, as the housekeeping is done every hour.
import type { ReminderSender } from '../push/reminder-delivery.ts';

/** So late a reminder comes at most. */
const pauseMillis = 15_000;

export interface ReminderPolling {
  /** Ends it; resolves when a run that is under way is over, so that the store may be closed. */
  stop(): Promise<void>;
}

/** A run that fails is told to `failed` and the next one comes all the same. */
export function startReminderPolling(
  reminderSender: ReminderSender,
  failed: (error: unknown) => void,
): ReminderPolling {
  let isStopped = false;
  let running = Promise.resolve();
  let timer = wait(0);

  function wait(millis: number): NodeJS.Timeout {
    // The process never stays alive for this alone.
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
