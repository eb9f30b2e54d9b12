// Finds records whose date is in the future by this device's clock, because the clock was wrong
// when the user wrote them, and sets their date to now.
import {
  applyEdit,
  type Fields,
  getWrittenDate,
  type LocalRecord,
  toNewestFirstKey,
} from '../../../schemas/local-record.ts';
import { type UserCollectionName, syncedEntities } from '../database/collections.ts';
import type { DataContext } from '../data-context.ts';
import { isCalendarDay, parseDayAsUtc } from '../user-days.ts';
import { modifyRecord, type SavedRecord } from './record.ts';

/** Collections whose records show a date. */
export type DatedCollection = Extract<
  UserCollectionName,
  'prayers' | 'gratitudeEntries' | 'graceNotes'
>;

/** Fields of a record that hold its date; null for a missing field. */
export interface DateFields extends Fields {
  written_date?: unknown;
  date?: unknown;
}

/**
 * Milliseconds by which a date may be later than this clock: clocks differ a little, and a day
 * begins earlier beyond the date line.
 */
const tolerance = 86_400_000;

/** Returns whether the shown date of a record is more than a day in the future. */
export function isDateInFuture(
  { createdDate, fields }: SavedRecord<object>,
  now = Date.now(),
): boolean {
  const day = 'date' in fields ? fields.date : undefined;
  return isCalendarDay(day)
    ? parseDayAsUtc(day) > now + tolerance
    : Date.parse(createdDate) > now + tolerance;
}

/**
 * Sets the date of a record to now. Throws `StorageWriteError`.
 * @param today YYYY-MM-DD, the user's own day
 * @returns the date fields before, for `restoreDate`
 */
export async function moveDateToToday(
  data: DataContext,
  collection: DatedCollection,
  id: string,
  today: string,
): Promise<DateFields> {
  let before: DateFields = {};
  await changeDate(data, collection, id, (doc) => {
    const { written_date: writtenDate = null, date } = doc.record;
    const now = Date.now();
    // The server's date may have corrected the time of writing already.
    const isWrittenLater = Date.parse(getWrittenDate(doc)) > now + tolerance;
    before = {
      ...(isWrittenLater && { written_date: writtenDate }),
      ...(date !== undefined && { date }),
    };
    return {
      ...(isWrittenLater && { written_date: new Date(now).toISOString() }),
      ...(date !== undefined && { date: today }),
    };
  });
  return before;
}

/** Reverts `moveDateToToday`. Throws `StorageWriteError`. */
export function restoreDate(
  data: DataContext,
  collection: DatedCollection,
  id: string,
  before: DateFields,
): Promise<void> {
  return changeDate(data, collection, id, () => before);
}

async function changeDate(
  data: DataContext,
  collection: DatedCollection,
  id: string,
  getChanges: (doc: LocalRecord) => DateFields,
): Promise<void> {
  await modifyRecord(data, collection, id, (doc): LocalRecord => {
    const edited = applyEdit(doc, getChanges(doc));
    return {
      ...edited,
      order: toNewestFirstKey(getWrittenDate(edited)),
      ref: refOfCollection.get(collection)?.(edited.record) ?? edited.ref,
    };
  });
  void data.sync();
}

const refOfCollection = new Map<string, (fields: Fields) => string>(
  syncedEntities.map(({ collection, refOf }) => [collection, refOf]),
);
