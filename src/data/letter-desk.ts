// Where a person hands in a letter and waits for what becomes of it, and where they find those that wait.
import { map, type Observable } from 'rxjs';
import type { DeviceRecord } from './collections.ts';
import type { Data } from './data.ts';
import { type Posted, postLetter, takeBack } from './letter-post.ts';
import { letterPrefix } from './letter-name.ts';
import { keepLetter, type Letter } from './letters.ts';

/** One that waits, as the person knows it. */
export interface WaitingLetter {
  id: string;
  kind: Letter['kind'];
  subject: string;
  /** What they wrote, without the lines above it. */
  text: string;
  /** As it goes. */
  body: string;
  /** ISO time. */
  date: string;
}

/** Keeps a letter and tries to send it at once. One that was not taken is not kept: it is still in the person's hands. Throws `NotKept`. */
export async function handLetter(data: Data, letter: Letter): Promise<Posted> {
  const id = await keepLetter(data, letter);
  const posted = await postLetter(data, id);
  if (posted.kind === 'refused' || posted.kind === 'nobody') await takeBack(data, id);
  return posted;
}

/** The oldest first. */
export function waitingLetters(data: Data): Observable<WaitingLetter[]> {
  const found = data.personal.activity.find({ selector: { kind: 'letter' }, sort: [{ order: 'asc' }] }).$;
  return found.pipe(map((docs) => docs.map(toWaiting)));
}

/** The person would rather not send it. Throws `NotKept`. */
export function dropLetter(data: Data, { id }: WaitingLetter): Promise<void> {
  return takeBack(data, id);
}

/** Takes that back; it goes with the others. Throws `NotKept`. */
export async function restoreLetter(data: Data, { id, kind, subject, body }: WaitingLetter): Promise<void> {
  await keepLetter(data, { kind, subject, body, id: id.slice(letterPrefix.length) });
}

/** Of a file that was brought in, anything. */
function toWaiting({ id, value }: Pick<DeviceRecord, 'id' | 'value'>): WaitingLetter {
  const { about, subject, body, date } = value;
  const text = String(body ?? '');
  return { id, kind: about === 'deletion_notice' ? about : 'feedback', subject: String(subject ?? ''), text: text.slice(text.indexOf('\n\n') + 1).trim(), body: text, date: String(date ?? '') };
}
