// Reads the support address of the app's operator from the backend's public settings.

/** Returns null if the settings contain no address. */
export function parseSupportAddress(settings: unknown): string | null {
  const address =
    typeof settings === 'object' && settings !== null && 'support_email' in settings
      ? settings.support_email
      : null;
  return typeof address === 'string' && address !== '' ? address : null;
}
