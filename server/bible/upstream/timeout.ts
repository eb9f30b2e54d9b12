// Waits for something, but not for ever.

/**
 * Nothing where it takes longer; the work goes on, and whoever has nothing to do with it any more
 * hears of no failure.
 */
export async function waitAtMost<T>(millis: number, work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, millis, undefined);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
