// Watches the entries of the printed journal: prayers, gratitude entries and Bible notes.
import { combineLatest, map, type Observable, throttleTime } from 'rxjs';
import type { BibleNote } from '../../../schemas/entities/bible-note.ts';
import type { GratitudeEntry } from '../../../schemas/entities/gratitude-entry.ts';
import type { Prayer } from '../../../schemas/entities/prayer.ts';
import type { DataContext } from '../../data/data-context.ts';
import { watchRecords } from '../../data/records/record.ts';
import { watchToday } from '../../data/user-days.ts';
import type { PrintedEntry } from './components/printed-entry-types.ts';
import { listJournalEntries } from './journal-entries.ts';

export interface PrintableJournal {
  /** Oldest first. */
  entries: readonly PrintedEntry[];
  /** YYYY-MM-DD */
  today: string;
}

/** Milliseconds: changes of one sync are read together. */
const updateInterval = 400;

export function watchPrintableJournal(data: DataContext): Observable<PrintableJournal> {
  return combineLatest({
    prayers: watchRecords<Prayer>(data, 'prayers'),
    gratitudeEntries: watchRecords<GratitudeEntry>(data, 'gratitudeEntries'),
    notes: watchRecords<BibleNote>(data, 'bibleNotes'),
    today: watchToday(data),
  }).pipe(
    throttleTime(updateInterval, undefined, { leading: true, trailing: true }),
    map(({ today, ...records }) => ({
      entries: listJournalEntries(records),
      today,
    })),
  );
}
