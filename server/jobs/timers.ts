// Timers that repeat a job while the server runs: the deletion of expired data about once an
// hour, the polling for due reminders and e-mails every 15 seconds, and the watch for a full disk.
import type { MailQueue } from '../mail/mail-queue.ts';
import type { ReminderSender } from '../push/reminder-delivery.ts';
import { DatabaseOutage } from '../store/database-outage.ts';

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

/** Usual interval in milliseconds at which the watch looks for a full disk. */
const fullDiskPause = 5_000;

/**
 * Starts the watch for a full disk. Devices wait longer and longer after each failed write, up to
 * some minutes, so they must learn when there is space again.
 *
 * @param check rejects with a DatabaseOutage while the database cannot be used
 * @param freed called once when the disk is no longer full
 * @param pauseMillis interval of the checks
 */
export function startFullDiskWatch(
  check: () => Promise<void>,
  freed: () => void,
  pauseMillis = fullDiskPause,
): JobTimer {
  let isFull = false;
  async function run(): Promise<void> {
    try {
      await check();
    } catch (error) {
      // While the database is unavailable, it is not known whether its disk is still full.
      if (error instanceof DatabaseOutage && error.kind === 'full') isFull = true;
      return;
    }
    if (isFull) freed();
    isFull = false;
  }
  return startTimer(
    run,
    () => undefined,
    pauseMillis,
    () => pauseMillis,
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
