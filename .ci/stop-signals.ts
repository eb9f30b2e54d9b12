// Tells a long-running tool that it shall stop: by Ctrl-C, by a signal, or because the npm that
// started it was killed.

/**
 * Calls `stop` once, with the signal to pass on, or null where a terminal gave it to the children
 * already: a second Ctrl-C means "at once" to many a server. npm passes a signal to its shell, and
 * the shell dies without passing it on: without a look at the parent a server would outlive `npm
 * start` and keep its port.
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
    // Started by hand, a tool may outlive its shell.
    if (process.env['npm_lifecycle_event'] && process.ppid !== parent) stopOnce('SIGTERM');
  }, 250);
  watch.unref();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopOnce(signal));
}
