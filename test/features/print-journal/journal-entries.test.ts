// Tests of the entries of the printed journal: order, texts, filters and months.
import { expect, test } from 'vitest';
import type { BibleNote } from '../../../schemas/entities/bible-note.ts';
import type { GratitudeEntry } from '../../../schemas/entities/gratitude-entry.ts';
import type { Prayer } from '../../../schemas/entities/prayer.ts';
import type { SavedRecord } from '../../../src/data/records/record.ts';
import type { PrintedEntry } from '../../../src/features/print-journal/components/printed-entry-types.ts';
import {
  filterEntries,
  groupByMonth,
  type JournalRecords,
  listJournalEntries,
} from '../../../src/features/print-journal/journal-entries.ts';

function save<F>(id: string, createdDate: string, fields: F): SavedRecord<F> {
  return { id, fields, createdDate, sync: { kind: 'safe' } };
}

function buildPrayer(fields: Partial<Prayer> = {}): Prayer {
  return { client_id: 'p', title: 'Peace', request: 'Peace', prayer_text: 'Peace', ...fields };
}

const buildThanks = (date: string, text = 'Bread'): GratitudeEntry => ({
  client_id: 'g',
  date,
  entry_text: text,
});

const buildNote = (fields: Partial<BibleNote> = {}): BibleNote => ({
  client_id: 'n',
  reference: 'John 3:16',
  book: 'JHN',
  chapter: 3,
  verse: 16,
  note_text: 'Loved',
  ...fields,
});

function list(records: Partial<JournalRecords>): PrintedEntry[] {
  return listJournalEntries({ prayers: [], gratitudeEntries: [], notes: [], ...records });
}

test('entries are sorted by day and by time of writing, oldest first', () => {
  const entries = list({
    prayers: [
      save('later', '2026-03-02T20:00:00Z', buildPrayer()),
      save('first', '2026-03-01T08:00:00Z', buildPrayer()),
    ],
    // Written later for an earlier day.
    gratitudeEntries: [save('thanks', '2026-03-05T08:00:00Z', buildThanks('2026-03-01'))],
    notes: [save('note', '2026-03-02T09:00:00Z', buildNote())],
  });
  expect(entries.map(({ id, day }) => `${day} ${id}`)).toEqual([
    '2026-03-01 first',
    '2026-03-01 thanks',
    '2026-03-02 note',
    '2026-03-02 later',
  ]);
});

test('a prayer has its text, dated updates, and its answer with the testimony, in this order', () => {
  const [entry] = list({
    prayers: [
      save(
        'p',
        '2026-03-01T08:00:00Z',
        buildPrayer({
          prayer_text: '  Lord, give peace. ',
          request: 'For peace at home',
          language: 'en',
          is_answered: true,
          answered_date: '2026-05-01',
          testimony: 'It came.',
          verses: [{ reference: 'John 14:27', text: 'Not printed.' }],
          updates: [
            { id: '2', date: '2026-04-02', text: 'Better' },
            { id: '1', date: '2026-04-01', text: 'Hard' },
            { id: '3', date: '2026-04-03', text: ' ' },
          ],
        }),
      ),
    ],
  });
  expect(entry).toEqual({
    id: 'p',
    kind: 'Prayer',
    day: '2026-03-01',
    language: 'en',
    heading: '',
    parts: [
      { kind: 'request', text: 'For peace at home' },
      { kind: 'text', text: 'Lord, give peace.' },
      { kind: 'update', day: '2026-04-01', text: 'Hard' },
      { kind: 'update', day: '2026-04-02', text: 'Better' },
      { kind: 'answer', day: '2026-05-01', text: 'It came.' },
    ],
    references: ['John 14:27'],
  });
});

test('a request that is the prayer itself is printed once', () => {
  const [entry] = list({ prayers: [save('p', '2026-03-01T08:00:00Z', buildPrayer())] });
  expect(entry?.parts).toEqual([{ kind: 'text', text: 'Peace' }]);
});

test('an answer without a date and without a testimony is still printed', () => {
  const prayer = buildPrayer({ is_answered: true, answered_date: 'soon' });
  const [entry] = list({ prayers: [save('p', '2026-03-01T08:00:00Z', prayer)] });
  expect(entry?.parts.at(-1)).toEqual({ kind: 'answer', day: '', text: '' });
});

test('highlights and entries without a text are left out', () => {
  expect(
    list({
      gratitudeEntries: [save('g', '2026-03-01T08:00:00Z', buildThanks('2026-03-01', ' \n '))],
      notes: [save('n', '2026-03-01T08:00:00Z', buildNote({ note_text: '' }))],
    }),
  ).toEqual([]);
});

test('a note is headed by its passage, also if the record does not name it', () => {
  const headings = list({
    notes: [
      save('a', '2026-03-01T08:00:00Z', buildNote()),
      save('b', '2026-03-01T09:00:00Z', buildNote({ reference: '', language: 'fr' })),
    ],
  }).map(({ heading }) => heading);
  expect(headings).toEqual(['John 3:16', 'Jean 3.16']);
});

const entries = list({
  prayers: [save('p', '2026-01-31T08:00:00Z', buildPrayer())],
  gratitudeEntries: ['2025-12-31', '2026-01-01', '2026-02-01'].map((day) =>
    save(day, `${day}T08:00:00Z`, buildThanks(day)),
  ),
});
const allKinds = new Set(['Prayer', 'GratitudeEntry', 'BibleNote'] as const);

test('the days of a period are included, and an empty day is no limit', () => {
  const days = (from: string, to: string) =>
    filterEntries(entries, { from, to }, allKinds).map(({ day }) => day);
  expect(days('2026-01-01', '2026-01-31')).toEqual(['2026-01-01', '2026-01-31']);
  expect(days('', '2025-12-31')).toEqual(['2025-12-31']);
  expect(days('2026-02-01', '')).toEqual(['2026-02-01']);
  expect(days('2026-02-01', '2026-01-01')).toEqual([]);
});

test('only the chosen kinds are printed', () => {
  const period = { from: '', to: '' };
  expect(filterEntries(entries, period, new Set(['Prayer'])).map(({ id }) => id)).toEqual(['p']);
  expect(filterEntries(entries, period, new Set())).toEqual([]);
});

test('entries are grouped by month in order', () => {
  expect(
    groupByMonth(entries).map(({ month, entries: ofMonth }) => `${month} ${ofMonth.length}`),
  ).toEqual(['2025-12 1', '2026-01 2', '2026-02 1']);
});
