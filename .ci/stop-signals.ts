// Notifies a long-running tool that it must stop: after Ctrl-C, after a signal, or when the parent
// npm process was killed.

/**
 * Calls `stop` once, with the signal to pass on. The signal is null if the terminal already sent it
 * to the child processes: many servers treat a second Ctrl-C as "at once". npm passes a signal to
 * its shell, and the shell exits without passing it on. The check of the parent process keeps a
 * server from outliving `npm start` and holding its port.
 */
export function onStop(stop: (signal: NodeJS.Signals | null) => void): void {
  let isStopping = false;
  const stopOnce = (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    clearInterval(watch);
    stop(signal === 'SIGINT' && process.stdin.isTTY ? null : signal);
  };
  const parent = process.ppid;
  const watch = setInterval(() => {
    // A tool that was started manually may outlive its shell.
    if (process.env['npm_lifecycle_event'] && process.ppid !== parent) stopOnce('SIGTERM');
  }, 250);
  watch.unref();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopOnce(signal));
}
