// Dated notes on a prayer: reads, adds, edits and removes them.
import { applyEdit, type LocalRecord, isSameValue } from '../../../schemas/local-record.ts';
import {
  maxPreviousUpdateTexts,
  maxUpdateTextHashes,
  maxPrayerUpdates,
  type Prayer,
  type PrayerUpdate,
} from '../../../schemas/entities/prayer.ts';
import { deriveId } from './canonical-json.ts';
import type { DataContext } from '../data-context.ts';
import { modifyRecord } from './record.ts';

/**
 * Returns the notes, oldest day first; notes of one day in the order in which they were written. A
 * record from another client may contain invalid notes, which are skipped. When the lists of two
 * devices are merged, a replaced version of a note may return: it is not shown beside the newer
 * version.
 */
export function listPrayerNotes({ updates }: { readonly updates?: unknown }): PrayerUpdate[] {
  const all = Array.isArray(updates) ? (updates as unknown[]).filter(isPrayerNote) : [];
  const notes = all.filter((note) => !all.some((other) => other !== note && replaces(other, note)));
  return notes.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

export function isPrayerNote(value: unknown): value is PrayerUpdate {
  if (typeof value !== 'object' || value === null || !('text' in value) || !('date' in value))
    return false;
  return typeof value.text === 'string' && typeof value.date === 'string';
}

/** The previous texts of a note, the newest first. */
export function listPreviousTexts({ earlier }: { readonly earlier?: unknown }): string[] {
  return Array.isArray(earlier)
    ? (earlier as unknown[]).filter((text) => typeof text === 'string')
    : [];
}

function replaces(newer: PrayerUpdate, older: PrayerUpdate): boolean {
  if (newer.id !== older.id) return false;
  // The text was changed and changed back: the version with more previous texts is the newer one.
  if (newer.text === older.text) return countPreviousTexts(newer) > countPreviousTexts(older);
  return hadText(newer, older.text) && !hadText(older, newer.text);
}

function hadText(note: PrayerUpdate, text: string): boolean {
  const marks = listTextHashes(note);
  return (
    listPreviousTexts(note).includes(text) || (marks.length > 0 && marks.includes(hashText(text)))
  );
}

function countPreviousTexts(note: PrayerUpdate): number {
  return listPreviousTexts(note).length + listTextHashes(note).length;
}

function listTextHashes({ marks }: { readonly marks?: unknown }): string[] {
  return Array.isArray(marks)
    ? (marks as unknown[]).filter((mark) => typeof mark === 'string')
    : [];
}

function hashText(text: string): string {
  return deriveId('wording', text).replaceAll('-', '').slice(0, 16);
}

export function canAddPrayerNote({ updates }: Pick<Prayer, 'updates'>): boolean {
  return (updates ?? []).length < maxPrayerUpdates;
}

/** Adds a note; a note with the same id is added only once. Throws `StorageWriteError`. */
export function addPrayerNote(
  data: DataContext,
  prayer: string,
  update: PrayerUpdate,
): Promise<void> {
  return modifyNotes(data, prayer, (updates) => [
    ...updates.filter(({ id }) => id !== update.id),
    update,
  ]);
}

/**
 * Changes the text of a note and keeps its previous texts. A note that no longer exists is added
 * again. Throws `StorageWriteError`.
 */
export function editPrayerNote(
  data: DataContext,
  prayer: string,
  note: PrayerUpdate,
  text: string,
): Promise<void> {
  const wordings = [...new Set([note.text, ...listPreviousTexts(note)])].filter(
    (words) => words !== text,
  );
  const earlier = wordings.slice(0, maxPreviousUpdateTexts);
  const forgotten = new Set([
    ...wordings.slice(maxPreviousUpdateTexts).map(hashText),
    ...listTextHashes(note),
  ]);
  forgotten.delete(hashText(text));
  const marks = [...forgotten].slice(0, maxUpdateTextHashes);
  return modifyNotes(data, prayer, (updates) => {
    const place = updates.findIndex((other) => isSameValue(other, note));
    const reworded = {
      id: note.id,
      date: note.date,
      text,
      earlier,
      ...(marks.length > 0 && { marks }),
    };
    return place < 0 ? [...updates, reworded] : updates.with(place, reworded);
  });
}

/** Reverts `editPrayerNote`. Throws `StorageWriteError`. */
export function undoEditPrayerNote(
  data: DataContext,
  prayer: string,
  note: PrayerUpdate,
  text: string,
): Promise<void> {
  return modifyNotes(data, prayer, (updates) => [
    ...updates.filter(
      (other) => !(other.id === note.id && (other.text === text || isSameValue(other, note))),
    ),
    note,
  ]);
}

/**
 * Removes this version of a note, and the versions that it replaced. Another version of the same
 * note, from another device, stays. Throws `StorageWriteError`.
 */
export function removePrayerNote(
  data: DataContext,
  prayer: string,
  update: PrayerUpdate,
): Promise<void> {
  return modifyNotes(data, prayer, (updates) =>
    updates.filter((other) => !isSameValue(other, update) && !replaces(update, other)),
  );
}

async function modifyNotes(
  data: DataContext,
  prayer: string,
  next: (updates: readonly PrayerUpdate[]) => PrayerUpdate[],
): Promise<void> {
  await modifyRecord(data, 'prayers', prayer, (doc) =>
    applyEdit(doc, { updates: next(getNotes(doc)) }),
  );
  void data.sync();
}

function getNotes({ record }: LocalRecord): readonly PrayerUpdate[] {
  const { updates } = record as unknown as Prayer;
  return updates ?? [];
}
