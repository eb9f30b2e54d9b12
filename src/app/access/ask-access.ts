// Asks the server whether the app admits the current visitor, and interprets the answer (part 1,
// sections 4 and 8 of the specification).
import { isObject } from '../../../schemas/is-object.ts';
import { BackendError } from '../../backend/backend-error.ts';
import { isServerAnswer } from '../../backend/outcome.ts';
import type { AccessState } from '../../data/access.ts';
import type { DataContext } from '../../data/data-context.ts';

/**
 * `unknown`: the server did not answer. `fault`: the server answered with something other than an
 * access decision.
 */
export type AccessCheckResult =
  | Exclude<AccessState, { kind: 'failed' }>
  | { kind: 'unknown' }
  | { kind: 'fault' };

export interface AccessCheckInput {
  backend: Pick<DataContext['backend'], 'auth' | 'publicSettings'>;
  /** Whether a user is signed in on this device; the user stays signed in without a network. */
  isSignedIn: boolean;
  /** Whether the build requires a signed-in user, regardless of the server's setting. */
  requiresAuth: boolean;
  report: DataContext['report'];
}

/** Milliseconds; the page is shown during the check. */
const timeoutMillis = 8_000;

export async function checkAccess({
  backend,
  isSignedIn,
  requiresAuth,
  report,
}: AccessCheckInput): Promise<AccessCheckResult> {
  try {
    const settings: unknown = (await backend.publicSettings({ timeout: timeoutMillis }))
      ?.public_settings;
    if (typeof settings !== 'string') return { kind: 'fault' };
    if (!requiresAuth && !settings.endsWith('_with_login')) return { kind: 'open' };
  } catch (fault) {
    const refusal = toAccessResult(fault);
    if (refusal.kind !== 'login') return refusal;
  }
  if (!isSignedIn) return { kind: 'login' };
  return checkUser(backend, report);
}

/**
 * Treats a signed-in user as valid until the server itself says that the account no longer exists.
 * Answers from a proxy or a sign-in page of the network do not count.
 */
async function checkUser(
  { auth }: AccessCheckInput['backend'],
  report: DataContext['report'],
): Promise<AccessCheckResult> {
  try {
    await auth.me({ timeout: timeoutMillis });
    return { kind: 'open' };
  } catch (fault) {
    report('Authentication check failed:', fault);
    const refusal = isUnknownUser(fault) ? { kind: 'login' as const } : toAccessResult(fault);
    // The user's data stays on this device: only the token is deleted, and the user can log in
    // again.
    if (refusal.kind === 'login') auth.logout();
    return refusal;
  }
}

function toAccessResult(fault: unknown): AccessCheckResult {
  if (!(fault instanceof BackendError)) throw fault;
  if (!isServerAnswer(fault)) return { kind: 'unknown' };
  const { status, data } = fault;
  const reason = readReason(data);
  if (status !== 403 || reason === null) return { kind: 'fault' };
  if (reason === 'auth_required') return { kind: 'login' };
  return reason === 'user_not_registered'
    ? { kind: 'unregistered' }
    : { kind: 'refused', code: reason };
}

/**
 * Status 401 means that the server rejects the token. Status 404 with the code and the detail of
 * the contract means that the user no longer exists.
 */
function isUnknownUser(fault: unknown): boolean {
  if (!(fault instanceof BackendError) || !isObject(fault.data)) return false;
  const { message, detail, code } = fault.data;
  if (fault.status === 401) return typeof (message ?? detail) === 'string';
  // A proxy may answer 404, too, but with a message instead of the code and the detail.
  return (
    fault.status === 404 &&
    typeof detail === 'string' &&
    typeof code === 'string' &&
    code.toLowerCase() === 'not_found'
  );
}

function readReason(data: unknown): string | null {
  const reason =
    isObject(data) && isObject(data['extra_data']) ? data['extra_data']['reason'] : null;
  return typeof reason === 'string' && reason !== '' ? reason : null;
}
