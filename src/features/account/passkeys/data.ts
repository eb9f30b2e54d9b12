// Lists, adds and removes the passkeys of the signed-in user, and logs in with a passkey, if the
// backend is our own server and this page has the address for which its passkeys are valid.
import { isObject } from '../../../../schemas/is-object.ts';
import type { PasskeyRow } from '../../../../schemas/api/passkeys.ts';
import { BackendError } from '../../../backend/backend-error.ts';
import { isServerAnswer, toOutcome } from '../../../backend/outcome.ts';
import { createPasskeyClient, type PasskeyClient } from '../../../backend/passkeys.ts';
import type { DataContext } from '../../../data/data-context.ts';
import { startSessionWithToken, toAuthFailure, type AuthFailure } from '../authentication.ts';
import { type CeremonyResult, createPasskey, loadCeremony, requestPasskey } from './ceremony.ts';

export type PasskeyList =
  | { kind: 'passkeys'; passkeys: readonly PasskeyRow[] }
  | { kind: 'failed'; failure: AuthFailure };

/** The failure for an answer of an unexpected shape. */
const unreadable: AuthFailure = { kind: 'refused', code: 'unknown', message: '' };

/**
 * Returns the origin at which the backend offers passkeys: an empty text if it offers none, null
 * without an answer. A server that is closed to this visitor says it in its refusal.
 */
export async function loadPasskeyOrigin({ backend }: DataContext): Promise<string | null> {
  try {
    return parsePasskeyOrigin(await backend.publicSettings());
  } catch (fault) {
    if (!(fault instanceof BackendError)) throw fault;
    if (!isServerAnswer(fault) || fault.status !== 403) return null;
    return parsePasskeyOrigin(isObject(fault.data) ? fault.data['extra_data'] : null);
  }
}

function parsePasskeyOrigin(settings: unknown): string {
  const origin = isObject(settings) ? settings['passkey_origin'] : null;
  return typeof origin === 'string' ? origin : '';
}

export async function loadPasskeys(data: DataContext): Promise<PasskeyList> {
  const answer = await toOutcome(getClient(data).list());
  if (answer.kind !== 'ok') return { kind: 'failed', failure: toAuthFailure(answer) ?? unreadable };
  return arePasskeyRows(answer.value)
    ? { kind: 'passkeys', passkeys: answer.value }
    : { kind: 'failed', failure: unreadable };
}

/**
 * Adds a passkey of this device. Besides the codes of the server, a failure has the code
 * `passkey_cancelled`, `passkey_exists` or `passkey_failed`.
 * @param name empty for none
 */
export async function addPasskey(
  data: DataContext,
  { password, name }: { password: string; name: string },
): Promise<AuthFailure | null> {
  const client = getClient(data);
  const [options] = await Promise.all([
    toOutcome(client.startRegistration(password)),
    loadCeremony(),
  ]);
  if (options.kind !== 'ok') return toAuthFailure(options);
  const result = await createPasskey(options.value);
  if (result.kind !== 'done') return toCeremonyFailure(data, result);
  const trimmed = name.trim();
  return toAuthFailure(
    await toOutcome(
      client.add({ credential: result.credential, ...(trimmed !== '' && { name: trimmed }) }),
    ),
  );
}

/** A passkey that was already removed counts as success. */
export async function removePasskey(data: DataContext, id: string): Promise<AuthFailure | null> {
  const answer = await toOutcome(getClient(data).remove(id));
  return answer.kind === 'refused' && answer.status === 404 && answer.code === 'not_found'
    ? null
    : toAuthFailure(answer);
}

/** Failures as in `addPasskey`. */
export async function logInWithPasskey(data: DataContext): Promise<AuthFailure | null> {
  const client = getClient(data);
  const [options] = await Promise.all([toOutcome(client.startLogin()), loadCeremony()]);
  if (options.kind !== 'ok') return toAuthFailure(options);
  const result = await requestPasskey(options.value);
  if (result.kind !== 'done') return toCeremonyFailure(data, result);
  const answer = await toOutcome(client.logIn({ credential: result.credential }));
  return answer.kind === 'ok'
    ? startSessionWithToken(data, answer.value.access_token)
    : toAuthFailure(answer);
}

function toCeremonyFailure(
  { report }: DataContext,
  result: Exclude<CeremonyResult<unknown>, { kind: 'done' }>,
): AuthFailure {
  if (result.kind === 'failed') report('the browser could not use a passkey', result.fault);
  return { kind: 'refused', code: `passkey_${result.kind}`, message: '' };
}

/** @throws Error without a backend client, as in some tests */
function getClient({ backend: { send } }: DataContext): PasskeyClient {
  if (!send) throw new Error('There is no connection to send requests with.');
  return createPasskeyClient(send);
}

function arePasskeyRows(answer: unknown): answer is readonly PasskeyRow[] {
  return Array.isArray(answer) && answer.every(isPasskeyRow);
}

function isPasskeyRow(row: unknown): row is PasskeyRow {
  if (!isObject(row)) return false;
  const { id, name, device, created_date, last_used_date } = row;
  return (
    typeof id === 'string' &&
    [name, device].every((text) => text === null || typeof text === 'string') &&
    isDate(created_date) &&
    (last_used_date === null || isDate(last_used_date))
  );
}

function isDate(text: unknown): boolean {
  return typeof text === 'string' && !Number.isNaN(Date.parse(text));
}
