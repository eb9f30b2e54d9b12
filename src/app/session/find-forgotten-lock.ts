// Finds a locked database whose settings the browser lost, before the user's database is opened.
import { logFault } from '../../platform/log.ts';

/**
 * Never throws, so that the user can sign in.
 * @returns whether the settings are stored again, see src/data/device-lock/settle-settings.ts; the
 *   page must then start again
 */
export async function findForgottenLock(account: string): Promise<boolean> {
  try {
    const { restoreLockSettings } = await import('../../data/device-lock/settle-settings.ts');
    return await restoreLockSettings(account);
  } catch (fault) {
    logFault('the settings of the lock could not be restored', fault);
    return false;
  }
}
