// Limits the time of work that may never end.

/** Rejects after this time; the work itself goes on. */
export async function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It took too long.')), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
