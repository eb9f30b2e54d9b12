// The browser's console: the one place where a fault is told. Never a word of a record: errors of
// the storage carry whole records.

/** @param what one sentence of ours; of the fault only its name and code are told */
export function logFault(what: string, fault: unknown): void {
  const { name, code } =
    fault instanceof Error
      ? (fault as Error & { code?: unknown })
      : { name: typeof fault, code: undefined };
  // oxlint-disable-next-line no-console -- this is the place
  console.warn(`Selah: ${what}`, name, typeof code === 'string' ? code : '');
}
