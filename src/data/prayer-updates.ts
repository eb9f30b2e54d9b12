// Notes to a prayer as time goes on.
import { editRecord, type LocalRecord, sameValue } from '../../schemas/local-record.ts';
import { mostUpdates, type Prayer, type PrayerUpdate } from '../../schemas/prayer.ts';
import type { Data } from './data.ts';
import { changeKept } from './record.ts';

/** The oldest day first; of one day in the order in which they were written. A record from elsewhere may hold anything: what is no note is none. */
export function updatesOf({ updates }: { readonly updates?: unknown }): PrayerUpdate[] {
  const notes = Array.isArray(updates) ? (updates as unknown[]).filter(isUpdate) : [];
  return notes.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

function isUpdate(value: unknown): value is PrayerUpdate {
  if (typeof value !== 'object' || value === null || !('text' in value) || !('date' in value)) return false;
  return typeof value.text === 'string' && typeof value.date === 'string';
}

export function hasRoomForUpdate({ updates }: Pick<Prayer, 'updates'>): boolean {
  return (updates ?? []).length < mostUpdates;
}

/** Twice the same note, by its id, is one. Throws `NotKept`. */
export function addUpdate(data: Data, prayer: string, update: PrayerUpdate): Promise<void> {
  return change(data, prayer, (updates) => [...updates.filter(({ id }) => id !== update.id), update]);
}

/** Only this wording of it: another one of the same note, from another device, stays. Throws `NotKept`. */
export function removeUpdate(data: Data, prayer: string, update: PrayerUpdate): Promise<void> {
  return change(data, prayer, (updates) => updates.filter((other) => !sameValue(other, update)));
}

async function change(data: Data, prayer: string, next: (updates: readonly PrayerUpdate[]) => PrayerUpdate[]): Promise<void> {
  await changeKept(data, 'prayers', prayer, (doc) => editRecord(doc, { updates: next(updatesIn(doc)) }));
  void data.sync();
}

function updatesIn({ record }: LocalRecord): readonly PrayerUpdate[] {
  const { updates } = record as unknown as Prayer;
  return updates ?? [];
}
