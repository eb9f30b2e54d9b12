// Lets the browser draw and react during long work: a loop calls the pause after each step.

/** Milliseconds of work between two pauses. */
const workTime = 40;

/** Returns a function that waits for one turn of the event loop when enough time has passed. */
export function createPause(): () => Promise<void> | undefined {
  let last = performance.now();
  return () => {
    if (performance.now() - last < workTime) return undefined;
    return new Promise((resolve) => {
      setTimeout(() => {
        last = performance.now();
        resolve();
      });
    });
  };
}
