// Whether the network of this moment costs the person money or patience, as far as the browser
// says.

interface NetworkInformation {
  saveData?: boolean;
  type?: string;
  effectiveType?: string;
}

/**
 * True where the person saves data, pays for it by the amount, or has hardly any. A browser that
 * does not tell is believed to be at home.
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
