// Waits for a promise up to a time limit.

/**
 * Returns undefined after the time limit. The work continues, and a later failure of the work
 * causes no unhandled rejection.
 */
export async function waitAtMost<T>(millis: number, work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, millis, undefined);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
