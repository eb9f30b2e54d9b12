// The question to the server whether the app lets in whoever is here, and what its answer means
// (part 1, sections 4 and 8 of the specification).
import { BackendError } from '../../backend/backend-error.ts';
import { isServerAnswer } from '../../backend/outcome.ts';
import type { AccessState } from '../../data/access.ts';
import type { DataContext } from '../../data/data-context.ts';

/** `unknown`: nobody answered. `fault`: the server answered, and not to the question. */
export type AccessCheckResult =
  | Exclude<AccessState, { kind: 'failed' }>
  | { kind: 'unknown' }
  | { kind: 'fault'; message: string };

export interface AccessCheckInput {
  backend: Pick<DataContext['backend'], 'auth' | 'publicSettings'>;
  /** Whether somebody is known here; they stay so without a network. */
  isSignedIn: boolean;
  /** The build wants somebody signed in, whatever the server does. */
  requiresAuth: boolean;
  report: DataContext['report'];
}

/** Milliseconds: the page stands meanwhile. */
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
    if (typeof settings !== 'string') return { kind: 'fault', message: '' };
    if (!requiresAuth && !settings.endsWith('_with_login')) return { kind: 'open' };
  } catch (fault) {
    const refusal = toAccessResult(fault);
    if (refusal.kind !== 'login') return refusal;
  }
  if (!isSignedIn) return { kind: 'login' };
  return checkUser(backend, report);
}

/**
 * Whoever is known here is believed until the server itself says that it knows them no more: not a
 * proxy on the way, nor a sign-in page.
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
    // Their words stay: only the token is forgotten, and the login page lets them in again.
    if (refusal.kind === 'login') auth.logout();
    return refusal;
  }
}

function toAccessResult(fault: unknown): AccessCheckResult {
  if (!(fault instanceof BackendError)) throw fault;
  if (!isServerAnswer(fault)) return { kind: 'unknown' };
  const { status, data, message } = fault;
  const reason = readReason(data);
  if (status !== 403 || reason === null)
    return { kind: 'fault', message: isObject(data) ? message : '' };
  if (reason === 'auth_required') return { kind: 'login' };
  return reason === 'user_not_registered'
    ? { kind: 'unregistered' }
    : { kind: 'refused', code: reason, message };
}

/**
 * 401: the token is not taken. 404 with the code and the detail of the contract: there is no such
 * person any more.
 */
function isUnknownUser(fault: unknown): boolean {
  if (!(fault instanceof BackendError) || !isObject(fault.data)) return false;
  const { message, detail, code } = fault.data;
  if (fault.status === 401) return typeof (message ?? detail) === 'string';
  // Whatever stands between answers 404, too, and says so with a message.
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

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
