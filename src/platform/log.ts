// Logs errors to the browser's console, the only place for them. Record contents are never logged,
// because storage errors contain whole records.

/**
 * Logs an error; only the name and the code of the error are logged.
 * @param what one sentence written by the app's developers
 */
export function logFault(what: string, fault: unknown): void {
  const { name, code } =
    fault instanceof Error
      ? (fault as Error & { code?: unknown })
      : { name: typeof fault, code: undefined };
  // oxlint-disable-next-line no-console -- this is the place
  console.warn(`Selah: ${what}`, name, typeof code === 'string' ? code : '');
}
