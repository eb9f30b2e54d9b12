// Reads from the backend's public settings how the app's operator can be reached: the support
// address, and the recipient of messages that the backend sends.
import { operatorRecipient } from '../../schemas/api/backend-api.ts';

/** Returns null if the settings contain no address. */
export function parseSupportAddress(settings: unknown): string | null {
  const address =
    typeof settings === 'object' && settings !== null && 'support_email' in settings
      ? settings.support_email
      : null;
  return typeof address === 'string' && address !== '' ? address : null;
}

/**
 * Returns the recipient for SendEmail. Our own server forwards or stores messages to its operator
 * itself; another backend needs the support address. Returns null if the settings contain neither.
 */
export function parseMessageRecipient(settings: unknown): string | null {
  const capabilities =
    typeof settings === 'object' && settings !== null && 'capabilities' in settings
      ? settings.capabilities
      : null;
  return Array.isArray(capabilities) && capabilities.includes('operator_messages')
    ? operatorRecipient
    : parseSupportAddress(settings);
}
