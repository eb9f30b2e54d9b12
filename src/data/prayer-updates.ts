// Notes to a prayer as time goes on.
import { editRecord, type LocalRecord, sameValue } from '../../schemas/local-record.ts';
import { mostEarlierTexts, mostMarks, mostUpdates, type Prayer, type PrayerUpdate } from '../../schemas/prayer.ts';
import { derivedId } from './canonical.ts';
import type { Data } from './data.ts';
import { changeKept } from './record.ts';

/**
 * The oldest day first; of one day in the order in which they were written. A record from elsewhere may hold anything: what is no note is none.
 * A wording that another one of the same note has taken the place of comes back when lists of two devices unite: it is not shown beside it.
 */
export function updatesOf({ updates }: { readonly updates?: unknown }): PrayerUpdate[] {
  const all = Array.isArray(updates) ? (updates as unknown[]).filter(isUpdate) : [];
  const notes = all.filter((note) => !all.some((other) => other !== note && replaces(other, note)));
  return notes.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

export function isUpdate(value: unknown): value is PrayerUpdate {
  if (typeof value !== 'object' || value === null || !('text' in value) || !('date' in value)) return false;
  return typeof value.text === 'string' && typeof value.date === 'string';
}

/** The wordings that a note had before, the newest first. */
export function earlierOf({ earlier }: { readonly earlier?: unknown }): string[] {
  return Array.isArray(earlier) ? (earlier as unknown[]).filter((text) => typeof text === 'string') : [];
}

function replaces(newer: PrayerUpdate, older: PrayerUpdate): boolean {
  if (newer.id !== older.id) return false;
  // Reworded there and back: it is the one note that knows more of itself.
  if (newer.text === older.text) return historyOf(newer) > historyOf(older);
  return wasOnce(newer, older.text) && !wasOnce(older, newer.text);
}

function wasOnce(note: PrayerUpdate, text: string): boolean {
  const marks = marksOf(note);
  return earlierOf(note).includes(text) || (marks.length > 0 && marks.includes(markOf(text)));
}

function historyOf(note: PrayerUpdate): number {
  return earlierOf(note).length + marksOf(note).length;
}

function marksOf({ marks }: { readonly marks?: unknown }): string[] {
  return Array.isArray(marks) ? (marks as unknown[]).filter((mark) => typeof mark === 'string') : [];
}

function markOf(text: string): string {
  return derivedId('wording', text).replaceAll('-', '').slice(0, 16);
}

export function hasRoomForUpdate({ updates }: Pick<Prayer, 'updates'>): boolean {
  return (updates ?? []).length < mostUpdates;
}

/** Twice the same note, by its id, is one. Throws `NotKept`. */
export function addUpdate(data: Data, prayer: string, update: PrayerUpdate): Promise<void> {
  return change(data, prayer, (updates) => [...updates.filter(({ id }) => id !== update.id), update]);
}

/** Other words for a note; those that stood there stay with it. Where it is not there any more it is there again. Throws `NotKept`. */
export function rewordUpdate(data: Data, prayer: string, note: PrayerUpdate, text: string): Promise<void> {
  const wordings = [...new Set([note.text, ...earlierOf(note)])].filter((words) => words !== text);
  const earlier = wordings.slice(0, mostEarlierTexts);
  const forgotten = new Set([...wordings.slice(mostEarlierTexts).map(markOf), ...marksOf(note)]);
  forgotten.delete(markOf(text));
  const marks = [...forgotten].slice(0, mostMarks);
  return change(data, prayer, (updates) => {
    const place = updates.findIndex((other) => sameValue(other, note));
    const reworded = { id: note.id, date: note.date, text, earlier, ...(marks.length > 0 && { marks }) };
    return place < 0 ? [...updates, reworded] : updates.with(place, reworded);
  });
}

/** Takes `rewordUpdate` back. Throws `NotKept`. */
export function unwordUpdate(data: Data, prayer: string, note: PrayerUpdate, text: string): Promise<void> {
  return change(data, prayer, (updates) => [...updates.filter((other) => !(other.id === note.id && (other.text === text || sameValue(other, note)))), note]);
}

/** Only this wording of it, and what it had taken the place of: another one of the same note, from another device, stays. Throws `NotKept`. */
export function removeUpdate(data: Data, prayer: string, update: PrayerUpdate): Promise<void> {
  return change(data, prayer, (updates) => updates.filter((other) => !sameValue(other, update) && !replaces(update, other)));
}

async function change(data: Data, prayer: string, next: (updates: readonly PrayerUpdate[]) => PrayerUpdate[]): Promise<void> {
  await changeKept(data, 'prayers', prayer, (doc) => editRecord(doc, { updates: next(updatesIn(doc)) }));
  void data.sync();
}

function updatesIn({ record }: LocalRecord): readonly PrayerUpdate[] {
  const { updates } = record as unknown as Prayer;
  return updates ?? [];
}
