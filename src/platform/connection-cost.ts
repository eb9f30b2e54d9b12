// Detects whether the current network is metered or slow, as far as the browser reports this.

interface NetworkInformation {
  saveData?: boolean;
  type?: string;
  effectiveType?: string;
}

/**
 * Returns true if data saving is on, or if the connection is cellular or very slow. Without a
 * report from the browser it returns false.
 */
export function isMetered(): boolean {
  const { connection } = navigator as { connection?: NetworkInformation };
  if (!connection) return false;
  const { saveData, type, effectiveType } = connection;
  return (
    saveData === true ||
    type === 'cellular' ||
    effectiveType === 'slow-2g' ||
    effectiveType === '2g'
  );
}
