// Letters to whoever looks after this app: kept on this device until they are sent, also those of a guest.
import { distinctUntilChanged, type Observable } from 'rxjs';
import type { DeviceRecord } from './collections.ts';
import type { Data } from './data.ts';
import { letterPrefix } from './letter-name.ts';
import { kept, newId } from './record.ts';

export interface Letter {
  kind: 'feedback' | 'deletion_notice';
  /** One line, at most 200 characters. */
  subject: string;
  /** At most 20,000 characters. */
  body: string;
  /** The id that its draft had: the same letter, handed in twice, goes once. */
  id?: string;
}

/** Keeps a letter and asks for its sending. Throws `NotKept`. */
export async function leaveLetter(data: Data, letter: Letter): Promise<void> {
  await keepLetter(data, letter);
  void sendLetters(data).catch((fault: unknown) => data.report('a letter could not be sent', fault));
}

/** Sends what waits, as far as it can go now; one tab at a time. */
export async function sendLetters(data: Data): Promise<void> {
  const { postAll } = await import('./letter-post.ts');
  await postAll(data);
}

/** How many wait on this device. */
export function lettersWaiting(data: Data): Observable<number> {
  return data.personal.activity.count({ selector: { kind: 'letter' } }).$.pipe(distinctUntilChanged());
}

/** @returns the id of its record. Throws `NotKept`. */
export async function keepLetter(data: Data, { kind, subject, body, id = newId() }: Letter): Promise<string> {
  const date = new Date().toISOString();
  const record: DeviceRecord = { id: letterPrefix + id, kind: 'letter', order: date, value: { about: kind, subject, body, date } };
  await kept(data, () => data.personal.activity.incrementalUpsert(record));
  return record.id;
}
