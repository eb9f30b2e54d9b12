// The way of a letter to the support address of this backend: out of the device's hands only when the server has taken it.
import { type Outcome, outcomeOf } from '../backend/outcome.ts';
import type { Data } from './data.ts';
import { guest } from './guest.ts';
import { letterPrefix } from './letter-name.ts';
import { kept } from './record.ts';
import { supportAddressIn } from './support-address.ts';

/** `waits`: there is no way to the server. `nobody`: this backend names no address for letters. `refused`: the server would not take it; `retryAfter` in seconds. */
export type Posted = { kind: 'sent' } | { kind: 'waits' } | { kind: 'nobody' } | { kind: 'refused'; status: number; retryAfter?: number };

/** Milliseconds. Where an answer is lost the letter is handed in again; its key lets our server send it once. */
const patience = 30_000;
const addresses = new WeakMap<Data['backend'], string>();

/** @param id of its record. One that is gone was sent by another tab. */
export function postLetter(data: Data, id: string): Promise<Posted> {
  return underLock(data, () => post(data, id));
}

/**
 * The oldest first. One that the server will never take keeps no other back; anything else does.
 * @returns what kept one of them back, else `sent`
 */
export function postAll(data: Data): Promise<Posted> {
  return underLock(data, async () => {
    const { activity } = data.personal;
    const waiting = activity.find({ selector: { kind: 'letter' }, sort: [{ order: 'asc' }] });
    const { documents } = await activity.storageInstance.query(waiting.getPreparedQuery());
    let last: Posted = { kind: 'sent' };
    for (const { id } of documents) {
      const posted = await post(data, id);
      if (posted.kind !== 'sent') last = posted;
      if (posted.kind !== 'sent' && !isHopeless(posted)) break;
    }
    return last;
  });
}

function isHopeless(posted: Posted): boolean {
  return posted.kind === 'refused' && (posted.status === 400 || posted.status === 413 || posted.status === 422);
}

/** The person has it in their hands again. */
export async function takeBack(data: Data, id: string): Promise<void> {
  await kept(data, async () => {
    const doc = await data.personal.activity.findOne(id).exec();
    await doc?.incrementalRemove();
  });
}

async function post(data: Data, id: string): Promise<Posted> {
  // From the storage itself: another tab may have sent it a moment ago.
  const [doc] = await data.personal.activity.storageInstance.findDocumentsById([id], false);
  if (!doc) return { kind: 'sent' };
  const address = await supportAddress(data);
  if (address.kind !== 'ok') return postedOf(address);
  if (address.value === null) return { kind: 'nobody' };
  const { subject, body } = doc.value;
  const letter = { to: address.value, subject: String(subject), body: String(body), message_key: id.slice(letterPrefix.length) };
  const answer = await outcomeOf(data.backend.integrations.Core.SendEmail(letter, { timeout: patience }));
  if (answer.kind !== 'ok') return postedOf(answer);
  await takeBack(data, id);
  return { kind: 'sent' };
}

function postedOf(answer: Exclude<Outcome<unknown>, { kind: 'ok' }>): Posted {
  if (answer.kind === 'offline') return { kind: 'waits' };
  const { status, retryAfter } = answer;
  return { kind: 'refused', status, ...(retryAfter !== undefined && { retryAfter }) };
}

/** Null where the backend names none. */
async function supportAddress({ backend }: Data): Promise<Outcome<string | null>> {
  const known = addresses.get(backend);
  if (known !== undefined) return { kind: 'ok', value: known };
  const answer = await outcomeOf(backend.publicSettings({ timeout: patience }));
  if (answer.kind !== 'ok') return answer;
  const address = supportAddressIn(answer.value);
  if (address === null) return { kind: 'ok', value: null };
  addresses.set(backend, address);
  return { kind: 'ok', value: address };
}

/** Where the browser has no locks there is hardly a second tab at work. */
function underLock({ account }: Data, work: () => Promise<Posted>): Promise<Posted> {
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks;
  return locks ? locks.request(`selah-letters-${account?.id ?? guest}`, work) : work();
}
