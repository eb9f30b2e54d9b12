// Collects what must be undone at the end of a run: processes, connections, and the temporary
// folder.

export interface Cleanup {
  add(undo: () => Promise<void> | void): void;
  /**
   * Undoes each step once, the latest step first. A step that fails does not stop the others.
   * @throws the first error, after all steps ran
   */
  run(): Promise<void>;
}

export function createCleanup(): Cleanup {
  const steps: (() => Promise<void> | void)[] = [];
  let running: Promise<void> | undefined;

  async function undoAll(): Promise<void> {
    const errors: unknown[] = [];
    for (let undo = steps.pop(); undo; undo = steps.pop()) {
      try {
        await undo();
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw errors[0];
  }

  return {
    add: (undo) => void steps.push(undo),
    run: () => (running ??= undoAll()),
  };
}
