// Timers that repeat a job while the server runs: the deletion of expired data about once an
// hour, and the polling for due reminders and e-mails every 15 seconds.
import type { MailQueue } from '../mail/mail-queue.ts';
import type { ReminderSender } from '../push/reminder-delivery.ts';

export interface JobTimer {
  /** Stops the timer. Resolves when a current run has ended, so that the store can be closed. */
  stop(): Promise<void>;
}

const hour = 60 * 60_000;

/**
 * Starts the housekeeping timer. The interval is one hour ± six minutes, so that several servers on
 * one database do not run in step.
 *
 * @param jobs run one after the other
 * @param failed receives the error of a failed job; the other jobs and the next run follow as usual
 */
export function startHousekeeping(
  jobs: readonly (() => Promise<void>)[],
  failed: (error: unknown) => void,
): JobTimer {
  const computePause = (): number => hour * (0.9 + Math.random() * 0.2);
  async function run(): Promise<void> {
    for (const job of jobs) await job().catch(failed);
  }
  return startTimer(run, failed, computePause(), computePause);
}

/** Polling interval in milliseconds, which is also the maximum delay of a reminder or e-mail. */
const pollingPause = 15_000;

/**
 * Starts the polling for due reminders, at once.
 *
 * @param failed receives the error of a failed run; the next run follows as usual
 */
export function startReminderPolling(
  reminderSender: ReminderSender,
  failed: (error: unknown) => void,
): JobTimer {
  const timer = startTimer(
    () => reminderSender.run(),
    failed,
    0,
    () => pollingPause,
  );
  return {
    async stop() {
      await Promise.all([timer.stop(), reminderSender.stop()]);
    },
  };
}

/**
 * Starts the polling for due e-mails, at once. New e-mails do not wait for it. The timer does not
 * wait for the mail server; `MailQueue.stop` does.
 */
export function startMailPolling(mails: Pick<MailQueue, 'run'>): JobTimer {
  return startTimer(
    async () => void mails.run(),
    () => undefined,
    0,
    () => pollingPause,
  );
}

/**
 * Repeats a job. The next run is scheduled after the previous run has ended.
 *
 * @param firstPause milliseconds until the first run
 * @param computePause returns the milliseconds from the end of a run to the next run
 */
export function startTimer(
  run: () => Promise<void>,
  failed: (error: unknown) => void,
  firstPause: number,
  computePause: () => number,
): JobTimer {
  let isStopped = false;
  let running = Promise.resolve();
  let timer = wait(firstPause);

  function wait(millis: number): NodeJS.Timeout {
    // This timer alone must not keep the process alive.
    return setTimeout(begin, millis).unref();
  }
  function begin(): void {
    running = run()
      .catch(failed)
      .then(() => {
        if (!isStopped) timer = wait(computePause());
      });
  }
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
