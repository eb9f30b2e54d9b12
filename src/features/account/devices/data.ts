// Lists and ends the sessions of the signed-in user, if the backend is our own server.
import type { SessionRow } from '../../../../schemas/api/backend-api.ts';
import { toOutcome } from '../../../backend/outcome.ts';
import type { DataContext } from '../../../data/data-context.ts';
import { toAuthFailure, type AuthFailure } from '../authentication.ts';

/** `unsupported`: the backend has no such list, as the hosted platform. */
export type DeviceList =
  | { kind: 'unsupported' }
  | { kind: 'devices'; devices: readonly SessionRow[] }
  | { kind: 'failed'; failure: AuthFailure };

/** The failure for an answer that is no list of sessions. */
const unreadable: AuthFailure = { kind: 'refused', code: 'unknown', message: '' };

export async function loadDevices({ backend }: DataContext): Promise<DeviceList> {
  const settings = await toOutcome(backend.publicSettings());
  if (settings.kind !== 'ok')
    return { kind: 'failed', failure: toAuthFailure(settings) ?? unreadable };
  // The hosted platform and some networks answer with another shape.
  const { capabilities } = settings.value ?? {};
  if (!Array.isArray(capabilities) || !capabilities.includes('sessions'))
    return { kind: 'unsupported' };
  const sessions = await toOutcome(backend.auth.listSessions());
  if (sessions.kind !== 'ok')
    return { kind: 'failed', failure: toAuthFailure(sessions) ?? unreadable };
  return areSessionRows(sessions.value)
    ? {
        kind: 'devices',
        // The device in the user's hands comes first.
        devices: sessions.value.toSorted(
          (one, other) => Number(other.is_current) - Number(one.is_current),
        ),
      }
    : { kind: 'failed', failure: unreadable };
}

/** A session that has already ended counts as success. */
export async function endDevice({ backend }: DataContext, id: string): Promise<AuthFailure | null> {
  const answer = await toOutcome(backend.auth.endSession(id));
  return answer.kind === 'refused' && answer.status === 404 && answer.code === 'not_found'
    ? null
    : toAuthFailure(answer);
}

export async function endOtherDevices({ backend }: DataContext): Promise<AuthFailure | null> {
  return toAuthFailure(await toOutcome(backend.auth.endOtherSessions()));
}

function areSessionRows(answer: unknown): answer is readonly SessionRow[] {
  return Array.isArray(answer) && answer.every(isSessionRow);
}

function isSessionRow(row: unknown): row is SessionRow {
  if (typeof row !== 'object' || row === null) return false;
  const { id, device, network, created_date, last_used_date } = row as Partial<SessionRow>;
  return (
    typeof id === 'string' &&
    [device, network].every((text) => text === null || typeof text === 'string') &&
    [created_date, last_used_date].every(isDate)
  );
}

function isDate(text: unknown): boolean {
  return typeof text === 'string' && !Number.isNaN(Date.parse(text));
}
