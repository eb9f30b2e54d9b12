// Who looks after this app, by its public settings: whatever a backend calls so.

/** Null where the settings name nobody. */
export function parseSupportAddress(settings: unknown): string | null {
  const address =
    typeof settings === 'object' && settings !== null && 'support_email' in settings
      ? settings.support_email
      : null;
  return typeof address === 'string' && address !== '' ? address : null;
}
